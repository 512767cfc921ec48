"""Remedies in blocks of rows are the remedies of the whole table."""

import numpy as np
import pytest

from lib.maths.spaces import large
from lib.maths.spaces.large import remedied_rows
from lib.maths.spaces.remedies import VECTORS, remedied


def table(n: int = 103, d: int = 6) -> np.ndarray:
    rng = np.random.default_rng(5)
    return rng.normal(1, np.arange(1, d + 1), size=(n, d)).astype(np.float32)


@pytest.mark.parametrize("remedy", VECTORS)
def test_blocks_of_rows_give_what_the_whole_table_gives(monkeypatch: pytest.MonkeyPatch, remedy: str) -> None:
    monkeypatch.setattr(large, "BLOCK", 60)  # ten rows
    W = table()
    W[:, 3] = 2.5
    expected = remedied(remedy, W, 2)
    np.testing.assert_allclose(remedied_rows(remedy, W, 2), expected, atol=2e-5)


def test_what_is_not_defined_is_refused_in_blocks_too() -> None:
    W = np.ones((4, 2), dtype=np.float32)
    with pytest.raises(ValueError, match="needs rows that differ, got 4 equal"):
        remedied_rows("whitened", W)
    with pytest.raises(ValueError, match=r"needs k in \[0, 1\], got 2"):
        remedied_rows("top-removed", table(9, 2), 2)
    with pytest.raises(ValueError, match=r"needs one of raw, .*, got prayer"):
        remedied_rows("prayer", W)


def test_rows_as_they_are_are_not_copied() -> None:
    W = table()
    assert remedied_rows("raw", W) is W
