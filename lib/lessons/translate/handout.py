"""The Translate lesson on paper."""

from lib.data.classifiers import classifier
from lib.lessons.translate.state import default
from lib.lessons.translate.story import story
from lib.maths.classifier.translation import gathered
from lib.surfaces.fields import points
from lib.surfaces.handouts import Handout, Moves, Picture

_ALIKE = 0.95


def handout() -> Handout:
    """Two bets on the paper's classifier: opposite pairs, and labels that all look alike."""
    model = classifier("paper")
    start, W = default(model), model.unembeddings
    u, v = gathered(W, _ALIKE)
    moves: Moves = {"alike": {"shift": (float(u), float(v))}}
    picture = Picture(start.labels, points(W), points(model.embeddings[::5]))
    return Handout(story(model), start, moves, picture)
