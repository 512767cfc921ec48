"""Training's story: a race of two lengths, no way out of the opposite, vectors that grow."""

from cosine_lab.lessons.training.state import at
from cosine_lab.lessons.training.surface import ASIDE, PLAY_RACE, PULL, TO_GOAL, VECTOR, Clock, DescentNumbers, Race
from cosine_lab.maths.learning.contrast_descent import steps_to_cosine
from cosine_lab.surfaces import handles
from cosine_lab.surfaces.story import Beat, Bet, Choice, Reads, Scale, Shows, Story, ranges

_GOAL, _ROUNDING = 0.99, 1e-9
_LONG = 30.0
_TWICE, _HUNDRED = 2.0, 100.0
"""What still counts as "as long", and from where on it is hundreds of times."""
_PULLED = 2.5
"""A length from which on a step plainly turns less."""
_GROWN = 2.2
"""Room for z₁ and its step at the end of a run, and their names."""
_SMALL = 0.5
"""A gradient below this is small beside the greatest, 1, of unit vectors."""
_STEEP = 0.95
"""One that only an angle near 90° gives them."""
_FLAT = "gradient-opposite"

_BESIDE = ("length:1", "length:2", "law:1", "measured:1")
"""Lengths before and after a step: where one is asked about, the others would tell."""


def story() -> Story:
    """Three bets and what they come to."""
    run = {"steps": 0, "rate": 1.0, "both": 0}
    return Story(
        beats=(
            Beat(
                "race",
                Shows(panels=(Race, Clock)),
                start=run | {"unembeddings": at(_LONG)},
                bet=Bet(
                    ("race-times",), ranges("race-times", "same", (_TWICE, "tens"), (_HUNDRED, "hundreds")), still=True
                ),
                goal=(Reads("race-cos-long", ">=", _GOAL, _ROUNDING),),
                actions=(PLAY_RACE,),
            ),
            Beat(
                "why",
                Shows(("internal",), (DescentNumbers,), (handles.of_label(VECTOR, 0),), room=_PULLED + 1),
                start=run | {"unembeddings": at(1.0)},
                goal=(Reads("length:1", ">=", _PULLED),),
                actions=(PULL,),
                why=True,
            ),
            Beat(
                "opposite",
                Shows(("internal",), (DescentNumbers,), (handles.of_label(VECTOR, 0),)),
                start=run | {"unembeddings": ((-0.8, -0.6), (0.8, 0.6))},
                bet=Bet(
                    about=(_FLAT, *_BESIDE, "gradient:1", "gradient:2", "turn:1", "turn:2"),
                    choices=(
                        Choice("most", (Reads(_FLAT, ">=", _SMALL),)),
                        Choice("little", (Reads(_FLAT, ">", _ROUNDING), Reads(_FLAT, "<", _SMALL))),
                        Choice("none", (Reads(_FLAT, "=", 0, _ROUNDING),)),
                    ),
                    still=True,
                ),
                goal=(Reads("gradient:1", ">=", _STEEP),),
                actions=(ASIDE,),
            ),
            Beat(
                "growth",
                Shows(("internal",), (Clock, DescentNumbers), room=_GROWN),
                start=run | {"unembeddings": at(1.0)},
                bet=Bet(
                    about=("length:1", "law:1", "measured:1"),
                    scale=Scale("length:1", 0.5, 3, 0.05, 0.15),
                    hands=(1, 1.7, 2.4),
                    still=True,
                ),
                goal=(Reads("race-cos-long", ">=", _GOAL, _ROUNDING),),
                actions=(TO_GOAL,),
            ),
            Beat("takeaway", Shows(panels=(Race,)), start=run | {"unembeddings": at(_LONG), "steps": _run_over()}),
        ),
        code="np.mean(np.linalg.norm(V, axis=1) / np.linalg.norm(V0, axis=1))",
    )


def _run_over() -> int | None:
    """The steps after which the long pair is there: what the reader saw last of the race."""
    moving, target = at(_LONG)
    return steps_to_cosine(moving, target, _GOAL, 1.0)
