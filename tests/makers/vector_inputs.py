"""The arguments of the shared vectors: the paper's figures, and everything degenerate.

A case is (why, function, arguments) with the names and conventions of assets/lab/maths: W as
rows, embeddings X and probabilities P flat, a matrix A as [a, b, c, d].
"""

import json
import math
from pathlib import Path
from typing import Any

import numpy as np

from tests.makers.plane_inputs import PLANE
from tests.makers.similarity_inputs import NEIGHBOURS, SIMILARITY

Case = tuple[str, str, list[Any]]
Rows = list[list[float]]

_KNOWN = Path(__file__).parents[1] / "vectors" / "cases.json"
_BOX = {"x0": -3.0, "x1": 3.0, "y0": -2.0, "y1": 2.0}
_ASIDE = {"x0": 0.5, "x1": 3.0, "y0": 0.25, "y1": 2.0}
_GAUGE = [2.0, 1.0, -0.5, 1.5]
_COSINES = [-1.0, -0.9, -0.5, 0.0, 0.5, 0.95, 1.0]
_INSIDE = _COSINES[1:-1]

PAPER: dict[str, Rows] = {case["id"]: case["W"] for case in json.loads(_KNOWN.read_text(encoding="utf-8"))["cases"]}
_C1 = PAPER["C1_model1"]
_RANDOM = np.random.default_rng(26)
_TWENTY_SIX: Rows = _RANDOM.normal(size=(26, 2)).round(3).tolist()
_X: list[float] = _RANDOM.normal(size=24).round(3).tolist()

DEGENERATE: dict[str, Rows] = {
    "one row": [[3.0, 4.0]],
    "two rows": [[1.0, 2.0], [-2.0, 0.5]],
    "two rows in one point": [[1.0, 2.0], [1.0, 2.0]],
    "all rows zero": [[0.0, 0.0], [0.0, 0.0], [0.0, 0.0]],
    "a zero row": [[0.0, 0.0], [1.0, 0.5], [-0.5, 2.0]],
    "a corner held by two rows": [[2.0, 0.0], [-1.0, 1.0], [2.0, 0.0], [-1.0, -1.0]],
    "a corner held by three rows": [[0.0, 1.0], [0.0, 1.0], [0.0, 1.0], [2.0, -1.0], [-2.0, -1.0]],
    "rows on one line, one of them twice": [[0.1, 0.2], [0.3, 0.6], [0.2, 0.4], [0.3, 0.6]],
    "four rows on an upright line": [[0.3, 5.0], [0.3, 0.0], [0.3, 10.0], [0.3, -1.0]],
    "a row on an edge": [[0.0, 0.0], [1.0, 0.7], [2.0, 1.4], [0.1, 3.0]],
    "a square with its centre": [[1.0, 1.0], [-1.0, 1.0], [-1.0, -1.0], [1.0, -1.0], [0.0, 0.0]],
    "twenty-six rows": _TWENTY_SIX,
    "tiny rows": (np.array(_C1) * 1e-170).tolist(),
    "huge rows": (np.array(_C1) * 1e170).tolist(),
    "far from the origin": np.add(PAPER["centered_same_cos_B"], [4096.0, -512.0]).tolist(),
}
LOUD = [[900.0, 0.0], [-900.0, 0.0], [900.0, -900.0]]

PAIRS: dict[str, tuple[list[float], list[float]]] = {
    "C1 labels 0 and 1": (_C1[0], _C1[1]),
    "C1 labels 0 and 3": (_C1[0], _C1[3]),
    "C1 labels 2 and 4": (_C1[2], _C1[4]),
    "C1 labels 1 and 2": (_C1[1], _C1[2]),
    "parallel": ([1.0, 3.0], [2.0, 6.0]),
    "parallel in decimals": ([0.1, 0.2], [0.3, 0.6]),
    "opposite": ([1.0, -2.0], [-2.0, 4.0]),
    "orthogonal": ([3.0, 4.0], [-4.0, 3.0]),
    "on the axes": ([2.0, 0.0], [0.0, -3.0]),
    "one on an axis": ([2.0, 0.0], [1.0, -3.0]),
    "one on the other axis": ([1.0, 2.0], [0.0, -3.0]),
    "one zero": ([0.0, 0.0], [1.0, 2.0]),
    "equal": ([1.0, 2.0], [1.0, 2.0]),
    "both zero": ([0.0, 0.0], [0.0, 0.0]),
    "tiny": ([1e-170, 2e-170], [3e-170, -1e-170]),
    "huge": ([1e170, 2e170], [3e170, -1e170]),
    "tiny and huge": ([1e-170, 2e-170], [3e170, -1e170]),
    "nearly equal": ([1.0, 1.0], [1.0, 1.0 + 2**-40]),
}


def _all(functions: list[str], inputs: dict[str, list[Any]]) -> list[Case]:
    return [(why, function, args) for function in functions for why, args in inputs.items()]


_MATRICES = {**PAPER, **DEGENERATE}
_ONE = {why: [W] for why, W in _MATRICES.items()}
_TWO = {why: [a, b] for why, (a, b) in PAIRS.items()}
_AIMED = {f"{why}, cosine {c:g}": [a, b, c] for why, (a, b) in PAIRS.items() for c in _COSINES}
_POINTS: list[list[float]] = [[0.0, 0.0], [1.0, 0.0], [-0.3, 2.5], [0.5, 0.5], [30.0, -40.0]]
_AT = {f"{why} at {x}": [W, x] for why, W in [*PAPER.items(), ("±900", LOUD)] for x in _POINTS}
_SOME = {"C1": _C1, "±900": LOUD, **{why: DEGENERATE[why] for why in ("one row", "a zero row")}}
_TRIPLES = {
    "all −1/2": [-0.5, -0.5, -0.5],
    "all orthogonal or opposite": [0.0, -1.0, 0.0],
    "two alike": [1.0, 0.5, 0.5],
    "the last two alike": [0.3, 0.3, 1.0],
    "angles 20° and 50°": [math.cos(math.radians(a)) for a in (20, 70, 50)],
    "not of a plane": [0.0, 0.0, 0.0],
    "all alike": [1.0, 1.0, 1.0],
    "no cosine": [1.5, 0.0, 0.0],
}
_P = [0.5, 0.5, 0.0, 0.2, 0.3, 0.5, 1 / 3, 1 / 3, 1 / 3]
_NEAR = [0.5 - 1e-13, 0.5 + 1e-13, 0.0, 0.3, 0.2, 0.5, 0.2, 0.5, 0.3]

CASES: dict[str, list[Case]] = {
    "vectors": [
        *_all(["dot"], {why: pair for why, pair in _TWO.items() if why != "huge"}),
        *_all(["add", "subtract", "cosine"], {**_TWO, "in 3-D": [[1, 2, 2], [2, 1, -2]]}),
        *_all(["largestOfRows"], _ONE),
        *_all(["norm", "largestEntry", "quarterTurn"], {why: [a] for why, (a, _) in PAIRS.items()}),
        *_all(["cosines", "mean"], _ONE),
        *_all(["translate"], {why: [W, [0.25, -3.0]] for why, W in PAPER.items()}),
        ("a multiple", "scale", [[1.5, -2.0], -3.0]),
        *_all(["multiply"], {"a gauge": [_GAUGE, [1.5, -2.0]]}),
        *_all(["compose"], {"two gauges": [_GAUGE, [0.0, 1.0, 3.0, -1.0]]}),
        *_all(["transpose", "inverse"], {"a gauge": [_GAUGE], "a turn": [[0.0, -1.0, 1.0, 0.0]]}),
        ("large and small", "inverse", [[1e170, 0.0, 1e170, 2e170]]),
        ("of rank one", "inverse", [[1.0, 2.0, 2.0, 4.0]]),
        ("zero", "inverse", [[0.0, 0.0, 0.0, 0.0]]),
    ],
    "measures": [
        (f"{key}: {why}", "measure", [key, *pair])
        for key in ("dot", "euclidean", "normalised-euclidean", "cosine")
        for why, pair in _TWO.items()
    ]
    + [
        ("no such measure", "measure", ["manhattan", [1.0, 2.0], [3.0, 4.0]]),
        ("beyond a float", "measure", ["dot", [1e200, 0.0], [1e200, 0.0]]),
    ],
    "softmax": [
        *_all(["logits", "softmax"], _AT),
        *_all(["probabilities"], {why: [W, _X] for why, W in {**_SOME, **_MATRICES}.items()
                                  if why != "huge rows"}),
        *_all(["predictions"], {"ties go to the lowest index": [_P, 3], "one label": [[1, 1], 1]}),
        *_all(["compare"], {"ties and changes": [_P, _NEAR, 3], "the same": [_P, _P, 3],
                            "other lengths": [_P, _P[:3], 3]}),
    ],
    "sigmoid": [
        *_all(["sigmoid"], {f"{z:g}": [z] for z in (0.0, 1.5, -1.5, 900.0, -900.0, 36.7, -745.2)}),
    ],
    "similarity": SIMILARITY,
    "neighbours": NEIGHBOURS,
    "hull": [
        *_all(["hull", "competitors"], _ONE),
        *_all(["regions"], {f"{why}{aside}": [W, box] for why, W in _MATRICES.items()
                            for aside, box in (("", _BOX), (", box aside", _ASIDE))}),
        *_all(["clip"], {
            "half of a square": [[[0, 0], [2, 0], [2, 2], [0, 2]], [1.0, 0.0], 1.0],
            "all of it": [[[0, 0], [2, 0], [2, 2], [0, 2]], [1.0, 1.0], 0.0],
            "nothing but a corner": [[[0, 0], [2, 0], [2, 2], [0, 2]], [1.0, 1.0], 4.0],
            "nothing but an edge": [[[0, 0], [2, 0], [2, 2], [0, 2]], [1.0, 0.0], 2.0],
            "nothing": [[[0, 0], [2, 0], [2, 2], [0, 2]], [1.0, 0.0], 3.0],
        }),
    ],
    "translation": [
        *_all(["gathered"], {f"C1, at least {c:g}": [_C1, c] for c in (0.0, 0.5, 0.9, 0.999)}),
        *_all(["gathered"], {"one point twice": [[[1.0, 2.0], [1.0, 2.0]], 0.5],
                             "all alike": [_C1, 1.0]}),
        *_all(["opposite", "aligned"], _TWO),
        *_all(["equalLengths", "smallest", "arcs"], _AIMED),
        *_all(["equalLengths"], {f"{why}, right": [*args, -1] for why, args in _AIMED.items()}),
        *_all(["seen"], {
            f"{why}, cosine {c:g}, {share:g} of the way, side {side}":
                [a, b, c, math.acos(c) + share * (math.pi - math.acos(c)), side]
            for why, (a, b) in PAIRS.items() for c in _INSIDE
            for share, side in ((0.1, 1), (0.5, -1), (0.9, 1))
        }),
        ("psi too small", "seen", [_C1[0], _C1[1], 0.5, 1.0]),
        *_all(["smallest"], {
            f"the old origin on {where}, cosine {c!r}": [*ends, c] for c in (1 - 1e-9, 1e-9 - 1)
            for where, ends in (("b", [[-0.7554, 1.0533], [0.0, 0.0]]),
                                ("a", [[0.0, 0.0], [2.3, -0.41]]))
        }),
        *_all(["smallest"], {"no cosine": [*_C1[:2], 1.5], "the origin at the centre of the circle":
                             [[1.0, 0.0], [0.0, 1.0], math.cos(math.pi / 4)]}),
    ],
    "rescaling": [
        *_all(["cosineAtRatio"], {f"{why}, ratio {tau:g}": [a, b, tau]
                                  for why, (a, b) in PAIRS.items() for tau in (1e-6, 0.3, 1, 40)}),
        ("not positive", "cosineAtRatio", [*_C1[:2], 0.0]),
        *_all(["reach"], _TWO),
        *_all(["ratiosFor"], _AIMED),
        *_all(["ratiosFor"], {"the extremum itself": [*_C1[:2], 0.8], "no cosine": [*_C1[:2], 2],
                              "beyond a float": [[1.0, 0.0], [1.0, -0.1], 1e-200]}),
    ],
    "linear": [
        *_all(["moved"], {why: [W, _GAUGE, [0.5, -1.0]] for why, W in PAPER.items()}),
        *_all(["moved"], {"no shift": [_C1, _GAUGE], "a singular matrix": [_C1, [1, 2, 2, 4]]}),
        ("a gauge", "movedEmbeddings", [_X, _GAUGE]),
        *_all(["linearFor"], _AIMED),
        *_all(["thirdCosines"], {f"{c}, {d}": [c, d] for c in (*_INSIDE, -2) for d in _COSINES}),
        *_all(["tripleGauge"], {f"{why}: {rows}": [W[:3], cosines]
                                for rows, W in {**PAPER, **DEGENERATE}.items() if W[2:]
                                for why, cosines in _TRIPLES.items()}),
    ],
    "centring": [
        *_all(["centred", "whitenedCosines"], _ONE),
        *_all(["correlationOfCentredLogits"], {
            **{why: [W, _X] for why, W in _MATRICES.items()},
            "one embedding": [_C1, [1.0, 2.0]],
            "embeddings on a line": [_C1, [1.0, 2.0, 2.0, 4.0, -1.0, -2.0]],
        }),
    ],
}  # fmt: skip
CASES |= {module: CASES.get(module, []) + cases for module, cases in PLANE.items()}
