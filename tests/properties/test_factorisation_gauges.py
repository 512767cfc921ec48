"""Whatever D a reader picks, the model stays; on some data even the extremes are known."""

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from cosine_lab.maths.recommender.factor_gauges import item_cosines, rescaled, user_cosines, weight_decay_gauge
from cosine_lab.maths.recommender.factorisation import fit_product, predictions, user_column_squares
from cosine_lab.maths.recommender.spectrum import spectrum
from tests.oracles.factorisation import fit_split

SEEDS = st.integers(0, 2**32 - 1)
RANK = 4
GAUGES = st.lists(st.floats(0.01, 100.0), min_size=RANK, max_size=RANK)


@given(seed=SEEDS, d=GAUGES, lam=st.floats(0.0, 50.0))
@settings(max_examples=40)
def test_predictions_and_factors_multiplied_are_the_same_in_every_gauge(seed: int, d: list[float], lam: float) -> None:
    X = np.random.default_rng(seed).normal(size=(20, 7))
    of = spectrum(X)
    fit = fit_product(of, RANK, lam)
    other = rescaled(fit, d)
    assert np.abs(predictions(X, fit) - predictions(X, other)).max() <= 1e-10
    np.testing.assert_allclose(other.A @ other.B.T, fit.A @ fit.B.T, atol=1e-10)


@given(seed=SEEDS, d=GAUGES)
@settings(max_examples=40)
def test_no_gauge_decays_less_than_the_one_weight_decay_picks(seed: int, d: list[float]) -> None:
    of = spectrum(np.random.default_rng(seed).normal(size=(20, 7)))
    fit = fit_product(of, RANK, 5.0)
    best = rescaled(fit, weight_decay_gauge(of, fit))
    other = rescaled(fit, d)
    cost = [(user_column_squares(of, f).sum() + (f.B**2).sum()) for f in (best, other)]
    assert cost[0] <= cost[1] * (1 + 1e-12)


@given(seed=SEEDS)
@settings(max_examples=25)
def test_a_rotation_changes_neither_cosines_nor_predictions(seed: int) -> None:
    rng = np.random.default_rng(seed)
    X = rng.normal(size=(20, 7))
    of = spectrum(X)
    fit = fit_split(of, RANK, 0.5)
    turn = np.linalg.qr(rng.normal(size=(RANK, RANK)))[0]
    turned = type(fit)(A=fit.A @ turn, B=fit.B @ turn)
    np.testing.assert_allclose(item_cosines(fit), item_cosines(turned), atol=1e-12)
    np.testing.assert_allclose(user_cosines(X, fit), user_cosines(X, turned), atol=1e-12)
    np.testing.assert_allclose(predictions(X, fit), predictions(X, turned), atol=1e-12)


@given(seed=SEEDS)
@settings(max_examples=25)
def test_on_positive_data_a_gauge_on_the_first_direction_makes_all_items_alike(seed: int) -> None:
    X = np.random.default_rng(seed).uniform(0.1, 1.0, size=(20, 7))
    fit = rescaled(fit_product(spectrum(X), RANK, 1.0), [1e-6, 1.0, 1.0, 1.0])
    assert item_cosines(fit).min() > 1 - 1e-6
