"""Threshold's story: a line under two models, why no scale helps, opposites, and precision among many strangers."""

import numpy as np

from cosine_lab.data.words import pairs
from cosine_lab.lessons.threshold.model import best, labelled, scores
from cosine_lab.lessons.threshold.state import MODELS, MOST_TIMES, NARROW_MODEL, WIDE_MODEL
from cosine_lab.lessons.threshold.surface import (
    BACK,
    FREQUENT,
    NARROW,
    SPREAD,
    STRICT,
    Dots,
    Frequent,
    Opposites,
    Rates,
    Stretch,
)
from cosine_lab.maths.spaces.line import best_line, shortest
from cosine_lab.surfaces.story import Beat, Bet, Choice, Reads, Scale, Shows, Story, ranges

_NEAR = 0.02
_SAME = 1e-9
_FEW = 0.15
"""The share of opposites that a strict line lets pass: about one in ten, as far as a finger on a phone can tell."""
_OVER = ("synonyms-over", "strangers-over")
"""Precision, recall and F1 follow from them."""


def story() -> Story:
    """Five beats over one picture."""
    wide, narrow = (_best(MODELS[each]) for each in (WIDE_MODEL, NARROW_MODEL))
    return Story(
        beats=(
            Beat(
                "model",
                Shows(panels=(Dots, Rates)),
                start={"model": WIDE_MODEL, "line": wide, "amount": 0.0, "map": 0, "times": 1.0},
                bet=Bet(("elsewhere",), scale=Scale("elsewhere", 0, 1, 0.01, 0.05), hands=(0.2, 0.5, 0.8), still=True),
                goal=(
                    Reads("model", "=", NARROW_MODEL),
                    Reads("precision", ">=", best_line(*labelled(MODELS[WIDE_MODEL])).precision),
                ),
                actions=(NARROW, BACK),
            ),
            Beat(
                "why",
                Shows(panels=(Dots, Stretch, Rates)),
                start={"model": NARROW_MODEL, "line": narrow, "amount": 0.0, "map": 0},
                bet=_scaled(),
                goal=(Reads("amount", ">=", 1, _NEAR),),
                actions=(SPREAD,),
                why=True,
            ),
            Beat(
                "opposites",
                Shows(panels=(Dots, Opposites)),
                start={"model": WIDE_MODEL, "line": wide, "amount": 0.0},
                bet=_opposites(),
                goal=(Reads("opposites-over", "<=", int(_FEW * len(pairs()["opposites"]))),),
                actions=(STRICT,),
            ),
            Beat(
                "line",
                Shows(panels=(Dots, Frequent, Rates)),
                start={"line": wide, "times": 1.0},
                bet=Bet(("rare",), ranges("rare", "tenth", (0.1, "half"), (0.5, "same")), still=True),
                goal=(Reads("times", ">=", MOST_TIMES),),
                actions=(FREQUENT,),
            ),
            Beat(
                "takeaway",
                Shows(panels=(Dots, Opposites, Rates)),
                start={"model": NARROW_MODEL, "line": wide, "times": 1.0},
            ),
        ),
        code="cosine_lab.threshold(pairs, vectors)",
    )


def _best(model: str) -> float:
    """A model's best line with the fewest decimals, which part all its pairs in the same way."""
    return shortest(np.concatenate(list(scores(model).values())), best(model)[0])


def _opposites() -> Bet:
    about = ("opposites-strangers", "opposites-synonyms", "opposites-over")
    return Bet(about, ranges(about[0], "below", (0.3, "among"), (0.7, "above")), still=True)


def _scaled() -> Bet:
    return Bet(
        about=("gain", "best-f1", "overtaken", *_OVER),
        still=True,
        choices=(
            Choice("better", (Reads("gain", ">", _SAME),)),
            Choice("same", (Reads("gain", "=", 0, _SAME),)),
            Choice("worse", (Reads("gain", "<", -_SAME),)),
        ),
    )
