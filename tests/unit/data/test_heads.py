"""Output layers out of files: what is read, what is refused, and why."""

import re
import struct
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cosine_lab import prose
from cosine_lab.data import own_vectors
from cosine_lab.data.files import effort
from cosine_lab.data.heads import reading
from cosine_lab.data.heads.head import Head
from cosine_lab.data.heads.reading import ACCEPTED, parse
from cosine_lab.data.heads.samples import SAMPLES, sample
from cosine_lab.data.heads.saving import translated
from cosine_lab.refusals import Refused
from tests.refused_heads import HUGE, REFUSED, W, npy, npz, tensors


@pytest.mark.parametrize("name", ["W", "coef_", "weight", "unembeddings"])
def test_an_archive_has_w_by_any_of_its_names(name: str) -> None:
    head = parse("m.npz", npz(**{name: W, "other": np.eye(3), "b": [1.0, 2.0, 3.0]}))
    assert head.W.tolist() == W.tolist()
    assert head.bias is not None
    assert head.bias.tolist() == [1, 2, 3]
    assert head.labels == ("0", "1", "2")
    assert "heads.numbered" in [note.key for note in head.notes]
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
    assert 1 / (1 + np.exp(-(W[0] @ x + 0.5))) == pytest.approx(np.exp(logits[1]) / np.exp(logits).sum())
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


@pytest.mark.parametrize("key", REFUSED)
def test_a_file_of_every_wrong_kind_is_refused_for_what_it_is(key: str) -> None:
    with pytest.raises(Refused) as refused:
        parse(*REFUSED[key])
    assert refused.value.key == key
    assert "got" in prose.sentence(refused.value)


READERS = ("heads/*.py", "files/arrays.py", "files/lines.py", "files/numpy_files.py")
RAISED = re.compile(r'Refused\(\s*f?"((?:heads|uploads)\.[a-z0-9-]+)"')
NOTES = {
    f"heads.{key}"
    for key in (
        *("biased", "binary", "by-columns", "by-rows", "counted", "input", "numbered", "scaled", "strange", "table"),
        *("unread", "unscaled", "unsure"),
    )
}
ELSEWHERE = {"heads.one-row", "heads.one-way"}
"""Refusals of what is asked of a layer that was read."""
PLACES = {"uploads.cell", "uploads.line", "uploads.number-of-row", "uploads.row"}


def test_every_reason_to_refuse_a_layer_has_its_file() -> None:
    folder = Path(reading.__file__).parent.parent
    paths = [path for each in (*READERS, "files/safetensors.py") for path in folder.glob(each)]
    raised = {key for path in paths for key in RAISED.findall(path.read_text(encoding="utf-8"))}
    told = {f"heads.{key}" for key in prose.text("heads").templates("")}
    assert raised - PLACES - ELSEWHERE <= {*REFUSED, *HUGE}
    assert told - NOTES - ELSEWHERE <= set(REFUSED)


def test_what_is_too_much_is_refused_for_what_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    limits = (
        (reading, "MOST_BYTES", "m.csv", b"a,1,2\nb,3,4\n", "uploads.bytes"),
        (own_vectors, "MOST_LETTERS", "m.csv", b"a,1,2\nb,3,4\n", "uploads.letters"),
        (effort, "MOST_SECONDS", "m.npy", npy(W), "uploads.slow"),
    )
    for module, limit, name, content, key in limits:
        parse(name, content)
        with monkeypatch.context() as patched:
            patched.setattr(module, limit, 1 if limit != "MOST_SECONDS" else -1.0)
            with pytest.raises(Refused) as refused:
                parse(name, content)
        assert refused.value.key == key


@settings(max_examples=60)
@given(st.sampled_from(ACCEPTED), st.binary(max_size=300))
def test_whatever_the_bytes_there_is_a_layer_or_a_reason(end: str, content: bytes) -> None:
    assert isinstance(tried(f"m{end}", content), Head | str)


def tried(name: str, content: bytes) -> Head | str:
    try:
        return parse(name, content)
    except Refused as why:
        return prose.sentence(why)


def test_a_lie_about_the_size_takes_no_memory() -> None:
    header = b"{'descr': '<f8', 'fortran_order': False, 'shape': (50000, 600), }"
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
