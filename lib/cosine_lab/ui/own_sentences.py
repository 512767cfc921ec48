"""A reader's own sentences: typed, or in a file, for one session; in a link only where Share is asked for it."""

import streamlit as st

from cosine_lab.data.own_sentences import LONGEST, MOST, from_file, sentences
from cosine_lab.prose import Markdown, Text
from cosine_lab.ui import inputs, session, shell
from cosine_lab.ui.own_data import OwnData

_KEY, _QUERY, _FILLED = "sentences", "sentence", "sentences-filled"
_LIVE = "300ms"  # between the last letter and the answer


def offer(page: Text) -> tuple[tuple[str, ...], str]:
    """Offer a field and a file; the sentences, and the one that is typed to be compared with them."""
    text = page.of("own_sentences")
    shell.title(text.markdown("title"))
    shell.caption(text.markdown("limits", most=MOST, longest=LONGEST))
    if session.recall(_KEY) is None and (linked := session.parameter(_KEY)):
        session.remember(_KEY, linked[: MOST * LONGEST])
    typing, uploading = shell.columns(20, 8)
    with uploading:
        behind = st.popover(text("file"), width="stretch")
        OwnData(_KEY, ("txt",), _fill, megabytes=2).offer(text("file"), text, behind)
    with typing:
        looks = {"max_chars": MOST * LONGEST, "placeholder": text("example"), "on_change": _leave_link}
        typed = inputs.text_field(_KEY, st.text_area, text("typed"), **looks)
        filled, values = session.recall(_FILLED) or ("", {})
        shell.caption(text.markdown("filled", **values) if typed and typed == filled else None)
    query = inputs.text_field(_QUERY, st.text_input, text("asked"), max_chars=LONGEST, live=_LIVE)
    texts, refusals = sentences(typed)
    shell.notes(refusals)
    return texts, " ".join(query.split())


def wait(why: Markdown | None, again: str) -> bool:
    """Say what the sentences wait for, and look again at a press; whether they wait for anything."""
    if why:
        shell.say(why)
        st.button(again, key=f"{_KEY}-again")
    return why is not None


def _fill(name: str, content: bytes, _: None) -> None:
    """Put a file's lines into the field, after what it holds."""
    before: str = session.recall(_KEY) or ""
    after = "\n".join(filter(None, (before.rstrip("\n"), from_file(content))))
    count = len(sentences(after)[0]) - len(sentences(before)[0])
    session.remember(_KEY, after)
    session.remember(_FILLED, (after, {"file": name, "count": count}))
    _leave_link()


def _leave_link() -> None:
    """Another text than the link's is the reader's own."""
    if session.parameter(_KEY):
        session.write({_KEY: []})
