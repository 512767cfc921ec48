"""Counts of pairs and PMI, against counting by hand."""

import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cosine_lab.maths.learning.cooccurrence import company, cooccurrences, pairs_of, pmi, ppmi, rank_correlation

# "a b a c" and "b c": a = 0, b = 1, c = 2
TOKENS = [0, 1, 0, 2, 1, 2]
SENTENCES = [0, 0, 0, 0, 1, 1]


def test_neighbours_are_counted_both_ways_within_a_sentence() -> None:
    assert cooccurrences(TOKENS, SENTENCES, 3, 1).tolist() == [[0, 2, 1], [2, 0, 1], [1, 1, 0]]


def test_a_word_met_again_meets_itself_twice() -> None:
    assert cooccurrences(TOKENS, SENTENCES, 3, 2)[0, 0] == 2


def test_a_word_outside_the_vocabulary_keeps_its_place() -> None:
    assert cooccurrences([0, 9, 1], [0, 0, 0], 2, 1).tolist() == [[0, 0], [0, 0]]
    assert cooccurrences([0, 9, 1], [0, 0, 0], 2, 2).tolist() == [[0, 1], [1, 0]]


@given(text=st.lists(st.tuples(st.integers(-1, 4), st.integers(0, 2)), max_size=25), window=st.integers(1, 6))
def test_counts_equal_counting_one_pair_at_a_time(text: list[tuple[int, int]], window: int) -> None:
    tokens = [word for word, _ in text]
    sentences = sorted(part for _, part in text)
    expected = np.zeros((4, 4))
    for p, i in enumerate(tokens):
        for q, j in enumerate(tokens):
            near = 0 < abs(p - q) <= window and sentences[p] == sentences[q]
            if near and 0 <= i < 4 and 0 <= j < 4:
                expected[i, j] += 1
    assert np.array_equal(cooccurrences(tokens, sentences, 4, window), expected)


def test_pmi_is_the_logarithm_of_met_over_expected() -> None:
    found = pmi(cooccurrences(TOKENS, SENTENCES, 3, 1))
    # 8 meetings; a meets 3 times, b 3, c 2; a and b twice
    assert found[0, 1] == pytest.approx(math.log(2 * 8 / (3 * 3)))
    assert found[1, 2] == pytest.approx(math.log(1 * 8 / (3 * 2)))
    assert found[0, 0] == -math.inf
    assert ppmi(cooccurrences(TOKENS, SENTENCES, 3, 1))[0, 0] == 0


def test_words_that_meet_by_chance_have_pmi_zero() -> None:
    assert pmi(np.outer([1, 2, 5], [1, 2, 5])) == pytest.approx(np.zeros((3, 3)), abs=1e-12)


def test_a_word_that_meets_nobody_has_no_pmi_and_no_company() -> None:
    lonely = [[0, 1, 0], [1, 0, 0], [0, 0, 0]]
    assert np.isnan(pmi(lonely)[2]).all()
    assert np.isnan(pmi(lonely)[:, 2]).all()
    assert ppmi(lonely)[2].tolist() == [0, 0, 0]
    assert np.isnan(company(lonely, 3)[2]).all()


def test_words_that_never_meet_can_keep_the_same_company() -> None:
    shared = [[0, 0, 4, 0], [0, 0, 4, 0], [4, 4, 0, 1], [0, 0, 1, 9]]
    assert company(shared, 2)[0, 1] == pytest.approx(1.0)


def test_a_rank_correlation_sees_order_alone_and_skips_what_is_not_finite() -> None:
    a = [1.0, 2.0, 3.0, math.nan, 5.0]
    assert rank_correlation(a, [math.exp(x) for x in a]) == pytest.approx(1.0)
    assert rank_correlation([1, 2, 3], [3, 1, -math.inf]) == pytest.approx(-1.0)


def test_a_constant_has_no_rank_correlation() -> None:
    assert rank_correlation([1, 2, 3], [4, 4, 4]) is None
    assert rank_correlation([1, math.nan], [1, 2]) is None


def test_each_pair_is_taken_once() -> None:
    assert pairs_of(np.array([[0.0, 1, 2], [1, 0, 3], [2, 3, 0]])).tolist() == [1, 2, 3]


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (lambda: cooccurrences([0, 1], [0], 2, 1), "one sentence a word"),
        (lambda: cooccurrences([0], [0], 0, 1), r"a vocabulary in \[1, 5000\], got 0"),
        (lambda: cooccurrences([0], [0], 2, 51), r"a window in \[1, 50\], got 51"),
        (lambda: pmi([[1, 2]]), "counts ≥ 0"),
        (lambda: pmi(np.zeros((2, 2))), "not all 0"),
        (lambda: pmi([[0, -1], [-1, 0]]), "counts ≥ 0"),
        (lambda: pmi([[0, 1], [2, 0]]), "symmetric"),
        (lambda: company([[1]], 2), r"words in \[1, 1\], got 2"),
        (lambda: rank_correlation([1, 2], [1]), "one size, got 2 and 1"),
    ],
)
def test_bad_input_is_refused_in_words(call: object, message: str) -> None:
    assert callable(call)
    with pytest.raises(ValueError, match=message):
        call()


def test_a_word_that_meets_one_other_once_has_a_pmi() -> None:
    value = pmi([[0, 1, 0], [1, 0, 4], [0, 4, 0]])
    assert value[0, 1] == pytest.approx(np.log(1 * 10 / (1 * 5)))
