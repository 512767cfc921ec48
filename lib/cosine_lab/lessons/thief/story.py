"""The thief's story: log-probabilities give away a shape, and never where its origin is."""

from cosine_lab.lessons.thief.state import EXACT
from cosine_lab.lessons.thief.surface import (
    MOVE,
    ROUND,
    STEAL,
    STRETCH,
    WIDER,
    Answer,
    Api,
    Known,
    Misfit,
    Rank,
    Widened,
)
from cosine_lab.surfaces import handles
from cosine_lab.surfaces.story import Beat, Bet, Choice, Reads, Shows, Story, ranges

_ASKED, _FOUR = 40, 4
_RIGHT, _OPPOSED, _WIDE = 1e-6, -0.5, 1.9


def story() -> Story:
    """Five beats."""
    start = {"queries": 1, "sphere": 1, "noise": 0.0, "decimals": EXACT, "shift": (0.0, 0.0), "stretch": 1.0}
    both = Shows(("given", "origin"), (Known,))
    fewest = ranges("fewest", "three", (5, "five"), (10, "ten"), (_ASKED + 1, "none"))
    few = Bet(("fewest", "off-raw", "off-differences"), fewest, still=True)
    third = Bet(("rounded",), ranges("rounded", "short", (1, "half"), (6, "long")), still=True)
    return Story(
        (
            Beat(
                "known",
                Shows(("given", "origin"), (Known, Api)),
                start=start,
                bet=few,
                goal=(Reads("off-differences", "<=", _RIGHT),),
                actions=(STEAL,),
            ),
            Beat(
                "stretch",
                Shows(("given", "origin"), (Widened, Answer), (WIDER,)),
                start={"queries": _ASKED},
                bet=_zeros("misfit", "uneven", "neither", "lengths", "answers", "both"),
                goal=(Reads("stretch", ">=", _WIDE),),
                actions=(STRETCH,),
            ),
            Beat(
                "why",
                Shows(("given", "origin"), (Misfit, Answer), (handles.ORIGIN,)),
                start={"stretch": 1.0},
                goal=(Reads("cos-stolen", "<=", _OPPOSED),),
                actions=(MOVE,),
                why=True,
            ),
            Beat(
                "rank",
                Shows(panels=(Rank, Api)),
                start={"decimals": _FOUR},
                bet=third,
                goal=(Reads("decimals", "<=", 1),),
                actions=(ROUND,),
            ),
            Beat("takeaway", both, start={"decimals": EXACT}),
        ),
        "np.linalg.svd(L - L.mean(1, keepdims=True))[1]",
    )


def _zeros(first: str, second: str, *keys: str) -> Bet:
    """Which of two readings turn out 0: both, the first alone, the second alone, or neither."""
    one, other = (ranges(reading, "zero", (_RIGHT, "more")) for reading in (first, second))
    holds = ((*a.holds, *b.holds) for a in one for b in other)
    return Bet((first, second), [Choice(*each) for each in zip(keys, holds, strict=True)], still=True)
