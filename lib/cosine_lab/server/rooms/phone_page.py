"""The page of a phone in a room: one file, its code in it, without a session."""

import gzip
import json
from functools import cache
from string import Template

from cosine_lab import prose
from cosine_lab.places import ASSETS
from cosine_lab.server.rooms.join_page import colours
from cosine_lab.site.esm import link

_FOLDER = ASSETS / "room"
_BET = ("skip", "bet", "scale", "unset", "commit", "you", "is", "yours", "sealed")


@cache
def script() -> str:
    """Its code, the same in every language; the policy allows it by its hash."""
    return f"\n{link(_FOLDER / 'index.js')}mount();\n"


def page(language: str) -> str:
    """The page in a language, or in English where there is none such.

    Parameters
    ----------
    language : str
        Untrusted.
    """
    return _page(language if language in prose.languages() else prose.ENGLISH)


@cache
def packed(page: str) -> bytes:
    """A page in a third of its bytes, for a hall that opens it at one moment."""
    return gzip.compress(page.encode(), mtime=0)


@cache
def _page(language: str) -> str:
    words = prose.text("join", language).templates("phone.") | prose.text("bar", language).templates("room.")
    words |= prose.text("story", language).templates(*(f"story.{key}" for key in _BET))
    told = json.dumps({"words": words, "language": language}, ensure_ascii=False).replace("<", "\\u003c")
    template = Template((_FOLDER / "room.html").read_text(encoding="utf-8"))
    return template.substitute(
        language=language, title=words["phone.title"], colours=colours(), told=told, script=script()
    )
