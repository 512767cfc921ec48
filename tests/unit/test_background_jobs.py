"""Work in the background: shared, two at a time, stopped when nobody waits for it."""

import os
import sys
import threading
from collections.abc import Callable
from threading import Event

import pytest

from cosine_lab import background_jobs
from cosine_lab.background_jobs import Abandoned, Job, JobQueue, Progress, Slots

PATIENCE_S = 20


class Gate:
    """Work that begins, and then waits to be let through."""

    def __init__(self) -> None:
        self.begun, self.open, self.runs = Event(), Event(), 0

    def __call__(self, report: Progress) -> str:
        self.runs += 1
        self.begun.set()
        assert self.open.wait(PATIENCE_S)
        report(0.5, "half")
        return "result"


def finished(job: Job[str]) -> str:
    assert job.wait(PATIENCE_S)
    return job.result()


def test_all_who_ask_for_the_same_share_one_job() -> None:
    desk, gate = JobQueue(), Gate()
    first, second = desk.ask("task", 1, gate), desk.ask("task", 1, gate)
    gate.open.set()
    assert first is second
    assert finished(first) == "result"
    assert finished(desk.ask("task", 1, gate)) == "result"
    assert gate.runs == 1


def test_only_two_jobs_run_at_the_same_time() -> None:
    desk, gates = JobQueue(), [Gate(), Gate(), Gate()]
    asked = [desk.ask("task", k, gate) for k, gate in enumerate(gates)]
    assert gates[0].begun.wait(PATIENCE_S)
    assert gates[1].begun.wait(PATIENCE_S)
    assert not gates[2].begun.is_set()
    gates[0].open.set()
    assert gates[2].begun.wait(PATIENCE_S)
    for gate in gates:
        gate.open.set()
    assert [finished(job) for job in asked] == ["result"] * 3


def test_who_waits_for_a_slot_is_asked_again_and_again_and_may_leave() -> None:
    slots = Slots(1)

    def leave() -> None:
        raise InterruptedError

    with slots.taken(), pytest.raises(InterruptedError), slots.taken(leave):
        pass
    with slots.taken():
        pass


def test_a_job_goes_on_for_others_when_one_reader_leaves(monkeypatch: pytest.MonkeyPatch) -> None:
    desk, gate = JobQueue(), Gate()
    job = desk.ask("task", 1, gate)
    with job.awaited():
        with job.awaited():
            monkeypatch.setattr(background_jobs, "GRACE_S", -1.0)
        gate.open.set()
        assert finished(job) == "result"


def test_a_job_that_nobody_waits_for_stops_and_can_be_asked_for_again(monkeypatch: pytest.MonkeyPatch) -> None:
    desk, gate = JobQueue(Slots(1)), Gate()
    with (job := desk.ask("task", 1, gate)).awaited():
        assert gate.begun.wait(PATIENCE_S)
    monkeypatch.setattr(background_jobs, "GRACE_S", -1.0)
    gate.open.set()
    with pytest.raises(Abandoned):
        finished(job)
    monkeypatch.setattr(background_jobs, "GRACE_S", 3.0)
    assert finished(desk.ask("task", 1, gate)) == "result"


def test_a_reader_who_is_back_at_once_finds_the_job_running() -> None:
    desk, gate = JobQueue(), Gate()
    job = desk.ask("task", 1, gate)
    with job.awaited():
        assert gate.begun.wait(PATIENCE_S)
    gate.open.set()
    assert finished(job) == "result"


def test_a_fault_is_told_to_who_waits_and_the_next_asker_begins_anew() -> None:
    desk, works = JobQueue(), iter([_fails, lambda _: "result"])

    def work(report: Progress) -> str:
        return next(works)(report)

    with pytest.raises(ValueError, match="not that"):
        finished(desk.ask("task", 1, work))
    assert finished(desk.ask("task", 1, work)) == "result"


def _fails(_: Progress) -> str:
    raise ValueError("not that")


def test_only_the_last_results_of_a_task_are_kept() -> None:
    desk, runs = JobQueue(most=2), []

    def noted(wanted: int) -> Callable[[Progress], str]:
        def work(_: Progress) -> str:
            runs.append(wanted)
            return "result"

        return work

    for wanted in (1, 2, 1, 3, 1, 2):
        finished(desk.ask("task", wanted, noted(wanted)))
    finished(desk.ask("other", 2, noted(9)))
    assert runs == [1, 2, 3, 2, 9]


def test_progress_is_kept_between_nothing_and_all() -> None:
    job: Job[str] = Job()
    job.report(-1.0, "begin")
    assert (job.fraction, job.message) == (0.0, "begin")
    job.report(2.0, "end")
    assert (job.fraction, job.message) == (1.0, "end")


def test_a_job_steps_back_behind_what_readers_wait_for() -> None:
    def asked(_: Progress) -> str:
        thread = threading.get_native_id()
        return str(os.getpriority(os.PRIO_PROCESS, thread)) if sys.platform == "linux" else "10"

    assert int(finished(JobQueue().ask("task", 1, asked))) >= background_jobs.LATER
