"""Pages of the site without a browser: what they tell the browser to draw, for a file of a talk."""

import logging
from collections.abc import Mapping

from streamlit.testing.v1 import AppTest

from cosine_lab import prose
from cosine_lab.places import ROOT
from cosine_lab.site.deck import Lesson
from cosine_lab.surfaces import envelope
from cosine_lab.ui.free_play import FREE, GUIDE
from cosine_lab.ui.surface import CURRENT

PATIENCE_S = 120
_DRAWN = ("plotly_chart", "arrow_table", "arrow_data_frame", "table", "dataframe")


class BrokenPageError(Exception):
    """A page of the site failed; the message is one line."""


def lesson(slug: str, query: Mapping[str, str], place: str) -> Lesson | None:
    """What the page draws in the browser; None where the site draws all of it.

    Raises
    ------
    BrokenPageError
    """
    logging.disable(logging.WARNING)  # Streamlit misses a browser
    app = AppTest.from_file(str(ROOT / "app.py"), default_timeout=PATIENCE_S)
    if slug != "home":
        app.run()
        app.switch_page(f"pages/{slug}.py")
    for name, value in {GUIDE: FREE, **query}.items():  # what free play has is counted
        app.query_params[name] = value
    app.run()
    if app.exception:
        raise BrokenPageError(f"{slug}: {app.exception[0].message.splitlines()[0]}")
    if CURRENT not in app.session_state or app.session_state[CURRENT][0] != slug:
        return None
    _, surface, text = app.session_state[CURRENT]
    if not query.keys().isdisjoint(surface.choices):
        return None
    omitted = sum(len(app.get(kind)) for kind in _DRAWN)
    return Lesson(slug, prose.page(slug, query["lang"]).title, envelope(surface, text), place, omitted)
