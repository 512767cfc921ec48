"""Everyday words: the most frequent nouns of some kinds, by GloVe's ranks and WordNet's senses."""

import re
from pathlib import Path

EVERYDAY = {  # how many of which kinds: numbers of WordNet's files of nouns
    (6,): 800,  # things people make
    (5,): 230,  # animals
    (13,): 260,  # food
    (20,): 130,  # plants
    (17, 19): 80,  # nature
}
_RARE = 100_000
"""Words that GloVe has further down stand in no everyday text."""


def everyday(by_rank: list[str], held: list[str], dictionary: Path, nouns: Path) -> list[str]:
    """Take the most frequent nouns of each kind, but those held and those spelt like a name."""
    known, kinds = set(dictionary.read_text(encoding="utf-8").split()), _kinds(nouns / "dict")
    known -= {*held}
    plain = (w for w in by_rank[:_RARE] if re.fullmatch("[a-z]{3,}", w))
    common = [w for w in plain if w in known and w.capitalize() not in known]
    taken = [[w for w in common if kinds.get(w) in of][:most] for of, most in EVERYDAY.items()]
    return sorted((w for some in taken for w in some), key=by_rank.index)


def _kinds(folder: Path) -> dict[str, int]:
    """WordNet's file of each word's most usual sense, where that is a noun in lower case."""
    usual: dict[str, tuple[tuple[int, ...], str, str]] = {}
    for line in (folder / "index.sense").read_text(encoding="utf-8").splitlines():
        sense, synset, number, count = line.split()
        lemma, _, rest = sense.partition("%")
        first = (int(count), -int(number), -int(rest[0] != "1"))
        if lemma not in usual or first > usual[lemma][0]:
            usual[lemma] = first, rest[0], synset
    lines = (folder / "data.noun").read_text(encoding="utf-8").splitlines()
    nouns = {line[:8]: line.split(" ") for line in lines if not line.startswith(" ")}
    return {
        lemma: int(fields[1])
        for lemma, (_, part, synset) in usual.items()
        if part == "1" and lemma in (fields := nouns[synset])[4 : 4 + 2 * int(fields[3], 16) : 2]
    }
