"""What a reader chooses: lengths of words in lists, in a text and in a mean, and how many coordinates stay."""

from dataclasses import dataclass
from typing import Annotated

from cosine_lab.parameters import Field, State

WORDS = ("clock", "money", "you", "and")
"""Words of GloVe-50 whose length can be changed."""
TOPICS = ("bread", "verily", "cubits", "and")
"""Words of the King James Bible likewise."""
AVERAGED = ("sugar", "stone", "wood")
"""Words of GloVe-50 whose mean is taken; they nearly lie in a plane."""
BY = ("dot", "cosine")
MOST, LONGEST = 2.0, 3.0
"""A vector is stretched to so many times its length: among lists, in a mean."""


@dataclass(frozen=True)
class LengthState(State):
    """`factor`, `share` and `longer` are what the lengths of word, topic and the first in the mean are multiplied by.

    by : the score that lists go by
    kept : the part of all coordinates that stays
    power : of its length that a word's dot product is divided by
    less : the part of the text's words that tell less than the rest
    """

    word: Annotated[int, Field("length.word", 0, len(WORDS) - 1, 1, whole=True, options=WORDS)]
    factor: Annotated[float, Field("length.factor", 0, MOST)]
    topic: Annotated[int, Field("length.topic", 0, len(TOPICS) - 1, 1, whole=True, options=TOPICS)]
    share: Annotated[float, Field("length.share", 0, 1)]
    by: Annotated[int, Field("length.by", 0, len(BY) - 1, 1, whole=True, later=True, options=BY)]
    longer: Annotated[float, Field("length.longer", 0.1, LONGEST, later=True)]
    kept: Annotated[float, Field("length.kept", 0.5, 1, later=True)]
    power: Annotated[float, Field("length.power", 0, 1, later=True)]
    less: Annotated[float, Field("length.less", 0, 1, later=True)]


def default() -> LengthState:
    """The first of each, at its own length."""
    start = {"factor": 1.0, "share": 1.0, "longer": 1.0, "kept": 1.0, "power": 0.0, "less": 0.0}
    return LengthState(labels=(), word=0, topic=0, by=0, **start)
