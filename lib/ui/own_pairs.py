"""A reader's own pairs: typed, or in a file, for one session."""

import streamlit as st

from lib.data.own_pairs import MOST_PAIRS, OwnPairs, parse
from lib.prose import Text
from lib.refusals import Refused
from lib.ui import inputs, session, shell, upload

_KEY, _PASSED = "own-pairs", "own-pairs-passed"
_MOST_TYPED = 500_000  # letters


def given(page: Text) -> OwnPairs | None:
    """Offer a field and an upload; the pairs of the one that was given last, if it is good, and which it was."""
    text = page.of("own_pairs")
    shell.caption(text.markdown("limits", most=MOST_PAIRS))
    place, behind, kinds = shell.place(), st.popover(text("file")), ("csv", "tsv", "txt")
    file = upload.read(_KEY, text("file"), kinds, lambda name, held: parse(held, name), text, behind=behind)
    looks = {"max_chars": _MOST_TYPED, "placeholder": text("example"), "on_change": session.remember}
    with place:  # what is typed counts before the file that is there
        typed = inputs.kept(f"{_KEY}-lines", st.text_area, text("typed"), **looks, args=(_PASSED, file)).strip()
    found = file
    if typed and file in (None, session.recall(_PASSED)):
        try:
            found = parse(typed.encode("utf-8", "replace"))
        except Refused as why:
            shell.notes((Refused("own_pairs.typed-refused", why=why),))
    if found:
        with st.container(horizontal=True, vertical_alignment="center"):
            source = ("from-file" if found is file else "from-field") + "-beside" * bool(typed and file)
            st.caption(text.markdown(source, file=file.file if file else ""), width="content")
            if file:
                st.button(text("forget"), key=f"{_KEY}-forget", on_click=upload.forget, args=(_KEY,))
    return found
