"""What to try on the Translate page."""

from typing import Any

from lib.data.classifiers import Classifier
from lib.maths.checks import Vector
from lib.maths.classifier.translation import aligned, opposite
from lib.surfaces.fields import points
from lib.surfaces.tries import Try

_FAR = 1.4


def attempts(classifier: Classifier) -> tuple[Try, ...]:
    """The origin between two labels and beyond them; one arrow alone; on the paper's, 0 and 3."""
    W, (i, j) = classifier.unembeddings, classifier.pair
    held = points(W)
    dragged = (*held[:i], (_FAR * held[i][0], -_FAR * held[i][1]), *held[i + 1 :])
    found = [
        Try("between", _moved(opposite(W[i], W[j]))),
        Try("beyond", _moved(aligned(W[i], W[j]))),
        Try("alone", {"unembeddings": dragged}),
    ]
    if classifier.slug == "paper":
        found.append(Try("nine", {"pair": (0, 3)} | _moved(opposite(W[0], W[3]))))
    return tuple(found)


def _moved(v: Vector) -> dict[str, Any]:
    return {"shift": (float(v[0]), float(v[1]))}
