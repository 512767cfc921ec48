"""Word2Vec: a sigmoid classifier, whose cosines do say something of co-occurrence."""

from cosine_lab.data.corpora import corpus, parts
from cosine_lab.lessons.word2vec import figures, model, sentences, state
from cosine_lab.lessons.word2vec.model import chosen, pocket
from cosine_lab.lessons.word2vec.state import FIELDS, LONGEST, PLANE, defaults
from cosine_lab.lessons.word2vec.story import story
from cosine_lab.lessons.word2vec.surface import surface
from cosine_lab.parameters import number
from cosine_lab.prose import Text
from cosine_lab.surfaces.lesson_factory import Opened, choice

__all__ = ["figures", "model", "opened", "sentences", "state", "story", "surface"]


def opened(prose: Text, *, text: str | None = None, words: str = PLANE, window: str = "", seed: str = "") -> Opened:
    """The model of some words of a text, trained as a link asks."""
    source = choice("text", text or parts()[0], parts())
    values = {"window": window, "seed": seed}
    numbers = {name: int(number(FIELDS[name], raw or None, defaults()[name])) for name, raw in values.items()}
    listed, _ = chosen(words[:LONGEST].strip() or PLANE, corpus(source), numbers["window"])
    model = pocket(source, listed, numbers["window"], numbers["seed"])
    labels = model.state.labels
    view = surface(model, model.state, "opened", prose, story(model))
    return Opened(view, {"labels": (labels, labels)})
