"""Background tasks of more than a second: done once for all readers, under a progress bar, until cancelled."""

from collections.abc import Callable, Hashable
from typing import TypeVar

import streamlit as st
from streamlit.delta_generator import DeltaGenerator

from cosine_lab import prose, upload_quota
from cosine_lab.background_jobs import AT_ONCE, Abandoned, Job, JobQueue, Message, Progress, Slots
from cosine_lab.refusals import Word
from cosine_lab.ui import reruns, session, shell

QUICK_S = 0.2  # what is done by then shows no bar
BEAT_S = 0.25  # between two moves of the bar, which is when a press of Cancel is heard
Wanted = TypeVar("Wanted", bound=Hashable)
Result = TypeVar("Result")

SLOTS = Slots(AT_ONCE)
"""Of all heavy work: jobs, and files that are read."""
_QUEUE = JobQueue(SLOTS)
upload_quota.on_leave(_QUEUE.forget_failed)


def run_once(
    task: str,
    wanted: Wanted,
    job: Callable[[Wanted, Progress], Result],
    at_hand: Callable[[Wanted], Result | None] = lambda _: None,
) -> tuple[Wanted, Result] | None:
    """The result of `job(wanted, progress)`, from memory where some reader has had it already.

    A reader who cancels sees the last result of the session instead, and a button to begin again;
    others who wait for the same go on waiting.

    Parameters
    ----------
    task : str
        Names the kind of work.
    wanted : hashable
        All that the result depends on.
    job : callable
        Told a function that takes the fraction done and a few words; the last eight results of
        a task are kept, and shared: nobody may change one. It runs in a thread of its own, two at
        a time, and must not touch the page.
    at_hand : callable
        Gives the result if it takes no work, such as a shipped one: that waits for no slot.

    Returns
    -------
    what the result belongs to, the result; or None
        None after a cancellation, where there is nothing to go back to, and in a run that another follows at once.
    """
    cancelled, finished = f"{task}-cancelled", f"{task}-finished"
    result = at_hand(wanted)
    if result is not None:
        session.remember(finished, wanted)
        return wanted, result
    place = st.empty()  # one for both, so that a new run takes away what was offered before it
    if session.recall(cancelled) == wanted:
        none = session.recall(finished) is None
        _offer(place, task, cancelled, "nothing" if none else "cancelled")
        if none:
            return None
        wanted, place = session.recall(finished), st.empty()
    shared_job: Job[Result] = _QUEUE.ask(task, wanted, lambda report: job(wanted, report))
    with shared_job.awaited():
        if not shared_job.wait(QUICK_S) and not _watch(place, task, wanted, shared_job, cancelled):
            return None
    session.remember(finished, wanted)
    try:
        return wanted, shared_job.result()
    except Abandoned:  # its last reader had left, and it was stopping as this one came
        return run_once(task, wanted, job, at_hand)


def fresh(
    task: str,
    wanted: Wanted,
    job: Callable[[Wanted, Progress], Result],
    at_hand: Callable[[Wanted], Result | None] = lambda _: None,
) -> Result | None:
    """The same where only the result of what is wanted will do; None after a cancellation."""
    got = run_once(task, wanted, job, at_hand)
    return got[1] if got and got[0] == wanted else None


def _watch(place: DeltaGenerator, task: str, wanted: Hashable, job: Job[Result], cancelled: str) -> bool:
    """Show a bar until the job is done, or until a button of the same part has been pressed.

    A press that asks for the whole page stops the script at the bar's next move.
    """
    words = shell.text("work")
    with place.container(horizontal=True, vertical_alignment="center"):
        bar = st.progress(0.0, words("begin"))
        st.button(words("cancel"), key=f"{task}-cancel", on_click=session.remember, args=(cancelled, wanted))
    while not job.wait(BEAT_S):
        if reruns.overtaken():
            return False
        bar.progress(job.fraction, _progress_text(job.message) or words("begin"))
    place.empty()
    return True


def _progress_text(message: Message) -> str:
    return prose.sentence(message, session.language()) if isinstance(message, Word) else message


def _offer(place: DeltaGenerator, task: str, cancelled: str, text: str) -> None:
    words = shell.text("work")
    with place.container(horizontal=True, vertical_alignment="center"):
        st.info(words.markdown(text))
        st.button(words("again"), key=f"{task}-again", on_click=session.remember, args=(cancelled, None))
