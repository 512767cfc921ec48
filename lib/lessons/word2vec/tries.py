"""What to try on the Word2Vec page."""

from lib.lessons.word2vec.model import Pocket
from lib.lessons.word2vec.state import LISTED
from lib.surfaces.tries import Try


def attempts(pocket: Pocket) -> tuple[Try, ...]:
    """The words centred; other words; a narrower window."""
    x, y = -pocket.model.unembeddings.mean(axis=0)
    return (
        Try("centred", {"shift": (float(x), float(y))}),
        Try("others", {}, {"words": LISTED}),
        Try("window", {}, {"window": "2"}),
    )
