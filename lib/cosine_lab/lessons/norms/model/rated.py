"""Word by word: whether a remedy brings a model's cosines nearer to people's ratings.

Computed by tests/makers/make_agreement.py for the shipped models; nothing here is picked by hand.
"""

from dataclasses import dataclass

from cosine_lab.data.ratings import FILES, OfWord, shipped_words
from cosine_lab.lessons.norms.model import spread
from cosine_lab.lessons.norms.state import TABLES, Vectors
from cosine_lab.shared_cache import shared_cache

RATINGS = next(iter(FILES))
ENOUGH = 5
"""Rated pairs of a word: with fewer, one pair that changes places decides."""
_CENTRED = ("centred", 0)


@dataclass(frozen=True)
class Rated:
    """Spearman's ρ with people over the rated pairs that begin with a word, both in [−1, 1]."""

    word: str
    pairs: int
    before: float
    after: float

    @property
    def gain(self) -> float:
        """How far ρ rose, in [−2, 2]."""
        return self.after - self.before


def of_word(model: str, word: str, vectors: Vectors) -> Rated | None:
    """Of one word; None where it has too few rated pairs."""
    return _all(model, *vectors).get(word)


@shared_cache(most=64)
def rated(model: str, vectors: Vectors) -> tuple[Rated, ...]:
    """The words with at least five rated pairs; the one that the remedy helps most comes first."""
    enough = [each for each in _all(model, *vectors).values() if each.pairs >= ENOUGH]
    return tuple(sorted(enough, key=lambda each: (-each.gain, each.word)))


@shared_cache
def story_model() -> str:
    """The model whose story is told: no other has a word that is in as many lists of ten."""
    return max(TABLES, key=_most_popular)


def best() -> Rated:
    """Of the told model, the word that centring helps most."""
    return rated(story_model(), _CENTRED)[0]


def worst() -> Rated:
    """Of the told model, the word that centring harms most."""
    return rated(story_model(), _CENTRED)[-1]


def _most_popular(model: str) -> int:
    return int(spread.shipped(model, ("raw", 0)).votes.max())


@shared_cache(most=64)
def _all(model: str, remedy: str, k: int) -> dict[str, Rated]:
    lists = _shipped(model)
    after = lists.get(f"{remedy}:{k}" if k else remedy, {})
    return {
        word: Rated(word, was.pairs, was.rho, after[word].rho)
        for word, was in lists.get("raw", {}).items()
        if word in after
    }


@shared_cache
def _shipped(model: str) -> dict[str, dict[str, OfWord]]:
    return shipped_words(RATINGS, model)
