"""What every encoder is here: texts in, float32 rows out, in batches, one caller at a time."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from threading import Lock

import numpy as np
from numpy.typing import NDArray

Vectors = NDArray[np.float32]
Embed = Callable[[list[str]], Vectors]
Counted = Callable[[int, int], None]

BATCH = 32
MAX_TEXTS = 20_000
MAX_CHARACTERS = 20_000


@dataclass(frozen=True)
class Recipe:
    """An encoder that can be added: what it needs, how it starts.

    `requirements` are exact pins ("name==version"), the very ones of tools/requirements/encoders.txt.
    What model it is, assets/prose/encoders says under its name.
    """

    name: str
    requirements: tuple[str, ...]
    load: Callable[[], Embed]


class Encoder:
    """A loaded encoder.

    The engines are not all safe to call from two threads at once, and one process serves many
    readers: a lock lets one batch through at a time, so readers take turns batch by batch.
    """

    def __init__(self, name: str, embed: Embed) -> None:
        self.name = name
        self._embed = embed
        self._turn = Lock()

    def encode(self, texts: Sequence[str], progress: Counted | None = None) -> Vectors:
        """Vectors of `texts`, shape (n, d), float32, row i for text i.

        texts : 1 to `MAX_TEXTS`, each non-blank, at most `MAX_CHARACTERS` long, valid Unicode; others raise ValueError
        progress : called after every batch with (texts done, texts in all)
        """
        wanted = _checked(texts)
        parts: list[Vectors] = []
        for start in range(0, len(wanted), BATCH):
            batch = wanted[start : start + BATCH]
            with self._turn:
                parts.append(np.asarray(self._embed(batch), dtype=np.float32))
            if progress is not None:
                progress(start + len(batch), len(wanted))
        return np.concatenate(parts)


def _checked(texts: Sequence[str]) -> list[str]:
    if isinstance(texts, str) or not 0 < len(texts) <= MAX_TEXTS:
        got = "one string" if isinstance(texts, str) else f"{len(texts)}"
        raise ValueError(f"encode needs 1 to {MAX_TEXTS} texts, got {got}")
    for number, text in enumerate(texts, start=1):
        if not text.strip():
            raise ValueError(f"encode needs texts with a letter in them, got a blank text {number}")
        if len(text) > MAX_CHARACTERS:
            raise ValueError(
                f"encode needs texts of at most {MAX_CHARACTERS} characters, got {len(text)} in text {number}"
            )
        if "\0" in text or any("\ud800" <= c <= "\udfff" for c in text):
            raise ValueError(f"encode needs texts of valid Unicode, got a broken character in text {number}")
    return list(texts)
