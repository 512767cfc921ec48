"""What a reader chooses on the page, in the order of its buttons; the first is the default."""

from dataclasses import dataclass
from typing import Annotated

from cosine_lab.parameters import Field, State

QUERY = "bread"
LISTED = 10
"""Neighbours in a list, and k of the k-occurrence."""
TABLES = ("e5-small", "GloVe-50", "paraphrase-MiniLM-L3", "all-MiniLM-L6", "USE-multilingual")
"""Models of the shipped table."""
REMEDIES = ("centred", "top-removed", "whitened", "standardised", "unit", "min-max", "raw")
MEASURES = ("cosine", "dot", "euclidean", "scaled", "wrd", "printed", "soft", "normalised")
MOST_REMOVED = 3
"""Principal components: for so many it is known how far people agree, and who is a hub then."""
FLAT = 0.2
"""The slope that a line begins with."""
MOST_WORDS = 4
"""Words on the surface, the default first (`model.story_words.words`)."""
VIEWS = ("hubs", "pairs", "frequency", "people", "rated")
CHOICES = ("query", "view")
"""Parameters of a link beside the state: a word that is typed, and what is shown below the lists."""


@dataclass(frozen=True)
class NormsState(State):
    """What the surface shows: one of the tables, of its words, of the remedies and measures, by number.

    `amount` is the share of the mean that is subtracted where that is drawn; `k` are the components that "top-removed"
    removes, `alpha` and `weight` (λ) the weights of the measures that have one; `slope` is that of the line that is
    laid into cosines with the hub against cosines with the mean.
    """

    vectors: Annotated[
        int, Field("norms.vectors", 0, len(TABLES) - 1, 1, whole=True, said="vectors|model", options=TABLES)
    ]
    query: Annotated[int, Field("norms.query", 0, MOST_WORDS - 1, 1, whole=True, said="word")]
    remedy: Annotated[
        int, Field("norms.remedy", 0, len(REMEDIES) - 1, 1, whole=True, said="remedy|remedied", options=REMEDIES)
    ]
    amount: Annotated[float, Field("norms.amount", 0, 1, later=True)]
    measure: Annotated[int, Field("norms.measure", 0, len(MEASURES) - 1, 1, whole=True, later=True, options=MEASURES)]
    k: Annotated[int, Field("norms.field-k", 1, MOST_REMOVED, 1, whole=True, later=True)]
    alpha: Annotated[float, Field("norms.field-alpha", 0, 1, 0.05, later=True)]
    weight: Annotated[float, Field("norms.field-lambda", 0, 10, 0.25, later=True, said="lambda")]
    slope: Annotated[float, Field("norms.slope", 0, 1.2, later=True)] = FLAT


def default() -> NormsState:
    """The first of each."""
    return NormsState(labels=(), vectors=0, query=0, remedy=0, amount=0.0, measure=0, k=1, alpha=0.5, weight=1.0)


Vectors = tuple[str, int]
"""A remedy, and how many components it removes: 0 where it removes none."""


def vectors(remedy: str, k: int = 1) -> Vectors:
    """What a remedy does to the vectors: min-max acts on scores and leaves them."""
    return (remedy, k) if remedy == "top-removed" else ("raw" if remedy == "min-max" else remedy, 0)


def remedies() -> tuple[tuple[str, int], ...]:
    """Every remedy with the components it removes, those that remove more than one last."""
    further = ((REMEDIES[1], k) for k in range(2, MOST_REMOVED + 1))
    return (*((remedy, 1) for remedy in REMEDIES), *further)
