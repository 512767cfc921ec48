"""Terms of art on a page: the first use of each is linked and explained (assets/glossary)."""

from html import escape

import streamlit as st

from cosine_lab.escape import Markdown
from cosine_lab.prose import glossary
from cosine_lab.site.bundles import GLOSSARY, glossary_of, publish
from cosine_lab.ui import session
from cosine_lab.ui.mount import made

_MET = "glossary-met"


def begin() -> None:
    """Begin a page, on which no term has been used; call once a run."""
    session.remember(_MET, set())
    name = glossary_of(session.language())
    if name in publish():  # else the links alone, which lead to the glossary's page
        made(name)(key=GLOSSARY, data={"language": session.language()})


def met() -> frozenset[str]:
    """Terms that the page has used so far in this run."""
    return frozenset(session.recall(_MET) or ())


def go_on(from_there: frozenset[str]) -> None:
    """Run a part of a page again: as when only these terms had been used."""
    session.remember(_MET, set(from_there))


def linked(text: str) -> Markdown:
    """The Markdown with the page's first use of each term linked to its gloss."""
    met: set[str] | None = session.recall(_MET)
    return Markdown(text if met is None else glossary.linked(text, session.language(), met))


def listed() -> None:
    """Every term with its sentence and its picture, each at an address of its own."""
    entries = (
        f'<div id="{term.key}"><dt>{escape(term.name)}</dt><dd>{escape(term.sentence)}</dd></div>'
        for term in glossary.terms(session.language())
    )
    st.html(f'<dl class="glossary">{"".join(entries)}</dl>')
