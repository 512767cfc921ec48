"""Background jobs: work of seconds, shared by all who ask, two at a time.

A job runs in a thread of its own, so that no reader's page belongs to it: one who leaves takes
nothing from the others, and a job that nobody has waited for in three seconds stops by itself.
"""

import os
import sys
import time
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from threading import Event, Lock, Semaphore, Thread, get_native_id
from typing import Any, Generic, TypeVar, cast

from cosine_lab.refusals import Word

AT_ONCE = 2
MOST_RESULTS = 8  # results of each task: Pooling offers seven, and readers walk through them in turn
LATER = 10  # as `nice` counts
_LOOK_S = 0.2
NAME = "job"
"""Of every thread that works."""
GRACE_S = 3.0  # a page that runs anew leaves for a moment and is back
Result = TypeVar("Result")
Message = Word | str
"""What a job says to how far it is: shared by readers of all languages, so best by key."""
Progress = Callable[[float, Message], None]


class Abandoned(Exception):  # noqa: N818 - no error: nobody waits any more
    """Raised in a job, where it tells how far it is, once nobody waits for it."""


class Slots:
    """So many slots at once, at least 1; one that is taken ends with its block."""

    def __init__(self, at_once: int) -> None:
        self._free = Semaphore(at_once)

    @contextmanager
    def taken(self, waiting: Callable[[], object] = lambda: None) -> Iterator[None]:
        """Wait for a slot, and keep it as long as the block lasts.

        Parameters
        ----------
        waiting : callable
            Called again and again until a slot is free; what it raises ends the wait.
        """
        while not self._free.acquire(timeout=_LOOK_S):
            waiting()
        try:
            yield
        finally:
            self._free.release()


class Job(Generic[Result]):
    """One piece of work, under way or done.

    Attributes
    ----------
    fraction : float
        How much is done, from 0 to 1, as the work last told.
    message : Message
        What it said to that; "" before it begins.
    """

    def __init__(self) -> None:
        self.fraction = 0.0
        self.message: Message = ""
        self._done, self._lock = Event(), Lock()
        self._waiting, self._idle_since = 0, time.monotonic()
        self._result: Result | None = None
        self._fault: BaseException | None = None

    @property
    def done(self) -> bool:
        """Whether there is a result, or a fault."""
        return self._done.is_set()

    @property
    def failed(self) -> bool:
        """Whether it came to its end without a result."""
        return self._fault is not None

    def wait(self, seconds: float) -> bool:
        """Wait so long at most; whether it is done."""
        return self._done.wait(seconds)

    def result(self) -> Result:
        """Give what the work gave, or raise what it raised. Ask when it is done."""
        if self._fault is not None:
            raise self._fault
        result: Any = self._result  # done without a fault: there is one
        return cast("Result", result)

    @contextmanager
    def awaited(self) -> Iterator[None]:
        """Count as one who waits, as long as the block lasts."""
        with self._lock:
            self._waiting += 1
        try:
            yield
        finally:
            with self._lock:
                self._waiting -= 1
                self._idle_since = time.monotonic()

    def report(self, fraction: float, message: Message) -> None:
        """Note how far the work is; raises Abandoned where nobody waits for it any more."""
        self.fraction, self.message = min(max(fraction, 0.0), 1.0), message
        with self._lock:
            if not self._waiting and time.monotonic() - self._idle_since > GRACE_S:
                raise Abandoned

    def run(self, work: Callable[[Progress], Result], slots: Slots) -> None:
        """Do the work when a slot is free."""
        try:
            with slots.taken():
                _step_back()
                self.report(0.0, "")
                self._result = work(self.report)
        except BaseException as fault:  # noqa: BLE001 - every asker is told, here nobody would be
            self._fault = fault
        self._done.set()


def _step_back() -> None:
    """Let the thread's work wait for that of readers, where the system knows threads apart."""
    if sys.platform == "linux":
        thread = get_native_id()
        now = os.getpriority(os.PRIO_PROCESS, thread)
        os.setpriority(os.PRIO_PROCESS, thread, max(now, LATER))


class JobQueue:
    """Where work is asked for: the same work is one job, and its last results are kept."""

    def __init__(self, slots: Slots | None = None, most: int = MOST_RESULTS) -> None:
        self._slots, self._most = slots or Slots(AT_ONCE), most
        self._lock = Lock()
        self._jobs: dict[str, OrderedDict[Hashable, Job[Any]]] = {}

    def ask(self, task: str, wanted: Hashable, work: Callable[[Progress], Result]) -> Job[Result]:
        """Join the job of that name, or begin it.

        Parameters
        ----------
        task : str
            The kind of work; the last eight results of each kind are kept.
        wanted : hashable
            All that the result depends on.
        work : callable
            Told a function that takes the fraction done and a few words. It runs in another thread
            and must not touch the page.
        """
        with self._lock:
            jobs = self._jobs.setdefault(task, OrderedDict())
            job = jobs.get(wanted)
            if job is None or job.failed:
                job = jobs[wanted] = Job()
                arguments = (work, self._slots)
                Thread(target=job.run, args=arguments, name=NAME, daemon=True).start()
            jobs.move_to_end(wanted)
            done = [key for key, entry in jobs.items() if entry.done]
            for key in done[: max(len(jobs) - self._most, 0)]:
                del jobs[key]
        return job

    def forget_failed(self) -> None:
        """Let go of jobs without a result: what they raised holds all that they were about."""
        with self._lock:
            for jobs in self._jobs.values():
                for wanted in [key for key, job in jobs.items() if job.failed]:
                    del jobs[wanted]
