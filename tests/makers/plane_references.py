"""What the twins of moves, rankings and graphs in the plane must say: the word of `cosine_lab.maths`."""

import math
from collections.abc import Callable
from itertools import combinations
from typing import Any

import numpy as np

from cosine_lab.maths import vectors
from cosine_lab.maths.checks import Matrix
from cosine_lab.maths.rankings import cosines
from tests.oracles import column_space, moves
from tests.oracles import graphs as graphs_oracle
from tests.oracles import moves as moves_oracle
from tests.oracles import obstruction as obstruction_oracle
from tests.oracles import orders as orders_oracle
from tests.oracles import sigmoid as sigmoid_oracle
from tests.oracles import vectors as vectors_oracle
from tests.oracles import winners as winners_oracle


def _square(A: list[float] | None) -> Matrix | None:
    return None if A is None else np.reshape(np.asarray(A, dtype=np.float64), (2, 2))


def _rows(flat: list[float], width: int = 2) -> Matrix:
    return np.reshape(np.asarray(flat, dtype=np.float64), (-1, width))


def _move_with(parts: dict[str, Any]) -> dict[str, Any]:
    move = moves.move_with(_square(parts.get("linear")), parts.get("shift"), parts.get("rule", 0))
    names = {"R_back": "Rback", "M_back": "Mback", "effective_back": "effectiveBack"}
    values = {names.get(key, key): value for key, value in move._asdict().items()}
    flat = {key: np.ravel(value).tolist() for key, value in values.items() if key != "trivial"}
    return {**flat, "trivial": move.trivial, "lengths": None}


def _moved_rows(W: list[list[float]], move: dict[str, Any]) -> Matrix:
    R = np.reshape(move["R"], (2, 2))
    found = moves.move_with(shift=move["shift"])._replace(R=R)
    return moves.moved_rows(W, found)


def _keys(found: list[list[int]]) -> list[str]:
    return [",".join(map(str, ranking)) for ranking in found]


def _ranking(signs: str, n: int) -> Matrix:
    found = np.array([[1 if sign == "+" else -1 for sign in signs]])
    return np.asarray(cosines.rankings_of_signs(found, n)[0])


PLANE_REFERENCES: dict[str, Callable[..., Any]] = {
    "largestChange": vectors_oracle.largest_change,
    "largestDefinedChange": vectors_oracle.largest_defined_change,
    "rotation": lambda angle: moves.rotation(angle).ravel(),
    "similarity": lambda degrees, size: moves_oracle.similarity(degrees, size).ravel(),
    "shrinking": moves.shrinking,
    "resized": moves.resized,
    "moveWith": _move_with,
    "movedRows": _moved_rows,
    "orders": math.factorial,
    "rankingOf": orders_oracle.ranking_of,
    "whyNot": orders_oracle.why_not,
    "winningLength": winners_oracle.winning_length,
    "losers": winners_oracle.losers,
    "closestPair": winners_oracle.closest_pair,
    "compareRankings": orders_oracle.compare_rankings,
    "rankingsFromCosines": lambda C, n: _keys(orders_oracle.rankings_from_cosines(C, n)),
    "differences": cosines.differences,
    "differenceCosines": lambda W: vectors.cosines(cosines.differences(W)),
    "rankingOfSigns": _ranking,
    "pairsOf": lambda n: list(combinations(range(n), 2)),
    "obstruction": obstruction_oracle.obstruction,
    "columnBasis": column_space.column_basis,
    "proofMatrices": column_space.proof_matrices,
    "graphsOf": graphs_oracle.graphs_of,
    "extremes": lambda found: graphs_oracle.extremes(found["C"], found["tie"]),
    "ahead": graphs_oracle.ahead,
    "pairDifference": graphs_oracle.pair_difference,
    "sigmoids": lambda W, X: sigmoid_oracle.sigmoids(W, _rows(X)).ravel(),
    "labelSets": lambda P, n: sigmoid_oracle.label_sets(_rows(P, n)),
    "compareLabelSets": lambda P, Q, n: sigmoid_oracle.compare_label_sets(_rows(P, n), _rows(Q, n)),
    "bothOn": sigmoid_oracle.both_on,
    "shareOn": lambda X, a, b: sigmoid_oracle.share_on(_rows(X), a, b),
}
