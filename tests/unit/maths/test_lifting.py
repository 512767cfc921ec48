"""The labels of a plane in more dimensions."""

import numpy as np
import pytest

from cosine_lab.data.classifiers import PAPER_UNEMBEDDINGS
from tests.oracles.lifting import lifted


def test_lifting_keeps_the_plane_and_adds_coordinates_by_depth_and_draw() -> None:
    W = lifted(PAPER_UNEMBEDDINGS, 0.5, 7)
    assert W.shape == (5, 5)
    assert np.array_equal(W[:, :2], PAPER_UNEMBEDDINGS)
    assert np.allclose(2 * W[:, 2:], lifted(PAPER_UNEMBEDDINGS, 1.0, 7)[:, 2:])
    assert not np.array_equal(W, lifted(PAPER_UNEMBEDDINGS, 0.5, 8))
    assert not lifted(PAPER_UNEMBEDDINGS, 0, 7)[:, 2:].any()
    assert lifted(PAPER_UNEMBEDDINGS[:2], 1.0, 1).shape == (2, 3)


def test_another_label_leaves_the_others_where_they_are() -> None:
    whole = lifted(PAPER_UNEMBEDDINGS, 1.0, 3)
    assert np.array_equal(lifted(PAPER_UNEMBEDDINGS[:4], 1.0, 3)[:, :4], whole[:4, :4])


def test_the_further_coordinates_are_standard_normal() -> None:
    drawn = [lifted(np.zeros((26, 2)), 1.0, draw)[:, 2:] for draw in range(1, 100)]
    numbers = np.concatenate(drawn).ravel()
    assert numbers.mean() == pytest.approx(0, abs=0.01)
    assert numbers.std() == pytest.approx(1, abs=0.01)
    assert (np.abs(numbers) < 1).mean() == pytest.approx(0.6827, abs=0.01)
    firsts = np.stack([each[:, 0] for each in drawn])
    near = np.corrcoef(firsts[:, :-1].ravel(), firsts[:, 1:].ravel())[0, 1]
    assert near == pytest.approx(0, abs=0.06)


def test_only_a_plane_is_lifted() -> None:
    with pytest.raises(ValueError, match="lifted needs unembeddings in the plane, got 3"):
        lifted([[1, 2, 3]], 1.0, 1)
