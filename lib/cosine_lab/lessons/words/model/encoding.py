"""Words that no table has, encoded now by whatever encoder is installed on this machine."""

import os
from collections.abc import Mapping, Sequence
from pathlib import Path

from cosine_lab.data.encoder_limits import unread
from cosine_lab.data.encoders import ENCODERS, Encoded, Request, available
from cosine_lab.data.words import every_word
from cosine_lab.lessons.words.model.models import SHIPPED
from cosine_lab.refusals import Refused, Word

FOLDER_VARIABLE = "COSINE_LAB_MODEL"
"""Names a folder with a model, for whoever runs the site: a folder may hold code of its own."""


def requests(names: Sequence[str], tray: Sequence[str]) -> list[Request]:
    """What to encode of a list and its tray, and by which encoder: for a model with a table what that lacks."""
    texts = tuple(dict.fromkeys([*names, *tray]))
    lacking = tuple(text for text in texts if every_word().row(text) is None)
    wanted = [(encoder, lacking if encoder in SHIPPED else texts) for encoder in available()]
    if folder := os.environ.get(FOLDER_VARIABLE):
        wanted.append((folder, texts))
    return [each for each in wanted if each[1]]


def opened(answers: Mapping[str, Encoded | Refused]) -> tuple[dict[str, Encoded], tuple[Refused, ...]]:
    """What encoders gave, by encoder; why others gave nothing, and what some did not read."""
    live = {name: each for name, each in answers.items() if not isinstance(each, Refused)}
    part = (note for name, each in live.items() for note in unread(name, list(each)))
    return live, (*(each for each in answers.values() if isinstance(each, Refused)), *part)


def title(encoder: str) -> tuple[str, Word]:
    """Name of an encoder, and what model is in it."""
    if encoder in ENCODERS:
        return encoder, Word(f"encoders.{encoder}")
    return Path(encoder).name, Word("encoders.folder")


def installed() -> list[tuple[str, bool]]:
    """Every encoder, and whether it is installed."""
    here = available()
    return [(name, name in here) for name in ENCODERS]
