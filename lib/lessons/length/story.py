"""Length's story: a longer word in lists, a length of zero, which words are long, means."""

from lib.lessons.length.state import LONGEST, MOST
from lib.lessons.length.surface import THRICE, TO_ZERO, TWICE, Context, Informed, InLists, Means, Stretched
from lib.surfaces.story import Beat, Bet, Choice, Reads, Scale, Shows, Story

_NEAR = 0.02
_ASKED = ("cubits", "and", "quiet")


def story() -> Story:
    """Five beats: a list, two on a text, a mean, and all lists."""
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
                "why",
                Shows(panels=(Context,)),
                start={"factor": 1.0, "by": 0},
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
                "longest",
                Shows(panels=(Informed,)),
                start={"share": 1.0},
                bet=Bet(
                    about=("rho", *(f"squared-{word}" for word in _ASKED)),
                    choices=[Choice(word, (Reads(f"longest-{word}", "=", 1),)) for word in _ASKED],
                ),
            ),
            _average(),
            Beat("takeaway", Shows(panels=(InLists,)), start={"factor": MOST, "longer": 1.0}),
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
