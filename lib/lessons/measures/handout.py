"""The Measures lesson on paper."""

from lib.data.classifiers import classifier
from lib.lessons.measures.state import default
from lib.lessons.measures.story import story
from lib.surfaces.handouts import Handout, Picture


def handout() -> Handout:
    """Four bets on measures: under how many moves each stays."""
    start = default(classifier("paper"))
    return Handout(story(), start, {}, Picture(start.labels, start.unembeddings))
