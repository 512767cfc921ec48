"""What to try on an own model: the origin between two rows and beyond; what breaks, and why."""

from typing import Any

from lib.lessons.audit.model.ground import Ground
from lib.lessons.audit.model.planes import default
from lib.lessons.audit.state import OWN
from lib.maths.checks import Vector
from lib.maths.classifier.translation import aligned, opposite
from lib.surfaces.tries import Try

NEVER = {"source": "digits", "ask": ", ".join(map(str, range(10)))}
"""A ranking that the digits' five dimensions have no room for."""


def attempts(ground: Ground, source: str, pair: tuple[int, int]) -> tuple[Try, ...]:
    """On a layer of the reader's own only what needs no other link: that one is in none."""
    a, b = default(ground, pair).unembeddings
    between, beyond = _moved(opposite(a, b)), _moved(aligned(a, b))
    moves = (Try("between", between), Try("beyond", beyond))
    if source == OWN:
        return moves
    return (*moves, Try("sigmoid", between, {"kind": "sigmoid"}), Try("never", {}, NEVER))


def _moved(v: Vector) -> dict[str, Any]:
    return {"shift": (float(v[0]), float(v[1]))}
