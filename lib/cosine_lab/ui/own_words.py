"""A reader's own vectors: uploaded on one page, used on every page that asks, for one session."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from pathlib import PurePath

import streamlit as st
from streamlit.runtime.uploaded_file_manager import UploadedFile

from cosine_lab import prose
from cosine_lab.data.own_vectors import MOST_BYTES, MOST_COLUMNS, MOST_NUMBERS, MOST_ROWS
from cosine_lab.data.uploads import ACCEPTED, LABELLED, OwnVectors, parse
from cosine_lab.prose import Text
from cosine_lab.refusals import Refused
from cosine_lab.ui import own_data, session, shell

_KEY = "own-words"
LONGEST_NAME = 40
_UNFIT = re.compile(r"[^\w -]|_")
_MEGABYTE = 1_000_000


@dataclass(frozen=True, eq=False)
class OwnWords:
    """What the reader uploaded.

    Attributes
    ----------
    name : str
        Letters, digits and hyphens of the file's name without its ending, for titles: "my-words".
    mark : str
        Sixteen hexadecimal digits that tell this upload from any other: part of a cache's key.
    vectors : OwnVectors
        The words, and their vectors: shape (n, d), float32, finite, no row zero, read-only.
    file : str
        The file's id: what came of it is let go of, unless labels may come beside it.
    """

    name: str
    mark: str
    vectors: OwnVectors
    file: str = ""

    @cached_property
    def rows(self) -> Mapping[str, int]:
        """Row number of every word."""
        return {word: row for row, word in enumerate(self.vectors.words)}


def upload(page: Text) -> OwnWords | None:
    """Offer an upload, behind a button, and give what the reader's last good file holds.

    The limits are stated beside it. A file that is not accepted is not used: the page says why and on which line, and
    what was good before stays. The reader's file is parsed once, and kept in memory for this session alone, so a file
    given on one page is there on every other; at most 160 MB, beside a .npy, .npz or .safetensors file itself for as
    long as the page with the upload is open: its labels may still come.

    Parameters
    ----------
    page : Text
        Any words of the reader's language.

    Returns
    -------
    OwnWords or None
        None before there was a good file, and after it was removed.
    """
    text = page.of("own_words")
    with st.popover(text("open"), width="stretch"):
        st.caption(text.markdown("limits", **_limits()))
        most = -(-MOST_BYTES // _MEGABYTE)
        vectors = own_data.uploader(f"{_KEY}-vectors", text("file"), ACCEPTED, most)
        labels = own_data.uploader(f"{_KEY}-labels", text("labels"), (".txt", ".tsv"), most)
        again = vectors is not None and PurePath(vectors.name).suffix.lower() in LABELLED
        files = (vectors, labels)
        fault = own_data.take(_KEY, files, lambda: _parsed(*files), text, again=again)
        if fault is not None:  # where the reader looks: what is below is hidden behind this
            name = vectors.name if vectors else ""
            shell.notes((Refused("own_words.refused", file=name, why=fault),))
        if (own := recall()) is not None:
            rows, columns = own.vectors.vectors.shape
            facts = {"file": own.name, "rows": rows, "columns": columns}
            key = "used-heading" if own.vectors.heading else "used"
            st.markdown(text.markdown(key, **facts, heading=own.vectors.heading))
            for note in own.vectors.notes:
                st.caption(prose.sentence(note, text.language))
            own_data.forget(_KEY, text("forget"))
    if own is not None:
        shell.mark_own()
    return own


def recall() -> OwnWords | None:
    """What the reader's last good file holds, without offering an upload; None if there is none."""
    own: OwnWords | None = own_data.recall(_KEY)
    return own


def ask_of(mine: OwnWords | None, name: str, default: str, words: Sequence[str], instead: str) -> None:
    """Let a line of text ask for the reader's words, once for each upload; call before `inputs.text(name, default, …)`.

    What the reader has typed stays, and so does the default where the table has all its words. Once the file is
    removed, what was put here goes too.

    Parameters
    ----------
    mine : OwnWords or None
    name, default : str
        As of the line.
    words : sequence of str
        What the default names.
    instead : str
        What is asked where it is not there.
    """
    key = f"{name}-{_KEY}"
    mark, put = session.recall(key) or (None, None)
    if mark == (mine.mark if mine else None):
        return
    now = session.recall(name) or session.parameter(name) or default
    if now in (put, default):
        lacks = mine is not None and not all(word in mine.rows for word in words)
        now, put = (instead, instead) if lacks else (default, None)
        session.remember(name, now)
    session.remember(key, (mine.mark if mine else None, put))


def _parsed(vectors: UploadedFile | None, labels: UploadedFile | None) -> OwnWords | None:
    if vectors is None:
        return None
    if labels is None and (mine := recall()) and mine.file == vectors.file_id:
        return mine  # labels that did not fit it were taken away
    content = vectors.getvalue()
    beside = None if labels is None else labels.getvalue()
    own = parse(vectors.name, content, beside)
    mark = sha256(content)
    mark.update(b"\n" + (beside or b""))
    return OwnWords(_title(vectors.name), mark.hexdigest()[:16], own, vectors.file_id)


def _title(filename: str) -> str:
    """What a file is called on the page: letters, digits and hyphens of its name."""
    return " ".join(_UNFIT.sub(" ", PurePath(filename).stem).split())[:LONGEST_NAME] or "…"


def _limits() -> dict[str, int]:
    return {"megabytes": MOST_BYTES // _MEGABYTE, "rows": MOST_ROWS, "columns": MOST_COLUMNS, "numbers": MOST_NUMBERS}
