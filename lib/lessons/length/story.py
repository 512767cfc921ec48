"""Length's story: a longer word in lists, which words are long, a length of zero, means, coordinates."""

from lib.lessons.length.state import LONGEST, MOST
from lib.lessons.length.surface import (
    HALF,
    THRICE,
    TO_ZERO,
    TWICE,
    Context,
    Dropped,
    Informed,
    InLists,
    Means,
    Stretched,
)
from lib.surfaces.story import Beat, Bet, Choice, Reads, Scale, Shows, Story

_NEAR = 0.02
_STAY = tuple(f"stay:{k}" for k in range(5))
"""Of each model that ships."""
_ASKED = ("cubits", "and", "quiet")


def story() -> Story:
    """Seven beats: a list, two on a text, all lists, a mean, coordinates."""
    start = {"word": 0, "factor": 1.0, "topic": 0, "share": 1.0, "by": 0, "longer": 1.0, "kept": 1.0}
    return Story(
        beats=(
            Beat(
                "lists",
                Shows(panels=(Stretched,)),
                start=start,
                bet=Bet(about=("dot-lists",), still=True, scale=Scale("dot-lists", 0, 2000, 20, 60)),
                goal=(Reads("factor", ">=", MOST, _NEAR),),
                actions=(TWICE,),
            ),
            Beat(
                "longest",
                Shows(panels=(Informed,)),
                start={"factor": 1.0, "by": 0},
                bet=Bet(
                    about=("rho", *(f"squared-{word}" for word in _ASKED)),
                    choices=[Choice(word, (Reads(f"longest-{word}", "=", 1),)) for word in _ASKED],
                ),
            ),
            Beat(
                "why",
                Shows(panels=(Context,)),
                start={"share": 1.0},
                bet=Bet(
                    about=("told", "even"),
                    still=True,
                    choices=(
                        Choice("own", (Reads("told", ">", 0.05),)),
                        Choice("any", (Reads("told", "<=", 0.05), Reads("even", ">", 0.5))),
                        Choice("equal", (Reads("even", "<=", 0.5),)),
                    ),
                ),
                goal=(Reads("share", "<=", 0, _NEAR),),
                actions=(TO_ZERO,),
                why=True,
            ),
            Beat(
                "never",
                Shows(panels=(InLists,)),
                start={"share": 1.0},
                bet=Bet(
                    about=("never-dot", "never-cosine", "most-dot", "most-cosine"),
                    scale=Scale("never-dot", 0, 1, 0.01, 0.04),
                ),
            ),
            _average(),
            Beat(
                "half",
                Shows(panels=(Dropped,)),
                start={"longer": 1.0},
                bet=Bet(about=_STAY, still=True, scale=Scale("stay:1", 0, 1, 0.05, 0.08)),
                goal=(Reads("kept", "<=", 0.5, _NEAR),),
                actions=(HALF,),
            ),
            Beat("takeaway", Shows(panels=(InLists,)), start={"factor": MOST, "kept": 1.0}),
        )
    )


def _average() -> Beat:
    turned, still = Reads("plain-turned", ">", 1), Reads("unit-turned", "<=", 1)
    return Beat(
        "average",
        Shows(panels=(Means,)),
        start={},
        bet=Bet(
            about=("means-cos", "plain-turned", "unit-turned"),
            still=True,
            choices=(
                Choice("plain", (turned, still)),
                Choice("units", (Reads("plain-turned", "<=", 1), Reads("unit-turned", ">", 1))),
                Choice("both", (turned, Reads("unit-turned", ">", 1))),
            ),
        ),
        goal=(Reads("longer", ">=", LONGEST, _NEAR),),
        actions=(THRICE,),
    )
