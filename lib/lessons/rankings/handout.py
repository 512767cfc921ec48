"""The Rankings lesson on paper."""

from lib.data.classifiers import classifier
from lib.lessons.rankings.challenges import challenges
from lib.lessons.rankings.model.configurations import four_words
from lib.lessons.rankings.state import default
from lib.lessons.rankings.story import story
from lib.surfaces.handouts import Handout, Picture


def handout() -> Handout:
    """Two bets: how many orders of four words, and what a shorter arrow does."""
    words = four_words()
    shorter = next(each for each in challenges() if each.key == "lose").solved
    start = default(classifier("paper"))
    return Handout(story(), start, {"shorter": shorter}, Picture(words.labels, words.shown))
