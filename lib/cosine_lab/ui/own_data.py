"""Data of a reader's own: one door for every kind; what was good last stays until something better comes."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

import streamlit as st
from streamlit.runtime.uploaded_file_manager import DeletedFile, UploadedFile

from cosine_lab.background_jobs import AT_ONCE
from cosine_lab.prose import Text
from cosine_lab.refusals import Refused, Word
from cosine_lab.ui import reruns, session, shell, tasks
from cosine_lab.upload_quota import QUOTA

Parsed = TypeVar("Parsed")

_GONE = Refused("uploads.gone")


@dataclass(frozen=True)
class OwnData(Generic[Parsed]):
    """One kind of data, there on every page for one session.

    Attributes
    ----------
    key : str
        Names the kind in the session, and its uploader.
    kinds : sequence of str
        File endings.
    parse : callable
        From a file's name, its bytes, and what the reader has chosen in it, which is None of a new file; what it
        refuses (Refused) is not used, and the page says why.
    megabytes : int
        The largest file.
    asks : bool
        Whether a file stays, as something may be chosen in it; its owner lets go of it.
    """

    key: str
    kinds: Sequence[str]
    parse: Callable[[str, bytes, Any], Parsed]
    megabytes: int = 5
    asks: bool = False

    def offer(self, label: str, text: Text, behind: AbstractContextManager[object] | None = None) -> Parsed | None:
        """What the reader's file holds; None before there was a good one in this session.

        Parameters
        ----------
        label, text : str, Text
            What to upload, and its limits; any words of the reader's language.
        behind : context manager, optional
            What hides the upload: why a file was not used is said outside of it.
        """
        with behind or nullcontext():
            file = uploader(f"{self.key}-file", label, self.kinds, self.megabytes)
        name = file.name if file else ""

        def recall_parsed() -> Parsed | None:
            chosen = session.recall(f"{self.key}-chosen")
            session.remember(f"{self.key}-chosen", None)
            return self.parse(name, file.getvalue(), chosen) if file else None

        fault = take(self.key, (file,), recall_parsed, text, again=self.asks)
        if fault is not None:
            shell.notes((Refused("uploads.not-used", file=name, why=fault),))
        parsed: Parsed | None = recall(self.key)
        if parsed is not None:
            shell.mark_own()
        return parsed

    @property
    def file(self) -> UploadedFile | None:
        """What its uploader shows."""
        upload: UploadedFile | None = session.recall(f"{self.key}-file")
        return upload

    @property
    def fault(self) -> Refused | None:
        """What is wrong with the file that was given last; None where nothing is."""
        refusal: Refused | None = session.recall(f"{self.key}-fault")
        return refusal

    def choose(self, chosen: object) -> None:
        """Parse the file that has stayed once more, with what has been chosen in it."""
        session.remember(f"{self.key}-chosen", chosen)
        session.remember(f"{self.key}-seen", None)


def uploader(key: str, label: str, kinds: Sequence[str], megabytes: int) -> UploadedFile | None:
    """An uploader, which says so where it shows a file that the server, started anew, no longer has."""
    file = st.file_uploader(label, type=list(kinds), key=key, max_upload_size=megabytes)
    if isinstance(session.recall(key), DeletedFile):
        shell.notes((Refused("uploads.not-used", file=Word("uploads.this"), why=_GONE),))
    return file


def take(
    key: str, files: Sequence[UploadedFile | None], parse: Callable[[], object], text: Text, *, again: bool = False
) -> Refused | None:
    """Parse files when they are new; keep what they hold, or say what is wrong with them.

    Each file is parsed once and not on every rerun; then the bytes that came are let go of. It takes a turn among all
    heavy work on this machine, as it may take a core and hundreds of megabytes; who has to wait is told so.

    Parameters
    ----------
    key : str
        Under which `recall` finds the result; what was good before stays until then.
    files : sequence
        What the reader's uploaders hold; nothing is parsed before the first one holds a file.
    parse : callable
        Gives what is kept, or raises `Refused`.
    text : Text
        Any words of the reader's language.
    again : bool
        Whether they stay, to be parsed again with another file beside them.

    Returns
    -------
    Refused or None
        What is wrong with the files that are there now.
    """
    files_key, fault = f"{key}-seen", f"{key}-fault"
    ids = tuple(file.file_id if file else "" for file in files)
    if session.recall(files_key) != ids:
        session.remember(fault, None)
        if files[0] is not None:
            try:
                session.remember(f"{key}-kept", _parse(ids, parse, text.of("uploads")))
            except Refused as why:
                session.remember(fault, why)
        session.remember(files_key, ids)
        if not again:
            reruns.let_go(each for each in files if each is not None)
    refusal: Refused | None = session.recall(fault)
    return refusal


def _parse(names: Sequence[str], parse: Callable[[], Parsed], text: Text) -> Parsed:
    """What `parse` gives, if the files have come and there is room for what they hold."""
    for file in names:
        if why := QUOTA.refused(file):
            raise why
    with _turn(text):
        parsed = parse()
        if parsed is not None:
            QUOTA.keep(parsed)
        return parsed


def keep(key: str, value: object) -> None:
    """Keep this in place of what the last good file held; refused where there is no room."""
    QUOTA.keep(value)
    session.remember(f"{key}-kept", value)


def recall(key: str) -> Parsed | None:
    """What the last good file of this session holds; None if there is none."""
    value: Parsed | None = session.recall(f"{key}-kept")
    return value


def forget(key: str, label: str) -> None:
    """Offer to let go of what the last good file held."""
    st.button(label, key=f"{key}-forget", on_click=session.remember, args=(f"{key}-kept", None))


@contextmanager
def _turn(text: Text) -> Iterator[None]:
    """Wait until fewer than two pieces of heavy work are under way."""
    place = st.empty()
    message = text("waiting", most=AT_ONCE)
    with tasks.SLOTS.taken(lambda: place.caption(message)):  # a reader who has left stops there
        place.empty()
        with shell.busy(text("reading")):
            yield
