"""What an encoder does not read of a text: what is beyond its longest input, and letters that it has no pieces for."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path

from cosine_lab.data.adaptors.minilm import LONGEST_OF_FOLDER, VOCABULARY, WordPiece
from cosine_lab.data.words import CHINESE
from cosine_lab.escape import quoted
from cosine_lab.refusals import Refused

LONGEST = {"paraphrase-MiniLM-L3": 128, "all-MiniLM-L6": 256}
"""Pieces of words that are read of a text, its two marks among them; these two were trained on English alone.
multilingual-e5-small averages windows of 512 pieces, and so reads all of a text."""
_ALL = 1 << 20


def unread(encoder: str, texts: Sequence[str]) -> tuple[Refused, ...]:
    """Notes on the texts of which this encoder reads a part alone, and on those in a language it was not trained on."""
    notes = []
    vocabulary = Path(encoder) / "vocab.txt"  # of a folder that minilm.load_folder reads
    of_folder = encoder not in LONGEST and vocabulary.is_file()
    longest = LONGEST_OF_FOLDER if of_folder else LONGEST.get(encoder, _ALL)
    pieces = _pieces(vocabulary if of_folder else VOCABULARY)
    if cut := [text for text in texts if len(text) + 2 > longest and len(pieces(text)) > longest]:
        notes.append(Refused("encoders.cut", encoder=encoder, count=len(cut), most=longest, text=quoted(cut[0])))
    if encoder in LONGEST and (foreign := [text for text in texts if CHINESE.search(text)]):
        notes.append(Refused("encoders.english", encoder=encoder, count=len(foreign), text=quoted(foreign[0])))
    return tuple(notes)


@cache
def _pieces(vocabulary: Path) -> WordPiece:
    return WordPiece.read(vocabulary, _ALL)
