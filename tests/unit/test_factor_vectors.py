"""The browser's factors are held to what Python says today."""

import json

import numpy as np

from tests.makers.factor_vectors import FILE, derived


def numbers(value: object) -> list[float]:
    """Every number in a value, in order; NaN for null."""
    if isinstance(value, dict):
        value = [value[key] for key in sorted(value)]
    if isinstance(value, list):
        return [number for each in value for number in numbers(each)]
    return [float(value)] if isinstance(value, int | float) else [float("nan")]


def test_the_stored_factors_are_what_python_says_today() -> None:
    stored = json.loads(FILE.read_text(encoding="utf-8"))
    for name in ("groups", "sigma", "cases"):  # singular vectors have no sign of their own
        found = numbers(derived()[name])
        np.testing.assert_allclose(found, numbers(stored[name]), rtol=1e-9, atol=1e-9)


def test_every_gauge_is_asked_bent_and_split_as_well() -> None:
    for case in derived()["cases"]:
        assert len(case["panels"]) == 8
        assert case["panels"]["V"]["cosines"][3] == [None] * 7
