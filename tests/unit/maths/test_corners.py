import numpy as np
import pytest

from cosine_lab.maths.classifier.hull import frame_of, gap


def test_rows_come_about_their_mean_in_units_of_their_extent() -> None:
    frame = frame_of(np.array([[10.0, 0.0], [14.0, 0.0], [12.0, 6.0]]))
    assert np.allclose(frame.rows, [(-0.5, -0.5), (0.5, -0.5), (0.0, 1.0)], atol=1e-15)
    assert frame.tolerance == 1e-12


def test_far_from_the_origin_more_counts_as_on_a_line() -> None:
    far = frame_of(np.array([[0.0, 0.0], [2.0, 1e-9], [4.0, 0.0], [2.0, 3.0]]) + 1e9)
    assert far.corners == [0, 2, 3]
    assert far.tolerance > 1e-9


def test_rows_that_differ_by_rounding_alone_are_one_point() -> None:
    assert frame_of(np.array([[1.0, 1.0], [1.0, 1.0 + 2**-52]])).corners == [0]


@pytest.mark.parametrize(
    ("p", "distance"), [((1.0, 2.0), 2.0), ((-3.0, 4.0), 5.0), ((5.0, 0.0), 3.0), ((1.5, 0.0), 0.0)]
)
def test_the_gap_to_a_segment_is_measured_to_its_nearest_point(p: tuple[float, float], distance: float) -> None:
    assert gap(p, (0.0, 0.0), (2.0, 0.0)) == distance


def test_a_segment_may_be_a_point() -> None:
    assert gap((3.0, 4.0), (0.0, 0.0), (0.0, 0.0)) == 5
