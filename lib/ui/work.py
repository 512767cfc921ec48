"""Work of more than a second: done once for all readers, under a progress bar, until cancelled."""

from collections.abc import Callable, Hashable
from contextvars import copy_context
from typing import TypeVar

import streamlit as st

from lib import prose
from lib.ui import session

MOST_KEPT = 6
Wanted = TypeVar("Wanted", bound=Hashable)
Result = TypeVar("Result")
Progress = Callable[[float, str], None]


def done(
    task: str, wanted: Wanted, job: Callable[[Wanted, Progress], Result]
) -> tuple[Wanted, Result] | None:
    """The result of `job(wanted, progress)`, from memory where some reader has had it already.

    A reader who cancels sees the last result of the session instead, and a button to begin again.

    Parameters
    ----------
    task : str
        Names the kind of work.
    wanted : hashable
        All that the result depends on.
    job : callable
        Told a function that takes the fraction done and a few words; the last six results of a task
        are kept.

    Returns
    -------
    what the result belongs to, the result; or None
        None after a cancellation, where there is nothing to go back to.
    """
    cancelled, finished = f"{task}-cancelled", f"{task}-finished"
    if session.recall(cancelled) == wanted:
        none = session.recall(finished) is None
        _offer(task, cancelled, "nothing" if none else "cancelled")
        if none:
            return None
        wanted = session.recall(finished)
    outside = copy_context()

    def work() -> Result:
        return outside.run(_watched, task, wanted, job, cancelled)

    result: Result = _kept(task, wanted, work)
    session.remember(finished, wanted)
    return wanted, result


@st.cache_data(max_entries=MOST_KEPT, show_spinner=False)
def _kept(task: str, wanted: Hashable, _work: Callable[[], Result]) -> Result:  # noqa: ARG001 - the key
    return _work()


def _watched(
    task: str, wanted: Wanted, job: Callable[[Wanted, Progress], Result], cancelled: str
) -> Result:
    """Do the work under a bar. A press of the button stops the script at the bar's next move.

    This runs in the context from before `_kept`, so that the cache does not replay the bar.
    """
    place = st.empty()
    words = prose.words("work")
    with place.container(horizontal=True, vertical_alignment="center"):
        bar = st.progress(0.0, words["begin"])
        st.button(
            words["cancel"],
            key=f"{task}-cancel",
            on_click=session.remember,
            args=(cancelled, wanted),
        )

    def tell(done: float, said: str) -> None:
        bar.progress(min(max(done, 0.0), 1.0), said)

    result = job(wanted, tell)
    place.empty()
    return result


def _offer(task: str, cancelled: str, said: str) -> None:
    words = prose.words("work")
    with st.container(horizontal=True, vertical_alignment="center"):
        st.info(words[said])
        st.button(
            words["again"], key=f"{task}-again", on_click=session.remember, args=(cancelled, None)
        )
