"""What classifiers of digits can never say, and what an intercept does."""

from cosine_lab.escape import Markdown
from cosine_lab.lessons.rankings.model.digits import DIGITS, MODELS, Reading, key_of, named
from cosine_lab.lessons.rankings.model.many import LABELS, Counts
from cosine_lab.prose import Text, joined

_FIRST = "3"
"""The classifier that loses a digit is shown first."""


def name(reading: Reading, text: Text) -> str:
    """A classifier in words."""
    return text.plain(named(reading.model.dimensions, reading.model.intercept))


def names(text: Text) -> dict[str, str]:
    """The classifiers in words, by key."""
    by_key = {key_of(d, intercept): text.plain(named(d, intercept)) for d, intercept in MODELS}
    return {_FIRST: by_key.pop(_FIRST)} | by_key


def note(reading: Reading, text: Text) -> Markdown:
    """How to read the picture of the hull."""
    return text.markdown(f"hull-{key_of(reading.model.dimensions, reading.model.intercept)}")


def summary(readings: tuple[Reading, ...], text: Text) -> Markdown:
    """What the four classifiers can never say, and what the intercept does."""
    pairs = zip(readings[::2], readings[1::2], strict=True)
    return Markdown("\n\n".join(_pair(bare, rescued, text) for bare, rescued in pairs))


def _pair(bare: Reading, rescued: Reading, text: Text) -> str:
    d = bare.model.dimensions
    if not bare.never:
        sentences = [text.markdown("all", d=d)]
    elif rescued.never:
        sentences = [_never("never", bare, text), _never("still", rescued, text)]
    else:
        sentences = [_never("never", bare, text), text.markdown("rescue")]
    mute = [k for k in range(DIGITS) if k not in bare.never and bare.recall[k] == 0]
    if mute:
        sentences.append(text.markdown("mute", mute=mute))
    return joined(sentences)


def _never(key: str, reading: Reading, text: Text) -> Markdown:
    return text.markdown(key, d=reading.model.dimensions, never=reading.never)


def listed(labels: list[int]) -> str:
    """Digits for a cell of a table, a dash for none."""
    return ", ".join(map(str, labels)) or "–"


def many(dimensions: int, counts: Counts, text: Text) -> Markdown:
    """How many of ten thousand labels can win."""
    key = "many-open" if counts.undecided else "many-told"
    return text.markdown(key, d=dimensions, counts=counts, n=LABELS, share=counts.yes / LABELS)
