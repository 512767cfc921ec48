"""Real classifiers: which digits can win, which rankings can occur, and what images really get."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from cosine_lab.data import computed
from cosine_lab.data.digit_models import DigitModel
from cosine_lab.refusals import Word
from cosine_lab.shared_cache import shared_cache

DIGITS = 10
MODELS = ((2, False), (2, True), (3, False), (3, True))


@dataclass(frozen=True, eq=False)
class Reading:
    """What a classifier of digits can say, and what it says of the images.

    status : for each digit "yes", it wins somewhere; "no", nowhere; "tie"
    feasible, bound : how many rankings can occur, and at most could for generic unembeddings
    seen, outside : different rankings of the images, and how many of them are not feasible
    confusion : (10, 10) images by what they show and by what is predicted
    """

    model: DigitModel
    status: tuple[str, ...]
    feasible: int
    bound: int
    seen: int
    outside: int
    confusion: NDArray[np.int64]

    @property
    def never(self) -> list[int]:
        """Digits that win for no input whatsoever."""
        return [k for k, verdict in enumerate(self.status) if verdict != "yes"]

    @property
    def recall(self) -> NDArray[np.float64]:
        """Share of each digit's images that are recognised."""
        return np.asarray(self.confusion.diagonal() / self.confusion.sum(axis=1))

    @property
    def accuracy(self) -> float:
        """Share of all images that are recognised."""
        return float(self.confusion.trace() / self.confusion.sum())


@shared_cache
def readings(reduction: str) -> tuple[Reading, ...]:
    """Of the four classifiers of a reduction all that they can say; shipped."""
    return computed.shipped("digits", reduction, tuple[Reading, ...])


def named(dimensions: int, intercept: bool) -> Word:  # noqa: FBT001 - as in MODELS
    """A classifier in words."""
    return Word(f"digits.{'with' if intercept else 'without'}", {"d": dimensions})


def key_of(dimensions: int, intercept: bool) -> str:  # noqa: FBT001 - as in MODELS
    """A classifier's key: "2", "2b" with an intercept."""
    return f"{dimensions}{'b' * intercept}"


def chosen(readings: tuple[Reading, ...], key: str) -> Reading:
    """The reading of the classifier with that key."""
    return next(r for r in readings if key == key_of(r.model.dimensions, r.model.intercept))
