"""Write the vectors of the sphere: what assets/lab/maths says of great circles, counts and lifts.

Run `python -m tests.makers.sphere_vectors` after a change of either side.
"""

import json
from pathlib import Path
from typing import Any

import numpy as np

from cosine_lab.data.classifiers import PAPER_UNEMBEDDINGS
from cosine_lab.maths.rankings.cosines import differences
from cosine_lab.maths.rankings.counting import max_rankings, max_sign_patterns
from tests.oracles.great_circles import count_regions, sphere_regions
from tests.oracles.lifting import lifted

VECTORS = Path(__file__).parents[1] / "vectors"
_LIMIT = 500


def normals() -> dict[str, np.ndarray]:
    """Normals of great circles, by what is special about them."""
    turns = np.radians([0, 36, 72, 108, 144])
    space = lifted(PAPER_UNEMBEDDINGS, 1.0, 1)[:, :3]
    return {
        "the paper's labels in space": space,
        "their differences": differences(space),
        "without depth: all in one plane": lifted(PAPER_UNEMBEDDINGS, 0.0, 1)[:, :3],
        "one": np.array([[0.0, -3.0, 1.0]]),
        "two": np.array([[1.0, 2.0, 3.0], [3.0, 1.0, -2.0]]),
        "parallel and opposite": np.array([[1, 0, 0], [2, 0, 0], [-3, 0, 0], [0, 1, 0]], float),
        "lunes": np.c_[np.cos(turns), np.sin(turns), np.zeros(5)],
        "three through one point": np.array([[1, 0, 0], [0, 1, 0], [1, 1, 0], [0, 0, 1]], float),
        "huge and tiny": np.array([[1e150, 0, 1e150], [0, 1e-150, 1e-150], [1, 1, 1]]),
        "a zero": np.array([[1.0, 0.0, 0.0], [0.0, 0.0, 0.0]]),
    }  # fmt: skip


def derived() -> dict[str, dict[str, list[tuple[str, list[Any], Any]]]]:
    """Cases (why, arguments, expected) by module and function."""
    cut = [(why, [A.tolist()], _plain(A)) for why, A in normals().items()]
    high = {f"{d} coordinates": lifted(PAPER_UNEMBEDDINGS, 1.0, 2)[:, :d] for d in range(1, 6)}
    counts = [
        (why, [A.tolist(), _LIMIT], count_regions(A, _LIMIT))
        for why, A in {**normals(), **high, **_differences(high)}.items()
    ]
    few = count_regions(np.eye(6), 63), count_regions(np.eye(6), 64)
    counts += [("just beyond the limit", [np.eye(6).tolist(), 63], few[0])]
    counts += [("just within the limit", [np.eye(6).tolist(), 64], few[1])]
    sizes = [(n, d) for n in (1, 2, 5, 8, 26) for d in (0, 1, 2, 3, 7, 30)]
    lifts = [(PAPER_UNEMBEDDINGS, 1.0, 1), (PAPER_UNEMBEDDINGS[:2], 0.35, 99), ([[1, 2]], 0.0, 7)]
    return {
        "great_circles": {"sphereRegions": cut, "countRegions": counts},
        "counting": {
            "maxSignPatterns": [("", [n, d], max_sign_patterns(n, d)) for n, d in sizes],
            "maxRankings": [("", [n, d], max_rankings(n, d)) for n, d in sizes],
        },
        "lifting": {
            "lifted": [
                ("", [np.asarray(W).tolist(), depth, draw], lifted(W, depth, draw).tolist()) for W, depth, draw in lifts
            ]
        },
    }


def _differences(rows: dict[str, np.ndarray]) -> dict[str, np.ndarray]:
    return {f"differences of {why}": differences(W) for why, W in rows.items()}


def _plain(A: np.ndarray) -> list[dict[str, Any]] | None:
    found = sphere_regions(A)
    if found is None:
        return None
    return [
        {"signs": each.signs, "pieces": [piece.tolist() for piece in each.pieces], "centre": each.centre.tolist()}
        for each in found
    ]


def main() -> None:
    """Write the files."""
    for module, functions in derived().items():
        cases = [
            {"why": why, "function": function, "args": args, "expected": expected}
            for function, each in functions.items()
            for why, args, expected in each
        ]
        lines = ",\n".join("  " + json.dumps(case) for case in cases)
        text = f'{{"module": "{module}",\n "cases": [\n{lines}\n]}}\n'
        (VECTORS / f"{module}.json").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
