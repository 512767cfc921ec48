"""Rescale: a linear map of the unembeddings, undone on the embeddings, is the same classifier."""

from typing import Any

from cosine_lab.data.classifiers import SOURCES, classifier
from cosine_lab.lessons.rescale.state import MOVES, STRETCH, RescaleState, default, within
from cosine_lab.lessons.rescale.story import story
from cosine_lab.lessons.rescale.surface import surface
from cosine_lab.prose import Text
from cosine_lab.surfaces.lesson_factory import OWN, Opened, choice

__all__ = ["MOVES", "RescaleState", "default", "opened", "story", "surface", "within"]

_NOWHERE = ((0.0, 0.0), (0.0, 0.0))
_LEAST = 5e-324
_STRETCHES = ((_LEAST, 0.0, 0.0, _LEAST), (STRETCH, 0.0, 0.0, STRETCH))
"""The least number above zero: a stretch has no turn and turns nothing round."""


def opened(text: Text, *, source: str = "paper", move: str = MOVES[0]) -> Opened | None:
    """A classifier under moves of one kind; None of a reader's own."""
    choice("move", move, MOVES)
    if choice("source", source, (*SOURCES, OWN)) == OWN:
        return None
    model = classifier(source)
    lesson_story = story() if (source, move) == ("paper", MOVES[0]) else None
    within: dict[str, Any] = {} if move == "affine" else {"shift": _NOWHERE}
    within |= {"linear": _STRETCHES} if move == "diagonal" else {}
    return Opened(surface(model, default(model), move, text, lesson_story), within)
