"""The style sheet of what Streamlit draws: assets/site, what a talk changes of it, and the tokens."""

import json

from cosine_lab import tokens
from cosine_lab.places import ASSETS
from cosine_lab.prose import Text
from cosine_lab.shared_cache import shared_cache
from cosine_lab.site.sheets import dense

_SIDE, _PAGE = "1.6rem", "1720px"
"""Space beside a page, and its greatest width."""


@shared_cache
def sheet() -> str:
    """The style sheet of every page, whatever its language."""
    values = {"side": _SIDE, "page": _PAGE} | tokens.declared()
    declared = "; ".join(f"--{name}: {value}" for name, value in values.items())
    sheets = (
        ASSETS / "site" / "site.css",
        ASSETS / "site" / "chinese.css",
        ASSETS / "bar" / "zoom.css",
        ASSETS / "bar" / "page.css",
        ASSETS / "glossary" / "page.css",
        ASSETS / "handouts" / "plan.css",
    )
    rules = "\n".join(each.read_text(encoding="utf-8") for each in sheets)
    return f":root {{ {declared} }}{dense(rules)}"


@shared_cache
def style(words: Text) -> str:
    """The style sheet of a page, as an element.

    Parameters
    ----------
    words : Text
        The site's; a style sheet writes the name of the menu, which Streamlit leaves out, and what
        is to be said of a file that did not arrive, where Streamlit names a fault of its own.
    """
    strings = {name: json.dumps(words(name), ensure_ascii=False) for name in ("menu", "lost", "lost-framed")}
    variables = "; ".join(f"--{name}: {value}" for name, value in strings.items())
    return f"<style>:root {{ {variables} }}{sheet()}</style>"
