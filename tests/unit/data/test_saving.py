"""A translated layer as a file: what NumPy reads, written in blocks."""

import io
import tracemalloc

import numpy as np
import pytest

from cosine_lab.data.heads.head import Head
from cosine_lab.data.heads.saving import translated


def layer(n: int, d: int, bias: np.ndarray | None = None) -> Head:
    W = np.random.default_rng(0).standard_normal((n, d), dtype=np.float32)
    return Head("m", tuple(f"label {k}" for k in range(n)), W, bias)


@pytest.mark.parametrize("bias", [None, np.arange(7.0)])
def test_the_file_holds_the_translated_layer(bias: np.ndarray | None) -> None:
    head, shift = layer(7, 3, bias), np.array([1.0, -2.0, 0.5])
    with np.load(io.BytesIO(translated(head, shift))) as file:
        assert file["W"].dtype == np.float64
        np.testing.assert_array_equal(file["W"], head.W.astype(np.float64) + shift)
        assert file["labels"].tolist() == list(head.labels)
        assert ("b" in file) == (bias is not None)
        if bias is not None:
            np.testing.assert_array_equal(file["b"], bias)


def test_a_large_layer_is_written_beside_one_block() -> None:
    head = layer(5_000, 2_000)
    tracemalloc.start()
    try:
        file = translated(head, np.ones(2_000))
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert peak < 1.6 * len(file)
