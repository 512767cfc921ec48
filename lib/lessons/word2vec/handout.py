"""The Word2Vec lesson on paper."""

from lib.data.corpora import corpus, parts
from lib.lessons.word2vec.model import chosen, pocket
from lib.lessons.word2vec.state import PLANE, defaults
from lib.lessons.word2vec.story import story
from lib.surfaces.handouts import Handout, Moves, Picture


def handout() -> Handout:
    """Three bets on the words that the page begins with."""
    source, window = parts()[0], int(defaults()["window"])
    words, _ = chosen(PLANE, corpus(source), window)
    model = pocket(source, words, window, int(defaults()["seed"]))
    x, y = -model.model.unembeddings.mean(axis=0)
    rows, turned = model.state.unembeddings, model.most_moved[0]
    u, v = rows[turned]
    moves: Moves = {
        "translate": {"shift": (float(x), float(y))},
        "arrow": {"unembeddings": (*rows[:turned], (-v, u), *rows[turned + 1 :])},
    }
    return Handout(story(model), model.state, moves, Picture(words, rows))
