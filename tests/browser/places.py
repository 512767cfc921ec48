"""Where a page may stand: what a browser there refuses."""

STORAGE_DENIED = """
for (const area of ["localStorage", "sessionStorage"])
  Object.defineProperty(window, area, { get: () => { throw new DOMException("denied", "SecurityError"); } });
Object.defineProperty(document, "cookie", {
  get: () => "", set: () => { throw new DOMException("denied", "SecurityError"); } });
"""
"""As in a frame of another site, or where a reader blocks cookies."""
