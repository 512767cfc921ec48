"""A step's link: a page of this site and what is asked of it; a host is dropped."""

import re
from collections.abc import Collection
from urllib.parse import quote, unquote_to_bytes

from cosine_lab import names
from cosine_lab.refusals import Refused
from cosine_lab.talks.model import BEAT, LONGEST_LINE, LONGEST_VALUE, MOST_PARAMETERS
from cosine_lab.talks.query_parameters import nearest
from cosine_lab.url_parameters import READER, of_kind

HOME = "home"
LONGEST = 12 * LONGEST_LINE
"""Characters of a line that holds no more than a link, every character of it escaped."""
OF_STEP = ("s", BEAT)
"""What a step asks of a page that is open already: a state, a step of its story."""
OWN = of_kind(READER)
"""What belongs to one reader or to one way of showing a page, and to no step."""
_LABELLED = re.compile(r"\[.*\]\( *<?([^\s<>()]+)>? *\)")
_BARE = re.compile(r"<?([^\s<>()\[\]]+)>?")
_ADDRESS = re.compile(r"(?:https?://[^/?#]+(?=[/?]|$))?([^?#:]*)(?:\?([^#]*))?")
_UNESCAPED = re.compile(r"%(?![0-9A-Fa-f]{2})")
_NAME = re.compile(r"[A-Za-z][A-Za-z0-9_-]{0,39}")


def line(slug: str, parameters: tuple[tuple[str, str], ...]) -> str:
    """The link as a line of Markdown."""
    query = "&".join(f"{name}={quote(value, safe='')}" for name, value in parameters)
    return f"[{slug}](/{'' if slug == HOME else slug}{'?' if query else ''}{query})"


def place(slug: str, parameters: tuple[tuple[str, str], ...]) -> str:
    """The page and the choices on it that only the site can make, as the browser names them."""
    choices = tuple(sorted(each for each in parameters if each[0] not in OF_STEP))
    return line(slug, choices).partition("](/")[2][:-1]


def read(text: str, pages: Collection[str]) -> tuple[str, tuple[tuple[str, str], ...]]:
    """The page and what is asked of it.

    Parameters
    ----------
    text : str
        A line: `[any text](address)`, or the address alone.
    pages : collection of str
        The slugs there are.

    Raises
    ------
    Refused
        `talk.no-link` for what is none, `talk.other-page`, `talk.broken-link`.
    """
    if len(text) > LONGEST:
        raise Refused("talk.no-link")
    match = _LABELLED.fullmatch(text) or _BARE.fullmatch(text)
    address = match and _ADDRESS.fullmatch(match[1])
    if not address:
        raise Refused("talk.no-link")
    slug = address[1].rpartition("/")[2] or HOME
    if slug not in pages:
        raise Refused("talk.other-page", page=slug[:40], meant=nearest(slug, sorted(pages)))
    parts = [part for part in (address[2] or "").split("&") if part]
    query = [_pair(part) for part in parts]
    own = tuple((name, value) for name, value in query if name not in OWN)
    if len(own) > MOST_PARAMETERS or len({name for name, _ in own}) < len(own):
        raise Refused("talk.broken-link")
    return slug, own


def _pair(part: str) -> tuple[str, str]:
    name, _, value = part.replace("+", " ").partition("=")
    if not _NAME.fullmatch(name) or _UNESCAPED.search(value):
        raise Refused("talk.broken-link")
    try:
        plain = unquote_to_bytes(value).decode()
    except UnicodeDecodeError as error:
        raise Refused("talk.broken-link") from error
    if names.unseen(plain) or len(plain) > LONGEST_VALUE:
        raise Refused("talk.broken-link")
    return name, plain
