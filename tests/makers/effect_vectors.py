"""Write tests/vectors/effects.json: what a move did, by Python; the browser's scene is held to it.

Run `python -m tests.makers.effect_vectors` after a change of either side.
"""

import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

import numpy as np

from cosine_lab.lessons.rescale.state import RescaleState
from cosine_lab.maths.checks import Matrix
from tests.oracles.effects import effect
from tests.oracles.linear import moved, moved_embeddings

FILE = Path(__file__).parents[1] / "vectors" / "effects.json"
ROWS_ONLY, BOTH = 1, 2
"""Numbers of rules, as the state counts them."""
Model = tuple[Matrix, Matrix]
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
        "readings": _readings((rows, X), _after(state, X), state.pair),
    }


def _after(state: RescaleState, X: Matrix) -> Model:
    """The model after the move: of both contragrediently, of the unembeddings alone, of both."""
    A = np.reshape(state.linear, (2, 2))
    rows = np.asarray(state.unembeddings) + np.asarray(state.shift)
    moved_rows = rows @ A.T if state.rule == BOTH else moved(rows, A)
    return moved_rows, X if state.rule == ROWS_ONLY else moved_embeddings(X, A)


def _readings(before: Model, after: Model, pair: tuple[int, int]) -> dict[str, float | None]:
    found = effect(before, after, pair)
    return {
        "cos-before": found.before,
        "cos": found.after,
        "max-dp": found.max_dp,
        "changed": float(found.changed),
        "max-dcos": found.max_dcos,
    }


def vectors() -> list[dict[str, Any]]:
    """The content of the file."""
    return [_case(k) for k in range(CASES)]


if __name__ == "__main__":
    FILE.write_text(json.dumps(vectors()) + "\n", encoding="utf-8")
