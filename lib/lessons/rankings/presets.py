"""One-click configurations and the challenges, as data for the surface."""

from typing import Any

from lib import prose
from lib.figures.plane import Preset
from lib.lessons.rankings.configurations import Configuration, configurations, four_words


def presets() -> tuple[Preset, ...]:
    """The configurations, each with no move made and no challenge taken."""
    words = prose.page("rankings").words
    return tuple(
        Preset(each.key, words[f"preset-{each.key}"], _start(each) | {"challenge": 0, "claim": 0})
        for each in (*configurations(), four_words())
    )


def notes() -> dict[str, str]:
    """What there is to know of a preset, by key."""
    words = prose.page("rankings").words
    return {name.removeprefix("note-"): words[name] for name in words if name.startswith("note-")}


def challenges() -> list[dict[str, Any]]:
    """What can be asked for (assets/plane/challenges.js checks it), and where each starts.

    `labels` says whom a challenge is about: the label to lose; the three words of which the first
    is to be nearer to the second than to the third.
    """
    held = {each.key: each for each in (*configurations(), four_words())}
    return [
        {"key": "lose", "labels": ["3"], "start": _start(held["H1"]) | {"pair": (1, 2)}},
        {"key": "nearer", "labels": ["cat", "car", "dog"], "start": _start(held["words"])},
        {"key": "reach", "labels": [], "start": _start(held["C1"])},
    ]


def _start(held: Configuration) -> dict[str, Any]:
    return {
        "labels": held.labels,
        "reference": held.original,
        "unembeddings": held.shown,
        "shift": (0.0, 0.0),
        "turn": 0.0,
        "size": 1.0,
        "pair": (0, 1),
    }
