"""What a lesson tells the drag surface, as plain data (see assets/plane/lab.js, `Data`)."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray

from lib import prose
from lib.parameters import State, schema
from lib.tokens import raw

Panel = dict[str, Any]


@dataclass(frozen=True)
class Preset:
    """A one-click configuration: the fields it sets, over the defaults."""

    key: str
    title: str
    change: Mapping[str, Any]


@dataclass(frozen=True)
class Surface:
    """A lesson's drag surface.

    Attributes
    ----------
    epoch : str
        Changes exactly when the browser must adopt `state` in place of its own.
    state, defaults : State
        What to show first, and what "reset" goes back to.
    embeddings : ndarray of shape (points, 2)
        What the meter counts over.
    layout : mapping of area to panels
        Each panel is {"type": …, options}; areas are laid out by assets/plane/plane.css.
    presets : sequence of Preset
    model : {"softmax", "sigmoid"}
        What is made of the logits.
    tell : bool
        Whether Python wants to hear of settled states (only where it draws something from them).
    """

    epoch: str
    state: State
    defaults: State
    embeddings: NDArray[np.float64]
    layout: Mapping[str, Sequence[Panel]]
    presets: Sequence[Preset] = field(default=())
    model: Literal["softmax", "sigmoid"] = "softmax"
    tell: bool = False


def data(surface: Surface) -> dict[str, Any]:
    """The surface as JSON-ready data: finite numbers, lists and strings only."""
    return {
        "epoch": surface.epoch,
        "schema": [
            {"name": name} | asdict(each) for name, each in schema(type(surface.state)).items()
        ],
        "state": asdict(surface.state),
        "defaults": asdict(surface.defaults),
        "embeddings": np.asarray(surface.embeddings, dtype=np.float64).ravel().tolist(),
        "layout": {area: list(panels) for area, panels in surface.layout.items()},
        "presets": [asdict(preset) for preset in surface.presets],
        "tokens": raw(),
        "words": prose.plane(),
        "model": surface.model,
        "tell": surface.tell,
    }


def span(*point_sets: NDArray[np.float64], margin: float = 1.15) -> float:
    """Half the side of a square view about the origin that shows all points.

    Parameters
    ----------
    *point_sets : ndarrays of shape (k, 2)
    margin : float
        Room around them, as a factor.
    """
    return margin * max(float(np.abs(points).max(initial=0.0)) for points in point_sets)
