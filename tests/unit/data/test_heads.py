"""Output layers out of files: what is read, what is refused, and why."""

import io
import json
import struct
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lib import prose
from lib.data.heads.head import Head
from lib.data.heads.reading import ACCEPTED, parse
from lib.data.heads.samples import SAMPLES, sample
from lib.data.heads.saving import translated
from lib.refusals import Refused

W = np.array([[1.0, 2.0], [0.1, -3.0], [1e-7, 4.0]])


def npz(**arrays: Any) -> bytes:
    file = io.BytesIO()
    np.savez(file, **arrays)
    return file.getvalue()


def npy(array: Any) -> bytes:
    file = io.BytesIO()
    np.save(file, array)
    return file.getvalue()


def tensors(notes: dict[str, str] | None = None, **arrays: np.ndarray) -> bytes:
    header: dict[str, Any] = {} if notes is None else {"__metadata__": notes}
    data = b""
    for name, array in arrays.items():
        places = [len(data), len(data) + array.nbytes]
        told = {"dtype": "F32", "shape": list(array.shape), "data_offsets": places}
        header[name.replace("__", ".")] = told
        data += array.tobytes()
    text = json.dumps(header).encode()
    return struct.pack("<Q", len(text)) + text + data


@pytest.mark.parametrize("name", ["W", "coef_", "weight", "unembeddings"])
def test_an_archive_has_w_by_any_of_its_names(name: str) -> None:
    head = parse("m.npz", npz(**{name: W, "other": np.eye(3), "b": [1.0, 2.0, 3.0]}))
    assert head.W.tolist() == W.tolist()
    assert head.bias is not None
    assert head.bias.tolist() == [1, 2, 3]
    assert head.labels == ("0", "1", "2")
    assert [note.key for note in head.notes] == ["heads.numbered"]
    assert len(head.digest) == 64


def test_labels_embeddings_and_their_truth_are_taken_by_name_or_by_number() -> None:
    X = np.arange(8.0).reshape(4, 2)
    by_name = npz(W=W, labels=np.array(["a", "b", "c"]), X=X, y=np.array(["c", "a", "a", "b"]))
    by_number = npz(W=W, labels=np.array(["a", "b", "c"]), X=X, y=np.array([2, 0, 0, 1]))
    for content in (by_name, by_number):
        head = parse("m.npz", content)
        assert head.labels == ("a", "b", "c")
        assert head.embeddings is not None
        assert head.truth is not None
        assert head.embeddings.tolist() == X.tolist()
        assert head.truth.tolist() == [2, 0, 0, 1]
        assert not head.W.flags.writeable


def test_class_numbers_that_are_no_places_are_names() -> None:
    head = parse("m.npz", npz(coef_=W, classes_=np.array([7, 3, 5]), X=np.eye(2), y=[5, 7]))
    assert head.labels == ("7", "3", "5")
    assert head.truth is not None
    assert head.truth.tolist() == [2, 0]


def test_a_binary_classifier_of_one_row_becomes_two_with_the_same_probabilities() -> None:
    head = parse("m.npz", npz(coef_=W[:1], intercept_=[0.5], classes_=np.array(["no", "yes"])))
    assert head.labels == ("no", "yes")
    assert head.bias is not None
    x = np.array([0.3, -0.2])
    logits = head.W @ x + head.bias
    assert 1 / (1 + np.exp(-(W[0] @ x + 0.5))) == pytest.approx(
        np.exp(logits[1]) / np.exp(logits).sum()
    )
    assert "heads.binary" in [note.key for note in head.notes]


def test_a_linear_layer_of_tensors_is_read_in_single_precision() -> None:
    weight, bias = W.astype("<f4"), np.ones(3, "<f4")
    plain = tensors({"labels": "a\nb\nc"}, weight=weight, bias=bias)
    head = parse("m.safetensors", plain)
    assert head.W.dtype == np.float32
    assert head.labels == ("a", "b", "c")
    deep = tensors(None, lm_head__weight=weight, mlp__inner=np.eye(3, dtype="<f4"))
    assert parse("m.safetensors", deep).W.tolist() == weight.tolist()


def test_a_table_of_text_keeps_every_digit_and_takes_a_bias_by_its_heading() -> None:
    head = parse("m.csv", b"label,w1,w2,bias\na,0.1,2,3\nb,1e-7,5,6\n")
    assert head.labels == ("a", "b")
    assert head.W.tolist() == [[0.1, 2], [1e-7, 5]]
    assert head.bias is not None
    assert head.bias.tolist() == [3, 6]
    assert parse("m.csv", b"a;0,5\n".replace(b",", b".") + b"b;1\n").W.tolist() == [[0.5], [1]]


REFUSED = {
    "uploads.ending": ("m.pkl", b""),
    "uploads.archive": ("m.npz", b"PK\x03\x04 no"),
    "uploads.no-array": ("m.npy", b"no array at all"),
    "heads.which": ("m.npz", npz(a=np.eye(2), c=np.eye(3))),
    "heads.columns": ("m.npy", npy(np.zeros((1, 5000)))),
    "heads.rows": ("m.npy", npy(np.zeros((60_001, 1), np.int8))),
    "heads.bias": ("m.npz", npz(W=W, b=[1.0, 2.0])),
    "heads.labels": ("m.npz", npz(W=W, labels=np.array(["a", "b"]))),
    "heads.embeddings": ("m.npz", npz(W=W, X=np.eye(3))),
    "heads.truth": ("m.npz", npz(W=W, X=np.eye(2), y=[0, 9])),
    "heads.names": ("m.npz", npz(W=W, labels=np.array([0.5, 1.5, 2.5]))),
    "heads.alike": ("m.npy", npy(np.ones((3, 2)))),
    "heads.no-line": ("m.csv", b""),
    "uploads.same-word": ("m.npz", npz(W=W, labels=np.array(["a", "a", "b"]))),
    "uploads.unseen": ("m.csv", "a\u202eb,1,2\nb,1,2\n".encode()),
    "uploads.number": ("m.csv", b"a,1,2\nb,1,x\n"),
    "uploads.ragged": ("m.csv", b"a,1,2\nb,1\n"),
    "uploads.unfit": ("m.npy", npy(np.array([[1.0, np.nan], [0, 1]]))),
    "uploads.objects": ("m.npy", npy(np.array([[None]], dtype=object))),
    "uploads.tensor-header": ("m.safetensors", b"\xff" * 16),
}


@pytest.mark.parametrize("key", REFUSED)
def test_a_file_of_every_wrong_kind_is_refused_for_what_it_is(key: str) -> None:
    with pytest.raises(Refused) as refused:
        parse(*REFUSED[key])
    assert refused.value.key == key
    assert "got" in prose.sentence(refused.value)


@settings(max_examples=60, deadline=None)
@given(st.sampled_from(ACCEPTED), st.binary(max_size=300))
def test_whatever_the_bytes_there_is_a_layer_or_a_reason(end: str, content: bytes) -> None:
    assert isinstance(tried(f"m{end}", content), Head | str)


def tried(name: str, content: bytes) -> Head | str:
    try:
        return parse(name, content)
    except Refused as why:
        return prose.sentence(why)


def test_a_lie_about_the_size_takes_no_memory() -> None:
    header = b"{'descr': '<f8', 'fortran_order': False, 'shape': (50000, 1000), }"
    whole = b"\x93NUMPY\x01\x00" + struct.pack("<H", len(header)) + header + bytes(80)
    with pytest.raises(Refused) as refused:
        parse("m.npy", whole)
    assert refused.value.key == "uploads.cut"


@pytest.mark.parametrize("slug", SAMPLES)
def test_samples_are_whole_and_frozen(slug: str) -> None:
    head = sample(slug)
    assert len(head.labels) == len(head.W) == len(set(head.labels))
    assert not head.W.flags.writeable
    assert sample(slug).digest == head.digest
    with pytest.raises(ValueError, match="sample needs one of wine, digits, pixels, glove"):
        sample("pickle")


def test_a_translated_layer_is_read_back_as_it_was_saved() -> None:
    head = sample("pixels")
    shift = np.linspace(-1, 1, head.W.shape[1])
    again = parse("w.npz", translated(head, shift))
    assert np.array_equal(again.W, head.W + shift)
    assert again.labels == head.labels
    assert np.array_equal(again.bias, head.bias)
