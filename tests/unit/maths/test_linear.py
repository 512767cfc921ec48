import json
from pathlib import Path

import numpy as np
import pytest

from cosine_lab.maths.vectors import cosine, cosines, lengths, norm
from tests.oracles.linear import linear_for, moved, moved_embeddings, third_cosines, triple_gauge

KNOWN = json.loads((Path(__file__).parents[2] / "vectors/cases.json").read_text(encoding="utf-8"))
W = np.array(KNOWN["cases"][0]["W"])
A = np.array([[2.0, 1.0], [-0.5, 1.5]])


def test_a_linear_gauge_keeps_every_logit() -> None:
    X = np.random.default_rng(0).standard_normal((50, 2))
    assert np.allclose(moved_embeddings(X, A) @ moved(W, A).T, X @ W.T, atol=1e-14)


def test_an_affine_gauge_adds_the_same_to_all_logits() -> None:
    X = np.random.default_rng(0).standard_normal((50, 2))
    v = np.array([0.5, -2.0])
    added = moved_embeddings(X, A) @ moved(W, A, v).T - X @ W.T
    assert np.allclose(added, (X @ v)[:, np.newaxis], atol=1e-13)


@pytest.mark.parametrize("c", [-0.999, -0.3, 0.0, 0.8, 0.999])
@pytest.mark.parametrize("d", [2, 4])
def test_two_vectors_take_any_cosine_and_keep_their_lengths(c: float, d: int) -> None:
    a, b = np.random.default_rng(d).normal(size=(2, d))
    gauge = linear_for(a, b, c)
    assert np.array_equal(gauge, gauge.T)
    assert np.linalg.eigvalsh(gauge)[0] > 0
    after = moved([a, b], gauge)
    assert cosine(*after) == pytest.approx(c, abs=1e-13)
    assert lengths(after) == pytest.approx([norm(a), norm(b)], rel=1e-12)


def test_a_cosine_that_is_there_already_needs_no_gauge() -> None:
    assert np.abs(linear_for(W[0], W[1], 0.8) - np.eye(2)).max() <= 1e-15


@pytest.mark.parametrize("b", [[2.0, 1.0], [-2.0, -1.0], [0.0, 0.0]])
def test_parallel_vectors_and_zero_keep_their_cosine_under_linear_maps(b: list[float]) -> None:
    with pytest.raises(ValueError, match="linear_for needs two vectors that are not parallel"):
        linear_for([1.0, 0.5], b, 0.3)


def test_a_cosine_of_one_is_no_linear_map_of_other_vectors() -> None:
    with pytest.raises(ValueError, match="needs a cosine strictly between -1 and 1, got 1"):
        linear_for(W[0], W[1], 1.0)


def _triple(first: float, second: float) -> list[float]:
    """Cosines of directions at 0, `first` and `second` degrees."""
    return [float(np.cos(np.radians(t))) for t in (first, second, second - first)]


@pytest.mark.parametrize(
    "wanted",
    [
        _triple(120, 240),
        _triple(20, 50),
        _triple(10, -70),
        _triple(180, 90),
        _triple(0, 60),
        _triple(60, 0),
        _triple(60, 60),
        _triple(180, 180 + 1e-3),
    ],
)
@pytest.mark.parametrize("rows", [[0, 1, 2], [2, 1, 0], [0, 2, 4]])
def test_three_labels_take_any_cosines_of_three_directions(wanted: list[float], rows: list[int]) -> None:
    gauge = triple_gauge(W[rows], wanted)
    assert gauge is not None
    assert np.allclose(gauge.A, gauge.A.T, atol=1e-12 * np.abs(gauge.A).max())
    assert np.linalg.eigvalsh(gauge.A)[0] > 0
    found = cosines(moved(W[rows], gauge.A, gauge.v))
    assert [found[0, 1], found[0, 2], found[1, 2]] == pytest.approx(wanted, abs=1e-9)


@pytest.mark.parametrize("wanted", [[0.0, 0.0, 0.0], [1.0, 1.0, 1.0], [1.0, -1.0, -1.0], [1.5, 0, 0]])
def test_cosines_of_no_three_directions_in_a_plane_have_no_gauge(wanted: list[float]) -> None:
    assert triple_gauge(W[:3], wanted) is None


@pytest.mark.parametrize(("first", "second"), [(20, 50), (170, 35), (90, 0), (180, 60), (0, 0)])
def test_a_third_cosine_is_of_the_sum_or_the_difference_of_angles(first: float, second: float) -> None:
    given = np.cos(np.radians([first, second]))
    angles = np.radians([first + second, first - second])
    expected = sorted(set(np.cos(angles).round(12)))
    assert third_cosines(*given) == pytest.approx(expected, abs=1e-9)
    for third in third_cosines(*given):
        assert triple_gauge(W[:3], [*given, third]) is not None or (first, second) == (0, 0)


def test_three_labels_on_one_line_have_no_gauge() -> None:
    assert triple_gauge([[0.1, 0.2], [0.3, 0.6], [0.2, 0.4]], _triple(120, 240)) is None
    assert triple_gauge([[1.0, 1.0]] * 3, _triple(120, 240)) is None


def test_shapes_that_do_not_fit_and_singular_matrices_are_refused() -> None:
    with pytest.raises(ValueError, match="triple_gauge needs three rows in the plane"):
        triple_gauge(W, _triple(120, 240))
    with pytest.raises(ValueError, match=r"moved needs a matrix of shape \(2, 2\), got \(1, 2\)"):
        moved(W, [[1.0, 2.0]])
    with pytest.raises(ValueError, match="needs an invertible matrix, got a singular one"):
        moved(W, [[1.0, 2.0], [2.0, 4.0]])
