"""Factors with unit rows: what is fitted is a cosine, and no gauge is left."""

import numpy as np
import pytest

from cosine_lab.maths.recommender.cosine_factors import fit_cosines


def start(p: int, k: int, seed: int = 0) -> np.ndarray:
    return np.random.default_rng(seed).standard_normal((p, k))


def ratings(n: int, p: int, seed: int = 1) -> np.ndarray:
    return (np.random.default_rng(seed).random((n, p)) < 0.3).astype(float)


def test_rows_have_unit_length_and_the_scale_is_not_negative() -> None:
    found = fit_cosines(ratings(30, 12), start(12, 4))
    assert np.allclose(np.linalg.norm(found.users, axis=1), 1)
    assert np.allclose(np.linalg.norm(found.items, axis=1), 1)
    assert found.scale >= 0


def test_the_misfit_is_that_of_the_factors_and_never_grows_with_more_steps() -> None:
    X = ratings(30, 12)
    misfits = []
    for steps in (1, 2, 5, 10, 40):
        found = fit_cosines(X, start(12, 4), steps)
        fitted = found.scale * found.users @ found.items.T
        assert found.misfit == pytest.approx(((X - fitted) ** 2).sum())
        misfits.append(found.misfit)
    assert misfits == sorted(misfits, reverse=True)
    assert misfits[-1] < misfits[0] < (X**2).sum()


def test_a_table_of_cosines_is_fitted_exactly_from_its_own_items() -> None:
    users, items = start(20, 3, 5), start(8, 3, 6)
    users /= np.linalg.norm(users, axis=1, keepdims=True)
    items /= np.linalg.norm(items, axis=1, keepdims=True)
    found = fit_cosines(2.5 * users @ items.T, items, steps=400)
    assert found.misfit == pytest.approx(0, abs=1e-3)
    assert found.scale == pytest.approx(2.5, rel=1e-2)


def test_the_cosine_of_a_user_and_an_item_is_what_was_fitted() -> None:
    found = fit_cosines(ratings(30, 12), start(12, 4))
    cosines = found.users @ found.items.T
    assert np.abs(cosines).max() <= 1 + 1e-12


def test_the_lengths_of_the_start_do_not_matter() -> None:
    X, W = ratings(30, 12), start(12, 4)
    a, b = fit_cosines(X, W), fit_cosines(X, W * np.arange(1, 13)[:, None])
    assert np.allclose(a.items, b.items)
    assert a.misfit == pytest.approx(b.misfit)


def test_a_rotation_of_the_start_turns_both_factors_and_changes_no_cosine() -> None:
    X, W = ratings(30, 12), start(12, 4)
    Q = np.linalg.qr(start(4, 4, 9))[0]
    a, b = fit_cosines(X, W), fit_cosines(X, W @ Q)
    assert np.allclose(a.users @ Q, b.users)
    assert np.allclose(a.items @ a.items.T, b.items @ b.items.T)


def test_a_user_and_an_item_without_interactions_have_some_direction_and_no_nan() -> None:
    X = ratings(10, 6)
    X[3] = 0
    X[:, 2] = 0
    found = fit_cosines(X, start(6, 2))
    for numbers in (found.users, found.items):
        assert np.isfinite(numbers).all()
        assert np.allclose(np.linalg.norm(numbers, axis=1), 1)


@pytest.mark.parametrize(
    ("X", "W", "steps", "told"),
    [
        (np.zeros((3, 2)), np.eye(2), 5, "one interaction at least, got none"),
        (np.eye(3), np.eye(2), 5, "a start of 3 items, got 2"),
        (np.eye(2), np.eye(2), 0, "a step at least, got 0"),
        ([[np.nan, 1.0]], np.eye(2), 5, "finite"),
    ],
)
def test_what_cannot_be_fitted_is_told(X: np.ndarray, W: np.ndarray, steps: int, told: str) -> None:
    with pytest.raises(ValueError, match=told):
        fit_cosines(X, W, steps)
