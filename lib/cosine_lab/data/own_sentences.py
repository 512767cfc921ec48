"""A reader's own sentences: one a line, commas and all."""

from cosine_lab import names
from cosine_lab.data.files.lines import lines
from cosine_lab.escape import quoted
from cosine_lab.refusals import Refused, Word

MOST, FEWEST = 500, 2
LONGEST = 1000
"""Characters of a sentence; encoders read no more of it than their first 128 or 256 pieces of words."""
MOST_BYTES = 2_000_000
KIND = Word("own_sentences.kind")
_LONGEST_QUOTE = 40


def from_file(content: bytes) -> str:
    """The lines of a text file that are not blank, to be read by `sentences`.

    Raises
    ------
    Refused
        For what is no text in UTF-8, naming the line, or holds nothing.
    """
    text = "\n".join(line for _, line in lines(KIND, content, 4 * LONGEST, MOST_BYTES))
    if not text:
        raise Refused("own_sentences.none", kind=KIND)
    return text


def sentences(text: str) -> tuple[tuple[str, ...], tuple[Refused, ...]]:
    """At most `MOST` different sentences, of the lines of a text; and what was left out.

    A tab counts as a blank. Left out are lines that are too long, that hold what cannot be seen, or say again what
    one before them said.
    """
    numbered = ((number, names.normal(line.replace("\t", " "))) for number, line in enumerate(text.splitlines(), 1))
    entries = [(number, line) for number, line in numbered if line]
    refusals = []
    by_looks: dict[str, str] = {}
    for number, line in entries:
        if len(line) > LONGEST:
            refusals.append(_refusal("long", number, line, most=LONGEST))
        elif names.unseen(line):
            refusals.append(_refusal("unseen", number, line))
        else:
            by_looks.setdefault(names.looks(line), line)
    if twice := len(entries) - len(refusals) - len(by_looks):
        refusals.append(Refused("own_sentences.twice", count=twice))
    if len(by_looks) > MOST:
        refusals.append(Refused("own_sentences.many", most=MOST, left=len(by_looks) - MOST))
    return tuple(by_looks.values())[:MOST], tuple(refusals)


def _refusal(key: str, number: int, line: str, **values: int) -> Refused:
    return Refused(f"own_sentences.{key}", line=number, text=quoted(names.visible(line[:_LONGEST_QUOTE])), **values)
