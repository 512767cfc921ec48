"""What the bar of the site's pages is told: as a page opens, and once more is asked for."""

from typing import Any

from cosine_lab import prose
from cosine_lab.site import bundles, deck, page_code
from cosine_lab.tokens import themes

EXERCISE = "exercise"  # in assets/prose: what is wrong with one
_LATER = ("share", "selected", "add")
_WORK = ("room.", "submission.", "selected", "exercise.un")
_BUTTONS = ("share", "share.title", "add", "add.title")
_REFUSED = {
    "links": ("by-hand", "choice"),
    "site": ("unknown-language",),
    "talk": ("unknown-word", "unknown-beat", "so-many", "no-number", "whole", "same", "singular", "below", "above"),
}
"""What is said of values that an address cannot ask for, by part of assets/prose."""


def bar(language: str) -> dict[str, Any]:
    """What the bar of every page in a language is told as a page opens."""
    words = prose.text(bundles.BAR, language).templates("talk")
    first = prose.text(bundles.BAR, language).templates("share", "add")
    return {"words": words | {key: first[key] for key in _BUTTONS}, "speaker": deck.speaker()}


def later(language: str) -> dict[str, Any]:
    """And once a page is taken along."""
    refused = {
        f"{part}.{key}": word
        for part, keys in _REFUSED.items()
        for key, word in prose.text(part, language).templates(*keys).items()
    }
    return {"words": refused | prose.text(bundles.BAR, language).templates(*_LATER), "themes": themes()}


def work(language: str) -> dict[str, Any]:
    """And where it has an exercise: one that is handed in, or answered in a room."""
    wrong = {f"{EXERCISE}.{key}": word for key, word in prose.text(EXERCISE, language).templates("").items()}
    return {"words": wrong | prose.text(bundles.BAR, language).templates(*_WORK)}


ALL = {bundles.BAR: bar, page_code.LATER: later, page_code.CLASS: work}
"""What is told, by the name of its file."""
