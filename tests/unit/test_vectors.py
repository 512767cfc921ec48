"""Python's own mathematics gives the known values of tests/vectors, to which the browser's is held by tests/js."""

import json
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from cosine_lab.maths import vectors
from cosine_lab.maths.classifier import hull, translation
from cosine_lab.maths.learning.contrast_descent import steps_to_cosine
from cosine_lab.maths.rankings import cosines, counting
from cosine_lab.maths.rankings.patterns import TieError, rankings, sign_patterns, sign_strings
from cosine_lab.maths.spaces import centring, neighbours, similarity

VECTORS = Path(__file__).parents[1] / "vectors"
ABSENT = ("vectors.cosine", "similarity.minMax", "similarity.spearman", "contrast_descent.stepsToCosine")
ABSENCE = ("zero vector", "that differ", "with a direction")
"""Refusals of these for which the browser has null: there is no answer. Any other is a RangeError there."""


def _signs(pattern: str) -> np.ndarray:
    return np.array([[1 if sign == "+" else -1 for sign in pattern]])


PYTHON: dict[str, Callable[..., Any]] = {
    "vectors.norm": vectors.norm,
    "vectors.cosine": vectors.cosine,
    "vectors.cosines": vectors.cosines,
    "neighbours.cosinesTo": lambda table, query: neighbours.cosines_to(np.asarray(table), query),
    "neighbours.nearest": lambda table, query, k: neighbours.nearest(np.asarray(table), query, k),
    "similarity.minMax": similarity.min_max,
    "similarity.spearman": similarity.spearman,
    "hull.hull": hull.hull,
    "translation.opposite": translation.opposite,
    "translation.aligned": translation.aligned,
    "translation.equalLengths": translation.equal_lengths,
    "translation.smallest": translation.smallest,
    "centring.centred": centring.centred,
    "braid.differences": cosines.differences,
    "braid.differenceCosines": lambda W: vectors.cosines(cosines.differences(W)),
    "braid.rankingOfSigns": lambda signs, n: cosines.rankings_of_signs(_signs(signs), n)[0],
    "counting.maxSignPatterns": counting.max_sign_patterns,
    "counting.maxRankings": counting.max_rankings,
    "patterns.signPatterns": lambda W: sign_strings(sign_patterns(W).rows),
    "patterns.rankings": lambda W: rankings(W).rows,
    "contrast_descent.stepsToCosine": lambda *args: steps_to_cosine(*args[:-1], both=args[-1]),
}


def _said(name: str, args: list[Any]) -> object:
    try:
        return _plain(PYTHON[name](*args))
    except TieError:
        return []
    except ValueError as refusal:
        absent = name in ABSENT and any(word in str(refusal) for word in ABSENCE)
        return None if absent else {"error": "RangeError"}


def _plain(value: object) -> object:
    """A value as the browser has it."""
    if isinstance(value, tuple) and hasattr(value, "_asdict"):
        return {key: _plain(each) for key, each in value._asdict().items()}
    if isinstance(value, np.ndarray | np.generic):
        return _plain(value.tolist())
    if isinstance(value, list | tuple):
        return [_plain(each) for each in value]
    return None if value != value else value  # noqa: PLR0124, NaN alone differs from itself


def _same(found: Any, known: Any) -> bool:
    if isinstance(known, Mapping):
        return (
            isinstance(found, Mapping)
            and found.keys() == known.keys()
            and all(_same(found[k], known[k]) for k in known)
        )
    if isinstance(known, Sequence) and not isinstance(known, str):
        return len(found) == len(known) and all(map(_same, found, known))
    return bool(found == (pytest.approx(known, rel=1e-12, abs=1e-12) if isinstance(known, float) else known))


@pytest.mark.parametrize("name", PYTHON)
def test_python_gives_the_known_values(name: str) -> None:
    module, _, function = name.partition(".")
    cases = json.loads((VECTORS / f"{module}.json").read_text(encoding="utf-8"))["cases"]
    asked = [each for each in cases if each["function"] == function]
    assert asked
    for each in asked:
        assert _same(_said(name, each["args"]), each["expected"]), each["why"]
