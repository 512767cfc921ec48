"""An output layer with many embeddings: read in blocks, in the background, until nobody waits."""

import io
import tracemalloc
import zipfile
from itertools import permutations

import numpy as np
import pytest

from cosine_lab.background_jobs import Abandoned
from cosine_lab.data.heads.head import MOST_EMBEDDINGS, Head
from cosine_lab.lessons.audit.model import Ground, audited, opened, reading
from cosine_lab.lessons.audit.model.ground import outputs
from cosine_lab.refusals import Refused, Word
from tests.refused_heads import npz

MEGABYTE = 1_000_000
LABELS = 50


def tall(rows: int, sigmoid: bool = False) -> Ground:  # noqa: FBT001, FBT002 - as it is spoken
    """Fifty labels on a line, and so many embeddings, all zero."""
    W = np.arange(LABELS, dtype=np.float64)[:, None]
    names = tuple(map(str, range(LABELS)))
    return Ground(Head("m", names, W, embeddings=np.zeros((rows, 1))), sigmoid)


@pytest.mark.parametrize("sigmoid", [False, True])
def test_as_many_embeddings_as_are_taken_are_read_in_blocks(*, sigmoid: bool) -> None:
    ground = tall(MOST_EMBEDDINGS, sigmoid)
    tracemalloc.start()
    try:
        ground.prepare(lambda _done: None)
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert peak < 64 * MEGABYTE
    assert ground.outputs is not None
    assert ground.outputs.patterns == 1


def test_a_whole_audit_never_holds_its_embeddings_in_double_precision() -> None:
    rng = np.random.default_rng(2)
    W, X = (rng.standard_normal((n, 256), dtype=np.float32) for n in (12, 60_000))
    tracemalloc.start()
    try:
        ground = Ground(Head("m", tuple(map(str, range(len(W)))), W, embeddings=X), sigmoid=False)
        audited(ground, (0, 1))
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert peak < 8 * X.size


def test_reading_tells_how_far_it_is_and_stops_when_nobody_waits() -> None:
    ground, told = tall(MOST_EMBEDDINGS), []

    def until_half(done: float, said: object) -> None:
        told.append(done)
        assert said == Word("audit.reading")
        if done > 0.9:
            raise Abandoned

    with pytest.raises(Abandoned):
        reading(ground)(None, until_half)
    assert told == sorted(told)
    assert len(told) > 6
    assert "outputs" not in vars(ground)


def test_patterns_predictions_and_accuracy_are_those_of_all_embeddings_together() -> None:
    rng = np.random.default_rng(1)
    W, bias, X = rng.normal(size=(45, 4)), rng.normal(size=45), rng.normal(size=(70_000, 4))
    truth = rng.integers(0, 45, len(X))
    found = outputs(Head("m", tuple(map(str, range(45))), W, bias, X, truth), sigmoid=False)
    logits = X @ W.T + bias
    assert found is not None
    ranked = {tuple(row) for row in np.argsort(-logits, axis=1, kind="stable").tolist()}
    assert found.patterns == len(ranked)
    assert found.predicted == len(set(logits.argmax(axis=1).tolist()))
    assert found.accuracy == pytest.approx((logits.argmax(axis=1) == truth).mean(), abs=1e-12)


def test_every_order_of_three_labels_is_counted_once() -> None:
    X = np.array(list(permutations([1.0, 2.0, 3.0])) * 40_000)
    found = outputs(Head("m", ("a", "b", "c"), np.eye(3), embeddings=X), sigmoid=False)
    assert found is not None
    assert found.patterns == 6


@pytest.mark.parametrize("rows", [500_000, 2_000_000, 62_000_000])
def test_a_small_file_of_very_many_embeddings_is_refused_in_a_sentence(rows: int) -> None:
    header = f"{{'descr': '|i1', 'fortran_order': False, 'shape': ({rows}, 1), }}".encode()
    X = b"\x93NUMPY\x01\x00" + len(header).to_bytes(2, "little") + header + bytes(100)
    with pytest.raises(Refused) as refused:
        opened("m.npz", _with(X))
    assert refused.value.key in {"heads.many-embeddings", "heads.unpacked"}


def _with(X: bytes) -> bytes:
    """A layer whose archive holds this member as X."""
    file = io.BytesIO(npz(W=np.arange(50.0)[:, None]))
    with zipfile.ZipFile(file, "a") as archive:
        archive.writestr("X.npy", X)
    return file.getvalue()


def test_the_same_file_is_held_once_for_all_who_bring_it() -> None:
    content = npz(W=np.eye(3))
    mine, other = opened("m.npz", content), opened("m.npz", content)
    assert mine is other
    assert opened("n.npz", content) is not mine
