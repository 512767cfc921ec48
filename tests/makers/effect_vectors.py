"""Write tests/vectors/effects.json: what a move did, by Python; the browser's scene is held to it.

Run `python -m tests.makers.effect_vectors` after a change of either side.
"""

import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

import numpy as np

from lib.lessons.rescale import model as rescale
from lib.lessons.rescale.state import RescaleState
from lib.surfaces.plane_readings import of_move

FILE = Path(__file__).parents[1] / "vectors" / "effects.json"
CASES, POINTS, LABELS, UNDEFINED = 24, 40, 5, 5
LINEAR = ((1.0, 0.0, 0.0, 1.0), (3.0, 0.0, 0.0, 0.4), (1.0, 0.7, -0.2, 1.5), (-2.0, 0.3, 0.1, 0.5))


def _case(k: int) -> dict[str, Any]:
    """A move; every sixth puts the origin on a label, whose cosines are then undefined."""
    draw = np.random.default_rng(k)
    rows, X = draw.standard_normal((LABELS, 2)), draw.standard_normal((POINTS, 2))
    shift = -rows[4] if k % 6 == UNDEFINED else draw.standard_normal(2)
    pairs = tuple((float(x), float(y)) for x, y in rows)
    state = RescaleState(
        labels=tuple("abcde"),
        reference=pairs,
        unembeddings=pairs,
        linear=LINEAR[k % 4],
        shift=(float(shift[0]), float(shift[1])),
        rule=k % 3,
        probe=(0.0, 0.0),
        pair=(k % 4, 4),
        target=0.0,
    )
    return {
        "state": asdict(state),
        "embeddings": X.ravel().tolist(),
        "readings": of_move((rows, X), rescale.after(state, X), state.pair),
    }


def vectors() -> list[dict[str, Any]]:
    """The content of the file."""
    return [_case(k) for k in range(CASES)]


if __name__ == "__main__":
    FILE.write_text(json.dumps(vectors()) + "\n", encoding="utf-8")
