"""A reader's own vectors: uploaded on one page, used on every page that asks, for one session."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from pathlib import PurePath

import streamlit as st
from streamlit.runtime.uploaded_file_manager import UploadedFile

from lib import prose
from lib.data.own_vectors import MOST_BYTES, MOST_COLUMNS, MOST_NUMBERS, MOST_ROWS
from lib.data.uploads import ACCEPTED, OwnVectors, UploadError, parse
from lib.ui import session, shell

_KEPT = "own-words-kept"
_SEEN = "own-words-seen"
_FAULT = "own-words-fault"
_MEGABYTE = 1_000_000


@dataclass(frozen=True, eq=False)
class OwnWords:
    """What the reader uploaded.

    Attributes
    ----------
    name : str
        The file's name without its folder and ending, for titles: "my-words".
    mark : str
        Sixteen hexadecimal digits that tell this upload from any other: part of a cache's key.
    held : OwnVectors
        The words, and their vectors: shape (n, d), float32, finite, no row zero, read-only.
    """

    name: str
    mark: str
    held: OwnVectors

    @cached_property
    def rows(self) -> Mapping[str, int]:
        """Row number of every word."""
        return {word: row for row, word in enumerate(self.held.words)}


def upload() -> OwnWords | None:
    """Offer an upload, behind a button, and give what the reader's last good file holds.

    The limits are stated beside it. A file that is not accepted is not used: the page says why and
    on which line, and what was good before stays. The reader's file is parsed once, and kept in
    memory for this session alone, so a file given on one page is there on every other; at most
    160 MB, beside Streamlit's own copy of the file for as long as the page with the upload is open.

    Returns
    -------
    OwnWords or None
        None before there was a good file, and after it was removed.
    """
    words = prose.words("own_words")
    with st.popover(words["open"], width="stretch"):
        st.caption(words["limits"].format(**_limits()))
        vectors = _uploader("vectors", words["file"], ACCEPTED)
        labels = _uploader("labels", words["labels"], (".txt",))
        if vectors is None:
            session.remember(_FAULT, None)
        elif session.recall(_SEEN) != (seen := _identity(vectors, labels)):
            session.remember(_SEEN, seen)
            _take(vectors, labels)
        fault: str | None = session.recall(_FAULT)
        if fault is not None:  # where the reader looks: what is below is hidden behind this
            shell.notes((fault,))
        found = kept()
        if found is not None:
            rows, columns = found.held.vectors.shape
            st.markdown(
                words["used"].format(
                    file=shell.plain(found.name), rows=f"{rows:,}", columns=f"{columns:,}"
                )
            )
            st.button(words["forget"], on_click=session.remember, args=(_KEPT, None))
    return kept()


def kept() -> OwnWords | None:
    """What the reader's last good file holds, without offering an upload; None if there is none."""
    found: OwnWords | None = session.recall(_KEPT)
    return found


def _uploader(key: str, label: str, kinds: tuple[str, ...]) -> UploadedFile | None:
    return st.file_uploader(
        label,
        type=list(kinds),
        key=f"own-words-{key}",
        max_upload_size=-(-MOST_BYTES // _MEGABYTE),
    )


def _identity(vectors: UploadedFile, labels: UploadedFile | None) -> tuple[str, str]:
    return vectors.file_id, "" if labels is None else labels.file_id


def _take(vectors: UploadedFile, labels: UploadedFile | None) -> None:
    """Parse a new file; remember what it holds, or what is wrong with it."""
    words = prose.words("own_words")
    content = vectors.getvalue()
    beside = None if labels is None else labels.getvalue()
    try:
        with shell.busy(words["reading"]):
            held = parse(vectors.name, content, beside)
    except UploadError as error:
        session.remember(_FAULT, words["refused"].format(file=vectors.name, why=error))
        return
    mark = sha256(content + b"\n" + (beside or b"")).hexdigest()[:16]
    session.remember(_KEPT, OwnWords(PurePath(vectors.name).stem, mark, held))
    session.remember(_FAULT, None)


def _limits() -> dict[str, str]:
    return {
        "megabytes": f"{MOST_BYTES // _MEGABYTE}",
        "rows": f"{MOST_ROWS:,}",
        "columns": f"{MOST_COLUMNS:,}",
        "numbers": f"{MOST_NUMBERS:,}",
    }
