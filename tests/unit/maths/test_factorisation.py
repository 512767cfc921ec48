import json
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from cosine_lab.data.interactions import LIVE, PAPER, Settings, digits, simulate
from cosine_lab.maths.checks import Matrix
from cosine_lab.maths.recommender.factor_gauges import (
    Gauge,
    fit_gauge,
    gauge,
    item_cosines,
    rescaled,
    user_cosines,
    weight_decay_gauge,
)
from cosine_lab.maths.recommender.factorisation import Factors, fit_product, predictions, shrinkage
from cosine_lab.maths.recommender.spectrum import spectrum
from cosine_lab.maths.spaces.clusters import separation
from tests.oracles.factorisation import fit_split

VECTORS = Path(__file__).parents[2] / "vectors" / "learned_cases.json"
CASES = json.loads(VECTORS.read_text(encoding="utf-8"))["factorisation"]


def interactions(n: int = 60, p: int = 12, seed: int = 0) -> Matrix:
    return np.random.default_rng(seed).normal(size=(n, p))


def least_squares_by_turns(X: Matrix, k: int, lam: float, *, split: bool, rounds: int = 3000) -> Factors:
    """Alternating least squares: an oracle that knows nothing of singular values.

    For fixed B both objectives have normal equations in A that separate along the eigenvectors of
    BᵀB; for fixed A those in B are an ordinary linear system.
    """
    gram = X.T @ X
    identity = np.eye(len(gram))
    B = np.random.default_rng(1).normal(size=(len(gram), k))
    A = B
    for _ in range(rounds):
        weights, turn = np.linalg.eigh(B.T @ B)
        goal = gram @ B @ turn
        columns = [
            np.linalg.solve((w + lam) * gram if split else w * (gram + lam * identity), column)
            for w, column in zip(weights, goal.T, strict=True)
        ]
        A = np.array(columns).T @ turn.T
        inner = A.T @ gram @ A
        inner += lam * (np.eye(k) if split else A.T @ A)
        B = np.linalg.solve(inner, A.T @ gram).T
    return Factors(A=A, B=B)


def objective(X: Matrix, fit: Factors, decay: Callable[..., float], lam: float) -> float:
    return float(((X - predictions(X, fit)) ** 2).sum()) + lam * decay(X, fit)


def decay_of_the_product(_: Matrix, fit: Factors) -> float:
    return float(((fit.A @ fit.B.T) ** 2).sum())


def decay_of_both(X: Matrix, fit: Factors) -> float:
    return float(((X @ fit.A) ** 2).sum() + (fit.B**2).sum())


@pytest.mark.parametrize("split", [False, True])
def test_the_closed_form_is_what_least_squares_by_turns_finds(*, split: bool) -> None:
    X = interactions()
    k, lam = 5, 2.0 if split else 20.0
    fit = (fit_split if split else fit_product)(spectrum(X), k, lam)
    oracle = least_squares_by_turns(X, k, lam, split=split)
    np.testing.assert_allclose(fit.A @ fit.B.T, oracle.A @ oracle.B.T, atol=1e-10)


def test_no_step_away_from_a_closed_form_lowers_its_objective() -> None:
    X = interactions()
    rng = np.random.default_rng(3)
    for fit, decay, lam in (
        (fit_product(spectrum(X), 5, 20.0), decay_of_the_product, 20.0),
        (fit_split(spectrum(X), 5, 2.0), decay_of_both, 2.0),
    ):
        least = objective(X, fit, decay, lam)
        for _ in range(50):
            step = Factors(A=fit.A + 1e-3 * rng.normal(size=fit.A.shape), B=fit.B + 1e-3 * rng.normal(size=fit.B.shape))
            assert objective(X, step, decay, lam) > least


@pytest.mark.parametrize("name", list(Gauge))
def test_every_gauge_predicts_the_same(name: Gauge) -> None:
    data = simulate(LIVE, seed=0)
    of = spectrum(data.X)
    plain = predictions(data.X, fit_product(of, LIVE.rank, LIVE.lam_product))
    other = predictions(data.X, fit_gauge(name, of, LIVE.rank, LIVE.lam_product))
    assert np.abs(plain - other).max() <= 1e-10


def test_gauges_have_the_item_factor_of_their_name() -> None:
    of, k, lam = spectrum(interactions()), 5, 20.0
    V, sigma = of.V[:, :k], of.sigma[:k]
    f = shrinkage(sigma, lam)
    for name, scale in (
        (Gauge.SINGULAR_VECTORS, np.ones(k)),
        (Gauge.EVEN, np.sqrt(f)),
        (Gauge.SHRUNK, f),
        (Gauge.BALANCED, np.sqrt(f * sigma)),
        (Gauge.STRETCHED, sigma),
        (Gauge.INVERTED, 1 / sigma),
    ):
        np.testing.assert_allclose(fit_gauge(name, of, k, lam).B, V * scale, atol=1e-12)


def test_weight_decay_picks_the_balanced_gauge() -> None:
    of, k, lam = spectrum(interactions()), 5, 20.0
    picked = weight_decay_gauge(of, fit_product(of, k, lam))
    np.testing.assert_allclose(picked, gauge(Gauge.BALANCED, of, k, lam), rtol=1e-12)
    np.testing.assert_allclose(picked, of.sigma[:k] ** -0.5, rtol=1e-12)


def test_at_full_rank_one_gauge_makes_every_item_unlike_every_other() -> None:
    of = spectrum(interactions())
    fit = fit_gauge(Gauge.SINGULAR_VECTORS, of, 12, 20.0)
    np.testing.assert_allclose(item_cosines(fit), np.eye(12), atol=1e-12)


def test_at_full_rank_another_gauge_gives_the_cosines_of_the_raw_data() -> None:
    X = interactions()
    fit = fit_gauge(Gauge.SHRUNK, spectrum(X), 12, 20.0)
    rows = X / np.linalg.norm(X, axis=1, keepdims=True)
    np.testing.assert_allclose(user_cosines(X, fit), rows @ rows.T, atol=1e-12)


def test_below_full_rank_unlike_items_stay_an_exception() -> None:
    fit = fit_gauge(Gauge.SINGULAR_VECTORS, spectrum(interactions()), 5, 20.0)
    assert np.abs(item_cosines(fit) - np.eye(12)).max() > 0.1


def test_in_the_gauge_of_singular_vectors_at_full_rank_cosine_ranks_as_the_dot_product() -> None:
    X = interactions()
    fit = fit_gauge(Gauge.SINGULAR_VECTORS, spectrum(X), 12, 20.0)
    cosines_with_items = predictions(X, fit) / np.linalg.norm(fit.B, axis=1)
    np.testing.assert_array_equal(np.argsort(cosines_with_items, axis=1), np.argsort(predictions(X, fit), axis=1))


def test_the_split_objective_turns_weak_directions_off() -> None:
    of = spectrum(interactions())
    lam = float(of.sigma[3])
    fit = fit_split(of, 8, lam)
    assert np.count_nonzero(fit.B.any(axis=0)) == 3


def test_items_and_users_without_interactions_have_no_angle() -> None:
    X = interactions(n=30, p=6)
    X[:, 2] = 0.0
    X[4] = 0.0
    for name in Gauge:
        fit = fit_gauge(name, spectrum(X), 6, 1.0)
        items, users = item_cosines(fit), user_cosines(X, fit)
        assert np.isnan(items[2]).all()
        assert np.isnan(items).sum() == 11
        assert np.isnan(users[4]).all()


def test_items_outside_the_leading_directions_have_no_angle() -> None:
    X = np.zeros((8, 4))
    X[:6, :2] = [[3, 1]] * 3 + [[1, 3]] * 3
    X[6:, 2:] = 0.1
    cosines = item_cosines(fit_product(spectrum(X), 2, 1.0))
    assert np.isnan(cosines[2:]).all()
    assert not np.isnan(cosines[:2, :2]).any()


@pytest.mark.parametrize(
    ("k", "lam", "message"),
    [
        (13, 1.0, r"needs a rank in \[1, 12\], got 13"),
        (0, 1.0, r"needs a rank in \[1, 12\], got 0"),
        (3, -1.0, "needs a penalty of at least 0, got -1"),
        (3, float("nan"), "needs a penalty of at least 0, got nan"),
    ],
)
def test_impossible_settings_are_refused(k: int, lam: float, message: str) -> None:
    of = spectrum(interactions())
    for fit in (fit_product, fit_split):
        with pytest.raises(ValueError, match=message):
            fit(of, k, lam)
    if k > 12 or k < 1:
        with pytest.raises(ValueError, match=message):
            gauge(Gauge.EVEN, of, k, lam)


def test_junk_is_refused() -> None:
    with pytest.raises(ValueError, match=r"shape \(n, p\), got shape \(3,\)"):
        spectrum(np.ones(3))
    with pytest.raises(ValueError, match="one interaction at least, got none"):
        spectrum(np.zeros((3, 2)))
    with pytest.raises(ValueError, match="finite numbers, got NaN"):
        spectrum([[1.0, np.nan]])
    fit = fit_product(spectrum(interactions()), 3, 1.0)
    with pytest.raises(ValueError, match="positive numbers, got -1"):
        rescaled(fit, [1.0, -1.0, 1.0])
    with pytest.raises(ValueError, match="12 items, got 3"):
        predictions(np.ones((2, 3)), fit)
    with pytest.raises(ValueError, match="at least 0, got -2"):
        shrinkage([1.0, -2.0], 1.0)


def table(settings: Settings, seed: int) -> dict[str, tuple[float, float, float]]:
    data = simulate(settings, seed)
    of = spectrum(data.X)
    fits = {g.value: fit_gauge(g, of, settings.rank, settings.lam_product) for g in Gauge}
    fits["(2)"] = fit_split(of, settings.rank, settings.lam_split)
    assert data.groups is not None
    parted = {name: separation(item_cosines(fit), data.groups) for name, fit in fits.items()}
    return {name: (part.within, part.between, part.auc) for name, part in parted.items()}


def test_the_table_of_the_simulation_at_the_size_of_the_paper() -> None:
    got = table(PAPER, seed=0)
    for name, expected in CASES["paper"].items():
        np.testing.assert_allclose(got[name], expected, atol=CASES["tolerance"], err_msg=name)


def test_the_table_of_the_simulation_at_live_size() -> None:
    got = table(LIVE, seed=0)
    for name, expected in CASES["live"].items():
        np.testing.assert_allclose(got[name][:2], expected, atol=CASES["tolerance"], err_msg=name)


def test_on_real_digits_the_gauge_alone_decides_how_well_cosines_part_the_classes() -> None:
    data = digits()
    of = spectrum(data.X)
    assert data.groups is not None
    auc = {name: separation(item_cosines(fit_gauge(name, of, 20, 100.0)), data.groups).auc for name in Gauge}
    assert auc[Gauge.SHRUNK] > 0.9
    assert auc[Gauge.INVERTED] < 0.7
