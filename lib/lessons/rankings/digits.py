"""Real classifiers: which digits can win, which rankings can occur, and what images really get."""

from collections.abc import Callable
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from lib import prose
from lib.data.digit_models import DigitModel, digit_model
from lib.figures.table import Table
from lib.maths.counting import max_rankings
from lib.maths.patterns import rankings
from lib.maths.patterns_argmaxable import argmaxable

DIGITS = 10
MODELS = ((2, False), (2, True), (3, False), (3, True))


class Reading(NamedTuple):
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


def read(reduction: str, progress: Callable[[float, str], None]) -> tuple[Reading, ...]:
    """Fit the four classifiers of a reduction and list all that they can say; 1 to 3 seconds."""
    words = prose.words("digits")
    readings = []
    for at, (dimensions, intercept) in enumerate(MODELS):
        progress(at / len(MODELS), words["working"].format(name=named(dimensions, intercept)))
        readings.append(_read(digit_model(reduction, dimensions, intercept=intercept)))
    return tuple(readings)


def named(dimensions: int, intercept: bool) -> str:  # noqa: FBT001 - as in MODELS
    """A classifier in words."""
    words = prose.words("digits")
    return words["with" if intercept else "without"].format(d=dimensions)


def names() -> dict[str, str]:
    """The classifiers in words, by a key for `chosen`; the one that loses a digit first."""
    held = {f"{d}{'b' * intercept}": named(d, intercept) for d, intercept in MODELS}
    return {"3": held.pop("3")} | held


def chosen(readings: tuple[Reading, ...], key: str) -> Reading:
    """The reading of one of `names`."""
    return next(r for r in readings if key == f"{r.model.dimensions}{'b' * r.model.intercept}")


def note(reading: Reading) -> str:
    """How to read the picture of the hull."""
    key = f"hull-{reading.model.dimensions}{'b' * reading.model.intercept}"
    return prose.words("digits")[key]


def told(readings: tuple[Reading, ...]) -> str:
    """What the four classifiers can never say, and what the intercept does, in sentences."""
    words = prose.words("digits")
    said = []
    for bare, rescued in zip(readings[::2], readings[1::2], strict=True):
        d = bare.model.dimensions
        never, still = (", ".join(map(str, each.never)) for each in (bare, rescued))
        found = [words["never" if never else "all"].format(d=d, never=never)]
        if never:
            found.append(words["still" if still else "rescue"].format(never=still))
        mute = [k for k in range(DIGITS) if k not in bare.never and bare.recall[k] == 0]
        if mute:
            found.append(words["mute"].format(mute=", ".join(map(str, mute))))
        said.append(" ".join(found))
    return "\n\n".join(said)


def table(readings: tuple[Reading, ...]) -> Table:
    """The four classifiers, a row each."""
    words = prose.words("digits")
    return {
        words["model"]: [named(r.model.dimensions, r.model.intercept) for r in readings],
        words["never-win"]: [", ".join(map(str, r.never)) or "–" for r in readings],
        words["feasible"]: [r.feasible for r in readings],
        words["bound"]: [r.bound for r in readings],
        words["seen"]: [r.seen for r in readings],
        words["outside"]: [r.outside for r in readings],
        words["accuracy"]: [r.accuracy for r in readings],
    }


def recalls(readings: tuple[Reading, ...]) -> Table:
    """Share of each digit's images that are recognised, a column for each classifier."""
    words = prose.words("digits")
    columns: dict[str, list[float | int]] = {words["digit"]: list(range(DIGITS))}
    for r in readings:
        columns[named(r.model.dimensions, r.model.intercept)] = r.recall.tolist()
    return columns


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
