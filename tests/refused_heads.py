"""Files of output layers that are refused, one for every reason there is."""

import io
import json
import struct
import zipfile
from typing import Any

import numpy as np

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
    """A safetensors file; two underscores in a name are a dot."""
    return typed({name.replace("__", "."): ("F32", array) for name, array in arrays.items()}, notes)


def typed(arrays: dict[str, tuple[str, np.ndarray]], notes: dict[str, str] | None = None) -> bytes:
    """A safetensors file of these types and bits."""
    header: dict[str, Any] = {} if notes is None else {"__metadata__": notes}
    data = b""
    for name, (dtype, array) in arrays.items():
        places = [len(data), len(data) + array.nbytes]
        header[name] = {"dtype": dtype, "shape": list(array.shape), "data_offsets": places}
        data += array.tobytes()
    return headed(header, data)


def headed(header: object, data: bytes = b"") -> bytes:
    """A safetensors file with any header."""
    text = json.dumps(header).encode()
    return struct.pack("<Q", len(text)) + text + data


def declared(header: str, data: bytes = b"") -> bytes:
    """A .npy file with any header."""
    text = header.encode("latin-1")
    return b"\x93NUMPY\x01\x00" + struct.pack("<H", len(text)) + text + data


def _packed(method: int) -> bytes:
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", method) as archive:
        archive.writestr("W.npy", npy(W))
    return file.getvalue()


def _locked() -> bytes:
    """An archive whose directory says that its member has a password."""
    content = bytearray(_packed(zipfile.ZIP_STORED))
    content[content.index(b"PK\x01\x02") + 8] |= 1
    return bytes(content)


def _announced(rows: int) -> bytes:
    """An archive in which an array of two columns says that it has so many rows."""
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w") as archive:
        archive.writestr("W.npy", npy(W))
        archive.writestr("X.npy", declared(_FLOATS.replace("2, 2", f"{rows}, 2")))
    return file.getvalue()


_FLOATS = "{'descr': '<f8', 'fortran_order': False, 'shape': (2, 2), }"
FORGED = np.array([[0x61, 0x110000], [0x7FFFFFFF, 0], [0xD800, 0]], "<u4").view("<U2")[:, 0]
"""Names of numbers that are no characters."""
_WIDE = np.array(["a" * 201, "b", "c"])
_BITS = np.zeros((4, 2), np.uint8)
_TENSOR = {"dtype": "F32", "shape": [2, 2], "data_offsets": [0, 99]}

REFUSED = {
    "uploads.ending": ("m.pkl", b""),
    "uploads.archive": ("m.npz", b"PK\x03\x04 no"),
    "uploads.many-arrays": ("m.npz", npz(**{f"a{k}": [k] for k in range(1001)})),
    "uploads.encrypted": ("m.npz", _locked()),
    "uploads.compression": ("m.npz", _packed(zipfile.ZIP_BZIP2)),
    "uploads.no-array": ("m.npy", b"no array at all"),
    "uploads.header": ("m.npy", declared("{'descr': 'V9', 'shape': (2,)}")),
    "uploads.header-length": ("m.npy", declared(" " * 1001)),
    "uploads.type": ("m.safetensors", typed({"lm_head.weight": ("F4", _BITS)})),
    "uploads.objects": ("m.npy", npy(np.array([[None]], dtype=object))),
    "uploads.cut": ("m.npy", declared(_FLOATS, bytes(31))),
    "uploads.longer": ("m.npy", declared(_FLOATS, bytes(33))),
    "uploads.unfit": ("m.npy", npy(np.array([[1.0, np.nan], [0, 1]]))),
    "uploads.no-numbers": ("m.npz", npz(W=W, b=np.array(["x", "y", "z"]))),
    "uploads.many-numbers": ("m.npz", _announced(40_000_000)),
    "uploads.numbers": ("m.npy", declared(_FLOATS.replace("2, 2", "60000, 4000"))),
    "uploads.wide-words": ("m.npz", npz(W=W, labels=_WIDE)),
    "uploads.same-word": ("m.npz", npz(W=W, labels=np.array(["a", "a", "b"]))),
    "uploads.blank-word": ("m.npz", npz(W=W, labels=np.array(["a", " ", "b"]))),
    "uploads.tensor-header": ("m.safetensors", b"\xff" * 16),
    "uploads.tensor-json": ("m.safetensors", headed([1, 2])),
    "uploads.tensor": ("m.safetensors", headed({"W": {"dtype": "F32"}})),
    "uploads.offsets": ("m.safetensors", headed({"W": _TENSOR})),
    "uploads.utf-8": ("m.csv", b"a,1,2\nb\xff,1,2\n"),
    "uploads.no-text": ("m.csv", b"a,1,2\nb\0,1,2\n"),
    "uploads.utf-16": ("m.csv", "a,1\nb,2\n".encode("utf-16")),
    "uploads.long-line": ("m.csv", b"a," + b"1" * 200_000),
    "uploads.blank-lines": ("m.csv", b"\n" * 400_002),
    "uploads.quotes": ("m.csv", b'a,1,2\n"b,1,2\n'),
    "uploads.unseen": ("m.csv", "a\u202eb,1,2\nb,1,2\n".encode()),
    "uploads.long-word": ("m.csv", b"a" * 201 + b",1,2\nb,1,2\n"),
    "uploads.number": ("m.csv", b"a,1,2\nb,1,x\n"),
    "uploads.empty-cell": ("m.csv", b"a,1,2\nb,1,\n"),
    "uploads.comma": ("m.csv", b"a;1.5;2\nb;1,5;2\n"),
    "uploads.digits": ("m.csv", "a,1,2\nb,1,\u0662\n".encode()),
    "uploads.cells": ("m.csv", b"a,1,2\nb,1\n"),
    "uploads.no-character": ("m.npz", npz(W=W, labels=FORGED)),
    "heads.which": ("m.npz", npz(a=np.eye(2), c=np.eye(3))),
    "heads.columns": ("m.npy", declared(_FLOATS.replace("2, 2", "5000, 5000"))),
    "heads.scale": ("m.safetensors", typed({"W": ("U8", _BITS), "W.absmax": ("F32", np.ones(4, "<f4"))})),
    "heads.hidden": (
        "m.safetensors",
        typed({"lm_head.qweight": ("I32", np.eye(4, dtype="<i4")), "embed.weight": ("F32", np.eye(4, dtype="<f4"))}),
    ),
    "heads.rows": ("m.npy", npy(np.zeros((60_001, 1), np.int8))),
    "heads.bias": ("m.npz", npz(W=W, b=[1.0, 2.0, 3.0, 4.0])),
    "heads.labels": ("m.npz", npz(W=W, labels=np.array(list("abcd")))),
    "heads.embeddings": ("m.npz", npz(W=W, X=np.eye(5))),
    "heads.unpacked": ("m.npz", _announced(20_000_000)),
    "heads.many-embeddings": ("m.npz", npz(W=W[:, :1], X=np.zeros((200_001, 1), np.int8))),
    "heads.truth": ("m.npz", npz(W=W, X=np.eye(2), y=[0, 9])),
    "heads.truths": ("m.npz", npz(W=W, X=np.eye(2), y=[0] * 5)),
    "heads.names": ("m.npz", npz(W=W, labels=np.array([0.5, 1.5, 2.5]))),
    "heads.alike": ("m.npy", npy(np.ones((3, 2)))),
    "heads.no-line": ("m.csv", b""),
}
"""By the key of the reason: a file's name and content."""
HUGE = {"uploads.bytes", "uploads.letters", "uploads.slow"}
"""Reasons that take hundreds of megabytes, or seconds; tests lower the limit."""
