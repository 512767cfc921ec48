"""Real classifiers: which digits can win, which rankings can occur, and what images really get."""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from lib.data import computed
from lib.data.digit_models import DigitModel, digit_model
from lib.maths.rankings.counting import max_rankings
from lib.maths.rankings.patterns import rankings
from lib.maths.rankings.winning import argmaxable
from lib.refusals import Word

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
        return [k for k, said in enumerate(self.status) if said != "yes"]

    @property
    def recall(self) -> NDArray[np.float64]:
        """Share of each digit's images that are recognised."""
        return np.asarray(self.confusion.diagonal() / self.confusion.sum(axis=1))

    @property
    def accuracy(self) -> float:
        """Share of all images that are recognised."""
        return float(self.confusion.trace() / self.confusion.sum())


def read(reduction: str, progress: Callable[[float, Word], None]) -> tuple[Reading, ...]:
    """Fit the four classifiers of a reduction and list all that they can say; 1 to 3 seconds."""
    readings = []
    for at, (dimensions, intercept) in enumerate(MODELS):
        name = named(dimensions, intercept)
        progress(at / len(MODELS), Word("digits.working", {"name": name}))
        readings.append(_read(digit_model(reduction, dimensions, intercept=intercept)))
    return tuple(readings)


def at_hand(reduction: str) -> tuple[Reading, ...] | None:
    """What `read` gives, which is shipped."""
    return computed.found("digits", reduction, tuple[Reading, ...])


def named(dimensions: int, intercept: bool) -> Word:  # noqa: FBT001 - as in MODELS
    """A classifier in words."""
    return Word(f"digits.{'with' if intercept else 'without'}", {"d": dimensions})


def key_of(dimensions: int, intercept: bool) -> str:  # noqa: FBT001 - as in MODELS
    """A classifier's key: "2", "2b" with an intercept."""
    return f"{dimensions}{'b' * intercept}"


def chosen(readings: tuple[Reading, ...], key: str) -> Reading:
    """The reading of the classifier with that key."""
    return next(r for r in readings if key == key_of(r.model.dimensions, r.model.intercept))


def _read(model: DigitModel) -> Reading:
    W, b = model.unembeddings, model.bias if model.intercept else None
    listed = {row.tobytes() for row in rankings(W, b).rows.astype(np.int64)}
    logits = model.embeddings @ W.T + model.bias
    orders = np.argsort(-logits, axis=1, kind="stable").astype(np.int64)
    seen = {row.tobytes() for row in orders}
    confusion = np.zeros((DIGITS, DIGITS), dtype=np.int64)
    np.add.at(confusion, (model.digits, orders[:, 0]), 1)
    return Reading(
        model=model,
        status=argmaxable(W, b).status,
        feasible=len(listed),
        bound=max_rankings(DIGITS, model.dimensions, bias=model.intercept),
        seen=len(seen),
        outside=len(seen - listed),
        confusion=confusion,
    )
