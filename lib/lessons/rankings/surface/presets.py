"""One-click configurations and the challenges, as data for the surface."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from lib.lessons.rankings.model.configurations import Configuration, configurations, four_words
from lib.surfaces import Preset


@dataclass(frozen=True)
class Challenge:
    """What can be asked for, and where it starts; the browser checks it.

    Attributes
    ----------
    key : str
    labels : tuple of str
        Whom it is about: the label to lose; the three words of which the first is to be nearer to
        the second than to the third.
    start : mapping
        The fields it sets.
    """

    key: str
    labels: tuple[str, ...]
    start: Mapping[str, Any]


def presets() -> tuple[Preset, ...]:
    """The configurations, each with no move made and no challenge taken."""
    return tuple(
        Preset(each.key, start(each) | {"challenge": 0, "claim": 0})
        for each in (*configurations(), four_words())
    )


def challenges() -> tuple[Challenge, ...]:
    """All of them, in the order of their numbers in the state."""
    held = {each.key: each for each in (*configurations(), four_words())}
    return (
        Challenge("lose", ("3",), start(held["H1"]) | {"pair": (1, 2)}),
        Challenge("nearer", ("cat", "car", "dog"), start(held["words"])),
        Challenge("reach", (), start(held["C1"])),
    )


def start(held: Configuration) -> dict[str, Any]:
    """The fields that show a configuration, with no move made."""
    return {
        "labels": held.labels,
        "reference": held.original,
        "unembeddings": held.shown,
        "shift": (0.0, 0.0),
        "turn": 0.0,
        "size": 1.0,
        "pair": (0, 1),
    }
