"""The titles that stood in links before keys did: every link made then still opens."""

from collections.abc import Mapping
from types import MappingProxyType

_SOURCE = {
    "Paper": "paper",
    "Figure 2": "figure",
    "Iris": "iris",
    "Wine": "wine",
    "Digits": "digits",
    "Live size": "live",
    "Paper size": "paper",
    "Your matrix": "own",
}
_TEXT = {
    "Whole Bible": "whole",
    "Genesis to Deuteronomy": "moses",
    "Four Gospels": "gospels",
}
OLD_TITLES: Mapping[str, Mapping[str, str]] = MappingProxyType({"source": _SOURCE, "text": _TEXT})
"""Key by old title, by URL parameter."""


def asked_key(name: str, asked: str, options: Mapping[str, str]) -> str | None:
    """The key that the URL parameter `name` asks for: a key, its title, or its title of old links.

    Parameters
    ----------
    name, asked : str
    options : mapping of str to str
        Title by key.

    Returns
    -------
    str or None
        None where nothing here is called so.
    """
    old = OLD_TITLES.get(name, {}).get(asked)
    titled = (key for key, title in options.items() if title == asked)
    return next((key for key in (asked, old) if key in options), next(titled, None))
