"""A file from the reader: what was good last stays until something better comes."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from typing import TypeVar

import streamlit as st
from streamlit.runtime.uploaded_file_manager import DeletedFile, UploadedFile

from cosine_lab.background_jobs import AT_ONCE
from cosine_lab.prose import Text
from cosine_lab.refusals import Refused, Word
from cosine_lab.ui import reruns, session, shell, tasks
from cosine_lab.upload_quota import QUOTA

Parsed = TypeVar("Parsed")

_GONE = Refused("uploads.gone")


def read(
    key: str,
    label: str,
    kinds: Sequence[str],
    parse: Callable[[str, bytes], Parsed],
    text: Text,
    *,
    megabytes: int = 5,
    again: bool = False,
    behind: AbstractContextManager[object] | None = None,
) -> Parsed | None:
    """What the reader's file holds; None before there was a good one in this session.

    A file that `parse` refuses (Refused) is not used, and the page says why.

    Parameters
    ----------
    key : str
        Identity of the upload on its page.
    label, text : str, Text
        What to upload, and its limits; any words of the reader's language.
    kinds : sequence of str
        File endings.
    parse : callable
        From the file's name and its bytes.
    megabytes, again : int, bool
        The largest file; as of `take`.
    behind : context manager, optional
        What hides the upload: why a file was not used is said outside of it.
    """
    with behind or nullcontext():
        file = st.file_uploader(label, type=list(kinds), key=f"{key}-file", max_upload_size=megabytes)
    name = file.name if file else ""
    tell_gone(f"{key}-file")
    fault = take(key, (file,), lambda: parse(name, file.getvalue()) if file else None, text, again=again)
    if fault is not None:
        shell.notes((Refused("uploads.not-used", file=name, why=fault),))
    found: Parsed | None = kept(key)
    if found is not None:
        shell.mark_own()
    return found


def tell_gone(uploader: str) -> None:
    """Say so where an uploader shows a file that the server no longer has: it was started anew."""
    if isinstance(session.recall(uploader), DeletedFile):
        shell.notes((Refused("uploads.not-used", file=Word("uploads.this"), why=_GONE),))


def take(
    key: str, files: Sequence[UploadedFile | None], parse: Callable[[], object], text: Text, *, again: bool = False
) -> Refused | None:
    """Parse files when they are new; keep what they hold, or say what is wrong with them.

    Each file is parsed once and not on every rerun; then the bytes that came are let go of. It takes a turn among all
    heavy work on this machine, as it may take a core and hundreds of megabytes; who has to wait is told so.

    Parameters
    ----------
    key : str
        Under which `kept` finds the result; what was good before stays until then.
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
    seen, fault = f"{key}-seen", f"{key}-fault"
    given = tuple(file.file_id if file else "" for file in files)
    if session.recall(seen) != given:
        session.remember(fault, None)
        if files[0] is not None:
            try:
                session.remember(f"{key}-kept", _read(given, parse, text.of("uploads")))
            except Refused as why:
                session.remember(fault, why)
        session.remember(seen, given)
        if not again:
            reruns.let_go(each for each in files if each is not None)
    told: Refused | None = session.recall(fault)
    return told


def _read(given: Sequence[str], parse: Callable[[], Parsed], text: Text) -> Parsed:
    """What `parse` gives, if the files have come and there is room for what they hold."""
    for file in given:
        if why := QUOTA.refused(file):
            raise why
    with _turn(text):
        found = parse()
        if found is not None:
            QUOTA.keep(found)
        return found


def fault(key: str) -> Refused | None:
    """What is wrong with the files that were given last; None where nothing is."""
    found: Refused | None = session.recall(f"{key}-fault")
    return found


def afresh(key: str) -> None:
    """Parse the files that have stayed once more, as what is asked of them has changed."""
    session.remember(f"{key}-seen", None)


def keep(key: str, held: object) -> None:
    """Keep this in place of what the last good file held; refused where there is no room."""
    QUOTA.keep(held)
    session.remember(f"{key}-kept", held)


def kept(key: str) -> Parsed | None:
    """What the last good file of this session holds; None if there is none."""
    found: Parsed | None = session.recall(f"{key}-kept")
    return found


def forget(key: str) -> None:
    """Let go of what the last good file held."""
    session.remember(f"{key}-kept", None)


@contextmanager
def _turn(text: Text) -> Iterator[None]:
    """Wait until fewer than two pieces of heavy work are under way."""
    place = st.empty()
    told = text("waiting", most=AT_ONCE)
    with tasks.SLOTS.taken(lambda: place.caption(told)):  # a reader who has left stops there
        place.empty()
        with shell.busy(text("reading")):
            yield
