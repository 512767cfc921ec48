"""A reader's own pairs: typed, or in a file, for one session."""

import streamlit as st

from lib.data.own_pairs import MOST_PAIRS, OwnPairs, parse
from lib.prose import Text
from lib.refusals import Refused
from lib.ui import inputs, shell, upload

_KEY = "own-pairs"
_MOST_TYPED = 1_000_000  # letters


def given(page: Text) -> OwnPairs | None:
    """Offer a field and an upload; the pairs of the field where there are some, else the last good file's."""
    text = page.of("own_pairs")
    shell.caption(text.markdown("limits", most=MOST_PAIRS))
    looks = {"max_chars": _MOST_TYPED, "placeholder": text("example")}
    typed = inputs.kept(f"{_KEY}-lines", st.text_area, text("typed"), **looks)
    with st.popover(text("file")):
        found: OwnPairs | None = upload.read(_KEY, text("file"), (".csv", ".tsv", ".txt"), parse, text)
    if typed.strip():
        try:
            return parse(typed.encode("utf-8", "replace"))
        except Refused as why:
            shell.notes((Refused("own_pairs.typed-refused", why=why),))
            return None
    return found
