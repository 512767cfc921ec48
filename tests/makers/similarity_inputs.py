"""The arguments of the shared vectors of min-max, z-scores, ranks, softmax, Spearman's ρ and nearest neighbours."""

from typing import Any

Case = tuple[str, str, list[Any]]

_SCORES: dict[str, list[float]] = {
    "e5-base, as quoted": [1.0, 0.8972, 0.8827, 0.8717],
    "MiniLM-L12, as quoted": [1.0, 0.3129, 0.2636, 0.0392],
    "negative scores": [-0.25, 0.125, -0.9, 0.4],
    "ties": [0.5, 0.75, 0.5, 0.75, 0.25],
    "two": [0.3, 0.2],
    "one": [0.7],
    "all equal": [0.4, 0.4, 0.4],
    "all zero": [0.0, 0.0],
    "nearly equal": [0.5, 0.5 + 2**-40, 0.5],
}
_TEMPERATURES = (0.005, 0.01, 0.05, 1.0, 2.0)

SIMILARITY: list[Case] = [
    *((why, function, [scores]) for function in ("minMax", "zScores", "ranks") for why, scores in _SCORES.items()),
    *(
        (f"{why} at τ = {tau:g}", "softmaxAt", [scores, tau])
        for why, scores in _SCORES.items()
        for tau in _TEMPERATURES
    ),
    ("no temperature", "softmaxAt", [[0.5, 0.25], 0.0]),
    *((f"{why}, with itself reversed", "spearman", [scores, scores[::-1]]) for why, scores in _SCORES.items()),
    *((f"{why}, with itself", "spearman", [scores, scores]) for why, scores in _SCORES.items()),
    ("some order", "spearman", [[0.1, 0.9, 0.4, 0.3, 0.2], [3.0, 1.0, 4.0, 1.5, 9.0]]),
    ("other lengths", "spearman", [[0.1, 0.9], [0.1, 0.9, 0.3]]),
]

_TABLE = [[1.0, 0.0], [0.0, 0.0], [2.0, 0.0], [-1.0, 1.0], [1e-200, 1e-200], [1e200, 1e200]]

NEIGHBOURS: list[Case] = [
    ("a zero row, and sizes from 1e-200 to 1e200", "cosinesTo", [_TABLE, [3.0, 4.0]]),
    ("a zero query", "cosinesTo", [_TABLE, [0.0, 0.0]]),
    *((f"the first {k}, of ties the lowest row", "nearest", [_TABLE, [1.0, 0.0], k]) for k in (1, 3, 9)),
    ("none asked for", "nearest", [_TABLE, [1.0, 0.0], 0]),
]
