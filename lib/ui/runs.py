"""Counts the runs of pages in a session: what one run showed, the next may rely on."""

from lib.ui import session

_RUNS = "runs"


def begin() -> None:
    """Count a run of a page's script."""
    session.remember(_RUNS, number() + 1)


def number() -> int:
    """How many times this session has run a page."""
    counted: int = session.recall(_RUNS) or 0
    return counted
