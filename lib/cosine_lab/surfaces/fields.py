"""The fields of states that recur, each declared once.

A lesson's state takes those it needs as bases. In a link the fields stand in the order of the bases
from the last to the first, and then its own: `class S(Pair, Rows)` is unembeddings, pair.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Annotated, Self

import numpy as np
from numpy.typing import NDArray

from cosine_lab.parameters import Field, Point, Points, State, fits, schema

REACH = 100.0
FAR = 10_000.0
"""How far a translation may go where a reader asks for a cosine: one near 1 takes a long one."""
_NEAR = 0.6
_LAST_LABEL = 25


@dataclass(frozen=True)
class Rows(State):
    """One unembedding a label, as the reader has it."""

    unembeddings: Annotated[Points, Field("fields.unembeddings", -REACH, REACH, shape=("n", 2))]


@dataclass(frozen=True)
class Reference(State):
    """The unembeddings that they are compared with."""

    reference: Annotated[Points, Field("fields.reference", -REACH, REACH, shape=("n", 2), said="original")]


@dataclass(frozen=True)
class Shift(State):
    """A translation of all unembeddings."""

    shift: Annotated[Point, Field("fields.shift", -FAR, FAR, shape=(2,), said="-origin")]


@dataclass(frozen=True)
class Probe(State):
    """One embedding to ask about."""

    probe: Annotated[Point, Field("fields.probe", -REACH, REACH, shape=(2,), said="input")]


@dataclass(frozen=True)
class Pair(State):
    """Two labels, by number."""

    pair: Annotated[tuple[int, int], Field("fields.pair", 0, _LAST_LABEL, 1, shape=(2,), whole=True, distinct=True)]


@dataclass(frozen=True)
class Target(State):
    """The cosine that a reader asks for."""

    target: Annotated[float, Field("fields.target", -1, 1)]


@dataclass(frozen=True)
class Space(State):
    """Which draw of further coordinates the labels are seen with in three dimensions, 0 for none.

    It comes last of all, first among the bases: older links lack it.
    """

    space: Annotated[int, Field("fields.space", 0, 99, 1, whole=True, later=True)]
    depth: Annotated[float, Field("fields.depth", 0, 2, 0.05, later=True, said="third")]
    # Links of old say `depth` beside the state.

    def opened(self, address: Mapping[str, str]) -> Self:
        """The state in three dimensions, as links said it when this was no part of a state.

        address : untrusted: `depth` and `seed`, where they fit
        """
        spec = schema(type(self))
        depth, seed = (_number(address.get(key), spec[name]) for key, name in (("depth", "depth"), ("seed", "space")))
        return replace(self, space=int(seed or 1), depth=self.depth if depth is None else depth)


@dataclass(frozen=True)
class Translated(Target, Pair, Probe, Shift, Rows, Reference):
    """A model under a translation: what Home and Translate are about."""

    @classmethod
    def of(cls, labels: tuple[str, ...], rows: Points, pair: tuple[int, int]) -> Self:
        """A model as it came, untranslated."""
        return cls(
            labels=labels,
            reference=rows,
            unembeddings=rows,
            shift=(0.0, 0.0),
            probe=beside(rows[pair[0]]),
            pair=pair,
            target=0.0,
        )


def _number(text: str | None, field: Field) -> float | None:
    """The number that a text means, where it fits the field."""
    try:
        value = float(text or "")
    except ValueError:
        return None
    if not fits(field, [value], 0):
        return None
    return value


def points(rows: NDArray[np.float64] | Iterable[Iterable[float]]) -> Points:
    """The rows, shape (n, 2), as a state holds them."""
    return tuple((float(x), float(y)) for x, y in rows)


def beside(row: Point) -> Point:
    """Where a probe begins: on the way from the origin to a label's unembedding."""
    return (_NEAR * row[0], _NEAR * row[1])
