import json
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from tests.makers.vector_inputs import CASES
from tests.makers.vectors import REFERENCES, VECTORS, derived, expected


def _same(found: Any, stored: Any) -> bool:
    if isinstance(stored, Mapping):
        return found.keys() == stored.keys() and all(_same(found[k], stored[k]) for k in stored)
    if isinstance(stored, Sequence) and not isinstance(stored, str):
        pairs = zip(found, stored, strict=False)
        return len(found) == len(stored) and all(_same(f, s) for f, s in pairs)
    if isinstance(stored, float):
        return bool(found == pytest.approx(stored, rel=1e-12, abs=1e-12))
    return bool(found == stored)


@pytest.mark.parametrize("module", CASES)
def test_the_stored_vectors_are_what_python_says_today(module: str) -> None:
    stored = json.loads((VECTORS / f"{module}.json").read_text(encoding="utf-8"))
    assert stored["module"] == module
    for found, kept in zip(json.loads(json.dumps(derived(module))), stored["cases"], strict=True):
        assert _same(found, kept), f"run python -m tests.makers.vectors: {kept['function']}, {kept['why']}"


def test_every_reference_is_asked() -> None:
    asked = {function for cases in CASES.values() for _, function, _ in cases}
    assert asked == REFERENCES.keys()


def test_an_answer_that_does_not_exist_is_null_and_misuse_an_error() -> None:
    assert expected("cosine", [[0.0, 0.0], [1.0, 2.0]]) is None
    assert expected("ratiosFor", [[0.0, 0.0], [1.0, 2.0], 0.5]) == []
    assert expected("smallest", [[1.0, 2.0], [1.0, 2.0], 0.5]) == {"error": "RangeError"}
    assert expected("cosines", [[[0.0, 0.0], [1.0, 2.0]]]) == [[None, None], [None, 1.0]]
