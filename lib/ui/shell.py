"""The frame of every page: the router, a page's opening, its words."""

import re
from contextlib import AbstractContextManager
from pathlib import Path

import streamlit as st
from streamlit.delta_generator import DeltaGenerator

from lib import prose
from lib.ui import session

_SITE: dict[str, list[str]] = {}
_ROUTED, _WANTED = "routed", "wanted"
_PAGES = Path(__file__).resolve().parent.parent.parent / "pages"

# What Markdown would act on. A note may quote a link, and a link may hold a picture's address.
_MARKUP = re.compile(r"([\\`*_{}\[\]()#+!|<>~$:&-])")

# One screen at 1280 × 720: the frame may not take the room that the plane needs.
_FRAME = """<style>
.stMainBlockContainer { padding: 4rem 1.6rem 2rem; max-width: 1720px; }
.stMainBlockContainer h1 { padding: 0; font-size: 1.45rem; }
.stMainBlockContainer h3 { font-size: 1.15rem; padding: 1rem 0 .3rem; }
.stMainBlockContainer h4 { font-size: 1rem; padding: .8rem 0 .2rem; }
.stMainBlockContainer [data-testid="stPageLink"] * { white-space: normal; overflow: visible; }
html[data-talk] [data-testid="stHeader"] { display: none; }
html[data-talk] .stMainBlockContainer { padding-top: .8rem; }
html[data-talk] .stMainBlockContainer h1 { font-size: 2rem; }
html[data-talk] .stMainBlockContainer :is(h3, h4) { font-size: 1.6rem; }
html[data-talk] .stMainBlockContainer :is(p, li, button) { font-size: 24px; }
.stMainBlockContainer [role="radiogroup"] { flex-wrap: wrap; }
@media (pointer: coarse) {
  .stMainBlockContainer button { min-width: 44px; min-height: 44px; }
  .stMainBlockContainer .modebar-container { display: none; }
}
@media (max-width: 640px) { .stMainBlockContainer { padding: 3.6rem .7rem 2rem; } }
</style>"""


def run(site: dict[str, list[str]]) -> None:
    """Route: `site` names the slugs of each section; the very first is the page at "/".

    A `pages/` folder lets a cold deep link run a page without this router (Streamlit's older page
    discovery); `open_page` then sends the reader here, and here on to the page asked for.
    """
    _SITE.update(site)
    st.set_page_config(page_title="Cosine Lab", page_icon="📐", layout="wide")
    slugs = [slug for section in site.values() for slug in section]
    pages = {
        slug: st.Page(_PAGES / f"{slug}.py", title=prose.page(slug).title, default=slug == slugs[0])
        for slug in slugs
    }
    chosen = st.navigation(
        {section: [pages[slug] for slug in held] for section, held in site.items()}, position="top"
    )
    session.remember(_ROUTED, value=True)
    slug, parameters = session.recall(_WANTED) or ("", {})
    session.remember(_WANTED, None)
    if slug in slugs:
        st.switch_page(pages[slug], query_params=parameters)
    chosen.run()


def contents() -> None:
    """Links to the pages of every section but the first, each with its tagline."""
    for section, slugs in list(_SITE.items())[1:]:
        st.markdown(f"#### {section}")
        for column, slug in zip(st.columns(4), slugs, strict=False):
            words = prose.page(slug)
            column.page_link(_PAGES / f"{slug}.py", label=f"**{words.title}**: {words.tagline}")


def open_page(file: str) -> prose.Page:
    """Begin a page: its words, title and tagline. Call first, with ``__file__``."""
    slug = Path(file).stem
    if not session.recall(_ROUTED):
        session.remember(_WANTED, (slug, session.parameters()))
        st.switch_page("app.py")
    words = prose.page(slug)
    st.html(_FRAME)
    return words


def head(words: prose.Page) -> None:
    """Title and question in one line."""
    st.markdown(f"# {words.title}: {words.tagline}")


def notes(sentences: tuple[str, ...]) -> None:
    """What was ignored, said in the page; nothing else is lost."""
    for sentence in sentences:
        st.warning(plain(sentence), icon="⚠️")


def plain(text: str) -> str:
    """The text with nothing in it that Markdown would act on."""
    return _MARKUP.sub(r"\\\1", text)


def read(words: prose.Page, *sections: str) -> None:
    """Sections of a page's words, side by side under their headings."""
    held = [name for name in sections if name in words.sections]
    for column, name in zip(st.columns(len(held), gap="large"), held, strict=True):
        with column:
            st.markdown(f"### {name}\n\n{words.sections[name]}")


def columns(*widths: int) -> list[DeltaGenerator]:
    """Columns of these relative widths, aligned at the bottom."""
    return st.columns(widths, vertical_alignment="bottom")


def place() -> DeltaGenerator:
    """A place on the page that is filled later than what follows it."""
    return st.container()


def busy(message: str) -> AbstractContextManager[None]:
    """Show that something that may take over a second is under way."""
    return st.spinner(message)


def split(*widths: int) -> list[DeltaGenerator]:
    """Columns of these relative widths, aligned at the top."""
    return st.columns(widths, gap="large")


def say(text: str) -> None:
    """A paragraph in Markdown."""
    st.markdown(text)


def caption(text: str) -> None:
    """A line of small text."""
    st.caption(text)
