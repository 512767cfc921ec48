"""The thief's story: log-probabilities give away a shape, and never where its origin is."""

from cosine_lab.lessons.thief.state import EXACT
from cosine_lab.lessons.thief.surface import MOVE, STEAL, STRETCH, WIDER, Known, Misfit, Rank, Widened
from cosine_lab.surfaces import handles
from cosine_lab.surfaces.story import Beat, Bet, Choice, Reads, Shows, Story, ranges

_ASKED = 40
_RIGHT, _OPPOSED, _WIDE = 1e-6, -0.5, 1.9


def story() -> Story:
    """Five beats."""
    start = {"queries": 1, "sphere": 1, "noise": 0.0, "decimals": EXACT, "shift": (0.0, 0.0), "stretch": 1.0}
    both = Shows(("given", "origin"), (Known,))
    which = _zeros("off-raw", "off-differences", "both", "rows", "differences", "neither")
    many = Bet(("rank",), ranges("rank", "two", (3, "four"), (5, "five")), still=True)
    asked = (Reads("queries", ">=", _ASKED),)
    return Story(
        (
            Beat("known", both, start=start, bet=which, goal=asked, actions=(STEAL,)),
            Beat(
                "why",
                Shows(("given", "origin"), (Misfit,), (handles.ORIGIN,)),
                start={"queries": _ASKED, "shift": (0.0, 0.0)},
                goal=(Reads("cos-stolen", "<=", _OPPOSED),),
                actions=(MOVE,),
                why=True,
            ),
            Beat("rank", Shows(panels=(Rank,)), start={"queries": 1}, bet=many, goal=asked, actions=(STEAL,)),
            Beat(
                "stretch",
                Shows(("given", "origin"), (Widened,), (WIDER,)),
                start={"queries": _ASKED, "shift": (0.0, 0.0)},
                bet=_zeros("misfit", "uneven", "neither", "lengths", "answers", "both"),
                goal=(Reads("stretch", ">=", _WIDE),),
                actions=(STRETCH,),
            ),
            Beat("takeaway", both, start={"stretch": 1.0}),
        )
    )


def _zeros(first: str, second: str, *keys: str) -> Bet:
    """Which of two readings turn out 0: both, the first alone, the second alone, or neither."""
    one, other = (ranges(reading, "zero", (_RIGHT, "more")) for reading in (first, second))
    holds = ((*a.holds, *b.holds) for a in one for b in other)
    return Bet((first, second), [Choice(*each) for each in zip(keys, holds, strict=True)], still=True)
