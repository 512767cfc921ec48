"""The Sigmoid lesson on paper."""

from lib.data.classifiers import classifier
from lib.lessons.sigmoid.state import default
from lib.lessons.sigmoid.story import story
from lib.surfaces.handouts import Handout, Moves, Picture


def handout() -> Handout:
    """Four bets on the paper's classifier, read as a sigmoid."""
    start = default(classifier("paper"))
    (x, y), *rest = start.unembeddings
    moves: Moves = {
        "length": {"unembeddings": ((2 * x, 2 * y), *rest)},
        "angle": {"unembeddings": ((x, -y), *rest)},
        "shift": {"shift": (-0.75, -0.75)},
    }
    told = story(len(start.labels))
    return Handout(told, start, moves, Picture(start.labels, start.unembeddings))
