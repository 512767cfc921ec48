"""Write tests/vectors/pooling.json: what assets/lab/maths/pooling.js and the lesson must say.

Run `python -m tests.makers.pooling_vectors` after a change of either side.
"""

import json
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

import numpy as np

from cosine_lab import prose
from cosine_lab.lessons.pooling.state import POOLS, default
from cosine_lab.lessons.pooling.surface import surface
from cosine_lab.maths.pooling import law
from cosine_lab.maths.pooling.pool import Law, Method, Patch, pool
from cosine_lab.maths.spaces.cosine_law import cosine_density
from cosine_lab.maths.spaces.pair_cosines import pair_cosines
from tests.oracles.noise import noise
from tests.oracles.pooling import read

FILE = Path(__file__).parents[1] / "vectors" / "pooling.json"
COUNT, COLUMNS, BINS = 63, 9, 20
SHIFTS = (-1.25, 0.0, 0.4)
DIMENSIONS = (2, 3, 4, 24, 95, 192, 768)
STATES: tuple[dict[str, float], ...] = (
    {},
    *({"pool": at, "mu": mu} for at in range(len(POOLS)) for mu in (-1.0, 0.3)),
    {"pool": 1, "side": 3, "seed": 5},
    {"pool": 2, "side": 4, "mu": 0.3, "dimension": 50},
)


def main() -> None:
    """Write the file."""
    held = ",\n".join(f" {json.dumps(key)}: {json.dumps(each)}" for key, each in derived().items())
    FILE.write_text(f"{{\n{held}\n}}\n", encoding="utf-8")


def derived() -> dict[str, Any]:
    """One draw with what is made of it, laws, and whole states of the lesson."""
    drawn = noise(7, COUNT)
    table = drawn.reshape(-1, COLUMNS)
    return {
        "seed": 7,
        "columns": COLUMNS,
        "noise": drawn.tolist(),
        "pools": [
            {
                "side": side,
                "greatest": method is Method.MAX,
                "left": pool(table, Patch(side, side, side, side), method).ravel().tolist(),
            }
            for side in (2, 3)
            for method in Method
        ],
        "bins": BINS,
        "pairs": [_pairs(table + shift, shift) for shift in SHIFTS],
        "laws": [_law(method, k, shift) for method in Method for k in (1, 4) for shift in SHIFTS],
        "densities": [
            {"d": d, "t": t, "density": float(cosine_density(t, d))} for d in DIMENSIONS for t in (-0.3, 0.0, 0.05)
        ],
        **surface(default(), prose.text("pooling")).given["problem"],
        "states": [_state(change) for change in STATES],
    }


def _pairs(rows: np.ndarray, shift: float) -> dict[str, Any]:
    got = pair_cosines(rows)
    counts = got.counts.reshape(BINS, -1).sum(axis=1)
    return {"shift": shift, "mean": got.mean, "sd": got.sd, "counts": counts.tolist()}


def _law(method: Method, k: int, shift: float) -> dict[str, Any]:
    plain, moved = (law.moments(Law.NORMAL, method, k), law.moments(Law.COMMON_MEAN, method, k, shift))
    return {
        "moments": list(asdict(plain).values()),
        "shift": shift,
        "shifted": list(asdict(moved).values()),
        "cosine": moved.cosine,
        "spread": moved.spread,
    }


def _state(change: dict[str, float]) -> dict[str, Any]:
    state = replace(default(), **change)  # type: ignore[arg-type] # numbers of its own fields
    return {"state": asdict(state), "readings": read(state)}


if __name__ == "__main__":
    main()
