"""Rescale's story: a stretch undone on the inputs, why it keeps all, its reach, one not undone."""

from cosine_lab.lessons.rescale.state import IDENTITY
from cosine_lab.lessons.rescale.surface import AXIS_1, AXIS_2, CORNER_1, CORNER_2, STRETCH, Products, Reach, Rule
from cosine_lab.surfaces import Space, actions, handles
from cosine_lab.surfaces.panels import Meter, Pair
from cosine_lab.surfaces.story import Beat, Bet, Reads, Scale, Shows, Story

_WANTED = -0.8
_FIRST = (2.0, 0.0, 0.0, 0.5)
"""The stretch of the first step."""
_FLIPS = (0, 2)
"""A pair whose cosine a stretch takes far."""
_FOUR = 4.0
"""2 across and ½ up, as a ratio."""
_ABOUT = 0.1
"""How far from the truth an estimate by eye may be."""
_MANY = 100
"""Of a thousand predictions: enough to be seen."""
_SEEN = 0.1
"""How far a cosine has to move before it is worth a look."""
_SIDES = (1.6, 0.5)
"""An input of which one product with label 4 is above 0, the other below."""
_BOTH: tuple[Space, ...] = ("input", "internal")
_AXES = (AXIS_1, AXIS_2)
_KEPT = Reads("changed", "=", 0)
_AS_IT_CAME = {"linear": IDENTITY, "shift": (0.0, 0.0), "rule": 0}


def story() -> Story:
    """Six beats, on the paper's classifier under a diagonal move."""
    return Story(
        (_inside(), _why(), _sign(), _translated(), _alone(), _takeaway()),
        '[cosine_lab.audit(W / k, X=X * k)["measures"] for k in (1, d)]',
    )


def _inside() -> Beat:
    return Beat(
        "inside",
        Shows(_BOTH, (Pair, Meter), _AXES),
        start={"pair": _FLIPS},
        bet=Bet(
            about=("cos", "cos-asked", "changed", "max-dp", "max-dcos"),
            scale=Scale("cos-asked", -1, 1, step=0.05, within=_ABOUT),
            hands=(-0.6, 0, 0.6),
            still=True,
        ),
        goal=(Reads("ratio", "=", _FOUR, _FOUR / 5),),
        actions=(STRETCH,),
    )


def _why() -> Beat:
    return Beat(
        "why",
        Shows(("internal", "given"), (Products, Pair), (CORNER_1, CORNER_2, *_AXES)),
        start={"pair": (4, 0), "probe": _SIDES} | _AS_IT_CAME,
        goal=(Reads("max-dcos", ">=", _SEEN), _KEPT),
        actions=(STRETCH,),
        why=True,
    )


def _sign() -> Beat:
    low = "reach-low"
    return Beat(
        "sign",
        Shows(_BOTH, (Pair, Reach, Meter), _AXES),
        start={"pair": (0, 1)} | _AS_IT_CAME,
        bet=Bet(
            about=("reach", low), scale=Scale(low, -1, 1, step=0.05, within=0.05), hands=(-0.5, 0.1, 0.7), still=True
        ),
        goal=(Reads("max-dcos", ">=", _SEEN),),
        actions=(STRETCH,),
    )


def _translated() -> Beat:
    return Beat(
        "translated",
        Shows(("input", "origin"), (Pair, Meter), (handles.ORIGIN,)),
        start={"target": _WANTED} | _AS_IT_CAME,
        goal=(Reads("cos", "<", 0), _KEPT),
        actions=(actions.MAKE_COSINE,),
    )


def _alone() -> Beat:
    return Beat(
        "alone",
        Shows(("internal",), (Pair, Meter), _AXES),  # outside stands the same, as no input moves
        start=_AS_IT_CAME | {"rule": 1},
        goal=(Reads("changed", ">=", _MANY),),
        actions=(STRETCH,),
    )


def _takeaway() -> Beat:
    return Beat("takeaway", Shows(_BOTH, (Rule, Meter)), start={"rule": 0, "pair": _FLIPS, "linear": _FIRST})
