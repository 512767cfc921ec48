"""What to try on the Word2Vec page."""

from lib.lessons.word2vec.model import Pocket
from lib.lessons.word2vec.state import LISTED
from lib.surfaces.tries import Try


def attempts(pocket: Pocket) -> tuple[Try, ...]:
    """The words centred; other words; a narrower window."""
    return (
        Try("centred", {"shift": pocket.centring}),
        Try("others", {}, {"words": LISTED}),
        Try("window", {}, {"window": "2"}),
    )
