"""Foreign text made harmless for the place where it is shown: one function a place."""

import re
from functools import lru_cache

from cosine_lab import names

LONGEST_QUOTE = 40

# What Markdown would act on. A note may quote a link, and a link may hold a picture's address.
_MARKUP = re.compile(r"([\\`*_{}\[\]()#+!|<>~$:&-]|(?<=[0-9])\.(?=\s|$))")
# What Streamlit's reader acts on even where it is escaped, as it looks for it after Markdown has
# been read: addresses, icons, arrows. Nothing is looked for in code.
_LATE = re.compile(r"https?:|www\.|@|:[^\s:]+:|(?:^|\s)(?:<?->?|--|[<>~]=|<-)(?:\s|$)", re.IGNORECASE)
_TICKS = re.compile("`+")
_SIGNS = "[=+\\-@\uff1d\uff0b\uff0d\uff20]"
_FORMULA = re.compile(rf"[\t\r]|\s*{_SIGNS}")
# Where a semicolon parts cells, as in many languages, and quotes begin no cell, one begins here.
_GAP = re.compile(rf'(?<![;\s"])[;\s"]+(?={_SIGNS})')
_FURTHER = re.compile(r"[;\t\r\n]")
_NUMBER = re.compile(r"[+-]?[0-9]+(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?")


class Markdown(str):
    """Markdown of our own making, in which every foreign text is inert already."""

    __slots__ = ()


@lru_cache(maxsize=8192)  # a table's words come again with every choice
def markdown(text: str) -> Markdown:
    """The text as it is, with nothing in it that Markdown or Streamlit would act on."""
    visible = names.visible(text)
    if _LATE.search(visible) is None:
        return Markdown(_MARKUP.sub(r"\\\1", visible))
    fence = "`" * (1 + max(map(len, _TICKS.findall(visible)), default=0))
    return Markdown(f"{fence} {' '.join(visible.split())} {fence}")


def plotly(text: str) -> str:
    """The text for a figure: no tag, no entity, no formula, no template."""
    visible = names.visible(text).replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return visible.replace("$", "&#36;").replace("%{", "&#37;{")


def cell(text: str) -> str:
    """The text for a cell of a CSV file that a spreadsheet may open: a number, or no formula."""
    inner = _GAP.sub(lambda gap: f"{gap[0]}'" if _FURTHER.search(gap[0]) else gap[0], text)
    return f"'{inner}" if _FORMULA.match(text) and not _NUMBER.fullmatch(text) else inner


class Quote(str):
    """Foreign text between the quotes of an English sentence; another language has its own (`cosine_lab.prose`)."""

    __slots__ = ()


def quoted(text: str) -> Quote:
    """A piece of foreign text as a sentence may quote it: in quotes, cut, nothing unseen."""
    return Quote(repr(text if len(text) <= LONGEST_QUOTE else text[:LONGEST_QUOTE] + "…"))
