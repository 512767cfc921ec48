import numpy as np
import pytest

from cosine_lab.maths.spaces.clusters import separation


def test_means_and_area_are_those_of_the_pairs_above_the_diagonal() -> None:
    cosines = np.array([[1.0, 0.9, 0.1, 0.5], [0.9, 1.0, 0.6, 0.2], [0.1, 0.6, 1.0, 0.4], [0.5, 0.2, 0.4, 1.0]])
    part = separation(cosines, [0, 0, 1, 1])
    assert part.within == pytest.approx((0.9 + 0.4) / 2)
    assert part.between == pytest.approx((0.1 + 0.5 + 0.6 + 0.2) / 4)
    assert part.auc == pytest.approx((4 + 2) / 8)
    assert (part.pairs_within, part.pairs_between, part.undefined) == (2, 4, 0)


def test_ties_count_half() -> None:
    assert separation(np.ones((4, 4)), [0, 0, 1, 1]).auc == pytest.approx(0.5)


def test_pairs_without_an_angle_are_left_out_and_counted() -> None:
    cosines = np.full((4, 4), 0.25)
    cosines[3] = cosines[:, 3] = np.nan
    part = separation(cosines, ["a", "a", "b", "b"])
    assert (part.pairs_within, part.pairs_between, part.undefined) == (1, 2, 3)


def test_groups_that_leave_nothing_to_compare_are_refused() -> None:
    with pytest.raises(ValueError, match="got 1 within and 0 between"):
        separation(np.eye(2), [0, 0])
    with pytest.raises(ValueError, match="got 0 within and 1 between"):
        separation(np.eye(2), [0, 1])
    with pytest.raises(ValueError, match="one group a row"):
        separation(np.eye(2), [0, 1, 2])
