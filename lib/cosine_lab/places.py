"""Where the app's own files are: those of a checkout, or those that a wheel brought."""

from pathlib import Path

PACKAGE = Path(__file__).resolve().parent
_BROUGHT = PACKAGE / "_app"
ROOT = _BROUGHT if _BROUGHT.is_dir() else PACKAGE.parents[1]
"""The folder of app.py."""
ASSETS, PAGES, LESSONS = ROOT / "assets", ROOT / "pages", PACKAGE / "lessons"
