"""A cache (LRU) with single flight: of many who ask at once the first does the work, and all wait for it."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import dataclass, field
from functools import update_wrapper
from threading import Lock, RLock
from typing import Any, Generic, ParamSpec, TypeVar, overload

import numpy as np

P = ParamSpec("P")
R = TypeVar("R")

MOST_ENTRIES = 32


@dataclass
class _Entry:
    """One result, with the lock that its first asker holds while making it."""

    making: Any = field(default_factory=RLock)
    made: bool = False
    result: Any = None


class SharedCache(Generic[P, R]):
    """A function that computes each result once; `functools.cache` lets every thread compute it.

    The least recently used results, beyond `most`, are forgotten. A call that fails is not kept:
    whoever waited for it tries again.
    """

    def __init__(self, function: Callable[P, R], most: int) -> None:
        self._function, self.most = function, most
        self._entries: OrderedDict[Hashable, _Entry] = OrderedDict()
        self._guard = Lock()
        update_wrapper(self, function)

    def __call__(self, *args: P.args, **named: P.kwargs) -> R:
        """Give the result, from memory where another thread has made it or is about to."""
        key = (tuple(map(_hashable, args)), tuple((k, _hashable(v)) for k, v in sorted(named.items())))
        entry = self._entry(key)
        if not entry.made:
            with entry.making:
                if not entry.made:
                    entry.result = self._make(key, *args, **named)
                    entry.made = True
                    with self._guard:
                        self._entries[key] = entry  # also where an earlier failure took it out
        result: R = entry.result
        return result

    def forget(self) -> None:
        """Drop every result."""
        with self._guard:
            self._entries.clear()

    def _make(self, key: Hashable, *args: P.args, **named: P.kwargs) -> R:
        try:
            return self._function(*args, **named)
        except BaseException:
            with self._guard:
                self._entries.pop(key, None)
            raise

    def _entry(self, key: Hashable) -> _Entry:
        with self._guard:
            entry = self._entries.setdefault(key, _Entry())
            self._entries.move_to_end(key)
            if (surplus := len(self._entries) - self.most) > 0:
                made = [old for old, item in self._entries.items() if item.made]
                for old in made[:surplus]:
                    del self._entries[old]
            return entry


def _hashable(argument: Any) -> Hashable:  # noqa: ANN401 - whatever a function takes
    """The argument; an array by its content."""
    if isinstance(argument, np.ndarray):
        return (argument.shape, argument.dtype.str, argument.tobytes())
    value: Hashable = argument
    return value


@overload
def shared_cache(function: Callable[P, R], /) -> SharedCache[P, R]: ...
@overload
def shared_cache(*, most: int) -> Callable[[Callable[P, R]], SharedCache[P, R]]: ...
def shared_cache(function: Callable[P, R] | None = None, /, *, most: int = MOST_ENTRIES) -> Any:
    """Decorate a function: its results are made once and shared by threads.

    Its arguments are hashable, or small arrays, whose content counts.

    Parameters
    ----------
    most : int, at least 1
        How many results are kept.
    """
    if function is None:
        return lambda decorated: SharedCache(decorated, most)
    return SharedCache(function, most)
