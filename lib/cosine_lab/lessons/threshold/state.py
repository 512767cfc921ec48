"""What a reader chooses: whose cosines, where the line is, and how far a map has moved them."""

from dataclasses import dataclass
from typing import Annotated

from cosine_lab.parameters import Field, State

MODELS = ("GloVe-50", "e5-small", "paraphrase-MiniLM-L3", "all-MiniLM-L6", "USE-multilingual")
WIDE_MODEL, NARROW_MODEL = MODELS.index("GloVe-50"), MODELS.index("e5-small")
"""Those that the story compares: cosines from −.3 to 1, and from .7."""
CHINESE_MODEL = MODELS[-1]
"""The one that reads Chinese, too."""
MAPS = ("min-max", "platt", "isotonic")
"""Increasing maps of cosines: the last two make them shares of synonyms."""
MOST_TIMES = 100
"""How many times as frequent strangers may be, beside synonyms, as they are here."""
USUAL = 0.8
"""Where many draw the line."""


@dataclass(frozen=True)
class ThresholdState(State):
    """The line is a cosine; `amount` is how far the scores have come from the cosine to what the map makes of it.

    `times` is how many strangers each of them stands for.
    """

    model: Annotated[int, Field("threshold.model", 0, len(MODELS) - 1, 1, whole=True, options=MODELS)]
    line: Annotated[float, Field("threshold.line", -1, 1)]
    amount: Annotated[float, Field("threshold.amount", 0, 1)]
    map: Annotated[int, Field("threshold.map", 0, len(MAPS) - 1, 1, whole=True, later=True, options=MAPS)]
    times: Annotated[float, Field("threshold.times", 1, MOST_TIMES, later=True)] = 1.0


def default() -> ThresholdState:
    """The first model, the usual line, cosines as they are."""
    return ThresholdState(labels=(), model=0, line=USUAL, amount=0.0, map=0)
