"""Where a browser finds the shipped words and their vectors, and what belongs to them, once they are wanted."""

from hashlib import sha256

from cosine_lab.data import computed, words
from cosine_lab.shared_cache import shared_cache

FORM = 3
"""Raised with every change of what is in the files that does not come from their sources."""
_TASKS = ("words", "norms", "neighbours")


@shared_cache
def folder() -> str:
    """A name for what is in them."""
    digest = sha256(str(FORM).encode())
    sources = [each for each in sorted(words.FOLDER.rglob("*")) if each.suffix in {".npz", ".json", ".tsv"}]
    for source in (*sources, *(computed.FOLDER / f"{task}.npz" for task in _TASKS)):
        digest.update(source.read_bytes())
    return f"vectors-{digest.hexdigest()[:16]}"
