"""A bet on a number without phones: the values that a lecturer asks hands for."""

from itertools import pairwise
from pathlib import Path

import pytest

from cosine_lab.commands.app_server import lessons
from tests.lessons_in_node import data_of, run

FEW = 10
"""So small a range of whole numbers that a value beside the truth is what is guessed, too."""


def number(text: str) -> float:
    """A number as it is shown."""
    return float(text.replace("−", "-").removesuffix("%").replace(",", ""))


def test_of_the_three_values_of_every_bet_on_a_number_one_lies_near_what_turns_out(tmp_path: Path) -> None:
    bets = run("hands_of.js", {slug: data_of(slug) for slug in lessons()}, tmp_path)
    assert len(bets) > 10
    for name, bet in bets.items():
        low, high, step = (bet["scale"][key] for key in ("low", "high", "step"))
        values = [number(each) for each in bet["hands"]]
        assert len(values) == 3, name
        assert low <= values[0] < values[1] < values[2] <= high, name
        assert [(each - low) / step for each in values] == pytest.approx(
            [round((each - low) / step) for each in values]
        )
        truth = number(bet["truth"])
        nearest, second = sorted(abs(truth - each) for each in values)[:2]
        assert nearest <= second / 2, name
        if step == 1 and high - low <= FEW:
            assert raised_by(values, truth, bet["scale"]) <= bet["scale"]["within"], name
            continue
        gaps = [(after - before) / (high - low) for before, after in pairwise(values)]
        assert min(gaps) >= 0.2, name
        assert 0 < nearest <= 0.2 * (high - low), name


def raised_by(values: list[float], truth: float, scale: dict[str, float]) -> float:
    """How far off those are, at most, who may raise the hand of those who know: numbers as near to its value."""
    own = min(values, key=lambda each: abs(each - truth))
    every = range(int(scale["low"]), int(scale["high"]) + 1)
    return max(abs(truth - said) for said in every if abs(said - own) <= min(abs(said - each) for each in values))
