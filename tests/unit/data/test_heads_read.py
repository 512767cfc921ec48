"""Which array of a file is the layer, which way round it is, and what a reader is told of it."""

import numpy as np
import pytest

from cosine_lab import prose
from cosine_lab.data.heads.reading import parse
from cosine_lab.refusals import Refused
from tests.refused_heads import FORGED, W, npy, npz, tensors

WIDE = np.arange(20.0).reshape(4, 5) ** 2
"""Four labels in five dimensions."""


def told(name: str, content: bytes, array: str | None = None) -> str:
    head = parse(name, content, array)
    return " ".join(prose.text("heads").plain(note) for note in head.notes)


@pytest.mark.parametrize(
    "name",
    [
        "classifier.weight",
        "lm_head.weight",
        "score.weight",
        "model.fc.weight",
        "vit.head.weight",
        "module.output.weight",
        "cls.predictions.decoder.weight",
        "roberta.classifier.out_proj.weight",
        "classifier.6.weight",
        "fc3.weight",
        "params/head/kernel",
    ],
)
def test_a_state_dict_is_read_for_the_layer_it_ends_in(name: str) -> None:
    matrix = WIDE.T if name.endswith("kernel") else WIDE
    stem = name.rpartition("/" if "/" in name else ".")[0]
    bias = name.removesuffix("weight").removesuffix("kernel") + "bias"
    arrays = {
        "encoder.layer.0.attention.dense.weight": np.eye(5),
        "encoder.layer.0.attention.dense.bias": np.zeros(5),
        "classifier.2.weight" if "6" in stem else "embeddings.word.weight": np.ones((9, 5)),
        "fc2.weight" if "fc3" in stem else "norm.weight": np.ones((5, 5)),
        name: matrix,
        bias: np.arange(4.0),
    }
    head = parse("m.npz", npz(**arrays))
    assert head.W.tolist() == WIDE.tolist()
    assert head.bias is not None
    assert head.bias.tolist() == [0, 1, 2, 3]
    assert "encoder.layer.0.attention.dense.weight" in told("m.npz", npz(**arrays))


def test_a_bias_above_its_decoder_is_its_own_and_no_other_layers() -> None:
    decoder = {"cls.predictions.decoder.weight": WIDE, "pooler.bias": np.ones(4)}
    assert parse("m.npz", npz(**decoder)).bias is None
    whole = decoder | {"cls.predictions.bias": np.arange(4.0)}
    bias = parse("m.npz", npz(**whole)).bias
    assert bias is not None
    assert bias.tolist() == [0, 1, 2, 3]


def test_of_several_layers_one_is_asked_for_and_the_others_are_named() -> None:
    arrays = {"a.weight": WIDE, "c.weight": WIDE[:, :2], "c.bias": np.ones(4)}
    with pytest.raises(Refused) as refused:
        parse("m.npz", npz(**arrays))
    assert refused.value.key == "heads.which"
    assert refused.value.values["offered"] == ("a.weight", "c.weight")
    head = parse("m.npz", npz(**arrays), "c.weight")
    assert head.W.shape == (4, 2)
    assert head.bias is not None
    assert head.mark != parse("m.npz", npz(**arrays), "a.weight").mark
    assert "Not read: 'a.weight'." in told("m.npz", npz(**arrays), "c.weight")
    for wrong in ("d.weight", "", "c.bias.x"):
        with pytest.raises(Refused):
            parse("m.npz", npz(**arrays), wrong)
    one = tensors(None, score__weight=W.astype("<f4"), embed__weight=np.eye(2, dtype="<f4"))
    assert parse("m.safetensors", one).W.shape == (3, 2)
    assert parse("m.safetensors", one, "embed.weight").W.shape == (2, 2)


@pytest.mark.parametrize(
    ("arrays", "across", "open_"),
    [
        ({"W": WIDE}, False, True),
        ({"weight": WIDE}, False, True),
        ({"kernel": WIDE.T}, True, True),
        ({"W": WIDE, "b": np.ones(4)}, False, False),
        ({"W": WIDE.T, "b": np.ones(4)}, True, False),
        ({"W": WIDE.T, "labels": np.array(list("abcd"))}, True, False),
        ({"W": WIDE.T, "X": np.ones((7, 5))}, True, False),
        ({"kernel": WIDE, "b": np.ones(4)}, False, False),
        ({"coef_": WIDE[:1].T, "intercept_": [1.0], "classes_": [0, 1]}, True, False),
        ({"W": WIDE[:1], "b": [1.0], "labels": [0, 1]}, False, False),
    ],
)
def test_which_way_round_a_matrix_was_read_is_known_or_asked(
    arrays: dict[str, np.ndarray], *, across: bool, open_: bool
) -> None:
    head = parse("m.npz", npz(**arrays))
    n = 1 if head.added else 4
    assert head.W[int(head.added) :].tolist() == WIDE[:n].tolist()
    said = told("m.npz", npz(**arrays))
    assert f"Each {'column' if across else 'row'} of " in said
    assert f"{n} label" in said
    assert ("please check" in said) is (open_ and "W" in arrays)
    if open_:
        other = head.turned()
        assert other.W.tolist() == WIDE.T.tolist()
        assert f"Each {'row' if across else 'column'} of " in prose.text("heads").plain(other.notes[0])
        assert other.mark != head.mark
        assert other.turned().W.tolist() == WIDE.tolist()
        assert other.turned().mark == head.mark
    else:
        with pytest.raises(Refused) as refused:
            head.turned()
        assert refused.value.key == "heads.one-way"


def test_a_square_matrix_keeps_names_biases_and_embeddings_when_it_is_turned() -> None:
    arrays = {"W": WIDE[:, :4], "b": np.arange(4.0), "labels": list("abcd"), "X": np.eye(4)}
    head = parse("m.npz", npz(**arrays)).turned()
    assert head.labels == tuple("abcd")
    assert head.bias is not None
    assert head.bias.tolist() == [0, 1, 2, 3]
    assert head.embeddings is not None
    one = parse("m.npz", npz(W=WIDE, b=0.5))  # as LinearSVC without intercepts has it
    assert one.bias is not None
    assert one.bias.tolist() == [0.5] * 4
    turned = one.turned().bias
    assert turned is not None
    assert turned.tolist() == [0.5] * 5


def test_a_kernel_of_more_columns_than_a_layer_has_dimensions_is_read_by_columns() -> None:
    head = parse("m.npy", npy(np.arange(10_000, dtype="<f4").reshape(2, 5000)))
    assert head.W.shape == (5000, 2)


NUMBERS = np.arange(6.0).reshape(3, 2) + 0.5


@pytest.mark.parametrize(
    ("text", "labels", "columns"),
    [
        ("0.5,1.5\n2.5,3.5\n4.5,5.5\n", None, 2),
        ("0.5 1.5\n2.5 3.5\n4.5 5.5\n", None, 2),
        ("1\n2\n3\n", None, 1),
        ("7,0.5,1.5\n3,2.5,3.5\n5,4.5,5.5\n", None, 3),
        ("w1,w2,w3\n7,0.5,1.5\n3,2.5,3.5\n5,4.5,5.5\n", None, 3),
        ("label,w1,w2\n7,0.5,1.5\n3,2.5,3.5\n5,4.5,5.5\n", ("7", "3", "5"), 2),
        (",0,1\n0,0.5,1.5\n1,2.5,3.5\n2,4.5,5.5\n", ("0", "1", "2"), 2),
        (",w1,w2\na,0.5,1.5\nb,2.5,3.5\nc,4.5,5.5\n", ("a", "b", "c"), 2),
        ("7,0.5,1.5\n3,2.5,3.5\nother,4.5,5.5\n", ("7", "3", "other"), 2),
    ],
)
def test_a_column_of_numbers_is_no_column_of_names(text: str, labels: tuple[str, ...] | None, columns: int) -> None:
    head = parse("m.csv", text.encode())
    assert head.W.shape == (3, columns)
    assert head.labels == (labels or ("0", "1", "2"))
    assert ("by their numbers" in told("m.csv", text.encode())) is (labels is None)
    assert ("please check" in told("m.csv", text.encode())) is (labels is None)
    assert head.W[:, -1].tolist() == ([1, 2, 3] if columns == 1 else [1.5, 3.5, 5.5])


def test_a_table_turned_has_its_headings_for_labels() -> None:
    head = parse("m.csv", b"cat,dog,eel\n1,2,3\n4,5,6\n").turned()
    assert head.labels == ("cat", "dog", "eel")
    assert head.W.tolist() == [[1, 4], [2, 5], [3, 6]]
    assert "counts up from 0" in told("m.csv", b"0,1,2\n1.5,2.5,3.5\n4.5,5.5,6\n")


def test_a_table_of_one_row_has_two_names() -> None:
    assert parse("m.csv", b"0,1,2\n").labels == ("0", "1")
    assert parse("m.csv", b"yes,1,2\n").labels == ("0", "yes")
    assert parse("m.csv", b"label,x\n0,2\n").labels == ("1", "0")


@pytest.mark.parametrize("k", range(len(FORGED)))
def test_a_name_that_is_no_text_is_refused_as_label_and_as_word(k: int) -> None:
    from cosine_lab.data.uploads import parse as words  # noqa: PLC0415 - beside its namesake

    names = np.concatenate([np.array(["b", "c"], "<U2"), FORGED[k : k + 1]])
    for read in (parse, words):
        with pytest.raises(Refused) as refused:
            read("m.npz", npz(W=W[:2] if read is words else W, labels=names[-2:] if read is words else names))
        assert refused.value.key in {"uploads.no-character", "uploads.unseen"}
        assert prose.sentence(refused.value).isprintable()


def test_class_names_that_are_true_or_false_are_names() -> None:
    head = parse("m.npz", npz(W=W[:1], labels=np.array([False, True])))
    assert head.labels == ("False", "True")


def test_own_vectors_keep_numbers_for_words_where_something_says_so() -> None:
    from cosine_lab.data.uploads import parse as words  # noqa: PLC0415 - beside its namesake

    assert words("w.csv", b"word,x,y\n0.5,1,2\n1.5,3,4\n").words == ("0.5", "1.5")
    assert words("w.csv", b"7,1,2\n8,3,4\n").words == ("7", "8")
    assert words("w.txt", b"2 2\n0.5 1 2\n1.5 3 4\n").words == ("0.5", "1.5")
