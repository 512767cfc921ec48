"""A reader's own output layer: uploaded on one page, there on every other for the session."""

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol, TypeVar

import streamlit as st

from cosine_lab import prose
from cosine_lab.data.heads.head import Head
from cosine_lab.prose import Text
from cosine_lab.refusals import Refused
from cosine_lab.ui import own_data, reruns, session, shell
from cosine_lab.ui.own_data import OwnData

_KEY, _UNTURNED = "head", "own-unturned"
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


def offer(
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
    layers = OwnData(_KEY, kinds, parse, limits["megabytes"], asks=True)
    layer = layers.offer(text("upload", **limits), text)
    _which(layers, layer, text)
    if layer is not None and layers.fault is None:
        _way(layer.head, text)
    shell.caption(text.markdown("how"))
    return layer


def _which(layers: OwnData[Layer], layer: Layer | None, text: Text) -> None:
    """Offer the arrays of a file of several, as long as it is there to be read again."""
    file, fault = layers.file, layers.fault
    source = layer.head.source if layer is not None and fault is None else None
    offered: Sequence[str] = () if fault is None else fault.values.get("offered", ())  # type: ignore[assignment]  # names
    offered = source.offered if source is not None else offered
    if file is None:
        return
    if len(offered) < _SEVERAL:
        reruns.let_go((file,))
        return
    key = f"own-array-{file.file_id}"
    first = offered.index(source.array) if source and source.array in offered else None
    title = text("array")
    st.selectbox(title, offered, first, key=key, placeholder="", on_change=lambda: layers.choose(session.recall(key)))


def _way(head: Head, text: Text) -> None:
    """Say which way round a matrix was read where the file leaves it open, and offer the other."""
    source = head.source
    if source is None or not source.turnable:
        return
    if (why := session.recall(_UNTURNED)) is not None:
        shell.notes((why,))
        session.remember(_UNTURNED, None)
    with st.container(horizontal=True, vertical_alignment="center"):
        notes = [prose.sentence(note, text.language) for note in head.notes[: 2 - source.sure]]
        (st.caption if source.sure else st.info)(prose.joined(notes))
        title = text("turn-rows" if source.across else "turn-columns")
        st.button(title, key="own-head-turn", on_click=_turn)


def _turn() -> None:
    if (layer := recall()) is None:
        return
    try:
        own_data.keep(_KEY, layer.turned())
    except Refused as why:
        session.remember(_UNTURNED, why)


def is_layer(text: Text) -> bool:
    """Ask once what the rows of a reader's files are; if embeddings, say what changes."""
    answers, former = (_LAYER, _EMBEDDINGS), session.recall(_ROWS)
    first = answers.index(former) if former else None
    title = {each: text(f"rows-{each}") for each in answers}
    answer = st.radio(text("rows"), answers, first, title.__getitem__, key=f"{_ROWS}-asked", horizontal=True) or former
    session.remember(_ROWS, answer)
    if answer is None:
        shell.caption(text.markdown("rows-asked"))
    if answer == _EMBEDDINGS:
        shell.say(text.markdown("rows-none"))
    return answer == _LAYER


def recall() -> Holds | None:
    """What the last good file of this session holds."""
    layer: Holds | None = own_data.recall(_KEY)
    return layer
