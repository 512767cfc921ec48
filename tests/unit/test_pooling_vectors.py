"""The browser's noise, pooling and laws are held to what Python says today."""

import json

import numpy as np

from tests.makers.pooling_vectors import FILE, derived
from tests.unit.test_factor_vectors import numbers


def test_the_stored_numbers_are_what_python_says_today() -> None:
    stored, found = json.loads(FILE.read_text(encoding="utf-8")), json.loads(json.dumps(derived()))
    assert list(stored) == list(found)
    for name in stored:
        np.testing.assert_allclose(numbers(found[name]), numbers(stored[name]), rtol=1e-9, atol=1e-9)
