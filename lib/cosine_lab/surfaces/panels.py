"""The panels that two lessons or more show. A panel is a class, its options are its fields.

A lesson's own panel is a subclass of `Panel` beside its surface, in one line (`Panel.named`) where it has no options.
An option left at its default is not sent.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, Self

from cosine_lab.surfaces.names import Action, Handle, Layer, Space
from cosine_lab.surfaces.plain import plain

_HUMP = re.compile(r"(?<!^)(?=[A-Z])")


@dataclass(frozen=True)
class Panel:
    """Something with a place of its own on a surface.

    told : whether only a story shows it: in free play it stays away
    more : whether free play keeps it under "More" until a reader asks for it
    """

    told: bool = field(default=False, kw_only=True)
    more: bool = field(default=False, kw_only=True)
    pieces: ClassVar[tuple[type["Piece"], ...]] = ()
    """What of it a story may show by itself."""

    @classmethod
    def named(cls, name: str) -> type[Self]:
        """A panel without options of its own, by the name of its class."""
        return type(name, (cls,), {})

    @classmethod
    def kind(cls) -> str:
        """What the browser registers it under: `SetsSentence` is "sets-sentence"."""
        return _HUMP.sub("-", cls.__name__).lower()


class Piece(Panel):
    """Something of a panel that a story shows by itself; its panel draws it."""


def sent(panels: Sequence[Panel]) -> list[dict[str, Any]]:
    """Panels as the browser reads them."""
    return [{"type": panel.kind()} | plain(panel) for panel in panels]


@dataclass(frozen=True, kw_only=True)
class Plane(Panel):
    """A plane to drag in.

    half : half the side of the square to begin with, above 0
    layers : from the ground upwards
    place : what goes to where the reader clicks on the ground; one of the handles
    choose : whether to take hold of a label chooses it
    around : whether the view keeps the origin in its middle, and nears small things
    unit : what is written for a length of 1, on its axes and of its handles; above 0
    """

    space: Space
    title: str
    caption: str
    half: float
    layers: Sequence[Layer]
    handles: Sequence[Handle]
    place: Handle | None = None
    choose: bool = False
    around: bool = False
    unit: float = 1.0

    def __post_init__(self) -> None:
        if self.place not in (None, *self.handles):
            raise ValueError(f"a plane needs `place` among its handles, got {self.place!r}")


@dataclass(frozen=True)
class Pair(Panel):
    """The chosen pair's cosine before and after; buttons, and one that makes it what is asked.

    whole : cosines of all pairs in the layer of which a plane shows a part
    """

    actions: Sequence[Action] = ()
    target: Action | None = None
    whole: Sequence[Sequence[float | None]] = ()


@dataclass(frozen=True)
class Meter(Panel):
    """Did the model change? With `adopt`, what is shown can become what is compared with."""

    adopt: bool = False


Reason = Panel.named("Reason")  # the probe's logits, what the translation adds to each of them, and the same softmax
Bars = Panel.named("Bars")  # probabilities of the probe before and after
Matrix = Panel.named("Matrix")  # all cosines before and after
Measures = Panel.named("Measures")  # other measures of the pair


@dataclass(frozen=True)
class Lengths(Panel):
    """A slider a label for its length; with `wins`, the length it must exceed to win."""

    wins: bool = False


@dataclass(frozen=True)
class Values(Panel):
    """Exact values to type.

    points : fields of the state that are one point each, shown beside the unembeddings
    matrix : the field that is a matrix of 2 × 2
    diagonal : whether only its diagonal may be typed
    labels : whether labels may be named, added and removed
    """

    points: Sequence[str] = ()
    matrix: str | None = None
    diagonal: bool = False
    labels: bool = False


@dataclass(frozen=True)
class Tools(Panel):
    """Buttons for the surface as a whole."""

    actions: Sequence[Action]


Presets = Panel.named("Presets")  # the surface's presets, one button each, and what there is to know of the one on show
InSpace = Panel.named("InSpace")  # the switch that opens the third dimension: a lesson's sphere, and its counts
Sentence = Panel.named("Sentence")  # what the move did to the pair and to the model, spoken once it has settled
