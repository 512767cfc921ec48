"""A few of the files of tests/makers/hostile_files.py, on every run."""

from tests.makers.hostile_files import answer, hostile, run


def test_hostile_files_give_vectors_or_a_reason_in_bounds() -> None:
    answers = run(hostile(seed=1, count=30), answer)
    assert sum(answers.values()) == 30
    assert len(answers) > 8


def test_the_same_seed_makes_the_same_files() -> None:
    assert hostile(2, 5) == hostile(2, 5)
