"""The limit of open files (RLIMIT_NOFILE), and so of connections: raised as far as the system lets it."""

import sys

ENOUGH = (65_536, 10_240)
"""What is asked for, best first; macOS grants no more than the last, whatever it says."""
OWN, A_READER = 64, 8
"""Open files of a process itself; of a reader in the front: connections of a browser that loads, each of two ends."""


def raise_limit() -> int:
    """Have as many open files as are allowed; how many that are."""
    if sys.platform == "win32":  # its sockets are no files, and are not counted
        return ENOUGH[0]
    import resource  # noqa: PLC0415 - there is none on Windows

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    for enough in ENOUGH:
        wanted = enough if hard == resource.RLIM_INFINITY else min(enough, hard)
        if wanted <= soft or soft == resource.RLIM_INFINITY:
            break
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        except (ValueError, OSError):
            continue
        return wanted
    return ENOUGH[0] if soft == resource.RLIM_INFINITY else soft


def readers(limit: int) -> int:
    """How many readers so many open files are enough for, behind `serve`."""
    return max(limit - OWN, 0) // A_READER
