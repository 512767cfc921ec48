"""Write tests/vectors/contrast_descent.json: what assets/lab/maths/contrast_descent.js must say.

Run `python -m tests.makers.descent_vectors` after a change of either side.
"""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from cosine_lab.maths.learning.contrast_descent import steps_to_cosine
from tests.oracles.contrast_descent import angle, cosine_gradient, descend
from tests.oracles.contrast_growth import effective_rate, grown_norm

FILE = Path(__file__).parents[1] / "vectors" / "contrast_descent.json"

Pair = list[list[float]]

_PAIRS: dict[str, Pair] = {
    "an obtuse angle": [[-0.43, 0.9], [1.0, 0.0]],
    "an acute angle, the other way round": [[3.0, -1.0], [0.5, 0.25]],
    "a right angle": [[3.0, 4.0], [-4.0, 3.0]],
    "opposite": [[1.0, -2.0], [-2.0, 4.0]],
    "aligned": [[0.5, 0.25], [2.0, 1.0]],
    "long and short": [[30.0, -70.0], [1e-3, 2e-3]],
    "the first zero": [[0.0, 0.0], [1.0, 2.0]],
    "the second zero": [[1.0, 2.0], [0.0, 0.0]],
}
_LENGTHS = {
    "a step": [3.0, 0.6, 2.0],
    "pushed away": [0.5, -1.0, -1.0],
    "no length": [0.0, 0.6, 2.0],
    "no sine": [1.0, 1.5, 2.0],
}
_RATES = {"long": [30.0, 0.5], "no length": [0.0, 1.0], "no rate": [1.0, -1.0]}


def main() -> None:
    """Write the file."""
    lines = ",\n".join("  " + json.dumps(case) for case in derived())
    text = f'{{"module": "contrast_descent",\n "cases": [\n{lines}\n]}}\n'
    FILE.write_text(text, encoding="utf-8")


def derived() -> list[dict[str, Any]]:
    """All cases as the file has them, expected values computed now."""
    steps = [
        (f"{why}, {'both' if both else 'one'}", [*pair, 0.7, both])
        for why, pair in _PAIRS.items()
        for both in (False, True)
    ]
    runs = [
        (f"{why}, {'both' if both else 'one'}", [*pair, 0.99, 0.3, 300, both])
        for why, pair in _PAIRS.items()
        for both in (False, True)
    ]
    asked: list[tuple[Callable[..., Any], str, list[tuple[str, list[Any]]]]] = [
        (_sine, "signedSine", list(_PAIRS.items())),
        (cosine_gradient, "cosineGradient", list(_PAIRS.items())),
        (_stepped, "stepped", [*steps, ("no rate", [[1.0, 0.5], [0.5, 1.0], 0.0, False])]),
        (angle, "angle", list(_PAIRS.items())),
        (_steps, "stepsToCosine", [*runs, ("too few", [*_PAIRS["a right angle"], 0.99, 0.3, 5, True])]),
        (grown_norm, "grownNorm", list(_LENGTHS.items())),
        (effective_rate, "effectiveRate", list(_RATES.items())),
    ]
    return [
        {"why": why, "function": name, "args": args, "expected": _expected(of, args)}
        for of, name, cases in asked
        for why, args in cases
    ]


def _sine(z: list[float], target: list[float]) -> float:
    return float(cosine_gradient(z, target) @ np.array([-z[1], z[0]]))


def _stepped(z: list[float], target: list[float], rate: float, both: bool) -> list[Any]:  # noqa: FBT001 - as the twin has it
    path = descend(z, target, rate, 1, both=both)
    return [path.moving[1], path.other[1]]


def _steps(z: list[float], target: list[float], *numbers: float) -> int | None:
    goal, rate, most, both = numbers
    return steps_to_cosine(z, target, goal, rate, int(most), both=bool(both))


def _expected(of: Callable[..., Any], args: list[Any]) -> object:
    """Null where a zero vector leaves the answer undefined, an error for misuse."""
    try:
        return json.loads(json.dumps(of(*args), default=np.ndarray.tolist))
    except ValueError as refusal:
        return None if "zero vector" in str(refusal) else {"error": "RangeError"}


if __name__ == "__main__":
    main()
