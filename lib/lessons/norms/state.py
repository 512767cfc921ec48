"""What a reader chooses on the page, in the order of its buttons; the first is the default."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated

from lib.parameters import Field, State

QUERY = "bread"
LONGEST = 200
"""Most characters of a query: the longest word an upload may have."""
LISTED = 10
"""Neighbours in a list, and k of the k-occurrence."""
OWN = "own"
TABLES = ("e5-small", "GloVe-50", "paraphrase-MiniLM-L3", "all-MiniLM-L6", "USE-multilingual")
"""Models of the shipped table."""

REMEDIES = ("centred", "top-removed", "whitened", "standardised", "unit", "min-max", "raw")
MEASURES = ("cosine", "dot", "euclidean", "scaled", "wrd", "printed", "soft", "normalised")
ASKED = {"remedy": REMEDIES, "measure": MEASURES}
VIEWS = ("hubs", "pairs", "frequency", "people", "rated", "toy")
ALPHA = Field("norms.field-alpha", 0, 1, 0.05)
LAMBDA = Field("norms.field-lambda", 0, 10, 0.25)
SPREAD = Field("norms.field-spread", 0, 3, 0.05)
DIMENSION = Field("norms.field-dimension", 2, 1024, 1, whole=True)
WEIGHTS = {"scaled": ("alpha", ALPHA), "wrd": ("lambda", LAMBDA), "printed": ("lambda", LAMBDA)}
"""The weight of a measure that has one: its name in a link, and its field."""
NUMBERS: dict[str, float] = {"k": 1, "alpha": 0.5, "lambda": 1.0, "spread": 0.6, "dimension": 768}
"""Defaults, by the name each has in a link."""
DEFAULTS: dict[str, object] = {
    "vectors": TABLES[0],
    "query": QUERY,
    "remedy": REMEDIES[0],
    "measure": MEASURES[0],
    "view": VIEWS[0],
    **NUMBERS,
}
MOST_REMOVED = 20
MOST_TOLD = 4
"""Words on the surface, the default first (`model.told.words`)."""


@dataclass(frozen=True)
class NormsState(State):
    """What the surface shows: one of the tables, of its words, and of the remedies, by number.

    `amount` is the share of the mean that is subtracted where that is drawn. What else can
    be chosen (any word, any measure, own vectors) stands in parameters of its own.
    """

    vectors: Annotated[int, Field("norms.vectors", 0, len(TABLES) - 1, 1, whole=True, said="model", options=TABLES)]
    query: Annotated[int, Field("norms.query", 0, MOST_TOLD - 1, 1, whole=True, said="word")]
    remedy: Annotated[
        int, Field("norms.remedy", 0, len(REMEDIES) - 1, 1, whole=True, said="remedied", options=REMEDIES)
    ]
    amount: Annotated[float, Field("norms.amount", 0, 1, later=True)]


def default() -> NormsState:
    """The first of each."""
    return NormsState(labels=(), vectors=0, query=0, remedy=0, amount=0.0)


@dataclass(frozen=True)
class Choice:
    """A remedy of the vectors, and a measure on what it leaves.

    remedy : one of `REMEDIES`
    measure : one of `MEASURES`
    k : principal components that "top-removed" removes
    weight : α of SCALED_SIM, in [0, 1], or λ of WRD, ≥ 0
    """

    remedy: str
    measure: str
    k: int = 1
    weight: float = 0.5

    @property
    def vectors(self) -> tuple[str, int]:
        """Remedy and k of the vectors alone: min-max acts on scores and leaves them."""
        if self.remedy == "top-removed":
            return self.remedy, self.k
        return ("raw" if self.remedy == "min-max" else self.remedy), 0


def chosen(remedy: str, measure: str, numbers: Mapping[str, float]) -> Choice:
    """The choice that a reader's buttons and sliders stand for."""
    weight = next((numbers[name] for name in weights(measure)), 0.0)
    k = numbers["k"] if remedy == "top-removed" else 1
    return Choice(remedy, measure, int(k), weight)


def fields(view: str) -> dict[str, Field]:
    """The numbers of a view that has some, by name."""
    return {"spread": SPREAD, "dimension": DIMENSION} if view == "toy" else {}


def adjustable(remedy: str, measure: str, shape: tuple[int, ...]) -> dict[str, Field]:
    """The numbers that a remedy of vectors of this shape, (n, d), and a measure have, by name."""
    return removable(remedy, shape) | weights(measure)


def weights(measure: str) -> dict[str, Field]:
    """The weight of a measure that has one, by name."""
    return dict([WEIGHTS[measure]]) if measure in WEIGHTS else {}


def removable(remedy: str, shape: tuple[int, ...]) -> dict[str, Field]:
    """How many principal components may go from vectors of this shape, (n, d): one stays.

    None where the remedy removes none, or has no choice.
    """
    most = min(MOST_REMOVED, *(size - 1 for size in shape))
    if remedy != "top-removed" or most == 1:
        return {}
    return {"k": Field("norms.field-k", 1, most, 1, whole=True)}
