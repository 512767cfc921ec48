"""Mounts the bar that every page has: talk mode, and the ways to take the page along."""

from lib.once import once
from lib.prose import Page
from lib.tokens import ASSETS
from lib.ui.bundles import BAR
from lib.ui.mount import made

_FOLDER = ASSETS / "bar"
EXERCISE = "exercise"
"""The part of assets/prose that says what is wrong with one."""


def show(page: Page) -> None:
    """Mount the bar. It draws outside the flow of the page.

    Parameters
    ----------
    page : Page
        The page it stands on.
    """
    refused = page.text.of(EXERCISE).templates("").items()
    words = page.text.of(BAR).templates("") | {f"{EXERCISE}.{key}": word for key, word in refused}
    data = {
        "slug": page.text.part,
        "language": page.text.language,
        "title": page.title,
        "words": words,
        "speaker": _speaker(),
    }
    made(BAR)(key=BAR, data=data, on_talk_change=_redraw)


@once
def _speaker() -> str:
    """The style sheet of the speaker's window."""
    return (_FOLDER / "speaker.css").read_text(encoding="utf-8")


def _redraw() -> None:
    """The run that follows draws charts with letters of the other size."""
