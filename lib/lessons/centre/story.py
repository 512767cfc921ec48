"""Centre's story: centring, unit length, and who competes, which neither of them tells."""

from dataclasses import replace

import numpy as np

from lib.lessons.centre.model import CONFIGURATIONS
from lib.lessons.centre.state import ASKED
from lib.lessons.centre.surface import CENTRE_IT, PULL_IN, TURN_X, UNIT_IT, Rivals
from lib.surfaces import handles
from lib.surfaces.fields import points
from lib.surfaces.panels import Meter, Pair
from lib.surfaces.story import Beat, Bet, Choice, Reads, Shows, Story

_SAME = 1e-9
_NEAR, _FAR = 4, 1
"""Labels of Fig. 2 left beside the one asked for: like it in cosine, and unlike it."""
_AT_2 = (-1.3, 0.9)
"""An input along which label 2 of Fig. 2 left lies farthest."""
_BY_KEY = {each.key: each for each in CONFIGURATIONS}
_OFF = {"centre": 0, "unit": 0}
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
)


def story() -> Story:
    """Six beats: two on a classifier that is not centred, four on the paper's Fig. 2 left."""
    moved = Shows(("input",), (Pair, Meter))
    rivals = Shows(("given",), (Rivals,))
    return Story(
        (
            Beat(
                "centre",
                moved,
                start=_model("uncentred"),
                bet=_WHAT_CHANGES,
                goal=(_TURNED,),
                actions=(CENTRE_IT,),
            ),
            Beat(
                "unit",
                moved,
                start=_centred("uncentred") | _OFF,
                bet=_WHAT_CHANGES,
                goal=(_LOST,),
                actions=(UNIT_IT,),
            ),
            Beat(
                "rivals", rivals, start=_model("c2") | _OFF | {"probe": _AT_2}, bet=_who_competes()
            ),
            Beat(
                "why",
                replace(rivals, handles=(handles.PROBE,)),
                start={"probe": _AT_2},
                goal=(Reads("leader", "=", _NEAR),),
                actions=(TURN_X,),
                why=True,
            ),
            Beat(
                "inside",
                replace(rivals, handles=(handles.UNEMBEDDING, handles.PROBE)),
                goal=(_CAN[_NEAR],),
                actions=(PULL_IN,),
            ),
            Beat("takeaway", rivals),
        ),
    )


def _model(key: str) -> dict[str, object]:
    found = _BY_KEY[key]
    return {"unembeddings": found.unembeddings, "pair": found.pair}


def _centred(key: str) -> dict[str, object]:
    """What centring left, as a model of its own: what comes next is told from there."""
    rows = np.array(_BY_KEY[key].unembeddings)
    return {"unembeddings": points(rows - rows.mean(axis=0))}


def _who_competes() -> Bet:
    return Bet(
        about=tuple(f"ties:{j}" for j in range(len(_BY_KEY["c2"].labels)) if j != ASKED),
        choices=(
            Choice("near", (_CAN[_NEAR], _CANNOT[_FAR])),
            Choice("far", (_CAN[_FAR], _CANNOT[_NEAR])),
            Choice("both", (_CAN[_NEAR], _CAN[_FAR])),
        ),
    )
