"""Words a reader typed: found in the text, or named with words that are spelt like them."""

import re

from lib import prose
from lib.data.corpora import Corpus
from lib.lessons.word2vec.pocket import meeting

PLANE = "sea, waters, bread, eat, drink, gold, silver, brass"
LISTED = "sea, bread, gold, king, mother"
FEWEST, MOST = 3, 12
LONGEST = 240
RAREST = 5
_APART = re.compile(r"[,;\s]+")


def found(
    typed: str, corpus: Corpus, most: int, among: int | None = None
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The words of a line that the text has, and what was left out, in sentences.

    Parameters
    ----------
    typed : str
        Words with commas or blanks between; case and repetitions do not matter.
    corpus : Corpus
        The text.
    most : int
        Words beyond so many are left out.
    among : int, optional
        Accept the most frequent words only.

    Returns
    -------
    words, notes
    """
    asked = list(dict.fromkeys(word for word in _APART.split(typed.lower()) if word))
    limit = len(corpus.words) if among is None else min(among, len(corpus.words))
    words = [word for word in asked if corpus.rows.get(word, limit) < limit]
    notes = [_missing(word, corpus, limit) for word in asked if word not in words]
    if len(words) > most:
        left = ", ".join(words[most:])
        notes.append(f"At most {most} words fit here; left out: {left}.")
    return tuple(words[:most]), tuple(notes)


def chosen(typed: str, corpus: Corpus, window: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The words of a line for the planes: 3 to 12 that meet; the default ones where fewer do."""
    words, missing = found(typed, corpus, MOST)
    words, lonely = meeting(words, corpus, window) if words else ((), ())
    if len(words) >= FEWEST:
        return words, missing + lonely
    few = prose.page("word2vec").words["few"].format(fewest=FEWEST, default=PLANE)
    words, _ = found(PLANE, corpus, MOST)
    return meeting(words, corpus, window)[0], (*missing, *lonely, few)


def looked_up(
    typed: str, corpus: Corpus, vocabulary: int
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The words of a line that the vocabulary has; its rarest ones where it has none of them.

    Of the default words nothing is said, as no reader asked for them.
    """
    words, missing = found(typed, corpus, MOST, vocabulary)
    notes = () if typed == LISTED else missing
    return words or corpus.words[max(0, vocabulary - RAREST) : vocabulary], notes


def _missing(word: str, corpus: Corpus, limit: int) -> str:
    near = corpus.near(word, limit)
    offer = f" Spelt like it: {', '.join(near)}." if near else ""
    if word in corpus.rows:
        return (
            f"“{word}” is not among the {limit:,} most frequent words, which are the vocabulary."
            f"{offer}"
        )
    return f"“{word[:24]}” is not a word of this text ({corpus.title}).{offer}"
