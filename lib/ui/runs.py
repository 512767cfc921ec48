"""Counts the runs of pages in a session: what one run showed, the next may rely on."""

from streamlit.runtime.scriptrunner import get_script_run_ctx
from streamlit.runtime.scriptrunner_utils.script_requests import ScriptRequestType

from lib.ui import session

_RUNS = "runs"


def begin() -> None:
    """Count a run of a page's script."""
    session.remember(_RUNS, number() + 1)


def number() -> int:
    """How many times this session has run a page."""
    counted: int = session.recall(_RUNS) or 0
    return counted


def overtaken() -> bool:
    """Whether something has been used since this run began.

    Streamlit interrupts a run for the sake of the whole page alone: who uses a control of a part
    (lib/ui/part.py) waits until the run is over, and there is no public way to see that.
    """
    context = get_script_run_ctx(suppress_warning=True)
    asked = context.script_requests if context else None
    return asked is not None and asked._state == ScriptRequestType.RERUN  # noqa: SLF001
