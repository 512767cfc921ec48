"""A reader's own output layer: uploaded on one page, there on every other for the session."""

from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from lib.prose import Text
from lib.ui import shell, upload

_KEY = "head"
Layer = TypeVar("Layer")


def read(
    limits: Mapping[str, int],
    kinds: Sequence[str],
    parse: Callable[[str, bytes], Layer],
    text: Text,
) -> Layer | None:
    """Offer the upload; what the last good file of the session held, None before there was one.

    Parameters
    ----------
    limits : mapping of str to int
        "megabytes" among them; all are told beside the upload.
    kinds : sequence of str
        File endings.
    parse : callable
        From the file's name and bytes.
    text : Text
        Words that ask for it, and say how such a file is made.
    """
    ask = text("upload", **limits)
    found = upload.read_named(_KEY, ask, kinds, parse, text, megabytes=limits["megabytes"])
    shell.caption(text.markdown("how"))
    return found
