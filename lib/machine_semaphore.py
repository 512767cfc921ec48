"""A semaphore: how many do something at the same moment, in one process or on the whole machine."""

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Semaphore
from typing import IO

if sys.platform != "win32":
    import fcntl

WHERE = "COSINE_LAB_SLOTS"
"""The environment's name of the folder that the workers of one machine share."""
_LOOK_S = 0.2


class Slots:
    """So many slots at once. A slot that is taken ends with its block, or with its process.

    Parameters
    ----------
    at_once : int
        At least 1.
    folder : str or Path, optional
        Where processes that share their slots meet: they hold locks on files there. Without it, and
        where the system has no such locks (Windows), the slots are this process's own.
    """

    def __init__(self, at_once: int, folder: str | Path | None = None) -> None:
        self._here = Semaphore(at_once)
        shared = folder and sys.platform != "win32"
        self._places = [Path(folder or "", f"slot-{k}") for k in range(at_once)] if shared else []

    @contextmanager
    def taken(self, waiting: Callable[[], object] = lambda: None) -> Iterator[None]:
        """Wait for a slot, and keep it as long as the block lasts.

        Parameters
        ----------
        waiting : callable
            Called again and again until a slot is free; what it raises ends the wait.
        """
        while not self._here.acquire(timeout=_LOOK_S):
            waiting()
        try:
            held = self._locked(waiting)
            try:
                yield
            finally:
                if held:
                    held.close()
        finally:
            self._here.release()

    def _locked(self, waiting: Callable[[], object]) -> IO[bytes] | None:
        """A lock on one of the shared files; processes ask again and again, in no order.

        None where the folder is gone or the disk full: then the slots are this process's own.
        """
        while self._places:
            for place in self._places:
                try:
                    if held := _lock(place):
                        return held
                except OSError:
                    return None
            time.sleep(_LOOK_S)
            waiting()
        return None


def _lock(place: Path) -> IO[bytes] | None:
    """The file, locked until it is closed; None where another holds it."""
    if sys.platform == "win32":
        return None
    file = place.open("ab")
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        file.close()
        return None
    return file
