"""What a reader chooses on the Factorisation page."""

from dataclasses import dataclass
from typing import Annotated

from cosine_lab.maths.recommender.factor_gauges import Gauge
from cosine_lab.parameters import Field, State

SOURCES = ("live", "paper", "digits", "own")
OWN = "own"
SEED = 0
"""Of what is simulated."""
MOST_LAM = 1e9
GAUGES = tuple(each.name.lower().replace("_", "-") for each in Gauge)
HANDLES = 12  # as many as assets/lessons/factorisation/scene.js lets bend
DECADES = 3.0
MOST_RANK = 1000


@dataclass(frozen=True)
class FactorState(State):
    """A gauge with a name, its bend at twelve handles in decades, an item, the rank and λ.

    Nothing here has labels, so the link carries numbers only.
    """

    gauge: Annotated[int, Field("factorisation.field-gauge", 0, len(Gauge) - 1, 1, whole=True, options=GAUGES)]
    bend: Annotated[tuple[float, ...], Field("factorisation.field-bend", -DECADES, DECADES, shape=(HANDLES,))]
    item: Annotated[int, Field("factorisation.field-item", 0, MOST_RANK - 1, 1, whole=True)]
    rank: Annotated[int, Field("factorisation.field-rank", 1, MOST_RANK, 1, whole=True)]
    lam: Annotated[float, Field("factorisation.field-lambda", 0, MOST_LAM, said="penalty")]
