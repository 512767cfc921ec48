"""Theorem 5.5, by example."""

import pytest

from cosine_lab.maths.rankings.counterexamples import examples, trials


@pytest.mark.parametrize("example", examples(), ids=lambda each: each.key)
def test_an_example_has_equal_cosines_and_other_rankings(example: object) -> None:
    pair = example.compared()  # type: ignore[attr-defined]
    assert pair.cosine_gap < 1e-15
    assert pair.only_first > 0
    assert pair.only_second > 0


def test_the_papers_example_is_the_first() -> None:
    paper = examples()[0]
    assert paper.key == "h1"
    assert len(paper.rows) == 7
    assert paper.factors[2] == 0.4


def test_trials_are_counted_and_repeatable() -> None:
    found = trials(8, 2, 10, seed=3)
    assert found == trials(8, 2, 10, seed=3)
    assert found.rankings == found.tried == 10
    assert 0 < found.winners <= 10
