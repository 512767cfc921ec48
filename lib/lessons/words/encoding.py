"""Words that no table has, encoded now by whatever encoder is installed on this machine."""

import os
from collections.abc import Callable, Sequence
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from lib.data.encoders import (
    ENCODERS,
    Unavailable,
    available,
    open_encoder,
    open_folder,
)
from lib.lessons.words.models import SHIPPED

FOLDER_VARIABLE = "COSINE_LAB_MODEL"
"""Names a folder with a model, for whoever runs the site: a folder may hold code of its own."""

Asked = tuple[str, tuple[str, ...]]
Encoded = dict[str, NDArray[np.float32]]
Progress = Callable[[float, str], None]


def asked(names: Sequence[str], unknown: Sequence[str], tray: Sequence[str]) -> list[Asked]:
    """What to encode, and by which encoder: only the unknown for models that have a table.

    Parameters
    ----------
    names, unknown, tray
        All words typed; those that the shipped table does not have; the words beside the list.
    """
    wanted: list[Asked] = []
    for encoder in available():
        texts = unknown if encoder in SHIPPED else [*names, *tray]
        if texts:
            wanted.append((encoder, tuple(dict.fromkeys(texts))))
    if folder := os.environ.get(FOLDER_VARIABLE):
        wanted.append((folder, tuple(dict.fromkeys([*names, *tray]))))
    return wanted


def encode(wanted: Asked, progress: Progress) -> Encoded | str:
    """Vectors by text; or, in a sentence, why the encoder cannot be used."""
    name, texts = wanted
    progress(0.0, f"Opening {name} …")
    encoder = open_encoder(name) if name in ENCODERS else open_folder(Path(name))
    if isinstance(encoder, Unavailable):
        return encoder.message

    def tell(done: int, of: int) -> None:
        progress(done / of, f"{name}: {done} of {of} texts")

    try:
        rows = encoder.encode(texts, tell)
    except Exception as error:  # noqa: BLE001 - whatever a foreign engine raises at a text
        return f"{name} could not encode this list ({error})"
    return {
        text: row
        for text, row in zip(texts, rows, strict=True)
        if np.isfinite(row).all() and row.any()
    }


def title(encoder: str) -> tuple[str, str]:
    """Name and facts of an encoder, for readers."""
    if encoder in ENCODERS:
        return encoder, ENCODERS[encoder].model
    return Path(encoder).name, "a model in a local folder"


def installed() -> list[tuple[str, str, bool]]:
    """Every encoder: its name, the model in it, and whether it is installed."""
    here = available()
    return [(name, recipe.model, name in here) for name, recipe in ENCODERS.items()]
