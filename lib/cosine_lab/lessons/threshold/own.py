"""The best line over a reader's own pairs, or how far their ratings agree with cosines, for each remedy."""

from collections.abc import Callable, Sequence
from decimal import Decimal
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from cosine_lab import prose
from cosine_lab.background_jobs import Progress
from cosine_lab.data.encoder_limits import unread
from cosine_lab.data.encoders import ADD_SMALL, SMALL, SMALL_MB, available, encode
from cosine_lab.data.own_pairs import OwnPairs
from cosine_lab.data.ratings import Agreement, Ratings, agreement
from cosine_lab.data.words import CHINESE, chinese_words
from cosine_lab.escape import Markdown, quoted
from cosine_lab.figures.table import Cell, Table
from cosine_lab.lessons.threshold.state import CHINESE_MODEL, MODELS
from cosine_lab.lessons.threshold.vectors import Vectors, shipped
from cosine_lab.maths.spaces.line import DRAWS, SHARE, Interval, Line, best_line, intervals, shortest
from cosine_lab.maths.spaces.remedies import REMEDIES, SCORES, directionless, pair_scores
from cosine_lab.prose import Text, number
from cosine_lab.refusals import Refused, Word

__all__ = ["Judged", "Vectors", "job", "judged", "notes", "saved", "shipped", "table", "waiting"]

MOST_NUMBERS = 4_000_000
"""Rows × columns of a table that remedies are tried on: of a larger one, vectors as they are."""
FEW = 20  # pairs: of fewer it is said that they tell next to nothing about others
_NAMED, _K = 10, 1
_DIGITS = 2
_RATED = ("rho", "within", "queries")


class Drawn(NamedTuple):
    """The best line, its intervals, and where it is written: with the fewest decimals that part the pairs so."""

    best: Line
    interval: Interval
    shortest: float


class Judged(NamedTuple):
    """By remedy: the line and its intervals, of labelled pairs; or agreement, of rated ones; None where undefined.

    flat : by remedy, a text whose vector it makes zero, so that there is no answer
    encoded : how many texts have vectors from the encoder; None without one
    refused : why the encoder gave none, or of which texts it read a part alone
    """

    used: int
    lines: dict[str, Drawn | None]
    agreements: dict[str, Agreement]
    unknown: tuple[str, ...]
    flat: dict[str, str]
    encoded: int | None = None
    refused: tuple[Refused, ...] = ()


def job(own: OwnPairs, vectors: Vectors) -> Callable[[object, Progress], Judged]:
    """`judged`, after the encoder's vectors of other texts, as work that is told how far it is."""
    return lambda _, report: _encoded(own, vectors, report) if vectors.encoder else judged(own, vectors, report)


def _encoded(own: OwnPairs, vectors: Vectors, report: Progress) -> Judged:
    texts = own.unknown(vectors.rows)
    encoded = encode((vectors.encoder, texts), report) if texts else {}
    if isinstance(encoded, Refused):
        return judged(own, vectors, report)._replace(encoded=0, refused=(encoded,))
    rows = {**vectors.rows, **{text: row for row, text in enumerate(encoded, len(vectors.W))}}
    more = vectors._replace(rows=rows, W=np.vstack([vectors.W, *encoded.values()]))
    return judged(own, more, report)._replace(encoded=len(encoded), refused=unread(vectors.encoder, list(encoded)))


def judged(own: OwnPairs, vectors: Vectors, report: Progress = lambda *_: None) -> Judged:
    """What the pairs say of the vectors after each remedy."""
    known = own.known(vectors.rows)
    at = [[vectors.rows[word] for word in own.pairs[i]] for i in known]
    result = Judged(len(known), {}, {}, own.unknown(vectors.rows), {})
    ratings = None if own.scores is None else Ratings("", own.pairs, own.scores)
    same = np.zeros(0, dtype=bool) if own.same is None else own.same[known]
    if ratings is None and (not same.any() or same.all()):
        return result
    remedies = REMEDIES if vectors.W.size <= MOST_NUMBERS else REMEDIES[:1]
    for done, each in enumerate(remedies):
        report(done / len(remedies), Word(f"remedies.remedy-{each}"))
        if ratings is not None:
            result.agreements[each] = agreement(ratings, vectors.rows, vectors.W, each, _K)
            answered = result.agreements[each].rho is not None
        else:
            result.lines[each] = _line(each, vectors, at, same)
            answered = result.lines[each] is not None
        if not answered:
            rows = set(directionless(each, vectors.W, _K).tolist())
            texts = (word for i in known for word in own.pairs[i] if vectors.rows[word] in rows)
            result.flat.update(zip([each], texts, strict=False))
    return result


def _line(remedy: str, vectors: Vectors, at: list[list[int]], same: NDArray[np.bool_]) -> Drawn | None:
    """None where a word has no direction after the remedy."""
    try:
        scores = pair_scores(remedy, vectors.W, at, _K)
        best = best_line(scores, same)
    except ValueError:
        return None
    return Drawn(best, intervals(scores, same), shortest(scores, best.line))


def notes(own: OwnPairs, judged: Judged, text: Text) -> list[Markdown]:
    """How many pairs were used, and which words the model does not know."""
    sentences = [text.markdown("own-used", used=judged.used, pairs=len(own.pairs), repeated=own.repeated)]
    if own.heading:
        sentences.append(text.markdown("own-heading", line=own.heading))
    sentences += [prose.sentence(note, text.language) for note in own.notes]
    if judged.unknown:
        named = [quoted(word) for word in judged.unknown[:_NAMED]]
        sentences.append(text.markdown("own-unknown", count=len(judged.unknown), words=named))
    if chinese := _chinese(judged):
        sentences.append(text.markdown("own-chinese", count=len(chinese), model=CHINESE_MODEL))
    if judged.encoded:
        sentences.append(text.markdown("own-encoded", count=judged.encoded))
    tried = judged.lines or judged.agreements
    if tried and judged.used < FEW:
        sentences.append(text.markdown("own-scarce", few=FEW))
    how = "own-how" if judged.lines else "own-rated" if tried else "own-few"
    sentences.append(text.markdown(how, draws=DRAWS, share=SHARE))
    if any(each.rho is None and remedy not in judged.flat for remedy, each in judged.agreements.items()):
        sentences.append(text.markdown("own-no-rho"))
    names = text.of("remedies").titles("remedy", judged.flat)
    sentences += [text.markdown("own-flat", remedy=names[each], text=quoted(judged.flat[each])) for each in names]
    keys = ("own-remedies", "own-scales") if len(tried) == len(REMEDIES) else ("own-large",)
    sentences += [text.markdown(key, most=MOST_NUMBERS, k=_K) for key in keys if tried]
    return sentences


def _chinese(judged: Judged) -> list[str]:
    """Those of the texts without a vector that one shipped model has as Chinese words."""
    texts = [text for text in judged.unknown if CHINESE.search(text)]
    return [text for text in texts if text in chinese_words().rows]


def waiting(judged: Judged, text: Text) -> Markdown | None:
    """What texts without a vector wait for: another choice, or a command; None where an encoder has read them."""
    if judged.encoded is not None or len(judged.unknown) == len(_chinese(judged)):
        return None
    if here := [model for model in MODELS if model in available()]:
        return text.markdown("own-choose", models=here, count=len(here))
    values = {"model": text.of("encoders")(SMALL), "name": SMALL, "command": Markdown(ADD_SMALL), "megabytes": SMALL_MB}
    return text.markdown("own-sentences", **values)


def table(judged: Judged, text: Text) -> Table:
    """A row for each remedy."""
    tried = judged.lines or judged.agreements
    names = text.of("remedies").titles("remedy", tried) | text.titles("own-remedy", tried.keys() & {*SCORES})
    rated, lines = judged.agreements.values(), judged.lines.values()
    columns: dict[str, list[Any]] = {key: [getattr(each, key) for each in rated] for key in _RATED if rated}
    columns |= {key: [_spread(each, key, text) for each in lines] for key in Line._fields if lines}
    return {text("own-remedy"): list(names.values()), **{text(f"own-{key}"): column for key, column in columns.items()}}


def saved(judged: Judged, text: Text) -> Table:
    """The same for a file: of labelled pairs one number a cell, the ends of intervals in columns of their own."""
    rows = table(judged, text)
    columns: dict[str, Sequence[Cell]] = dict(list(rows.items())[: 1 if judged.lines else None])
    for key in Line._fields if judged.lines else ():
        figures = [_figures(each, key) for each in judged.lines.values()]
        heads = (text(f"own-{key}"), text("own-low", of=text(f"own-{key}")), text("own-high", of=text(f"own-{key}")))
        columns |= dict(zip(heads, map(list, zip(*figures, strict=True)), strict=True))
    return columns


def _figures(drawn: Drawn | None, name: str) -> tuple[float, float, float] | tuple[None, None, None]:
    """A figure and the ends of its interval; the line as it is written."""
    if drawn is None:
        return None, None, None
    low, high = (getattr(end, name) for end in drawn.interval)
    return drawn.shortest if name == "line" else getattr(drawn.best, name), low, high


def _spread(drawn: Drawn | None, name: str, text: Text) -> str | None:
    value, low, high = _figures(drawn, name)
    if value is None:
        return None
    digits = max(_DIGITS, -int(Decimal(repr(value)).as_tuple().exponent)) if name == "line" else _DIGITS
    return text("own-interval", value=number(value, digits), low=number(low, _DIGITS), high=number(high, _DIGITS))
