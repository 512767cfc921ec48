"""Words that no table has, encoded now by whatever encoder is installed on this machine."""

import os
from collections.abc import Mapping, Sequence
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from lib.data.encoders import ENCODERS, available, open_encoder, open_folder
from lib.data.words import every_word
from lib.jobs import Progress
from lib.lessons.words.model.models import SHIPPED
from lib.refusals import Refused, Word

FOLDER_VARIABLE = "COSINE_LAB_MODEL"
"""Names a folder with a model, for whoever runs the site: a folder may hold code of its own."""

Asked = tuple[str, tuple[str, ...]]
Encoded = dict[str, NDArray[np.float32]]


def asked(names: Sequence[str], tray: Sequence[str]) -> list[Asked]:
    """What to encode of a list and its tray, and by which encoder: for a model with a table what that lacks."""
    texts = tuple(dict.fromkeys([*names, *tray]))
    lacking = tuple(text for text in texts if every_word().row(text) is None)
    wanted = [(encoder, lacking if encoder in SHIPPED else texts) for encoder in available()]
    if folder := os.environ.get(FOLDER_VARIABLE):
        wanted.append((folder, texts))
    return [each for each in wanted if each[1]]


def opened(given: Mapping[str, Encoded | Refused]) -> tuple[dict[str, Encoded], tuple[Refused, ...]]:
    """What encoders gave, by encoder, and why others gave nothing."""
    live = {name: each for name, each in given.items() if not isinstance(each, Refused)}
    return live, tuple(each for each in given.values() if isinstance(each, Refused))


def encode(wanted: Asked, progress: Progress) -> Encoded | Refused:
    """Vectors by text; or why the encoder cannot be used."""
    name, texts = wanted
    progress(0.0, Word("words.telling-open"))
    encoder = open_encoder(name) if name in ENCODERS else open_folder(Path(name))
    if isinstance(encoder, Refused):
        return encoder

    def tell(done: int, of: int) -> None:
        progress(done / of, Word("words.telling-texts"))

    try:
        rows = encoder.encode(texts, tell)
    except Exception as error:  # noqa: BLE001 - whatever a foreign engine raises at a text
        return Refused("encoders.failed", encoder=name, reason=str(error))
    return {text: row for text, row in zip(texts, rows, strict=True) if np.isfinite(row).all() and row.any()}


def title(encoder: str) -> tuple[str, Word]:
    """Name of an encoder, and what model is in it."""
    if encoder in ENCODERS:
        return encoder, Word(f"encoders.{encoder}")
    return Path(encoder).name, Word("encoders.folder")


def installed() -> list[tuple[str, bool]]:
    """Every encoder, and whether it is installed."""
    here = available()
    return [(name, name in here) for name in ENCODERS]
