"""How much work one file may cause."""

import math
import time

from cosine_lab.refusals import Refused

MOST_SECONDS = 10.0
"""Of this thread's processor time."""


class Effort:
    """Processor time that one file may take, to be asked for now and then while it is read."""

    def __init__(self, *, bounded: bool = True) -> None:
        self._end = time.thread_time() + (MOST_SECONDS if bounded else math.inf)

    def check(self) -> None:
        """Go on, or refuse.

        Raises
        ------
        Refused
            If the file has had its time.
        """
        if time.thread_time() > self._end:
            raise Refused("uploads.slow", seconds=MOST_SECONDS)
