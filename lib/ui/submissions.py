"""The desk on which work that a class handed in is checked, in the lecturer's browser."""

from collections.abc import Mapping

from lib import prose, submissions
from lib.prose import Text
from lib.surfaces.opened import Opener
from lib.ui import session
from lib.ui.bundles import COLLECT, module
from lib.ui.mount import made

_KEPT = "submissions-wanted"
_PARTS = ("submissions", "exercise")


def shown(openers: Mapping[str, Opener], text: Text) -> None:
    """Show the desk, and open the lessons that its works are of.

    Parameters
    ----------
    openers : mapping by slug
    text : Text
        The page's words.
    """
    asked = session.recall(_KEPT) or {}
    places = submissions.wanted(asked.get("places"))
    words = {
        f"{part}.{key}": word for part in _PARTS for key, word in prose.text(part, text.language).templates("").items()
    }
    made(COLLECT)(
        key=COLLECT,
        data={
            "words": text.templates("") | words,
            "language": text.language,
            "parameters": submissions.parameters(openers),
            "modules": {slug: module(slug) for slug, _ in places if slug in openers},
            "asked": asked.get("number"),
            "answers": submissions.answers(places, openers, text.language),
        },
        on_wanted_change=_wanted,
    )


def _wanted() -> None:
    """The browser asks for lessons, by a number that it knows the answer by."""
    told = session.told(COLLECT, "wanted")
    session.remember(_KEPT, told if isinstance(told, dict) else {})
