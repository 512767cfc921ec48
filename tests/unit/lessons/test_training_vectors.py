"""The shared cases of the gradient steps are what Python says today."""

import json
from typing import Any

import pytest

from tests.makers.descent_vectors import FILE, derived

STORED = json.loads(FILE.read_text(encoding="utf-8"))


def flat(value: Any) -> list[float]:
    return [each for part in value for each in flat(part)] if isinstance(value, list) else [value]


@pytest.mark.parametrize(("found", "kept"), [*zip(derived(), STORED["cases"], strict=True)])
def test_the_stored_steps_are_what_python_says_today(found: dict[str, Any], kept: dict[str, Any]) -> None:
    expected, stored = found.pop("expected"), kept["expected"]
    assert found == {name: kept[name] for name in found}
    if expected is None or isinstance(expected, dict):
        assert stored == expected
    else:
        assert flat(stored) == pytest.approx(flat(expected), rel=1e-12, abs=1e-12)
