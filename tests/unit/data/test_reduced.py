"""A reader's layer in the plane: what is kept of it, and what is said of the rest."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cosine_lab.data.heads.head import Head
from cosine_lab.data.heads.reduced import first_labels, reduced
from cosine_lab.maths.classifier.best_plane import best_plane
from cosine_lab.parameters import label_error


def head(W: np.ndarray, **more: object) -> Head:
    labels = more.pop("labels", tuple(map(str, range(len(W)))))
    return Head("m.npz", labels, W, digest="d" * 64, **more)  # type: ignore[arg-type]


@settings(max_examples=60)
@given(n=st.integers(2, 12), d=st.integers(1, 9), seed=st.integers(0, 999), sigmoid=st.booleans())
def test_the_plane_keeps_what_principal_components_keep(n: int, d: int, seed: int, *, sigmoid: bool) -> None:
    W = np.random.default_rng(seed).standard_normal((n, d))
    found = best_plane(W, about_mean=not sigmoid)
    seen = W if sigmoid else W - W.mean(axis=0)
    values = np.sort(np.linalg.eigvalsh(seen.T @ seen))[::-1]
    assert found.energy == pytest.approx(values[:2].sum() / values.sum())
    inside = seen @ found.axes.T
    assert (inside**2).sum() == pytest.approx(found.energy * (seen**2).sum())
    gram = found.axes @ found.axes.T
    assert np.allclose(gram, np.diag([1.0, float(d > 1)]), atol=1e-12)


def test_a_model_of_the_plane_is_whole_and_predicts_the_same() -> None:
    rng = np.random.default_rng(3)
    W, X = 7 * rng.standard_normal((5, 2)), rng.standard_normal((40, 2))
    found = reduced(head(W, embeddings=X), range(5))
    assert found.whole
    assert (found.energy, found.agreed) == (pytest.approx(1.0), 1.0)
    model = found.classifier
    assert np.allclose(model.embeddings @ model.unembeddings.T, X @ W.T)


def test_what_is_left_out_is_counted() -> None:
    rng = np.random.default_rng(4)
    W, X = rng.standard_normal((30, 20)), rng.standard_normal((300, 20))
    bias = np.arange(30) / 10
    found = reduced(head(W, bias=bias, embeddings=X), [3, 8, 12, 20])
    assert not found.whole
    chosen = [3, 8, 12, 20]
    axes = best_plane(W[chosen], about_mean=True).axes
    mine = (X @ W[chosen].T + bias[chosen]).argmax(axis=1)
    theirs = (X @ axes.T @ axes @ W[chosen].T).argmax(axis=1)
    assert found.agreed == pytest.approx((mine == theirs).mean())
    assert 0 < found.energy < 1
    model = found.classifier
    assert (model.embeddings @ model.unembeddings.T).argmax(axis=1).tolist() == theirs.tolist()


def test_names_and_rows_are_such_as_a_state_can_hold() -> None:
    long = tuple("x" * 30 + str(k) for k in range(3))
    W = 1e6 * np.array([[1.0, 2, 3], [0, 1, 0], [4, 0, 0]])
    model = reduced(head(W, labels=long), range(3)).classifier
    assert label_error(list(model.labels)) is None
    assert np.abs(model.unembeddings).max() <= 50
    line = reduced(head(np.array([[1.0], [2.0], [-1.0]])), range(3), sigmoid=True)
    assert line.whole
    assert line.classifier.unembeddings.shape == (3, 2)


def test_the_first_labels_have_different_rows() -> None:
    W = np.zeros((20, 2))
    W[15] = 1
    assert first_labels(head(W), 4) == [0, 1, 2, 15]
    assert first_labels(head(np.eye(3)), 8) == [0, 1, 2]
    other = reduced(head(W), first_labels(head(W), 4)).classifier
    assert other.pair == (0, 3)
