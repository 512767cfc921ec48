"""Centre's story: centring, unit length, and who competes, which neither of them tells."""

from dataclasses import replace

import numpy as np

from cosine_lab.lessons.centre.model import BY_KEY
from cosine_lab.lessons.centre.state import DEFAULT_LABEL
from cosine_lab.lessons.centre.surface import CENTRE_IT, EVEN, MEAN, OVER, PULL_IN, TURN_X, UNIT_IT, Rivals
from cosine_lab.surfaces import handles
from cosine_lab.surfaces.fields import points
from cosine_lab.surfaces.panels import Meter, Pair, Reason
from cosine_lab.surfaces.story import Beat, Bet, Choice, Reads, Scale, Shows, Story

_SAME = 1e-9
_NEAR, _FAR = 3, 0
"""Labels of Fig. 2 right beside the one asked for: like it in cosine, and unlike it."""
_BETWEEN = handles.of_label(handles.UNEMBEDDING, 2)
"""That of the label between the asked one and the one like it."""
_ALIKE = (0, 2)
"""Cat and car, alike before they are centred and unlike after."""
_BEGIN = (-1.3, 0.9)
"""An input along which the label asked for lies farthest."""
_INPUT = (-0.4, -2.0)
"""One that is tree’s until labels are equally long, and then house’s, which was shorter."""
_BEGUN = {"share": 0.0, "probe": _INPUT}
_OFF = {"centre": 0, "unit": 0, "share": 1.0}
_LONGEST = 4
"""Of the labels once they are centred."""
_KEPT, _LOST = Reads("changed", "=", 0), Reads("changed", ">", 0)
_STILL, _TURNED = Reads("max-dcos", "=", 0, _SAME), Reads("max-dcos", ">", _SAME)
_CAN = {j: Reads(f"ties:{j}", "=", 1) for j in (_NEAR, _FAR)}
_CANNOT = {j: Reads(f"ties:{j}", "=", 0) for j in (_NEAR, _FAR)}
_WHAT_CHANGES = Bet(
    about=("changed", "max-dp", "max-dcos", "cos"),
    choices=(
        Choice("cosines", (_KEPT, _TURNED)),
        Choice("predictions", (_LOST, _STILL)),
        Choice("both", (_LOST, _TURNED)),
        Choice("neither", (_KEPT, _STILL)),
    ),
    still=True,
)


def story() -> Story:
    """Six beats: two on a classifier that is not centred, four on the paper's Fig. 2 right, which is both."""
    moved = Shows(("input",), (Pair, Meter, Reason), (MEAN,))
    done = Reads("share", ">=", 1)
    rivals = Shows(("given",), (Rivals,))
    return Story(
        (
            Beat(
                "centre",
                moved,
                start=BY_KEY["uncentred"].fields() | {"pair": _ALIKE, "centre": 1, "unit": 0} | _BEGUN,
                bet=Bet(
                    ("cos", "changed", "max-dp", "max-dcos"),
                    scale=Scale("cos", -1, 1, 0.05, 0.15),
                    hands=(-0.7, -0.1, 0.5),
                    still=True,
                ),
                goal=(_TURNED, done),
                actions=(CENTRE_IT,),
            ),
            Beat(
                "unit",
                replace(moved, handles=(handles.of_label(EVEN, _LONGEST),)),
                start=_centred("uncentred") | {"centre": 0, "unit": 1} | _BEGUN,
                bet=_WHAT_CHANGES,
                goal=(_LOST, done),
                actions=(UNIT_IT,),
            ),
            Beat(
                "rivals",
                replace(rivals, handles=(handles.PROBE,)),
                start=BY_KEY["c3"].fields() | _OFF | {"probe": _BEGIN},
                bet=_who_competes(),
                goal=(Reads("leader", "=", _FAR),),
                actions=(OVER,),
            ),
            Beat(
                "why",
                replace(rivals, handles=(handles.PROBE,)),
                start={"probe": _BEGIN},
                goal=(Reads("leader", "=", _NEAR),),
                actions=(TURN_X,),
                why=True,
            ),
            Beat(
                "inside",
                replace(rivals, handles=(_BETWEEN, handles.PROBE)),
                start={"probe": _BEGIN},
                goal=(_CAN[_NEAR], Reads("leader", "=", _NEAR)),
                actions=(PULL_IN, TURN_X),
            ),
            Beat("takeaway", rivals),
        ),
        code="np.sum((X @ A.T).argmax(1) != (X @ B.T).argmax(1))",
    )


def _centred(key: str) -> dict[str, object]:
    """What centring left, as a model of its own: what comes next is told from there."""
    rows = np.array(BY_KEY[key].unembeddings)
    return {"unembeddings": points(rows - rows.mean(axis=0))}


def _who_competes() -> Bet:
    return Bet(
        about=tuple(f"ties:{j}" for j in range(len(BY_KEY["c3"].labels)) if j != DEFAULT_LABEL),
        choices=(
            Choice("near", (_CAN[_NEAR], _CANNOT[_FAR])),
            Choice("far", (_CAN[_FAR], _CANNOT[_NEAR])),
            Choice("both", (_CAN[_NEAR], _CAN[_FAR])),
        ),
        still=True,
    )
