"""Threshold's story: one line under two models, why no scale helps, opposites, and the line's two rates."""

from cosine_lab.data.words import pairs
from cosine_lab.lessons.threshold.model import best
from cosine_lab.lessons.threshold.state import MODELS, NARROW_MODEL, WIDE_MODEL
from cosine_lab.lessons.threshold.surface import EVEN, NARROW, SPREAD, BesideLine, Dots, Opposites, Rates, Stretch
from cosine_lab.surfaces.story import Beat, Bet, Choice, Reads, Scale, Shows, Story, ranges

_NEAR = 0.02
_RIGHT = 0.9  # where few synonyms are right of it
_SAME = 1e-9
_EVEN = 0.02
"""How far apart precision and recall may be where they are about the same."""
_OVER = ("synonyms-over", "strangers-over")
"""Precision, recall and F1 follow from them."""


def story() -> Story:
    """Five beats over one picture."""
    wide, narrow = (best(MODELS[each])[0] for each in (WIDE_MODEL, NARROW_MODEL))
    return Story(
        beats=(
            Beat(
                "model",
                Shows(panels=(Dots, Rates)),
                start={"model": WIDE_MODEL, "line": wide, "amount": 0.0, "map": 0},
                bet=_passing(),
                goal=(Reads("model", "=", NARROW_MODEL), Reads("line", "=", wide, _SAME)),
                actions=(NARROW,),
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
            ),
            Beat(
                "line",
                Shows(panels=(Dots, Opposites, Rates, BesideLine)),
                start={"line": _RIGHT},
                bet=Bet(("best-both", *_OVER), scale=Scale("best-both", 0, 1, 0.01, 0.05), still=True),
                goal=(Reads("apart", "<=", _EVEN),),
                actions=(EVEN,),
            ),
            Beat("takeaway", Shows(panels=(Dots, Opposites, Rates)), start={"model": NARROW_MODEL, "line": wide}),
        )
    )


def _passing() -> Bet:
    few, most = (len(pairs()["strangers"]) * share for share in (0.1, 0.9))
    about = ("strangers-over", "precision", "recall")
    return Bet(about, ranges(about[0], "few", (few, "half"), (most, "most")), still=True)


def _opposites() -> Bet:
    about = ("opposites-strangers", "opposites-synonyms", "opposites-over")
    return Bet(about, ranges(about[0], "below", (0.3, "among"), (0.7, "above")))


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
