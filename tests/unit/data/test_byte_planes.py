"""Arrays come back from their planes of bytes as they were."""

from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from cosine_lab.data import byte_planes


@pytest.mark.parametrize(
    "array",
    [
        np.array([[1.5, -0.0], [np.inf, np.nan]], np.float16),
        np.linspace(-1, 1, 24).reshape(2, 3, 4).transpose(2, 0, 1),
        np.array([-(2**40), 7], ">i8"),
        np.array([True, False]),
        np.array(["cat", "猫"]),
        np.zeros((0, 3), np.float32),
        np.array(2.5),
    ],
    ids=lambda array: f"{array.dtype}{array.shape}",
)
def test_an_array_comes_back_as_it_was(array: NDArray[np.generic], tmp_path: Path) -> None:
    byte_planes.save(tmp_path / "a.npz", {"array-1": array})
    (back,) = byte_planes.load(tmp_path / "a.npz").values()
    assert (back.dtype, back.shape) == (array.dtype.newbyteorder("="), array.shape)
    np.testing.assert_array_equal(back, array)
