"""Pairs of texts with vectors, from arguments of the package's functions; whoever calls says which function it is."""

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from cosine_lab.data.arguments import need, omission_note, pairs_of
from cosine_lab.data.heads.from_arrays import bounded
from cosine_lab.maths import checks
from cosine_lab.maths.checks import Matrix, Vector
from cosine_lab.maths.spaces.remedies import REMEDIES, directionless, pair_scores


class Labelled(NamedTuple):
    """Pairs whose texts have vectors, the score of each and whether it is called the same, shape (m,) both.

    unknown : texts without a vector; their pairs are left out
    """

    texts: list[tuple[str, str]]
    scores: Vector
    same: NDArray[np.bool_]
    unknown: tuple[str, ...]


def labelled(
    pairs: Iterable[tuple[str, str, bool]], vectors: Mapping[str, ArrayLike], remedy: str = "raw", k: int = 1
) -> Labelled:
    """Score labelled pairs; both labels occur among those that have vectors.

    Arguments are as `threshold` takes them.
    """
    triples = pairs_of(pairs, "True or False", bool | np.bool_)
    rows, W = table_of(vectors, triples, remedy, k)
    used = [each for each in triples if each[0] in rows and each[1] in rows]
    unknown = tuple(dict.fromkeys(text for pair in triples for text in pair[:2] if text not in rows))
    same = np.array([each[2] for each in used], dtype=bool)
    if not same.any() or same.all():
        got = f"{np.count_nonzero(same)} True and {np.count_nonzero(~same)} False{omission_note(unknown, rows)}"
        raise ValueError(f"this needs True and False among pairs whose texts have vectors, got {got}")
    scores = pair_scores(remedy, W, [(rows[a], rows[b]) for a, b, _ in used], k)
    return Labelled([(a, b) for a, b, _ in used], scores, same, unknown)


def table_of(vectors: Any, triples: list[list[Any]], remedy: str, k: int) -> tuple[dict[str, int], Matrix]:  # noqa: ANN401
    """The row of each text, and all rows, where the remedy is one and leaves each text of a pair a cosine."""
    need(isinstance(vectors, Mapping) and len(vectors), "vectors as a mapping from text to vector", vectors)
    size, table = None, []
    for text, vector in vectors.items():
        table.append(bounded(checks.vector("this", vector, what := f"vectors[{text!r}]", size), what))
        size = table[0].size
    rows, W = {text: at for at, text in enumerate(vectors)}, np.array(table)
    need(remedy in REMEDIES, f"one of {', '.join(REMEDIES)}", remedy)
    checks.whole("this", k, 0, min(W.shape) - 1 if remedy == "top-removed" else max(W.shape), "k")
    used = {text for a, b, _ in triples if a in rows and b in rows for text in (a, b)}
    for text in [list(rows)[at] for at in directionless(remedy, W, k)]:
        if text in used or remedy == "unit":
            after = f" after “{remedy}”" if W[rows[text]].any() else ""
            raise ValueError(f"this needs directions: “{text}” has length zero{after}, so it has no cosine")
    return rows, W
