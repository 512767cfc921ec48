"""Threshold's story: opposites, one line under two models, its two rates, and why no scale helps."""

from lib.lessons.threshold.model import best
from lib.lessons.threshold.state import MAPS, MODELS, USUAL
from lib.lessons.threshold.surface import MOST, NARROW, SPREAD, BesideLine, Dots, Rates, Stretch
from lib.surfaces.story import Beat, Bet, Choice, Reads, Scale, Shows, Story, ranges

_WIDE, _NARROW = MODELS.index("GloVe-50"), MODELS.index("e5-small")
_NEAR = 0.02
_GOOD = 0.8
_SAME = 1e-9
_SHOWN = 0.005  # what is shown as 0.80 is there
_OVER = ("synonyms-over", "strangers-over")
"""Precision, recall and F1 follow from them."""


def story() -> Story:
    """Six beats over one picture."""
    start = {"model": _WIDE, "line": USUAL, "amount": 0.0, "map": 0}
    line = best(MODELS[_NARROW])[0]
    whole = Shows(panels=(Dots, Rates, BesideLine))
    return Story(
        beats=(
            Beat("opposites", Shows(panels=(Dots,)), start=start, bet=_opposites()),
            Beat(
                "model",
                Shows(panels=(Dots, Rates)),
                start={"line": best(MODELS[_WIDE])[0]},
                bet=Bet(
                    about=("precision", "recall", "synonyms-over", "strangers-over"),
                    scale=Scale("precision", 0, 1, 0.05, 0.05),
                    still=True,
                ),
                goal=(Reads("model", "=", _NARROW),),
                actions=(NARROW,),
            ),
            Beat(
                "line",
                whole,
                start={"model": _WIDE, "line": USUAL},
                bet=_good(),
                goal=(Reads("recall", ">=", _GOOD - _SHOWN),),
                actions=(MOST,),
            ),
            Beat(
                "why",
                Shows(panels=(Dots, Stretch, Rates)),
                start={"model": _NARROW, "line": line, "amount": 0.0, "map": 0},
                bet=_scaled(),
                goal=(Reads("amount", ">=", 1, _NEAR),),
                actions=(SPREAD,),
                why=True,
            ),
            Beat(
                "steps",
                Shows(panels=(Dots, Stretch, Rates)),
                start={"amount": 0.0, "map": MAPS.index("isotonic")},
                bet=_ordered(),
                goal=(Reads("amount", ">=", 1),),
                actions=(SPREAD,),
            ),
            Beat("takeaway", whole, start={"amount": 0.0, "map": 0}),
        )
    )


def _opposites() -> Bet:
    about = ("opposites-strangers", "opposites-synonyms", "opposites-over")
    return Bet(about, ranges(about[0], "below", (0.3, "among"), (0.7, "above")))


def _good() -> Bet:
    return Bet(
        about=("best-both", *_OVER),
        still=True,
        choices=(Choice("yes", (Reads("best-both", ">=", _GOOD),)), Choice("no", (Reads("best-both", "<", _GOOD),))),
    )


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


def _ordered() -> Bet:
    turned = Reads("overtaken", ">", 0)
    kept, tied = Reads("overtaken", "=", 0), Reads("tied", ">", 0)
    return Bet(
        about=("overtaken", "tied", "gain", "best-f1", *_OVER),
        still=True,
        choices=(
            Choice("turned", (turned,)),
            Choice("tied", (kept, tied)),
            Choice("kept", (kept, Reads("tied", "=", 0))),
        ),
    )
