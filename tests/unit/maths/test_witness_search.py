"""The search for witnesses and proofs: its function, its slope, its steps and its batches."""

import numpy as np
import pytest

from cosine_lab.maths.rankings.decisions import witness_search as module
from cosine_lab.maths.rankings.decisions.hull_vertices import YES, winners
from cosine_lab.maths.rankings.decisions.numeric_model import NumericModel
from cosine_lab.maths.rankings.decisions.witness_search import Search

CASES = [(3, False), (3, True), (60, False), (60, True)]
"""Dimensions, and whether a bias adds the direction “up”."""


def made(d: int, *, biased: bool, rivals: int = 9) -> Search:
    rng = np.random.default_rng(d)
    Z = rng.standard_normal((rivals + 3, d)) / np.sqrt(d)
    up = rng.standard_normal(d) / np.sqrt(d) if biased else None
    search = Search(Z, up, lambda labels, _: (np.zeros(len(labels), bool), labels))
    search.begin(np.arange(rivals))
    return search


def terms(search: Search, label: int) -> np.ndarray:
    """z − z_label of each rival, and −up: the exponents are their products with y."""
    steps = search.Z[search.rivals[search.rivals != label]] - search.Z[label]
    return steps if search.upward is None else np.r_[steps, -search.upward[None]]


def level(search: Search, y: np.ndarray, label: int) -> float:
    return float(np.log(np.exp(terms(search, label) @ y).sum()))


def slope(search: Search, y: np.ndarray, label: int) -> np.ndarray:
    steps = terms(search, label)
    heights = np.exp(steps @ y)
    return np.asarray(heights @ steps / heights.sum())


def by_differences(of: object, search: Search, y: np.ndarray, label: int) -> np.ndarray:
    assert callable(of)
    each = 1e-5 * np.eye(len(y))
    rises = [of(search, y + h, label) - of(search, y - h, label) for h in each]
    return np.array(rises) / 2e-5


@pytest.mark.parametrize(("d", "biased"), CASES)
def test_the_level_and_its_slope_are_those_of_the_formula(d: int, biased: bool) -> None:  # noqa: FBT001
    search = made(d, biased=biased)
    y = np.random.default_rng(1).standard_normal(d)
    for label in (0, 11):  # a rival of the others, and none
        own, labels = search.Z[[label]], np.array([label])
        found, _, weights = search._level(y[None], own, labels)
        assert found[0] == pytest.approx(level(search, y, label))
        assert search._slope(weights, own)[0] == pytest.approx(slope(search, y, label))
        assert slope(search, y, label) == pytest.approx(by_differences(level, search, y, label), abs=1e-8)


@pytest.mark.parametrize(("d", "biased"), CASES)
def test_a_step_is_newtons_where_the_rivals_span_the_space(d: int, biased: bool) -> None:  # noqa: FBT001
    search = made(d, biased=biased, rivals=2 * d + 2)
    y, label = 0.1 * np.random.default_rng(2).standard_normal(d), 2 * d + 3
    own = search.Z[[label]]
    weights = search._level(y[None], own, np.array([label]))[2]
    step, reach = search._newton(weights, own)
    bend = by_differences(slope, search, y, label)
    assert bend @ step[0] == pytest.approx(slope(search, y, label), abs=1e-6)
    exponents = search.Z[search.rivals] @ step[0]
    middle = weights[0, : len(exponents)] @ exponents
    if not biased:
        assert reach[0] == pytest.approx(np.abs(exponents - middle).max())


@pytest.mark.parametrize("d", [3, 60])
def test_second_moments_are_summed_anew_where_there_are_other_rivals(d: int) -> None:
    search = made(d, biased=False)
    for rivals in (np.arange(9), np.arange(9)[::-1], np.arange(4)):
        search.rivals = rivals.copy()
        weights, Z = np.random.default_rng(3).random((2, len(rivals))), search.Z[rivals]
        wanted = np.einsum("kj,ja,jb->kab", weights, Z, Z)
        assert search._second_moments(weights) == pytest.approx(wanted)
        assert search._second_moments(weights) == pytest.approx(wanted)


@pytest.mark.parametrize("stage", ["climb", "settle"])
def test_labels_are_taken_in_batches_that_memory_bounds_and_none_is_left_out(
    stage: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    search, told, taken = made(3, biased=False), list[int](), list[list[int]]()
    search.rivals = np.arange(1 << 12)
    name = {"climb": "_climbed", "settle": "_settled"}[stage]
    monkeypatch.setattr(search, name, lambda part: taken.append(part.tolist()) or part[:1])
    left = getattr(search, stage)(np.arange(2500), told.append)
    assert told == [0, 1024, 2048]
    assert [len(part) for part in taken] == [1024, 1024, 452]
    assert [label for part in taken for label in part] == list(range(2500))
    assert left.tolist() == told


def test_a_batch_of_many_dimensions_is_bounded_by_its_hessians() -> None:
    search, told = made(600, biased=False), list[int]()
    search._settled = lambda part: part  # type: ignore[method-assign]
    search.settle(np.arange(12), told.append)
    assert told == [0, module._BATCH // 600**2]


def test_the_longest_winners_are_the_first_rivals() -> None:
    search = made(3, biased=False)
    search.Z = np.random.default_rng(4).standard_normal((5000, 3))
    search.begin(np.arange(0, 4999))
    lengths = np.linalg.norm(search.Z, axis=1)
    assert len(search.rivals) == 4096
    assert lengths[search.rivals].min() >= np.sort(lengths[:4999])[-4096]


def test_own_directions_are_tried_in_batches_and_the_winners_become_rivals(monkeypatch: pytest.MonkeyPatch) -> None:
    known, told = list[np.ndarray](), list[float]()
    monkeypatch.setattr(Search, "begin", lambda _, labels: known.append(labels))
    monkeypatch.setattr(Search, "climb", lambda _, labels, __: labels)
    monkeypatch.setattr(Search, "settle", lambda _, labels, __: labels)
    monkeypatch.setattr("cosine_lab.maths.rankings.decisions.hull_vertices._WORK", 0)
    W = np.random.default_rng(0).standard_normal((4200, 12))
    found = winners(NumericModel(W, None), told.append)
    (rivals,) = known
    assert rivals.tolist() == np.flatnonzero(found.verdict == YES).tolist()
    assert len(rivals) > 1000
    batch = 2**23 // 4200
    assert told == pytest.approx([0.4 * min(k * batch, 4200) / 4200 for k in (1, 2, 3)])


@pytest.mark.parametrize(("d", "biased"), CASES)
def test_a_batch_in_which_no_label_came_nearer_has_no_step(d: int, *, biased: bool) -> None:
    search = made(d, biased=biased)
    columns = len(search.rivals) + biased
    step, reach = search._newton(np.zeros((0, columns)), np.zeros((0, d)))
    assert step.shape == (0, d)
    assert reach.shape == (0,)
