"""The frame of every page: the router, a page's opening, its words."""

from collections.abc import Iterable
from contextlib import AbstractContextManager
from copy import copy
from pathlib import Path

import streamlit as st
from streamlit import config
from streamlit.delta_generator import DeltaGenerator
from streamlit.navigation.page import StreamlitPage
from streamlit.runtime.scriptrunner import get_script_run_ctx

from cosine_lab import escape, prose
from cosine_lab.escape import Markdown
from cosine_lab.places import LESSONS, PAGES
from cosine_lab.prose import strings
from cosine_lab.refusals import Refused
from cosine_lab.shared_cache import shared_cache
from cosine_lab.talks import names
from cosine_lab.ui import bar, bound_parameters, glosses, reruns, session, stylesheet, url_sync

_SITE: dict[str, list[str]] = {}
_ROUTED, _WANTED = "routed", "wanted"


def run(site: dict[str, list[str]]) -> None:
    """Route: `site` names the slugs of each section by its key; the very first is the page at "/".

    A `pages/` folder lets a cold deep link run a page without this router (Streamlit's older page
    discovery); `open_page` then sends the reader here, and here on to the page asked for.
    """
    _SITE.update(site)
    strings.LIVE = config.get_option("server.fileWatcherType") != "none"
    words = text("site")
    running = get_script_run_ctx(suppress_warning=True) is not None
    titles = {slug: words_of(slug).title for slug in slugs()}
    pages = {k: copy(_page(k, title, k == first(), running)) for k, title in titles.items()}
    chosen = st.navigation(
        {words(section): [pages[slug] for slug in lessons] for section, lessons in site.items()}, position="top"
    )
    session.remember(_ROUTED, value=True)
    name = words("name") if chosen is pages[first()] else words("titled", title=chosen.title)
    st.set_page_config(page_title=name, page_icon="📐", layout="wide")
    slug, parameters = session.recall(_WANTED) or ("", {})
    session.remember(_WANTED, None)
    if slug in pages:
        with session.carried():
            st.switch_page(pages[slug], query_params=parameters)
    with url_sync.keep_in_step("page"):
        chosen.run()


@shared_cache(most=256)
def _page(slug: str, title: str, first: bool, _running: bool) -> StreamlitPage:  # noqa: FBT001 - a key
    """A page of the site, to be copied, as a run marks it; where none is running, half a page."""
    return st.Page(PAGES / f"{slug}.py", title=title, default=first)


def lessons() -> list[tuple[str, prose.Page]]:
    """Every lesson in the site's order: the title of its section, and its words."""
    words = text("site")
    return [
        (words(section), words_of(slug))
        for section, slugs in _SITE.items()
        for slug in slugs
        if (LESSONS / slug).is_dir()  # what else the site has is no lesson
    ]


def first() -> str:
    """The page at the root."""
    return slugs()[0]


def slugs() -> list[str]:
    """Every page, in the site's order."""
    return [slug for section in _SITE.values() for slug in section]


def address(slug: str) -> str:
    """Where a page is, seen from any page: relative, so that the app may live below a path."""
    return "." if slug == first() else slug


def turn(slug: object, parameters: dict[str, str] | None = None) -> None:
    """Turn to a page that the reader asked for, if it is one of the site's."""
    if any(slug in slugs for slugs in _SITE.values()):
        st.switch_page(PAGES / f"{slug}.py", query_params=parameters)


def open_page(file: str) -> prose.Page:
    """Begin a page: its words in the reader's language. Call first, with ``__file__``."""
    slug = Path(file).stem
    if not session.recall(_ROUTED):
        session.remember(_WANTED, (slug, session.parameters()))
        with session.carried():
            st.switch_page("app.py")
    reruns.begin()
    page = words_of(slug)
    st.html(stylesheet.style(text("site")))
    glosses.begin()
    bar.show(page, slugs())
    notes((*session.unknown_language(), *names.misspelt(slug, session.parameters())))
    bound_parameters.begin(slug)  # a talk may have gone on: it knew the page as it was
    return page


def words_of(slug: str) -> prose.Page:
    """The words of a page, in the reader's language."""
    return prose.page(slug, session.language())


def text(part: str) -> prose.Text:
    """The words of a part, in the reader's language."""
    return prose.text(part, session.language())


def head(page: prose.Page, *widths: int) -> list[DeltaGenerator]:
    """Title and question in one line, the first of columns of these widths; gives the others."""
    title, *beside = columns(*widths) if widths else [place()]
    heading = text("site").markdown("heading", title=page.title, tagline=page.tagline)
    title.markdown(f"# {heading}")
    return beside


def notes(refusals: Iterable[Refused]) -> None:
    """What was ignored, said in the page; nothing else is lost."""
    for refusal in refusals:
        st.warning(prose.sentence(refusal, session.language()), icon="⚠️")


def mark_own() -> None:
    """Tell the bar that the page shows data of the reader's own, which no link carries."""
    st.html('<i class="own-data"></i>')


def plain(text: str) -> Markdown:
    """The text with nothing in it that Markdown would act on."""
    return escape.markdown(text)


def sections(page: prose.Page, *keys: str) -> None:
    """Sections of a page, by key, under their headings, in columns of lines easily read."""
    with st.container(key="read"):
        for key in keys:
            section = page.sections[key]
            st.markdown(f"## {section.heading}\n\n{glosses.linked(section.body)}")


def columns(*widths: int) -> list[DeltaGenerator]:
    """Columns of these relative widths, aligned at the bottom."""
    return st.columns(widths, vertical_alignment="bottom")


def free(name: str) -> DeltaGenerator:
    """A place for what stays away while a story guides the reader (assets/lab/story/stage.js).

    Parameters
    ----------
    name : str
        Different for each such place of a page.
    """
    return st.container(key=f"free-{name}")


def place() -> DeltaGenerator:
    """A place on the page that is filled later than what follows it."""
    return st.container()


def busy(message: str) -> AbstractContextManager[None]:
    """Show that something that may take over a second is under way."""
    return st.spinner(message)


def split(*widths: int) -> list[DeltaGenerator]:
    """Columns of these relative widths, aligned at the top."""
    return st.columns(widths, gap="large")


def say(text: Markdown | None) -> None:
    """A paragraph in Markdown, if there is one."""
    if text:
        st.markdown(glosses.linked(text))


def title(text: Markdown) -> None:
    """A heading over a part of a page."""
    st.markdown(f"## {text}")


def caption(text: Markdown | None) -> None:
    """A line of small text, if there is one."""
    if text:
        st.caption(glosses.linked(text))
