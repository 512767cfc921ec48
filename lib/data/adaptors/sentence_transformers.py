"""Any model of the sentence-transformers library, saved in a local folder."""

from importlib import import_module
from pathlib import Path

import numpy as np

from lib.data.adaptors.contract import Embed, Vectors


def load(folder: Path) -> Embed:
    """The model saved in `folder`; nothing is fetched, pooling and length are the model's own."""
    library = import_module("sentence_transformers")
    model = library.SentenceTransformer(str(folder), local_files_only=True)

    def embed(texts: list[str]) -> Vectors:
        rows: Vectors = np.asarray(model.encode(texts, show_progress_bar=False), np.float32)
        return rows

    return embed
