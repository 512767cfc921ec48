"""Arguments of the shared vectors for moves, rankings and graphs in the plane."""

import math
from typing import Any

import numpy as np

from cosine_lab.maths.rankings.cosines import differences
from cosine_lab.maths.vectors import cosines
from tests.oracles.graphs import graphs_of

Case = tuple[str, str, list[Any]]
Rows = list[list[float]]


def _table(C: np.ndarray) -> list[list[float | None]]:
    return [[None if value != value else value for value in row] for row in C.tolist()]  # noqa: PLR0124, NaN


_C1: Rows = [[1.0, 0.5], [0.5, 1.0], [-1.0, 0.4], [-0.8, -0.8], [0.9, -1.2]]
"""The paper's Fig. 1."""
_H1: Rows = [
    [round(5 * math.cos(math.radians(angle)), 6), round(5 * math.sin(math.radians(angle)), 6)]
    for angle in (0, 45, 90, 135, 180, 225, 315)
]
_MODELS: dict[str, Rows] = {
    "C1": _C1,
    "seven labels on a circle": _H1,
    "three labels": [[2.0, 0.1], [-1.0, 1.5], [-0.5, -2.0]],
    "two labels": [[1.0, 2.0], [-2.0, 0.5]],
    "one inside": [[2.0, 0.0], [-1.0, 2.0], [-1.0, -2.0], [0.3, 0.4]],
    "one outside": [[2.0, 0.0], [-1.0, 2.0], [-1.0, -2.0], [3.0, 0.4]],
    "a square with its centre": [[1.0, 1.0], [-1.0, 1.0], [-1.0, -1.0], [1.0, -1.0], [0.0, 0.0]],
}
_TIED: dict[str, Rows] = {
    "a zero row": [[0.0, 0.0], [1.0, 0.5], [-0.5, 2.0]],
    "two equal rows": [[1.0, 0.5], [-0.5, 2.0], [1.0, 0.5]],
    "rows on one line": [[0.1, 0.2], [0.3, 0.6], [0.2, 0.4]],
    "three on one edge": [[0.0, 1.0], [1.0, 1.0], [2.0, 1.0], [1.0, -1.0]],
    "equal cosines": [[1.0, 0.0], [1.0, 1.0], [1.0, -1.0], [2.0, 2.0], [-1.0, 0.0]],
}
_ALL = {**_MODELS, **_TIED}
_GENERIC = {why: W for why, W in _MODELS.items() if "square" not in why}
_INPUTS = [[0.7, 0.2], [-1.5, 0.4], [0.3, -2.0], [1.0, 0.0], [0.0, 0.0]]
_ORDERS = {3: [[2, 0, 1], [0, 2, 1]], 5: [[0, 2, 1, 3, 4], [3, 1, 0, 4, 2], [4, 3, 2, 1, 0]]}
_TURN = [0.0, -1.0, 1.0, 0.0]
_GAUGE = [2.0, 1.0, -0.5, 1.5]
_SHIFTED = [[x + 2.5, y - 1.0] for x, y in _C1]
_PROBABILITIES = [0.6, 0.4, 0.5, 0.2, 0.9, 0.1]
_OTHERS = [0.4, 0.4, 0.5, 0.2, 0.9, 0.5 + 1e-13]
_UNDEFINED = _table(cosines(_TIED["a zero row"]))
_X = [0.5, -1.0, 2.0, 0.3, -1.5, -0.2, 0.0, 0.0]


def _each(function: str, models: dict[str, Rows], *more: object) -> list[Case]:
    return [(why, function, [W, *more]) for why, W in models.items()]


PLANE: dict[str, list[Case]] = {
    "vectors": [
        *(
            (why, function, [before, after])
            for function in ("largestChange", "largestDefinedChange")
            for why, before, after in (
                ("other cosines", cosines(_C1).tolist(), cosines(_SHIFTED).tolist()),
                ("the same", cosines(_C1).tolist(), cosines(_C1).tolist()),
                ("some undefined", _UNDEFINED, cosines(_MODELS["three labels"]).tolist()),
                ("one label", [[1.0]], [[1.0]]),
            )
        ),
    ],
    "moves": [
        *(("an angle", "rotation", [angle]) for angle in (0.0, 0.4, -2.0, math.pi)),
        *(("a turn", "similarity", list(turn)) for turn in ((0, 1), (30, 2.5), (-120, 0.2))),
        *(case for t in (-1.0, 0.0, 0.5, 1.0) for case in _each("shrinking", _ALL, t)),
        ("factors", "resized", [_C1, [1.0, -2.0, 0.0, 0.5, 3.0]]),
        *(
            (f"{why}, rule {rule}", "moveWith", [{"linear": A, "shift": v, "rule": rule}])
            for why, A, v in (("a gauge", _GAUGE, [0.5, -1.0]), ("a turn", _TURN, [0.0, 0.0]))
            for rule in (0, 1, 2)
        ),
        ("nothing", "moveWith", [{}]),
        ("a gauge", "movedRows", [_C1, {"R": _GAUGE, "shift": [0.5, -1.0], "lengths": None}]),
        ("a singular matrix", "moveWith", [{"linear": [1.0, 2.0, 2.0, 4.0]}]),
    ],
    "orders": [
        *((f"{n} labels", "orders", [n]) for n in (1, 2, 5, 12)),
        *(case for x in _INPUTS for case in _each("rankingOf", _ALL, x)),
        *(
            (why, "whyNot", [W, order])
            for why, W in _ALL.items()
            for order in _ORDERS.get(len(W), [])
        ),
        *(
            (why, "rankingsFromCosines", [cosines(differences(W)).tolist(), len(W)])
            for why, W in _GENERIC.items()
        ),
        ("one gone, one new", "compareRankings", [[[0, 1, 2], [2, 1, 0]], [[1, 0, 2], [2, 1, 0]]]),
        ("all gone", "compareRankings", [[[1, 0], [0, 1]], []]),
        ("the same", "compareRankings", [[[1, 0]], [[1, 0]]]),
    ],
    "winners": [
        *((why, "winningLength", [W, k]) for why, W in _ALL.items() for k in range(len(W))),
        *_each("losers", _ALL | {"all alike": [[1.0, 2.0]] * 3}),
        *_each("closestPair", _ALL),
        ("one label", "closestPair", [[[1.0, 2.0]]]),
    ],
    "braid": [
        *_each("differences", _ALL),
        *_each("differenceCosines", _ALL),
        *((f"{n} labels", "pairsOf", [n]) for n in (1, 2, 5)),
        *(("", "rankingOfSigns", [signs, 3]) for signs in ("+++", "---", "+--", "-++")),
    ],
    "obstruction": [
        (f"{why}: {pattern}", "obstruction", [W, pattern])
        for why, W in _GENERIC.items()
        for pattern in (each[: len(W)] for each in ("+" * 9, "-" * 9, "+-" * 9, "++-" * 9))
    ],
    "column_space": [
        *_each("columnBasis", {**_MODELS, "rank one": _TIED["rows on one line"]}),
        *_each("proofMatrices", _GENERIC),
        *_each("proofMatrices", {"a zero row": _TIED["a zero row"]}),
    ],
    "graphs": [
        *_each("graphsOf", _ALL),
        *(
            (why, "extremes", [{"C": _table(found.C), "tie": found.tie}])
            for why, found in ((why, graphs_of(W)) for why, W in _ALL.items())
        ),
        *(
            (f"{why}: {i} and {j}", "ahead", [W, i, j])
            for why, W in _ALL.items()
            for i in range(len(W))
            for j in range(i + 1, len(W))
        ),
        ("some of each", "pairDifference", [[[0, 1], [1, 2]], [[1, 2], [2, 3], [0, 3]]]),
    ],
    "sigmoid": [
        *_each("sigmoids", _MODELS, _X),
        ("a probability of ½ is off", "labelSets", [_PROBABILITIES, 3]),
        ("more than sixteen", "labelSets", [[0.1] * 16 + [0.9] * 2 + [0.9] + [0.1] * 17, 18]),
        ("one changed, one tied", "compareLabelSets", [_PROBABILITIES, _OTHERS, 3]),
        ("the same", "compareLabelSets", [_PROBABILITIES, _PROBABILITIES, 3]),
        *((f"cosine {c:g}", "bothOn", [c]) for c in (-1.0, -0.5, 0.0, 0.3, 1.0)),
        *((f"{i} and {j}", "shareOn", [_X, _C1[i], _C1[j]]) for i, j in ((0, 1), (2, 4), (1, 3))),
    ],
}  # fmt: skip
