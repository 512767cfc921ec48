"""A reader's own output layer: uploaded on one page, there on every other for the session."""

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol, TypeVar

import streamlit as st

from cosine_lab import prose
from cosine_lab.data.heads.head import Head
from cosine_lab.prose import Text
from cosine_lab.refusals import Refused
from cosine_lab.ui import reruns, session, shell, upload

_KEY, _ARRAY, _UNTURNED = "head", "own-array", "own-unturned"
_ROWS, _LAYER, _EMBEDDINGS = "own-rows", "layer", "embeddings"
_SEVERAL = 2


class Holds(Protocol):
    """What a page makes of a layer."""

    @property
    def head(self) -> Head:
        """The layer as it was read."""

    def turned(self) -> "Holds":
        """The same with rows and columns of its file in each other's place."""


Layer = TypeVar("Layer", bound=Holds)


def read(
    limits: Mapping[str, int], kinds: Sequence[str], parse: Callable[[str, bytes, str | None], Layer], text: Text
) -> Layer | None:
    """Offer the upload; what the last good file of the session held, None before there was one.

    Parameters
    ----------
    limits : mapping of str to int
        "megabytes" among them; all are told beside the upload.
    kinds : sequence of str
        File endings.
    parse : callable
        From the file's name, its bytes, and which of its arrays is the layer, where that was asked.
    text : Text
        Words that ask for it, and say how such a file is made.
    """
    ask = text("upload", **limits)
    most = limits["megabytes"]
    found = upload.read(_KEY, ask, kinds, _as_asked(parse), text, megabytes=most, again=True)
    _which(found, text)
    if found is not None and upload.fault(_KEY) is None:
        _way(found.head, text)
    shell.caption(text.markdown("how"))
    return found


def _as_asked(parse: Callable[[str, bytes, str | None], Layer]) -> Callable[[str, bytes], Layer]:
    """Parse a file for the array that the reader has just chosen; a new file for its own."""

    def read(name: str, content: bytes) -> Layer:
        asked: str | None = session.recall(_ARRAY)
        session.remember(_ARRAY, None)
        return parse(name, content, asked)

    return read


def _which(found: Holds | None, text: Text) -> None:
    """Offer the arrays of a file of several, as long as it is there to be read again."""
    file, fault = session.recall(f"{_KEY}-file"), upload.fault(_KEY)
    source = found.head.source if found is not None and fault is None else None
    offered: Sequence[str] = () if fault is None else fault.values.get("offered", ())  # type: ignore[assignment]  # names
    offered = source.offered if source is not None else offered
    if file is None:
        return
    if len(offered) < _SEVERAL:
        reruns.let_go((file,))
        return
    key = f"{_ARRAY}-{file.file_id}"

    def chosen() -> None:
        session.remember(_ARRAY, session.recall(key))
        upload.afresh(_KEY)

    first = offered.index(source.array) if source and source.array in offered else None
    st.selectbox(text("array"), offered, first, key=key, placeholder="", on_change=chosen)


def _way(head: Head, text: Text) -> None:
    """Say which way round a matrix was read where the file leaves it open, and offer the other."""
    source = head.source
    if source is None or not source.turnable:
        return
    if (why := session.recall(_UNTURNED)) is not None:
        shell.notes((why,))
        session.remember(_UNTURNED, None)
    with st.container(horizontal=True, vertical_alignment="center"):
        told = [prose.sentence(note, text.language) for note in head.notes[: 2 - source.sure]]
        (st.caption if source.sure else st.info)(prose.joined(told))
        title = text("turn-rows" if source.across else "turn-columns")
        st.button(title, key="own-head-turn", on_click=_turn)


def _turn() -> None:
    if (held := kept()) is None:
        return
    try:
        upload.keep(_KEY, held.turned())
    except Refused as why:
        session.remember(_UNTURNED, why)


def is_layer(text: Text) -> bool:
    """Ask once what the rows of a reader's files are; if embeddings, say what changes."""
    answers, former = (_LAYER, _EMBEDDINGS), session.recall(_ROWS)
    first = answers.index(former) if former else None
    title = {each: text(f"rows-{each}") for each in answers}
    said = st.radio(text("rows"), answers, first, title.__getitem__, key=f"{_ROWS}-asked", horizontal=True) or former
    session.remember(_ROWS, said)
    if said is None:
        shell.caption(text.markdown("rows-asked"))
    if said == _EMBEDDINGS:
        shell.say(text.markdown("rows-none"))
    return said == _LAYER


def kept() -> Holds | None:
    """What the last good file of this session holds."""
    held: Holds | None = upload.kept(_KEY)
    return held
