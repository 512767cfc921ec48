"""Work done once, however many threads ask for it at the same moment."""

import threading
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest

from cosine_lab.shared_cache import shared_cache

READERS = 16


class Work:
    """Counts its calls and holds each up until all readers have asked."""

    def __init__(self, failures: int = 0) -> None:
        self.calls: list[int] = []
        self.failures = failures
        self.asked = threading.Barrier(READERS, timeout=20)

    def __call__(self, x: int, *, more: int = 0) -> list[int]:
        self.calls.append(x)
        if len(self.calls) <= self.failures:
            raise ValueError("first attempts fail")
        return [x + more]


def together(ask: object, barrier: threading.Barrier) -> list[object]:
    """What every reader gets who asks at the same moment; errors count as results."""

    def one(_: int) -> object:
        barrier.wait()
        try:
            return ask()  # type: ignore[operator]
        except ValueError as error:
            return error

    with ThreadPoolExecutor(READERS) as pool:
        return list(pool.map(one, range(READERS)))


def test_readers_who_ask_together_share_one_computation() -> None:
    work = Work()
    asked = shared_cache(work)
    results = together(lambda: asked(3), work.asked)
    assert work.calls == [3]
    assert all(result is results[0] for result in results)


def test_a_failure_reaches_who_met_it_and_is_tried_again_by_who_waited() -> None:
    work = Work(failures=1)
    asked = shared_cache(work)
    results = together(lambda: asked(3), work.asked)
    assert sum(isinstance(result, ValueError) for result in results) == 1
    assert asked(3) == [3]
    assert len(work.calls) == 2


def test_arguments_by_place_and_by_name_tell_results_apart() -> None:
    asked = shared_cache(Work())
    assert (asked(1), asked(2), asked(1, more=5)) == ([1], [2], [6])


def test_arrays_count_by_their_content() -> None:
    calls: list[np.ndarray] = []
    asked = shared_cache(calls.append)
    asked(np.zeros(2))
    asked(np.zeros(2))
    asked(np.zeros((1, 2)))
    asked(np.ones(2))
    assert len(calls) == 3


def test_only_so_many_results_are_kept_and_the_least_used_goes_first() -> None:
    work = Work()
    asked = shared_cache(most=2)(work)
    for x in (1, 2, 1, 3, 1, 2):
        asked(x)
    assert work.calls == [1, 2, 3, 2]


def test_a_result_in_the_making_is_not_dropped_for_want_of_room() -> None:
    started, finish, calls = threading.Event(), threading.Event(), []

    @shared_cache(most=1)
    def slow(x: int) -> int:
        calls.append(x)
        if x == 0:
            started.set()
            assert finish.wait(20)
        return x

    with ThreadPoolExecutor(2) as pool:
        first = pool.submit(slow, 0)
        assert started.wait(20)
        slow(1)
        slow(2)
        second = pool.submit(slow, 0)
        finish.set()
        assert (first.result(20), second.result(20)) == (0, 0)
    assert calls.count(0) == 1


def test_a_function_may_ask_for_another_of_its_own_results() -> None:
    @shared_cache
    def factorial(n: int) -> int:
        return n * factorial(n - 1) if n else 1

    assert factorial(10) == 3628800


def test_what_is_forgotten_is_computed_again() -> None:
    work = Work()
    asked = shared_cache(work)
    asked(1)
    asked.forget()
    asked(1)
    assert work.calls == [1, 1]


def test_a_decorated_function_keeps_its_name_and_its_words() -> None:
    @shared_cache
    def named() -> None:
        """Say what it does."""

    assert (named.__name__, named.__doc__) == ("named", "Say what it does.")


def test_what_cannot_be_a_key_is_refused_as_python_does() -> None:
    with pytest.raises(TypeError, match="unhashable"):
        shared_cache(Work())([])  # type: ignore[arg-type]
