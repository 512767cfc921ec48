"""Between a layer and the plane of two of its rows."""

from dataclasses import replace

import numpy as np

from lib.lessons.audit.model.ground import Ground
from lib.lessons.audit.model.pairs import plane
from lib.lessons.audit.state import AuditState
from lib.maths.checks import Vector
from lib.parameters import LONGEST_LABEL
from lib.surfaces.fields import points

_LONGEST = 1.5
"""Of the two rows, as the plane draws them."""


def default(ground: Ground, pair: tuple[int, int]) -> AuditState:
    """The two rows as they came."""
    rows, _ = plane(ground, pair)
    names = [ground.head.labels[k][:LONGEST_LABEL] for k in pair]
    if names[0] == names[1]:
        names = [str(k) for k in pair]
    return AuditState.of(tuple(names), points(rows / size(ground, pair)), (0, 1))


def within(state: AuditState, begin: AuditState) -> AuditState:
    """The state with the layer's own rows, whatever a link says that they are."""
    return replace(state, reference=begin.reference, unembeddings=begin.unembeddings)


def size(ground: Ground, pair: tuple[int, int]) -> float:
    """What one unit of the plane is in the layer."""
    longest = float(np.linalg.norm(ground.head.rows(*pair), axis=1).max())
    return (longest or 1.0) / _LONGEST


def shift(ground: Ground, pair: tuple[int, int], state: AuditState) -> Vector:
    """The translation (d,) of the layer that the plane shows."""
    _, axes = plane(ground, pair)
    return np.asarray(np.asarray(state.shift) @ axes * size(ground, pair))
