"""The join page, with a box for a room's code: one file, without a script or a session."""

import re
from collections.abc import Mapping
from functools import cache
from html import escape
from string import Template

from cosine_lab import prose
from cosine_lab.escape import LONGEST_QUOTE
from cosine_lab.places import ASSETS
from cosine_lab.server.rooms.memory import MemoryRooms
from cosine_lab.server.rooms.room import Rooms
from cosine_lab.tokens import declared

_BETWEEN = re.compile(r"[\s\-\u2010-\u2014]+")
"""What people put between letters."""
WHERE = "COSINE_LAB_ROOMS"
"""redis://… for several replicas, or for rooms that outlive the server; not set for one process."""
REDIS = ("redis://", "rediss://", "unix://")


def rooms(environ: Mapping[str, str], *, secret: bool = True) -> Rooms:
    """The rooms that an environment names.

    Parameters
    ----------
    environ : mapping of str to str
    secret : bool
        Whether the server's secret is named (server.cookieSecret), and so the same after a restart.

    Raises
    ------
    ValueError
        If COSINE_LAB_ROOMS names none of these places: a server that starts all the same would
        lose its rooms unnoticed. If rooms outlive the names to vote under, which the secret marks: who
        votes again after a restart would count twice.
    """
    where = environ.get(WHERE, "")
    if not where:
        return MemoryRooms()
    if where.startswith(REDIS) and not secret:
        raise ValueError(f"{WHERE} needs STREAMLIT_SERVER_COOKIE_SECRET beside it, the same for all replicas")
    if where.startswith(REDIS):
        from cosine_lab.server.rooms.valkey import ValkeyRooms  # noqa: PLC0415 - its client is an extra

        return ValkeyRooms(where)
    raise ValueError(f"{WHERE} needs redis://host:port, got {where!r}")


def read(typed: str) -> tuple[str, str]:
    """The code that was typed, or pasted with its address, and the key beside it or ""."""
    letters, _, key = typed.rpartition("/")[2].partition(".")
    return _BETWEEN.sub("", letters).upper(), key


@cache
def _page() -> Template:
    return Template((ASSETS / "site" / "join.html").read_text(encoding="utf-8"))


def colours() -> str:
    """The tokens, as declarations of a style sheet."""
    return "; ".join(f"--{name}: {value}" for name, value in declared().items())


def box(up: str, language: str, typed: str = "", wrong: str = "") -> str:
    """The page, with what is wrong with the code that was typed.

    Parameters
    ----------
    up : str
        The way from its address to the site's root.
    language : str
    typed : str
    wrong : str
        A key of assets/prose/join; "" where nothing is.
    """
    text = prose.text("join", language)
    typed = escape(typed[:LONGEST_QUOTE])
    said = f'<p role="alert">{text(wrong, typed=typed)}</p>\n' if wrong else ""
    words = {key: text(key) for key in ("title", "label", "go", "scan", "site")}
    return _page().substitute(words, language=language, colours=colours(), up=up, typed=typed, said=said)
