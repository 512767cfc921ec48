"""Train again's story: a nearest label that no other run keeps, outputs that all keep, and what leaves them free."""

from cosine_lab.lessons.train_again.state import DIGIT, RUNS
from cosine_lab.lessons.train_again.surface import ALL, LAST, LAY, SQUEEZE, Agree, Answers, Overlay, Runs
from cosine_lab.surfaces.story import Beat, Bet, Choice, Is, Reads, Shows, Story, ranges

_LAST = RUNS - 1
_LAID = 0.9
"""Of the way to the last run's row: a hand need not meet the last pixel."""
_AS_BEFORE = 99
"""Percent of the images: the row lies on its way, and not beside it."""
_SQUEEZED = 1.5
"""Halvings: a third of the length."""
_CENTRED, _OUTPUTS = 0.45, 0.9
"""Correlations with the first run's table; below it the last run's has changed."""


def story() -> Story:
    """Five beats on the shipped runs, in the order of their seeds."""
    return Story(
        (
            Beat(
                "all",
                Shows(panels=(Runs,)),
                start={"run": 0, "digit": DIGIT, "lay": 0.0, "aside": 0.0, "squeeze": 0.0, "turn": 0.0},
                bet=Bet(
                    about=("kept-count",), choices=ranges("kept-count", "seldom", (4, "half"), (8, "often")), still=True
                ),
                goal=(Reads("run", ">=", _LAST),),
                actions=(ALL,),
            ),
            Beat(
                "answers",
                Shows(panels=(Answers,)),
                start={"run": 1},
                bet=Bet(about=("alike",), choices=ranges("alike", "few", (70, "many"), (95, "most")), still=True),
                goal=(Reads("run", ">=", _LAST),),
                actions=(LAST,),
            ),
            Beat(
                "why",
                Shows(panels=(Overlay,)),
                start={"run": _LAST},
                goal=(Reads("lay", ">=", _LAID), Reads("before", ">=", _AS_BEFORE)),
                actions=(LAY,),
                why=True,
            ),
            Beat(
                "report",
                Shows(panels=(Agree,)),
                start={"aside": 0.0},
                bet=Bet(about=("pair-centred", "pair-outputs"), choices=_stays(), still=True),
                goal=(Reads("squeeze", ">=", _SQUEEZED),),
                actions=(SQUEEZE,),
            ),
            Beat("takeaway", Shows(panels=(Agree,))),  # as the reader has left it
        ),
        code='[cosine_lab.audit(W, X=X, pair=p)["measures"] for W, X in runs]',
    )


def _stays() -> list[Choice]:
    """Which of two tables keeps its correlation with the first run's."""
    stays: dict[str, tuple[Is, Is]] = {
        "both": (">=", ">="),
        "centred": (">=", "<"),
        "outputs": ("<", ">="),
        "neither": ("<", "<"),
    }
    return [
        Choice(key, (Reads("pair-centred", centred, _CENTRED), Reads("pair-outputs", outputs, _OUTPUTS)))
        for key, (centred, outputs) in stays.items()
    ]
