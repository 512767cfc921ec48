"""Words' story: a stranger's cosine, what a longer list moves, a place among all pairs, and why these lie so high."""

from collections.abc import Sequence

from cosine_lab.lessons.words import surface
from cosine_lab.lessons.words.surface import AllPairs, Choices, Moved, Place, Scaled, Scores, Trained, Tray, Untrained
from cosine_lab.surfaces.story import Beat, Bet, Choice, Is, Reads, Scale, Shows, Story, ranges

_NARROW, _WIDE = "e5-small", "paraphrase-MiniLM-L3"
_FIRST, _BOTH = 0b1, 0b11
"""The narrow model alone; the wide one beside it."""
_STRANGER, _OUTLIER = "opec", "hypertension"
_NEAREST, _LAST = "mouse", "clock"
"""The latter is the one that min–max gives 0."""
_USUAL, _E5 = 0.1, 0.01
"""A temperature to begin with, whose pairs fill nearly the whole scale, and that of e5."""
_EXACT = 0.05
"""In percent, half of what a place is shown to."""
_QUARTER = 25.0
"""Of the pairs below a line that a hand has yet to drag to nearly all."""
_BACK = 0.02
"""Of the shared part, less than a hand can see."""


def story() -> Story:
    """Five beats over the list of the discussion, and why cosines lie where they do."""
    alone = {"query": 0, "own": 0, "added": 0, "models": _FIRST, "tau": 0.0, "place": 50.0, "removed": 0.0}
    return Story(
        beats=(
            Beat(
                "stranger",
                Shows(panels=(Scores, Choices, Tray)),
                start=alone,
                bet=Bet(
                    about=(f"raw:{_NARROW}:{_STRANGER}",),
                    scale=Scale(f"raw:{_NARROW}:{_STRANGER}", -1, 1, 0.05, 0.05),
                    hands=(-0.3, 0.3, 0.9),
                    still=True,
                ),
                goal=(Reads(f"raw:{_NARROW}:{_STRANGER}", ">=", -1),),
                actions=(surface.STRANGER,),
            ),
            Beat(
                "longer",
                Shows(panels=(Scores, Scaled, Moved)),
                start={"added": 0},
                bet=Bet(
                    about=("raw-moved", "scaled-moved", f"then:{_NARROW}:{_LAST}"),
                    choices=_then(f"then:{_NARROW}:{_LAST}"),
                    still=True,
                ),
                goal=(Reads(f"raw:{_NARROW}:{_OUTLIER}", ">=", -1),),
                actions=(surface.OUTLIER,),
            ),
            Beat(
                "place",
                Shows(panels=(Scores, AllPairs, Place)),
                start={"added": 0, "models": _BOTH, "place": _QUARTER},
                bet=_place(),
                goal=(Reads("place-off", "<=", 0, _EXACT),),
                actions=(surface.NEAREST,),
            ),
            Beat(
                "before",
                Shows(panels=(Untrained,)),
                start={"removed": 1.0},
                bet=Bet(
                    about=("cone", "untrained-mean"),
                    scale=Scale("cone", -1, 1, 0.05, 0.1),
                    hands=(-0.5, 0.1, 0.7),
                    live=True,  # the hill begins where the shared part is gone, and is what a hand is laid on
                ),
                goal=(Reads("removed", "<=", 0, _BACK),),
                actions=(surface.IN_COMMON,),
            ),
            Beat(
                "why",
                Shows(panels=(Trained,)),
                start={"tau": _USUAL, "removed": 0.0},
                bet=Bet(("sure-then",), ranges("sure-then", "tenth", (0.2, "same"), (1, "ten")), still=True),
                goal=(Reads("tau", "=", _E5, _E5 / 100),),  # 0 is each model's own
                actions=(surface.LOW_TAU,),
                why=True,
            ),
            Beat("takeaway", Shows(panels=(Scores, AllPairs)), start={"tau": 0.0}),
        ),
        code="cosine_lab.scores(words, vectors)",
    )


def _then(reading: str) -> Sequence[Choice]:
    """Of what was the end of a scale, 0, once another is."""
    of: dict[str, Is] = {"rises": ">", "stays": "=", "falls": "<"}
    return [Choice(key, (Reads(reading, sign, 0),)) for key, sign in of.items()]


def _place() -> Bet:
    """Of one cosine among all pairs of its model, whose histogram is there to guess by."""
    mouse = tuple(f"percentile:{model}:{_NEAREST}" for model in (_NARROW, _WIDE))
    return Bet(about=mouse, scale=Scale(mouse[0], 0, 100, 1, 5), hands=(35, 65, 95), still=True)
