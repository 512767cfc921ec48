"""The titles that stood in links before keys did: every link made then still opens."""

import json
from collections.abc import Container, Mapping

from cosine_lab.places import ASSETS
from cosine_lab.shared_cache import shared_cache


@shared_cache
def old_titles() -> dict[str, dict[str, str]]:
    """Key by old title, by URL parameter: entries of assets/old_titles.json are never changed."""
    titles: dict[str, dict[str, str]] = json.loads((ASSETS / "old_titles.json").read_text(encoding="utf-8"))
    return titles


def option_key(name: str, text: str, options: Container[str]) -> str | None:
    """The key that the URL parameter `name` asks for: a key, or its title in old links.

    Parameters
    ----------
    name, text : str
    options : container of str
        Keys.

    Returns
    -------
    str or None
        None where nothing here is called so.
    """
    known: Mapping[str, str] = old_titles().get(name, {})
    return next((key for key in (text, known.get(text)) if key in options), None)
