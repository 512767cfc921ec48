"""A lesson's planes, and the panels about them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray

from lib.parameters import schema
from lib.prose import Text
from lib.surfaces.names import Model
from lib.surfaces.panels import Panel, Values, sent
from lib.surfaces.plain import names, packed, plain
from lib.surfaces.story import Story
from lib.surfaces.surface import Surface
from lib.surfaces.told import payload

Area = Literal["planes", "side", "foot", "below"]
"""Where panels stand: laid out by assets/plane/plane.css."""


@dataclass(frozen=True)
class Preset:
    """A one-click configuration: the fields it sets, over what is on show.

    Its title is the lesson's word `preset.<key>`; `preset.<key>.note` is what to know of it.
    """

    key: str
    change: Mapping[str, Any]

    def payload(self, text: Text) -> dict[str, Any]:
        """The preset with its words, JSON-ready."""
        note = f"preset.{self.key}.note"
        return {
            "key": self.key,
            "title": text(f"preset.{self.key}"),
            "note": text(note) if note in text else "",
            "change": plain(self.change),
        }


@dataclass(frozen=True)
class PlaneSurface(Surface):
    """A lesson's planes and the panels about them.

    Attributes
    ----------
    embeddings : ndarray of shape (points, 2)
        What the meter counts over.
    layout : mapping of area to panels
    presets : sequence of Preset
    model : Model
    tell : bool
        Whether Python wants to hear of settled states (only where it draws something from them).
    story : Story or None
        How the lesson is told.
    """

    embeddings: NDArray[np.float64]
    layout: Mapping[Area, Sequence[Panel]]
    presets: Sequence[Preset] = ()
    model: Model = "softmax"
    tell: bool = False
    story: Story | None = None

    def __post_init__(self) -> None:
        held = schema(type(self.state))
        if self.story:
            self.story.check(held, self.panels())
        for panel in self.panels():
            wanted = (
                [*panel.points, *filter(None, [panel.matrix])] if isinstance(panel, Values) else []
            )
            if unknown := [name for name in wanted if name not in held]:
                raise ValueError(f"a surface needs fields of its state to type, got {unknown}")

    def panels(self) -> list[Panel]:
        """All of them."""
        return [panel for panels in self.layout.values() for panel in panels]

    def owners(self) -> set[str]:
        """Its panels, and `layer.…`, `handle.…` and `action.…` for the names in them."""
        named = {f"{name.kind()}.{name}" for name in names(self.panels())}
        told = self.story.owners() if self.story else set()
        return super().owners() | {panel.kind() for panel in self.panels()} | named | told

    def whole(self) -> tuple[str, ...]:
        """The words of every story; an exercise is also one."""
        return ("story",)

    def payload(self, text: Text) -> dict[str, Any]:
        """Embeddings, layout, presets with their words, and what is made of the logits."""
        return {
            "embeddings": packed(self.embeddings),
            "layout": {area: sent(panels) for area, panels in self.layout.items()},
            "presets": [each.payload(text) for each in self.presets],
            "model": self.model,
            "tell": self.tell,
            "story": payload(self.story, text) if self.story else None,
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
