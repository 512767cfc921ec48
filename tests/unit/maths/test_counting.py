"""Cover's numbers: known tables, recurrences, edges, and the logarithms of real models."""

import math

import pytest

from cosine_lab.maths.rankings.counting import log10_rankings, log10_sign_patterns, max_rankings, max_sign_patterns

# OEIS A071223: rows n = 4, 5, 6, 8, 10; d = 1 … 5.
RANKINGS = {
    4: [2, 12, 24, 24, 24],
    5: [2, 20, 72, 120, 120],
    6: [2, 30, 172, 480, 720],
    8: [2, 56, 646, 3_976, 14_184],
    10: [2, 90, 1_742, 18_990, 128_288],
}
# Good and Tideman (1977): orders by distance, d = 1 … 3.
WITH_BIAS = {4: [7, 18, 24], 5: [11, 46, 96], 6: [16, 101, 326], 8: [29, 351, 2_311], 10: [46, 916, 10_366]}


@pytest.mark.parametrize("n", RANKINGS)
def test_covers_table_of_rankings(n: int) -> None:
    assert [max_rankings(n, d) for d in range(1, 6)] == RANKINGS[n]


@pytest.mark.parametrize("n", WITH_BIAS)
def test_good_and_tidemans_table_of_orders_by_distance(n: int) -> None:
    assert [max_rankings(n, d, bias=True) for d in range(1, 4)] == WITH_BIAS[n]


def test_rankings_follow_covers_recurrence() -> None:
    for n in range(2, 30):
        for d in range(2, 12):
            step = n * max_rankings(n, d - 1)
            assert max_rankings(n + 1, d) == max_rankings(n, d) + step


def test_sign_patterns_follow_covers_recurrence() -> None:
    for n in range(1, 30):
        for d in range(2, 12):
            for bias in (False, True):
                grown = max_sign_patterns(n, d, bias=bias) + max_sign_patterns(n, d - 1, bias=bias)
                assert max_sign_patterns(n + 1, d, bias=bias) == grown


def test_enough_dimensions_allow_everything() -> None:
    assert max_sign_patterns(7, 7) == max_sign_patterns(7, 9) == 2**7
    assert max_sign_patterns(7, 7, bias=True) == 2**7
    assert max_rankings(7, 6) == max_rankings(7, 50) == math.factorial(7)
    assert max_rankings(7, 6, bias=True) == math.factorial(7)


def test_a_line_and_a_point() -> None:
    assert max_sign_patterns(9, 1) == 2
    assert max_rankings(9, 1) == 2
    assert max_sign_patterns(9, 0) == 0
    assert max_rankings(9, 0) == 0
    assert max_rankings(1, 0) == 1
    assert max_sign_patterns(9, 0, bias=True) == 1
    assert max_rankings(9, 0, bias=True) == 1


@pytest.mark.parametrize("bias", [False, True])
@pytest.mark.parametrize(("n", "d"), [(5, 2), (10, 3), (60, 20), (60, 58), (200, 150), (400, 3)])
def test_logarithms_are_those_of_the_counts(n: int, d: int, *, bias: bool) -> None:
    rankings = math.log10(max_rankings(n, d, bias=bias))
    assert log10_rankings(n, d, bias=bias) == pytest.approx(rankings, rel=1e-12)
    signs = math.log10(max_sign_patterns(n, d, bias=bias))
    assert log10_sign_patterns(n, d, bias=bias) == pytest.approx(signs, rel=1e-12)


def test_the_head_of_gpt2_can_say_almost_nothing_of_what_is_thinkable() -> None:
    assert log10_sign_patterns(50_257, 768) == pytest.approx(1_722.19, abs=0.01)
    assert log10_rankings(50_257, 768) == pytest.approx(5_096.26, abs=0.01)
    assert log10_rankings(50_257, 50_257) == pytest.approx(214_444, abs=1)


@pytest.mark.parametrize("function", [max_sign_patterns, max_rankings, log10_rankings])
def test_sizes_out_of_range_are_refused(function: object) -> None:
    for n, d in ((0, 1), (3, -1)):
        with pytest.raises(ValueError, match="needs n ≥ 1 labels and d ≥ 0 dimensions"):
            function(n, d)  # type: ignore[operator]


def test_nothing_has_no_logarithm() -> None:
    with pytest.raises(ValueError, match="needs at least one dimension"):
        log10_sign_patterns(3, 0)
    with pytest.raises(ValueError, match="needs at least one dimension"):
        log10_rankings(3, 0)


def test_exact_rankings_of_very_many_labels_are_refused() -> None:
    with pytest.raises(ValueError, match="max_rankings needs at most 2000 labels, got 50257"):
        max_rankings(50_257, 768)
