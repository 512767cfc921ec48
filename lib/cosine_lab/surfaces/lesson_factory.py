"""A lesson as a link finds it, for whoever asks what can be read off its states."""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from typing import Any

from cosine_lab.refusals import Refused
from cosine_lab.surfaces.surface import Surface

_LONGEST_QUOTE = 40
OWN = "own"
"""A reader's own data, among what a link may choose: no link carries it."""


@dataclass(frozen=True)
class Opened:
    """What a page would show.

    within : what the page lets a state hold, where that is less than its fields may: by field, or
        "labels"; either end has the shape of the field
    """

    surface: Surface
    within: Mapping[str, tuple[Any, Any]] = field(default_factory=dict)


Opener = Callable[..., "Opened | None"]
"""From the words of a lesson and parameters of a link, by name; None of what is in no link.

Raises Refused where a parameter names nothing that is there.
"""


def choice(name: str, text: str, known: Collection[str]) -> str:
    """What a link chooses by its parameter of this name.

    Raises
    ------
    Refused
        If that is none of those that are known.
    """
    if text not in known:
        raise Refused("links.choice", label=name, asked=text[:_LONGEST_QUOTE], known=tuple(known))
    return text
