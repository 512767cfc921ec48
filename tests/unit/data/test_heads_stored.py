"""Layers as trainers store them: in 8 bits, without names, larger than memory; no other array in their place."""

import resource
from pathlib import Path

import numpy as np
import pytest

from cosine_lab.commands import audit
from cosine_lab.data.files.arrays import numbers
from cosine_lab.data.files.safetensors import read_safetensors
from cosine_lab.data.heads.reading import open_file, parse
from cosine_lab.lessons.audit.model import audited
from cosine_lab.lessons.audit.model.layers import both
from cosine_lab.refusals import Refused
from tests.refused_heads import npz, typed
from tests.unit.data.test_heads_read import told

BYTES = np.array([[127, 0], [127, 127], [0, 127], [-127, -127]], np.int8)
TRUE = np.array([[1, 0], [0.3, 0.3], [0, 1], [-1, -1]])
"""Four labels, of which the second never wins; with rows of one length each would."""
SCALES = np.array([1, 0.3, 1, 1], "<f4")
EIGHT_BITS = {
    "score.SCB": {
        "score.weight": ("I8", BYTES),
        "score.SCB": ("F32", SCALES),
        "score.weight_format": ("U8", BYTES[0, 0]),
    },
    "lm_head.weight_scale": {"lm_head.weight": ("I8", BYTES), "lm_head.weight_scale": ("F32", SCALES[:, None] / 127)},
    "score.weight._scale": {"score.weight": ("I8", BYTES), "score.weight._scale": ("F32", SCALES / 127)},
}


@pytest.mark.parametrize("scale", EIGHT_BITS)
def test_numbers_in_8_bits_are_multiplied_by_their_scales(scale: str) -> None:
    content = typed(EIGHT_BITS[scale])
    head = parse("m.safetensors", content)
    assert pytest.approx(TRUE, abs=1e-6) == head.W
    assert f"multiplied by its scale in '{scale}'" in told("m.safetensors", content)
    won = audited(both(head)["softmax"], (0, 1)).layer.winning
    assert won is not None
    assert [each.label for each in won.never] == [1]


@pytest.mark.parametrize(
    ("scales", "factors"),
    [
        (np.float32(2), np.full((4, 6), 2)),
        (np.full(1, 2, "<f4"), np.full((4, 6), 2)),
        (np.arange(6, dtype="<f4"), np.tile(np.arange(6), (4, 1))),
        (np.arange(8, dtype="<f4").reshape(4, 2), np.arange(8).reshape(4, 2).repeat(3, axis=1)),
    ],
)
def test_a_scale_holds_for_all_numbers_a_row_a_column_or_a_block(scales: np.ndarray, factors: np.ndarray) -> None:
    rows = np.arange(24, dtype=np.int8).reshape(4, 6)
    found = parse("m.npz", npz(weight=rows, weight_scale=scales))
    assert found.W.tolist() == (rows * factors).tolist()


def test_blocks_of_128_end_with_what_is_left() -> None:
    rows, inverse = np.ones((130, 2), np.int8), np.array([[2], [3]], "<f4")
    W = parse("m.npz", npz(weight=rows, weight_scale_inv=inverse)).W
    assert W[:, 0].tolist() == [2] * 128 + [3] * 2


@pytest.mark.parametrize("near", ["absmax", "qzeros", "weight_zero_point", "weight_scale"])
def test_weights_that_are_packed_are_refused_by_what_lies_beside_them(near: str) -> None:
    packed = typed({"score.weight": ("U8", np.ones((8, 1), np.uint8)), f"score.{near}": ("F32", np.ones(5, "<f4"))})
    with pytest.raises(Refused) as refused:
        parse("m.safetensors", packed)
    assert (refused.value.key, refused.value.values["scale"]) == ("heads.scale", repr(f"score.{near}"))


def test_whole_numbers_of_8_bits_without_scales_are_told() -> None:
    assert "no scale came with them" in told("m.npz", npz(W=BYTES))
    assert "no scale" not in told("m.npz", npz(W=BYTES.astype(np.int64)))


@pytest.mark.parametrize(
    ("dtype", "known"),
    [
        ("F8_E4M3", {0: 0, 1: 2**-9, 0x08: 2**-6, 0x38: 1, 0x7E: 448, 0xB9: -1.125}),
        ("F8_E5M2", {0: 0, 1: 2**-16, 0x04: 2**-14, 0x3C: 1, 0x7B: 57344, 0xBD: -1.25}),
    ],
)
def test_numbers_of_8_bits_are_what_their_bits_say(dtype: str, known: dict[int, float]) -> None:
    found, _ = read_safetensors(typed({"w": (dtype, np.array([*known], np.uint8))}))
    assert numbers(found[0], 9, np.float32).tolist() == [*known.values()]
    for wrong in (0x7F, 0xFF):
        found, _ = read_safetensors(typed({"w": (dtype, np.array([wrong], np.uint8))}))
        with pytest.raises(Refused, match="unfit"):
            numbers(found[0], 9, np.float32)


def fp8(**others: tuple[str, np.ndarray]) -> bytes:
    embeddings = np.ones((4, 2), "<u2") * 0x3F80 + np.arange(4, dtype="<u2")[:, None]
    return typed(
        {"model.embed_tokens.weight": ("BF16", embeddings)} | {k.replace("__", "."): v for k, v in others.items()}
    )


def test_a_layer_in_8_bit_floats_is_read_and_not_the_embeddings_beside_it() -> None:
    bits = np.array([[0x38, 0], [0x30, 0x30], [0, 0x38], [0xB8, 0xB8]], np.uint8)
    scale = np.array([[1], [0.6], [1], [1]], "<f4")
    content = fp8(lm_head__weight=("F8_E4M3", bits), lm_head__weight_scale=("F32", scale))
    assert pytest.approx(TRUE, abs=1e-6) == parse("m.safetensors", content).W
    assert "Not read: 'model.embed_tokens.weight'." in told("m.safetensors", content)


@pytest.mark.parametrize("name", ["lm_head.weight", "lm_head.qweight", "lm_head.weight._data", "score.weight_packed"])
def test_no_other_array_takes_the_place_of_a_layer_that_is_not_read(name: str) -> None:
    content = fp8(**{name: ("F4" if name.endswith(".weight") else "I32", np.ones((4, 2), "<i4"))})
    with pytest.raises(Refused) as refused:
        parse("m.safetensors", content)
    assert repr(name) in str(refused.value)
    head = parse("m.safetensors", content, "model.embed_tokens.weight")
    assert head.W.shape == (4, 2)


def test_what_is_left_out_is_told_with_its_type_and_an_input_s_table_for_what_it_is() -> None:
    said = told("m.safetensors", fp8(norm__weight=("F4", np.ones(2, np.uint8))))
    assert "Not read, as such types are not read here: 'norm.weight' ('F4')." in said
    assert "embeddings of its inputs" in said


@pytest.mark.parametrize("labels", [10, 1])
def test_a_list_of_weights_without_names_has_its_bias_after_its_matrix(labels: int) -> None:
    kernel, bias = np.random.default_rng(0).normal(size=(64, labels)), np.arange(labels) + 0.5
    head = parse("w.npz", npz(arr_0=kernel, arr_1=bias))
    own = slice(-labels, None)
    assert (head.W.shape[1], head.W[own].tolist()) == (64, kernel.T.tolist())
    assert head.bias is not None
    assert head.bias[own].tolist() == bias.tolist()
    deep = npz(arr_0=np.eye(64), arr_1=np.zeros(64), arr_2=kernel, arr_3=bias)
    assert "Its bias is 'arr_3'." in told("w.npz", deep, "arr_2")


def test_names_that_are_objects_are_told_their_cure() -> None:
    content = npz(coef_=TRUE, classes_=np.array(list("abcd"), dtype=object))
    with pytest.raises(Refused) as refused:
        parse("m.npz", content)
    assert (refused.value.key, refused.value.values["name"]) == ("uploads.objects", "'classes_'")
    assert parse("m.npz", npz(coef_=TRUE, other=np.array([None]))).labels == ("0", "1", "2", "3")


@pytest.mark.parametrize("name", ["m.npz", "m.npy", "m.safetensors"])
def test_a_file_of_one_s_own_is_read_as_one_that_is_uploaded(tmp_path: Path, name: str) -> None:
    arrays = {"score.weight": ("F32", TRUE.astype("<f4")), "score.bias": ("F32", SCALES)}
    content = typed(arrays) if name.endswith("s") else npz(**{key: array for key, (_, array) in arrays.items()})
    path = tmp_path / name
    if name.endswith("npy"):
        np.save(path, TRUE)
    else:
        path.write_bytes(content)
    mine, theirs = open_file(path), parse(name, path.read_bytes())
    assert (mine.W.tolist(), mine.digest, mine.notes) == (theirs.W.tolist(), theirs.digest, theirs.notes)


def test_of_a_file_of_12_gb_only_the_layer_is_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path, size = tmp_path / "big.safetensors", 12_000_000_000
    layer = TRUE.astype("<f4")
    header = typed({"lm_head.weight": ("F32", layer)})
    told_ = header[8 : -layer.nbytes].decode().replace("[0, 32]", f"[{size}, {size + 32}]")
    told_ = (
        told_[:-1]
        + f', "model.embed_tokens.weight": {{"dtype": "U8", "shape": [{size}], "data_offsets": [0, {size}]}}}}'
    )
    with path.open("wb") as file:
        file.write(len(told_).to_bytes(8, "little") + told_.encode())
        file.seek(size, 1)  # a hole: it takes no room on the disk
        file.write(layer.tobytes())
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    assert audit.main([str(path)]) == 0
    grown = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before
    assert grown < 200_000  # kB
    out, err = capsys.readouterr()
    assert "labels 4" in out
    assert "never_wins 1" in out
    assert "Not read: 'model.embed_tokens.weight'." in err
