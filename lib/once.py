"""Work that many readers ask for at the same moment, done by the first of them and waited for."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import dataclass, field
from functools import update_wrapper
from threading import Lock, RLock
from typing import Any, Generic, ParamSpec, TypeVar, overload

import numpy as np

P = ParamSpec("P")
R = TypeVar("R")

MOST_KEPT = 32


@dataclass
class _Slot:
    """One result, with the lock that its first asker holds while making it."""

    making: Any = field(default_factory=RLock)
    made: bool = False
    result: Any = None


class Once(Generic[P, R]):
    """A function that computes each result once; `functools.cache` lets every thread compute it.

    The least recently used results, beyond `most`, are forgotten. A call that fails is not kept:
    whoever waited for it tries again.
    """

    def __init__(self, function: Callable[P, R], most: int) -> None:
        self._function, self.most = function, most
        self._slots: OrderedDict[Hashable, _Slot] = OrderedDict()
        self._guard = Lock()
        update_wrapper(self, function)

    def __call__(self, *args: P.args, **named: P.kwargs) -> R:
        """Give the result, from memory where another thread has made it or is about to."""
        key = (
            tuple(map(_hashable, args)),
            tuple((k, _hashable(v)) for k, v in sorted(named.items())),
        )
        slot = self._slot(key)
        if not slot.made:
            with slot.making:
                if not slot.made:
                    slot.result = self._make(key, *args, **named)
                    slot.made = True
                    with self._guard:
                        self._slots[key] = slot  # also where an earlier failure took it out
        result: R = slot.result
        return result

    def forget(self) -> None:
        """Drop every result."""
        with self._guard:
            self._slots.clear()

    def _make(self, key: Hashable, *args: P.args, **named: P.kwargs) -> R:
        try:
            return self._function(*args, **named)
        except BaseException:
            with self._guard:
                self._slots.pop(key, None)
            raise

    def _slot(self, key: Hashable) -> _Slot:
        with self._guard:
            slot = self._slots.setdefault(key, _Slot())
            self._slots.move_to_end(key)
            if (surplus := len(self._slots) - self.most) > 0:
                made = [old for old, held in self._slots.items() if held.made]
                for old in made[:surplus]:
                    del self._slots[old]
            return slot


def _hashable(argument: Any) -> Hashable:  # noqa: ANN401 - whatever a function takes
    """The argument; an array by its content."""
    if isinstance(argument, np.ndarray):
        return (argument.shape, argument.dtype.str, argument.tobytes())
    held: Hashable = argument
    return held


@overload
def once(function: Callable[P, R], /) -> Once[P, R]: ...
@overload
def once(*, most: int) -> Callable[[Callable[P, R]], Once[P, R]]: ...
def once(function: Callable[P, R] | None = None, /, *, most: int = MOST_KEPT) -> Any:
    """Decorate a function: its results are made once and shared by threads.

    Its arguments are hashable, or small arrays, whose content counts.

    Parameters
    ----------
    most : int, at least 1
        How many results are kept.
    """
    if function is None:
        return lambda decorated: Once(decorated, most)
    return Once(function, most)
