import numpy as np
import pytest

from cosine_lab.data import quoted
from cosine_lab.maths.spaces.similarity import min_max


def test_the_posted_min_max_is_that_of_the_posted_cosines_but_for_rounding() -> None:
    np.testing.assert_allclose(min_max(quoted.E5_BASE.cosines), quoted.E5_BASE_MIN_MAX, atol=1e-3)
    assert len(quoted.MINILM_L12.cosines) == len(quoted.WORDS) == 4


@pytest.mark.parametrize("kitten", [0.88, 0.95, 0.99])
def test_no_cosine_of_a_kitten_makes_the_last_slide_out_of_the_first(kitten: float) -> None:
    cat, mouse, house, clock = quoted.E5_BASE.cosines
    scaled = min_max([cat, kitten, mouse, house, clock])
    np.testing.assert_allclose(scaled[[2, 3]], min_max(quoted.E5_BASE.cosines)[[1, 2]])
    assert abs(scaled[2] - quoted.LAST_SLIDE["mouse"]) > 0.1


def test_the_temperatures_make_the_two_ranges_comparable() -> None:
    spans = [(max(s.cosines) - min(s.cosines)) / s.temperature for s in (quoted.E5_BASE, quoted.MINILM_L12)]
    np.testing.assert_allclose(spans, [12.83, 19.216])


def test_the_quoted_regressions_agree_with_one_another() -> None:
    line = quoted.ZHOU_RADIUS_ON_LOG2_FREQUENCY
    assert pytest.approx(line.r_squared, abs=1e-3) == quoted.ZHOU_RADIUS_R**2


def test_the_threshold_falls_below_people_most_for_frequent_words() -> None:
    people, cosine = np.array(quoted.ZHOU_BY_PEOPLE), np.array(quoted.ZHOU_BY_COSINE)
    assert len(people) == len(cosine) == 10
    assert set(np.argsort(people - cosine)[-2:]) == {8, 9}
    assert (np.diff(cosine) < 0).all()


def test_quoted_figures_stand_as_their_sources_print_them() -> None:
    assert quoted.LAST_SLIDE == {
        "cat": 1.0, "kitten": 0.7378, "mouse": 0.3186, "house": 0.0781, "clock": 0.0,
    }  # fmt: skip
    assert tuple(quoted.ZHOU_CONTROLLED) == (0.9195, -0.0101, -0.0117, 0.0515, 0.236)
    assert sum(quoted.ZHOU_BY_COSINE) == pytest.approx(4.297)
    assert sum(quoted.ZHOU_BY_PEOPLE) == pytest.approx(4.999)
