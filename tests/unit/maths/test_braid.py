"""Differences of rows and the braid matrix that takes them."""

import numpy as np
import pytest

from cosine_lab.maths.rankings.cosines import differences, rankings_of_signs

BRAID_4 = differences(np.eye(4))


def test_differences_are_the_braid_matrix_times_the_rows() -> None:
    W = np.arange(12.0).reshape(4, 3) ** 2
    assert np.array_equal(differences(np.eye(3)), [[1, -1, 0], [1, 0, -1], [0, 1, -1]])
    assert np.array_equal(differences(W), BRAID_4 @ W)


def test_signs_of_differences_are_read_as_a_ranking() -> None:
    logits = np.array([[0.3, 0.1, 0.7, 0.2], [4.0, 3.0, 2.0, 1.0]])
    signs = np.sign(logits @ BRAID_4.T).astype(int)
    assert rankings_of_signs(signs, 4).tolist() == [[2, 0, 3, 1], [0, 1, 2, 3]]


def test_a_cycle_is_no_ranking() -> None:
    with pytest.raises(ValueError, match="needs signs of an order, got a cycle"):
        rankings_of_signs(np.array([[1, -1, 1]]), 3)


def test_one_label_has_no_differences() -> None:
    with pytest.raises(ValueError, match="differences needs at least two rows, got 1"):
        differences([[1.0, 2.0]])
