"""A file from the reader: what was good last stays until something better comes."""

from collections.abc import Callable, Sequence
from typing import TypeVar

import streamlit as st

from lib.ui import session

Parsed = TypeVar("Parsed")


def read(
    key: str, label: str, kinds: Sequence[str], parse: Callable[[bytes], Parsed]
) -> Parsed | None:
    """What the reader's file holds; None before there was a good one in this session.

    A file that `parse` refuses (ValueError) is not used, and the page says why.

    Parameters
    ----------
    key : str
        Identity of the upload on its page.
    label : str
        What to upload, and its limits.
    kinds : sequence of str
        File endings.
    parse : callable
        From the file's bytes.
    """
    file = st.file_uploader(label, type=list(kinds), key=f"{key}-file", max_upload_size=5)
    kept = f"{key}-kept"
    if file is not None:
        try:
            session.remember(kept, parse(file.getvalue()))
        except ValueError as error:
            needs = str(error).partition(" ")[2]
            st.error(f"{file.name} was not used: it {needs}.", icon="⚠️")
    found: Parsed | None = session.recall(kept)
    return found
