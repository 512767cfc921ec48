import numpy as np
import pytest
from scipy.optimize import approx_fprime

from cosine_lab.maths.learning.contrast import candidate_weights, contrast, info_nce


def pairs(seed: int = 0, shape: tuple[int, ...] = (4, 3)) -> tuple[np.ndarray, np.ndarray]:
    rng = np.random.default_rng(seed)
    return rng.normal(size=shape), rng.normal(size=shape)


def test_the_loss_of_indistinguishable_candidates_is_the_log_of_their_number() -> None:
    for tau in (0.01, 1.0):
        assert info_nce(np.full((5, 5), 0.8), tau) == pytest.approx(np.log(5))


def test_the_loss_is_that_of_the_textbook() -> None:
    cosines, tau = np.array([[0.9, 0.2], [0.1, 0.3]]), 0.5
    p = np.exp(cosines / tau) / np.exp(cosines / tau).sum(axis=1, keepdims=True)
    assert info_nce(cosines, tau) == pytest.approx(-np.log(np.diag(p)).mean(), rel=1e-12)
    np.testing.assert_allclose(candidate_weights(cosines, tau), p, rtol=1e-12)


def test_a_low_temperature_overflows_nothing() -> None:
    assert info_nce([[1.0, -1.0], [1.0, -1.0]], 0.001) == pytest.approx(1000.0)


def test_at_a_margin_of_a_tenth_a_low_temperature_no_longer_pushes() -> None:
    low, usual = (candidate_weights([0.9, 0.8], tau) for tau in (0.01, 0.05))
    assert low[1] / low[0] == pytest.approx(4.5e-5, rel=0.01)
    assert usual[1] / usual[0] == pytest.approx(0.135, abs=5e-4)


def test_the_gradient_is_the_slope_of_the_loss() -> None:
    queries, keys = pairs()
    of = contrast(queries, keys, 0.2)

    def loss(flat: np.ndarray) -> float:
        q, k = flat.reshape(2, 4, 3)
        return contrast(q, k, 0.2).loss

    slope = approx_fprime(np.concatenate([queries, keys]).ravel(), loss, 1e-7)
    np.testing.assert_allclose(np.concatenate([of.queries, of.keys]).ravel(), slope, rtol=1e-4, atol=1e-6)


def test_groups_of_candidates_are_averaged() -> None:
    queries, keys = pairs(shape=(6, 4, 3))
    of = contrast(queries, keys, 0.1)
    alone = [contrast(q, k, 0.1) for q, k in zip(queries, keys, strict=True)]
    assert of.loss == pytest.approx(np.mean([each.loss for each in alone]))
    np.testing.assert_allclose(of.queries[2] * 6, alone[2].queries, rtol=1e-12)


@pytest.mark.parametrize(
    ("cosines", "tau", "message"),
    [
        ([[1.0, 0.0]], 0.1, r"square table of cosines, got shape \(1, 2\)"),
        ([[np.nan]], 0.1, "finite cosines, got NaN"),
        ([[1.0]], 0.0, r"a temperature in \[0.001, 100\], got 0"),
    ],
)
def test_junk_has_no_loss(cosines: list[list[float]], tau: float, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        info_nce(cosines, tau)


def test_embeddings_that_cannot_be_compared_are_refused() -> None:
    with pytest.raises(ValueError, match=r"a key a query, got shapes \(2, 3\) and \(3, 3\)"):
        contrast(np.ones((2, 3)), np.ones((3, 3)), 0.1)
    with pytest.raises(ValueError, match="with a direction, got zero"):
        contrast(np.ones((2, 3)), np.zeros((2, 3)), 0.1)
    with pytest.raises(ValueError, match="finite cosines in rows"):
        candidate_weights(0.5, 0.1)
