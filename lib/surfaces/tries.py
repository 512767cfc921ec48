"""Things to try in free play: each a press that does what it says, and what to watch then."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from lib.prose import Text
from lib.surfaces.panels import Panel


@dataclass(frozen=True)
class Try:
    """Something to try.

    Its words are the lesson's: `try.<key>` says what a press does, `.see` what to watch.

    start : fields that it sets, over the surface's defaults
    query : choices of the page that it makes besides, by parameter of the link
    """

    key: str
    start: Mapping[str, Any]
    query: Mapping[str, str] | None = None


@dataclass(frozen=True)
class Attempt:
    """Something to try, with its words."""

    attempt: Try
    does: str
    see: str


@dataclass(frozen=True)
class Tries(Panel):
    """What to try, one press each."""

    items: Sequence[Attempt]


def tries(held: Sequence[Try], text: Text) -> Tries:
    """The panel of these, in the words of the lesson."""
    return Tries([_attempt(each, text) for each in held])


def _attempt(held: Try, text: Text) -> Attempt:
    return Attempt(held, text(f"try.{held.key}"), text(f"try.{held.key}.see"))
