"""The Rescale lesson on paper."""

from lib.data.classifiers import classifier
from lib.lessons.rescale.state import default
from lib.lessons.rescale.story import story
from lib.surfaces.fields import points
from lib.surfaces.handouts import Handout, Moves, Picture

_PAPER = (3.0, 0.0, 0.0, 0.4)


def handout() -> Handout:
    """Three bets on the paper's classifier, stretched."""
    model = classifier("paper")
    start = default(model)
    picture = Picture(start.labels, start.unembeddings, points(model.embeddings[::5]))
    moves: Moves = {"inside": {"linear": _PAPER}, "alone": {"rule": 1}}
    return Handout(story(len(model.embeddings)), start, moves, picture)
