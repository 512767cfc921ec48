"""What to try on the Word2Vec page."""

from lib.lessons.word2vec.model import Pocket
from lib.surfaces.tries import Try

_OTHERS = "king, queen, man, woman, father, mother, son, daughter"


def attempts(pocket: Pocket) -> tuple[Try, ...]:
    """The words centred; other words; a narrower window."""
    x, y = -pocket.model.unembeddings.mean(axis=0)
    return (
        Try("centred", {"shift": (float(x), float(y))}),
        Try("others", {}, {"words": _OTHERS}),
        Try("window", {}, {"window": "2"}),
    )
