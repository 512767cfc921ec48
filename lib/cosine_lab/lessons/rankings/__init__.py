"""Rankings: which orders of the labels a softmax can give, and what cosines say of them."""

from cosine_lab.data.classifiers import classifier
from cosine_lab.lessons.rankings import figures, model, sentences
from cosine_lab.lessons.rankings.state import SECTIONS, START, RankingsState, default
from cosine_lab.lessons.rankings.story import story
from cosine_lab.lessons.rankings.surface import surface
from cosine_lab.prose import Text
from cosine_lab.surfaces.lesson_factory import OWN, Opened, choice

__all__ = [
    "SECTIONS",
    "START",
    "RankingsState",
    "default",
    "figures",
    "model",
    "opened",
    "sentences",
    "story",
    "surface",
]


def opened(text: Text, *, source: str = "paper") -> Opened | None:
    """The paper's classifier; None of a reader's own."""
    if choice("source", source, ("paper", OWN)) == OWN:
        return None
    model = classifier("paper")
    return Opened(surface(model, default(model), text, story=story()))
