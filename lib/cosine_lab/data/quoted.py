"""Figures of other people, as they published them: none of them is computed here.

The discussion: "Embeddings and Cosine Similarity", number 17 of the model multilingual-e5-base.
The study: Zhou, Ethayarajh, Card and Jurafsky 2022, "Problems with cosine as a measure of embedding
similarity for high frequency words" (ACL), tables and code of its authors.
"""

from dataclasses import dataclass
from typing import NamedTuple

from cosine_lab.template_access import quotable

WORDS = ("cat", "mouse", "house", "clock")
"""The query "cat" against itself and three others, in the order of all lists of the discussion."""


@dataclass(frozen=True)
class QuotedScores:
    """Cosines to "cat" that a reader posted for one model, in the order of `WORDS`."""

    model: str
    temperature: float
    """τ of its contrastive training, by the model's authors' word or the library's default."""
    cosines: tuple[float, ...]


E5_BASE = QuotedScores("intfloat/multilingual-e5-base", 0.01, (1.0, 0.8972, 0.8827, 0.8717))
MINILM_L12 = QuotedScores(
    "sentence-transformers/paraphrase-multilingual-MiniLM-L12-v2",
    0.05,  # the library's default; this model is a distilled student, so it holds indirectly
    (1.0, 0.3129, 0.2636, 0.0392),
)

E5_BASE_MIN_MAX = (1.0, 0.1981, 0.0857, 0.0)
"""Posted after min-max scaling of E5_BASE's cosines; out of their four digits, mouse is .1988."""

LAST_SLIDE = {"cat": 1.0, "kitten": 0.7378, "mouse": 0.3186, "house": 0.0781, "clock": 0.0}
"""The final slide, with "kitten" added.

It cannot come from the cosines above: a fifth word between the smallest and the largest moves
neither, so min-max would have left mouse at .1981 and house at .0857. Other embeddings were used.
"""


class Line(NamedTuple):
    """A least-squares line y = constant + slope · x."""

    constant: float
    slope: float
    r_squared: float
    n: int


ZHOU_COSINE_ON_LOG2_FREQUENCY = Line(1.0206, -0.0135, 0.141, 5423)
"""BERT on Word-in-Context: cosine of two contexts of a word, on log₂ of the word's frequency."""
ZHOU_RADIUS_ON_LOG2_FREQUENCY = Line(5.5878, 0.3927, 0.477, 1253)
"""Radius of the smallest ball around ten contexts of a word; Pearson's r is `ZHOU_RADIUS_R`."""
ZHOU_RADIUS_R = 0.6906


class Controlled(NamedTuple):
    """The first regression with the number of senses and sameness of word form held fixed."""

    constant: float
    log2_frequency: float
    log2_senses: float
    same_form: float
    r_squared: float


ZHOU_CONTROLLED = Controlled(0.9195, -0.0101, -0.0117, 0.0515, 0.236)


@quotable
class Threshold(NamedTuple):
    """The cosine above which two contexts are called the same meaning, and how often rightly."""

    cosine: float
    train: float
    development: float


ZHOU_THRESHOLD = Threshold(0.8, 0.679, 0.6541)

ZHOU_BY_COSINE = (0.755, 0.57, 0.463, 0.441, 0.397, 0.396, 0.39, 0.357, 0.281, 0.247)
ZHOU_BY_PEOPLE = (0.71, 0.568, 0.492, 0.489, 0.41, 0.444, 0.41, 0.433, 0.503, 0.54)
"""Share of pairs called the same meaning, in ten bins of rising frequency, by the threshold and by
people: read off the bars of figure 2, each to within `ZHOU_READING_ERROR`."""
ZHOU_READING_ERROR = 0.015
