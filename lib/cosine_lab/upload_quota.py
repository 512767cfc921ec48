"""The upload quota: what readers' files take of this process's memory, and for which of them there is no room."""

from collections import OrderedDict
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import fields, is_dataclass
from threading import Lock
from weakref import WeakKeyDictionary

import numpy as np

from cosine_lab.refusals import Refused

MOST_BYTES = 700_000_000
"""Of all readers' files, as they came and as they are kept."""
MOST_OF_ONE = 250 * 1024 * 1024
"""Of the files of one session, as they came: the largest that is taken, and no more."""
_MOST_CALLBACKS = 1000
_TEXT = 60
"""Bytes that a text takes beside its letters."""


class UploadQuota:
    """So many bytes for files. What is kept is let go of with its last holder.

    Parameters
    ----------
    most, one : int
        Bytes, of all sessions and of the files of one as they came.
    """

    def __init__(self, most: int = MOST_BYTES, one: int = MOST_OF_ONE) -> None:
        self._most, self.one = most, one
        self._sizes: WeakKeyDictionary[object, int] = WeakKeyDictionary()
        self._coming: dict[object, tuple[str, str, int]] = {}
        self._refused: OrderedDict[str, Refused] = OrderedDict()
        self._lock = Lock()

    def keep(self, what: object) -> None:
        """Count what was read of a file for as long as somebody holds it.

        Raises
        ------
        Refused
            Where there is no room for it.
        """
        size = nbytes(what)
        with self._lock:
            if what in self._sizes:
                return
            if sum(self._sizes.values()) + size > self._most:
                raise self._full()
            self._sizes[what] = size

    @contextmanager
    def reserve(self, session: str, address: str, sizes: Mapping[str, int]) -> Iterator[Callable[[int], None]]:
        """Hold room for what has come of a file, as long as the block lasts.

        What is only announced takes none: else few who announce much and send nothing would shut out all others.

        Parameters
        ----------
        session, address : str
            Whose it is, and from where it comes: one address may take half of what there is.
        sizes : mapping of str to int
            Bytes of the files that have come already, by session.

        Yields
        ------
        callable
            Takes room for so many bytes more, or raises `Refused`.
        """
        token = object()

        def take(size: int) -> None:
            with self._lock:
                coming = [*self._coming.values(), (session, address, size)]
                if sizes.get(session, 0) + sum(n for s, _, n in coming if s == session) > self.one:
                    raise Refused("uploads.too-much", most=self.one)
                used = sum(self._sizes.values()) + sum(sizes.values()) + sum(n for *_, n in coming)
                if used > self._most or sum(n for _, a, n in coming if a == address) > self._most // 2:
                    raise self._full()
                self._coming[token] = (session, address, size + self._coming.get(token, ("", "", 0))[2])

        try:
            yield take
        finally:
            with self._lock:
                self._coming.pop(token, None)

    def refuse(self, file: str, why: Refused) -> None:
        """Note for the page why it was not given the file of this id."""
        with self._lock:
            self._refused[file] = why
            while len(self._refused) > _MOST_CALLBACKS:
                self._refused.popitem(last=False)

    def refused(self, file: str) -> Refused | None:
        """Why the file of this id was not taken; None if it was."""
        return self._refused.get(file)

    def _full(self) -> Refused:
        return Refused("uploads.full", most=self._most)


QUOTA = UploadQuota()
"""This process's."""


_FORGET: list[Callable[[], object]] = []


def on_leave(forget: Callable[[], object]) -> None:
    """Have this called whenever a reader has left."""
    _FORGET.append(forget)


def forget() -> None:
    """Let go of all that was worked out of readers' files."""
    for each in _FORGET:
        each()


def nbytes(what: object) -> int:
    """Bytes of all arrays and texts in something, as deep as its fields and entries go."""
    ids: set[int] = set()

    def of(each: object) -> int:
        if isinstance(each, str):
            return len(each) + _TEXT
        if id(each) in ids:
            return 0
        ids.add(id(each))
        if isinstance(each, np.ndarray):
            return each.nbytes
        if is_dataclass(each):
            return sum(of(getattr(each, field.name)) for field in fields(each))
        if isinstance(each, Mapping):
            return sum(of(key) + of(value) for key, value in each.items())
        return sum(map(of, each)) if isinstance(each, tuple | list) else 0

    return of(what)
