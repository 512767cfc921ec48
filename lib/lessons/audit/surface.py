"""The surface of an own model: the plane of two of its rows, where the origin is dragged."""

import numpy as np

from lib.lessons.audit.model.ground import Ground
from lib.lessons.audit.model.planes import default
from lib.lessons.audit.state import AuditState
from lib.prose import Text
from lib.surfaces import PlaneSurface, actions, handles, layers, panels, span


def surface(ground: Ground, pair: tuple[int, int], state: AuditState, text: Text) -> PlaneSurface:
    """The landscape of the pair's cosine, and the cosine before and after.

    What the whole model does is computed by Python, which is told of every settled move.
    """
    begin = default(ground, pair)
    plane = panels.Plane(
        space="origin",
        title=text("origin.title"),
        caption=text("origin.caption"),
        half=span(np.array(begin.unembeddings), margin=1.7),
        layers=(layers.LANDSCAPE, layers.AXES, layers.LEVELS, layers.VECTORS, layers.SHIFT),
        handles=(handles.ORIGIN,),
        place=handles.ORIGIN,
    )
    return PlaneSurface(
        epoch=f"audit:{ground.head.digest[:16]}:{ground.sigmoid}:{pair[0]}:{pair[1]}",
        state=state,
        defaults=begin,
        embeddings=np.zeros((1, 2)),
        tell=True,
        layout={
            "planes": [plane],
            "side": [
                panels.Pair(actions=(actions.OPPOSITE, actions.ALIGNED), target=actions.MAKE_COSINE)
            ],
            "foot": [panels.Tools(actions.tools(actions.NO_TRANSLATION))],
        },
    )
