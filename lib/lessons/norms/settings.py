"""What a reader chooses on the page, in the order of its buttons; the first is the default."""

import re
from dataclasses import dataclass

from lib.data.words import load_words
from lib.parameters import Numbers

QUERY = "bread"
LONGEST = 200
"""Most characters of a query: the longest word an upload may have."""
LISTED = 10
"""Neighbours in a list, and k of the k-occurrence."""
OWN = "own"

REMEDIES: dict[str, str] = {
    "centred": "Centred",
    "top-removed": "Top k removed",
    "whitened": "Whitened",
    "standardised": "Standardised",
    "unit": "Unit length",
    "min-max": "Min–max",
    "raw": "As they are",
}
MEASURES: dict[str, str] = {
    "cosine": "Cosine",
    "dot": "Dot product",
    "euclidean": "Euclidean",
    "scaled": "SCALED_SIM",
    "wrd": "WRD",
    "printed": "WRD as printed",
    "soft": "Soft cosine",
    "normalised": "Query-normalised",
}
VIEWS: dict[str, str] = {
    "hubs": "Hubs",
    "pairs": "All pairs",
    "frequency": "Frequency",
    "people": "Human ratings",
    "toy": "Toy model",
}
ALPHA = Numbers("α: share of the cosine", 0, 1, 0.05)
LAMBDA = Numbers("λ: weight of the angle", 0, 10, 0.25)
SPREAD = Numbers("Spread of a word’s contexts, σ√d/‖μ‖", 0, 3, 0.05)
DIMENSION = Numbers("Dimension d", 2, 1024, 1, whole=True)
DEFAULTS: dict[str, str] = {
    "vectors": "e5-small",
    "query": QUERY,
    "remedy": "centred",
    "measure": "cosine",
    "view": "hubs",
}
NUMBERS: dict[str, float] = {"k": 1, "alpha": 0.5, "lambda": 1.0, "spread": 0.6, "dimension": 768}
"""Defaults, by the name each has in a link."""
MOST_REMOVED = 20
LONGEST_NAME = 24
_UNFIT = re.compile(r"[^\w .-]|_")
"""What a button would take for Markdown, and whatever else is no part of a plain name."""


@dataclass(frozen=True)
class Choice:
    """A remedy of the vectors, and a measure on what it leaves.

    Attributes
    ----------
    remedy
        Key of `REMEDIES`.
    measure
        Key of `MEASURES`.
    k
        Principal components that "top-removed" removes.
    weight
        α of SCALED_SIM, in [0, 1], or λ of WRD, ≥ 0.
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


def sources(own: str | None) -> dict[str, str]:
    """Titles of the tables to choose from; `own` is the name of the reader's, if there is one."""
    models = sorted(load_words().vectors, key=lambda model: not model.startswith("e5"))
    name = " ".join(_UNFIT.sub(" ", own or "").split())[:LONGEST_NAME]
    return {model: model for model in models} | ({OWN: f"Yours: {name}"} if own else {})


def removable(shape: tuple[int, ...]) -> Numbers:
    """How many principal components may go from vectors of this shape, (n, d): one stays."""
    most = min(MOST_REMOVED, *(size - 1 for size in shape))
    return Numbers("k: components removed", 1, most, 1, whole=True)
