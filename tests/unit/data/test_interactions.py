from dataclasses import replace

import numpy as np
import pytest

from cosine_lab.data.interactions import LIVE, PAPER, digits, simulate

SMALL = replace(LIVE, users=1500, items=40)


def test_the_same_seed_gives_the_same_choices_and_another_does_not() -> None:
    first, again, other = simulate(SMALL, 3), simulate(SMALL, 3), simulate(SMALL, 4)
    np.testing.assert_array_equal(first.X, again.X)
    assert (first.X != other.X).any()


def test_users_choose_between_one_item_and_half_of_them() -> None:
    chosen = simulate(SMALL, 0).X.sum(axis=1)
    assert chosen.min() == 1
    assert chosen.max() == 20


def test_items_stand_by_cluster_and_then_by_falling_popularity() -> None:
    data = simulate(LIVE, 0)
    assert data.groups is not None
    assert (np.diff(data.groups) >= 0).all()
    for cluster in range(LIVE.clusters):
        counts = data.X[:, data.groups == cluster].sum(axis=0)
        half = len(counts) // 2
        assert counts[:half].mean() > counts[half:].mean()


def test_progress_is_told_and_may_cancel() -> None:
    told: list[float] = []
    simulate(SMALL, 0, told.append)
    assert told == [1000 / 1500, 1.0]

    def enough(_: float) -> None:
        raise InterruptedError

    with pytest.raises(InterruptedError):
        simulate(SMALL, 0, enough)


@pytest.mark.parametrize("change", [{"users": 0}, {"items": 1}, {"clusters": 0}])
def test_empty_worlds_are_refused(change: dict[str, int]) -> None:
    with pytest.raises(ValueError, match="a user, two items and a cluster at least"):
        simulate(replace(SMALL, **change), 0)


def test_real_digits_come_with_their_classes_and_pixels_nobody_lit() -> None:
    data = digits(images=5)
    assert data.X.shape == (64, 50)
    assert data.groups is not None
    assert data.groups.tolist() == [digit for digit in range(10) for _ in range(5)]
    assert not data.X[0].any()
    assert data.names[0] == "0 #0"
    assert data.density == pytest.approx(data.X.mean())


def test_too_few_or_too_many_images_are_refused() -> None:
    for images in (1, 101):
        with pytest.raises(ValueError, match=rf"images in \[2, 100\], got {images}"):
            digits(images)


def test_the_simulations_have_the_sizes_and_weights_that_the_page_states() -> None:
    assert (PAPER.lam_product, PAPER.lam_split) == (10_000, 100)
    assert (LIVE.lam_product, LIVE.lam_split) == (1000, 31.6)
