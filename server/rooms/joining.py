"""The page with a box for a room's code: one file, without a script or a session."""

import re
from functools import cache
from html import escape
from string import Template

from lib import prose
from lib.escape import LONGEST_QUOTE
from lib.tokens import ASSETS

_BETWEEN = re.compile(r"[\s\-\u2010-\u2014]+")
"""What people put between letters."""


def read(typed: str) -> tuple[str, str]:
    """The code that was typed, or pasted with its address, and the key beside it or ""."""
    letters, _, key = typed.rpartition("/")[2].partition(".")
    return _BETWEEN.sub("", letters).upper(), key


@cache
def _page() -> Template:
    return Template((ASSETS / "site" / "join.html").read_text(encoding="utf-8"))


def box(up: str, typed: str = "", wrong: str = "") -> str:
    """The page, with what is wrong with the code that was typed.

    Parameters
    ----------
    up : str
        The way from its address to the site's root.
    typed : str
    wrong : str
        A key of assets/prose/join; "" where nothing is.
    """
    text = prose.text("join")
    typed = escape(typed[:LONGEST_QUOTE])
    said = f'<p role="alert">{text(wrong, typed=typed)}</p>\n' if wrong else ""
    words = {key: text(key) for key in ("title", "label", "go", "scan", "site")}
    return _page().substitute(words, language=prose.ENGLISH, up=up, typed=typed, said=said)
