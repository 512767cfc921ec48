"""Files and codes that a class handed in: read once for each change, kept in the session alone."""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TypeVar

import streamlit as st
from streamlit.runtime.uploaded_file_manager import UploadedFile

from lib.escape import Markdown
from lib.figures.table import Table
from lib.handed import code
from lib.prose import Text
from lib.ui import session, shell

_SEEN, _FOUND = "handed-seen", "handed-found"
MOST_FILES = 2000
_LONGEST_CODES = 2_000_000
_FEW = 5
_BEGINNING = re.compile(r"(?=CL[0-9]{1,3}\.)")
Found = TypeVar("Found")


def take(text: Text, collect: Callable[[Iterable[tuple[str, str]]], Found]) -> Found:
    """Offer places for files and codes, and give what `collect` makes of what they hold.

    Parameters
    ----------
    text : Text
        The page's words.
    collect : callable
        From texts, each with the name of where it came from.
    """
    with st.popover(text("files-open"), width="stretch"):
        files = st.file_uploader(
            text("files", most=MOST_FILES),
            type=["txt"],
            accept_multiple_files=True,
            key="handed-files",
            max_upload_size=1,
        )
    typed = st.text_area(text("codes"), key="handed-codes", height=120, max_chars=_LONGEST_CODES)
    given = (tuple(file.file_id for file in files), typed)
    if session.recall(_SEEN) != given:
        with shell.busy(text("checking")):
            texts = (*_files(files[:MOST_FILES]), *_codes(typed or "", text))
            session.remember(_FOUND, collect(texts))
        session.remember(_SEEN, given)
    found: Found = session.recall(_FOUND)
    return found


def show(table: Table, links: str, saved: Callable[[], str], text: Text) -> None:
    """A sortable table of foreign cells with a column of links into this site, and its CSV.

    Parameters
    ----------
    table : Table
    links : str
        Head of the column of links.
    saved : callable
        Gives the CSV file's content when a reader asks for it.
    text : Text
        The page's words.
    """
    opens = st.column_config.LinkColumn(links, display_text=text("open"), validate=r"^\./")
    st.dataframe(table, hide_index=True, key="handed", column_config={links: opens})
    name = f"{text('file')}.csv"
    st.download_button(text("csv"), saved, file_name=name, mime="text/csv", key="handed-csv")


def left(lines: Sequence[Markdown], text: Text) -> None:
    """What is left out, and why; a few lines are open at once."""
    if lines:
        title = text("left-title", count=len(lines))
        with st.expander(title, expanded=len(lines) < _FEW, key="handed-left"):
            st.markdown("\n".join(f"- {line}" for line in lines))


def _files(files: Iterable[UploadedFile]) -> Iterator[tuple[str, str]]:
    for file in files:
        content = file.getvalue()[: code.LONGEST_FILE + 1]
        yield file.name, content.decode(errors="replace")


def _codes(typed: str, text: Text) -> Iterator[tuple[str, str]]:
    """Codes that were pasted, one after another."""
    pieces = [each for each in _BEGINNING.split(typed) if each.strip()]
    for k, piece in enumerate(pieces[:MOST_FILES], 1):
        yield text("pasted", k=k), piece
