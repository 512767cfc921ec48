"""Counts the reruns of pages in a session: what one run showed, the next may rely on."""

from collections.abc import Iterable

from streamlit.runtime.memory_uploaded_file_manager import MemoryUploadedFileManager
from streamlit.runtime.scriptrunner import get_script_run_ctx
from streamlit.runtime.scriptrunner_utils.script_requests import ScriptRequestType
from streamlit.runtime.uploaded_file_manager import UploadedFile, UploadedFileRec

from cosine_lab.ui import session

_RUNS, _PAGE = "runs", "runs-page"


def begin() -> None:
    """Count a run of a page's script; what was given to another page is let go of."""
    session.remember(_RUNS, number() + 1)
    context = get_script_run_ctx(suppress_warning=True)
    if context and session.recall(_PAGE) not in (None, context.page_script_hash):
        context.uploaded_file_mgr.remove_session_files(context.session_id)
    session.remember(_PAGE, context and context.page_script_hash)


def let_go(files: Iterable[UploadedFile]) -> None:
    """Let go of what files hold; the page goes on showing their names."""
    context = get_script_run_ctx(suppress_warning=True)
    manager = context.uploaded_file_mgr if context else None
    for file in files:
        file.seek(0)
        file.truncate()
        if context and isinstance(manager, MemoryUploadedFileManager):
            emptied = UploadedFileRec(file.file_id, file.name, file.type, b"")
            manager.add_file(context.session_id, emptied)


def number() -> int:
    """How many times this session has run a page."""
    counted: int = session.recall(_RUNS) or 0
    return counted


def overtaken() -> bool:
    """Whether something has been used since this run began.

    Streamlit interrupts a run for the sake of the whole page alone: who uses a control of a part
    (lib/cosine_lab/ui/fragment.py) waits until the run is over, and there is no public way to see that.
    """
    context = get_script_run_ctx(suppress_warning=True)
    requests = context.script_requests if context else None
    return requests is not None and requests._state == ScriptRequestType.RERUN  # noqa: SLF001
