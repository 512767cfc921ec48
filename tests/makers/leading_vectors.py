"""Documents of which one is dragged, the sets that lead in each frame, and weakest leads on the curve, by the oracle.

`python -m tests.makers.leading_vectors` writes them.
"""

import json
from itertools import combinations
from pathlib import Path

import numpy as np

from tests.oracles.leading import can_lead, curve, lead

FILE = Path(__file__).parents[1] / "vectors" / "leading.json"
SIZES = ((10, 2, 2), (10, 3, 2), (8, 4, 3), (10, 6, 3))
CURVES = ((6, 2), (10, 2), (20, 2), (50, 2), (100, 2), (10, 3), (30, 3), (9, 4), (30, 4))


def frames(n: int, d: int, many: int) -> list[np.ndarray]:
    """Random unit vectors; the first goes round in a circle through all of space."""
    rng = np.random.default_rng([n, d])
    rows, way = rng.standard_normal((n, d)), rng.standard_normal((2, d))
    found = []
    for angle in 2 * np.pi * np.arange(many) / 24:
        moved = np.vstack([rows[0] + np.sin(angle) * way[0] + (1 - np.cos(angle)) * way[1], rows[1:]])
        found.append(moved / np.linalg.norm(moved, axis=1, keepdims=True))
    return found


def drags(many: int = 8) -> list[dict[str, object]]:
    return [
        {
            "k": k,
            "frames": [
                {"rows": D.tolist(), "led": [s for s in combinations(range(n), k) if can_lead(D, s)]}
                for D in frames(n, d, many)
            ],
        }
        for n, d, k in SIZES
    ]


def weakest(m: int, harmonics: int) -> float:
    return min(lead(curve(m, harmonics), (0, j)) for j in range(1, m // 2 + 1))


if __name__ == "__main__":
    curves = [{"m": m, "harmonics": h, "lead": weakest(m, h)} for m, h in CURVES]
    FILE.write_text(json.dumps({"drags": drags(), "curves": curves}) + "\n", encoding="utf-8")
