"""Words a reader typed: found in the text, or named with words that are spelt like them."""

import re

from cosine_lab.data.corpora import Corpus
from cosine_lab.lessons.word2vec.model.pocket import meeting
from cosine_lab.lessons.word2vec.state import LISTED, PLANE
from cosine_lab.refusals import Refused, Word

FEWEST, MOST = 3, 12
_SPELT = 4
"""Words of a line for which words that are spelt like them are sought: each takes some 30 ms."""
RAREST = 5
_LONGEST_QUOTE = 24
_APART = re.compile(r"[,;\s]+")


def known_words(
    typed: str, corpus: Corpus, most: int, among: int | None = None
) -> tuple[tuple[str, ...], tuple[Refused, ...]]:
    """The words of a line that the text has, and what was left out.

    typed : words with commas or blanks between; case and repetitions do not matter
    most : words beyond so many are left out
    among : accept the most frequent words only

    Returns
    -------
    words, refusals
    """
    entries = list(dict.fromkeys(word for word in _APART.split(typed.lower()) if word))
    limit = len(corpus.words) if among is None else min(among, len(corpus.words))
    words = [word for word in entries if corpus.rows.get(word, limit) < limit]
    missing = [word for word in entries if word not in words]
    refusals = [
        _missing(word, corpus, limit, corpus.near(word, limit) if at < _SPELT else [])
        for at, word in enumerate(missing)
    ]
    if len(words) > most:
        refusals.append(Refused("word2vec.too-many", most=most, left=words[most:]))
    return tuple(words[:most]), tuple(refusals)


def chosen(typed: str, corpus: Corpus, window: int) -> tuple[tuple[str, ...], tuple[Refused, ...]]:
    """The words of a line for the planes: 3 to 12 that meet; the default ones where fewer do."""
    words, missing = known_words(typed, corpus, MOST)
    words, lonely = meeting(words, corpus, window) if words else ((), ())
    if len(words) >= FEWEST:
        return words, missing + lonely
    few = Refused("word2vec.few", fewest=FEWEST, default=PLANE)
    words, _ = known_words(PLANE, corpus, MOST)
    return meeting(words, corpus, window)[0], (*missing, *lonely, few)


def looked_up(typed: str, corpus: Corpus, vocabulary: int) -> tuple[tuple[str, ...], tuple[Refused, ...]]:
    """The words of a line that the vocabulary has; its rarest ones where it has none of them.

    Of the default words nothing is said, as no reader asked for them.
    """
    words, missing = known_words(typed, corpus, MOST, vocabulary)
    refusals = () if typed == LISTED else missing
    return words or corpus.words[max(0, vocabulary - RAREST) : vocabulary], refusals


def _missing(word: str, corpus: Corpus, limit: int, near: list[str]) -> Refused:
    ending, spelt = ("-near", {"near": near}) if near else ("", {})
    if word in corpus.rows:
        return Refused(f"word2vec.rare{ending}", word=word, limit=limit, **spelt)
    title = Word(f"corpora.{corpus.slug}")
    return Refused(f"word2vec.unknown{ending}", word=word[:_LONGEST_QUOTE], title=title, **spelt)
