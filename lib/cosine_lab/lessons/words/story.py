"""Words' story: a stranger's cosine, what a longer list moves, another model, and a place among all pairs."""

from cosine_lab.lessons.words.state import TRAY
from cosine_lab.lessons.words.surface import LOW_TAU, OUTLIER, AllPairs, Moved, Order, Scaled, Scores, Trained
from cosine_lab.surfaces.story import Beat, Bet, Choice, Reads, Scale, Shows, Story

_NARROW, _WIDE = "e5-small", "paraphrase-MiniLM-L3"
_FIRST, _BOTH = 0b1, 0b11
"""The narrow model alone; the wide one beside it."""
_STRANGER, _OUTLIER = "opec", "hypertension"
_OTHERS = ("mouse", "house", "clock")
_LAST = _OTHERS[-1]
"""The one that min–max gives 0."""
_ORDERED = 1e-9
_USUAL = 0.1
"""A temperature to begin with: its pairs fill nearly the whole scale."""


def story() -> Story:
    """Five beats over the list of the discussion, and why cosines lie where they do."""
    alone = {"query": 0, "own": 0, "added": 0, "models": _FIRST, "tau": 0.0}
    return Story(
        beats=(
            Beat(
                "stranger",
                Shows(panels=(Scores, AllPairs)),
                start=alone | {"added": 1 << TRAY.index(_STRANGER)},
                bet=Bet(
                    about=tuple(f"raw:{_NARROW}:{word}" for word in (_STRANGER, *_OTHERS)),
                    scale=Scale(f"raw:{_NARROW}:{_STRANGER}", -1, 1, 0.05, 0.05),
                ),
            ),
            Beat(
                "longer",
                Shows(panels=(Scores, Scaled, Moved)),
                start={"added": 0},
                bet=Bet(
                    about=("raw-moved", "scaled-moved", f"then:{_NARROW}:{_LAST}"),
                    scale=Scale(f"then:{_NARROW}:{_LAST}", 0, 1, 0.05, 0.1),
                ),
                goal=(Reads(f"raw:{_NARROW}:{_OUTLIER}", ">=", -1),),
                actions=(OUTLIER,),
            ),
            Beat(
                "models",
                Shows(panels=(Scores, Order)),
                start={"added": 0, "models": _BOTH},
                bet=Bet(
                    about=("order", *(f"raw:{_WIDE}:{word}" for word in _OTHERS)),
                    choices=(
                        Choice("same", (Reads("order", ">=", 1, _ORDERED),)),
                        Choice("other", (Reads("order", "<", 1 - _ORDERED),)),
                    ),
                ),
            ),
            Beat("place", Shows(panels=(Scores, AllPairs)), start={"models": _BOTH}, bet=_place()),
            Beat(
                "why",
                Shows(panels=(Trained,)),
                start={"tau": _USUAL},
                bet=Bet(about=("digits-then",), scale=Scale("digits-then", 0, 100, 1, 4), still=True),
                goal=(Reads("digits-then", ">", 0),),
                actions=(LOW_TAU,),
                why=True,
            ),
            Beat("takeaway", Shows(panels=(Scores, AllPairs)), start={"tau": 0.0}),
        )
    )


def _place() -> Bet:
    """Of one cosine among all pairs of its model, whose histogram is there to guess by."""
    mouse = tuple(f"percentile:{model}:{_OTHERS[0]}" for model in (_NARROW, _WIDE))
    return Bet(about=mouse, scale=Scale(mouse[0], 0, 100, 1, 5))
