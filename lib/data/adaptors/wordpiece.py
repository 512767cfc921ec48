"""BERT's uncased tokenizer (basic tokens, then greedy longest-match pieces), without its packages.

Source: Devlin et al. 2019, tokenization of bert-base-uncased; the 30,522 pieces stand in
assets/vectors/vocab.txt (Apache-2.0).
"""

import unicodedata
from collections.abc import Iterator, Mapping
from pathlib import Path

LONGEST_WORD = 100
_CJK = (
    (0x4E00, 0x9FFF),
    (0x3400, 0x4DBF),
    (0x20000, 0x2A6DF),
    (0x2A700, 0x2CEAF),
    (0xF900, 0xFAFF),
    (0x2F800, 0x2FA1F),
)


class WordPiece:
    """Text → piece ids, [CLS] first and [SEP] last, cut to `longest` ids in all."""

    def __init__(self, vocabulary: Mapping[str, int], longest: int) -> None:
        self._ids = vocabulary
        self._room = longest - 2

    @classmethod
    def read(cls, path: Path, longest: int) -> "WordPiece":
        """Tokenizer of a vocab.txt: one piece a line, the line number is the id."""
        pieces = path.read_text(encoding="utf-8").removesuffix("\n").split("\n")
        return cls({piece: number for number, piece in enumerate(pieces)}, longest)

    def __call__(self, text: str) -> list[int]:
        """Ids of one text."""
        pieces = [piece for word in _words(text) for piece in self._pieces(word)]
        marked = ["[CLS]", *pieces[: self._room], "[SEP]"]
        return [self._ids[piece] for piece in marked]

    def _pieces(self, word: str) -> list[str]:
        if len(word) > LONGEST_WORD:
            return ["[UNK]"]
        pieces: list[str] = []
        start = 0
        while start < len(word):
            mark = "##" if start else ""
            ends = range(len(word), start, -1)
            end = next((e for e in ends if mark + word[start:e] in self._ids), None)
            if end is None:
                return ["[UNK]"]
            pieces.append(mark + word[start:end])
            start = end
        return pieces


def _words(text: str) -> Iterator[str]:
    """Lower-case words without accents; each punctuation mark and CJK letter is its own word."""
    bare = (
        c for c in unicodedata.normalize("NFD", text.lower()) if unicodedata.category(c) != "Mn"
    )
    spaced = "".join(_spaced(c) for c in bare)
    yield from spaced.split()


def _spaced(character: str) -> str:
    if character in "\t\n\r" or unicodedata.category(character) == "Zs":
        return " "
    if unicodedata.category(character) in {"Cc", "Cf", "Co"} or character == "�":
        return ""
    alone = _is_punctuation(character) or any(a <= ord(character) <= b for a, b in _CJK)
    return f" {character} " if alone else character


def _is_punctuation(character: str) -> bool:
    ascii_mark = character.isascii() and character.isprintable() and not character.isalnum()
    return ascii_mark or unicodedata.category(character).startswith("P")
