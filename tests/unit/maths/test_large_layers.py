"""Large layers: which labels win is asked beside one copy of the rows, not beside ten."""

import tracemalloc

import numpy as np
import pytest

from cosine_lab.maths.checks import Matrix, Vector
from cosine_lab.maths.rankings.decisions import hull_vertices, scaled_rows
from cosine_lab.maths.rankings.decisions.scaled_rows import axes, lengths, middle
from cosine_lab.maths.rankings.winning import argmaxable

N, D = 12_000, 400


class EnoughError(Exception):
    """So far it has come."""


def tell(done: float) -> None:
    if done > 0:
        raise EnoughError


@pytest.mark.parametrize("biased", [False, True])
def test_a_large_layer_is_held_twice_at_most(monkeypatch: pytest.MonkeyPatch, *, biased: bool) -> None:
    monkeypatch.setattr(hull_vertices, "_CHUNK", 1 << 18)
    monkeypatch.setattr(scaled_rows, "_BLOCK", 1 << 18)
    W = np.random.default_rng(0).standard_normal((N, D), dtype=np.float32)
    bias = np.zeros(N) if biased else None
    tracemalloc.start()
    try:
        with pytest.raises(EnoughError):
            argmaxable(W, bias, progress=tell)
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert peak < 2 * 8 * W.size


@pytest.mark.parametrize("biased", [False, True])
def test_axes_are_found_before_there_is_a_copy(monkeypatch: pytest.MonkeyPatch, *, biased: bool) -> None:
    monkeypatch.setattr(scaled_rows, "_BLOCK", 1 << 18)
    held: list[int] = []

    def noted(read: scaled_rows.RowReader, n: int, m: int) -> tuple[Vector, Matrix]:
        held.append(tracemalloc.get_traced_memory()[0])
        return axes(read, n, m)

    monkeypatch.setattr(scaled_rows, "axes", noted)
    W = np.random.default_rng(0).standard_normal((N, D), dtype=np.float32)
    tracemalloc.start()
    try:
        scaled_rows.ScaledRows(W, np.zeros(N) if biased else None)
    finally:
        tracemalloc.stop()
    assert len(held) == 1
    assert held[0] < 8 * W.size / 4


@pytest.mark.parametrize(("n", "m"), [(200, 7), (40, 30), (41, 20), (9, 20)])
@pytest.mark.parametrize("flat", [False, True])
def test_a_table_in_blocks_has_the_axes_of_the_whole(
    monkeypatch: pytest.MonkeyPatch, n: int, m: int, *, flat: bool
) -> None:
    rows = np.random.default_rng(n).standard_normal((n, m))
    rows[:, -1] *= 1e-7 if flat else 1.0
    found = []
    for held in (1 << 22, 64):
        monkeypatch.setattr(scaled_rows, "_BLOCK", held)
        s, vt = axes(rows.__getitem__, n, m)
        found.append((s, np.abs(vt @ vt.T), vt.T * s**2 @ vt))
        assert np.allclose(middle(rows.__getitem__, n, m), rows.mean(axis=0), atol=1e-15)
        assert np.array_equal(lengths(rows.__getitem__, n, m), np.linalg.norm(rows, axis=1))
    for whole, blocks in zip(*found, strict=True):
        assert np.allclose(whole, blocks, rtol=1e-7, atol=1e-10)


@pytest.mark.parametrize("biased", [False, True])
def test_blocks_change_no_verdict(monkeypatch: pytest.MonkeyPatch, *, biased: bool) -> None:
    rng = np.random.default_rng(3)
    W = rng.standard_normal((300, 5)).astype(np.float32)
    W[7] = W[3] = 10 * W[3]
    W[-1] = W[:20].mean(axis=0)
    bias = rng.standard_normal(300) if biased else None
    if bias is not None:
        bias[7] = bias[3]
    whole = argmaxable(W.astype(np.float64), bias)
    monkeypatch.setattr(scaled_rows, "_BLOCK", 64)
    monkeypatch.setattr(hull_vertices, "_MOST_POINTS", 100)
    found = argmaxable(W, bias)
    assert found.status == whole.status
    assert {"yes", "no", "tie"} <= set(found.status)
    assert found.partners == whole.partners
    assert found.points.shape == (0, 5)
    assert np.allclose(found.gaps, whole.gaps, rtol=1e-6, equal_nan=True)
