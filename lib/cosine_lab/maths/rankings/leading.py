"""Whether some query brings these documents first together: of thousands, decided on the few that matter."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from cosine_lab.maths.checks import Integers, Matrix
from cosine_lab.maths.rankings.feasible import Answer, feasible

_AT_ONCE = 150
_CLEAR = 1e-9


class Witnesses(NamedTuple):
    """Queries for sets of documents.

    first : (m,), whether the query was seen to bring its set first, before all documents; if not, nothing is known
    queries : (m, d)
    """

    first: NDArray[np.bool_]
    queries: Matrix


def witnesses(documents: Matrix, sets: Integers, patience: int) -> Witnesses:
    """Queries that begin between the documents of a set and learn from who stands before it (Rosenblatt 1958).

    documents : (n, d), finite
    sets : (m, k), k below n
    patience : steps in which no further set is found, until the rest is given up
    """
    centred = documents - documents.mean(axis=0)
    queries, undecided = centred[sets].sum(axis=1), np.arange(len(sets))
    first, waited = np.zeros(len(sets), dtype=bool), 0
    while len(undecided) and waited < patience:
        scores, rows = queries[undecided] @ centred.T, np.arange(len(undecided))
        inside = np.take_along_axis(scores, sets[undecided], axis=1)
        np.put_along_axis(scores, sets[undecided], -np.inf, axis=1)
        low, top = sets[undecided, inside.argmin(axis=1)], scores.argmax(axis=1)
        clear = inside.min(axis=1) - scores[rows, top] > _CLEAR * np.linalg.norm(queries[undecided], axis=1)
        waited = 0 if clear.any() else waited + 1
        first[undecided[clear]] = True
        undecided = undecided[~clear]
        queries[undecided] += centred[low[~clear]] - centred[top[~clear]]
    return Witnesses(first, queries)


def leads(
    documents: Matrix, top: Sequence[int], patience: int = 0, progress: Callable[[float], None] = lambda _share: None
) -> Answer:
    """As `feasible(documents, top=top)`: a witness is checked on all, a proof for a few holds for all.

    Documents that stand before the set at the last query join those that are asked about, until
    none does, or these alone rule the set out. The margin is by how much the set leads, for a unit query.

    documents : (n, d), n above the size of the set; finite
    patience : steps in which a witness is sought before linear programmes are solved
    progress : hears, before each linear programme, the share of the documents that it is about
    """
    chosen = list(top)
    used = np.array([], dtype=np.intp)
    query = witnesses(documents, np.array([chosen]), patience).queries[0]
    while True:
        scores = documents @ query
        lowest = scores[chosen].min()
        scores[chosen] = -np.inf
        margin = float(lowest - scores.max()) / (float(np.linalg.norm(query)) or 1.0)
        before = np.setdiff1d(np.flatnonzero(scores >= lowest - 1e-12 * abs(lowest)), used)
        if not len(before) and (margin > 0 or len(used)):
            return Answer(ok=True, margin=max(margin, 0.0), point=query)
        if not len(before):
            before = np.array([scores.argmax()])
        used = np.append(used, before[np.argsort(-scores[before])[:_AT_ONCE]])
        few = np.append(chosen, used)
        progress(len(few) / len(documents))
        answer = feasible(documents[few], top=range(len(chosen)))
        if answer.ok is not True or answer.point is None:
            why = tuple((int(few[i]), int(few[j]), weight) for i, j, weight in answer.why)
            return Answer(answer.ok, 0.0, None, why)
        query = answer.point
