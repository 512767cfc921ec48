"""Widgets bound to parameters of the URL, which are Streamlit's own, and links that are followed to them."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager

from cosine_lab.ui import session

_BOUND, _FOLLOWED = "bound", "followed"


def begin(slug: str) -> None:
    """A page begins, with no widget on it."""
    session.remember(session.PAGE, slug)
    session.remember(_BOUND, frozenset())


def page() -> str:
    """The page that is open."""
    current: str = session.recall(session.PAGE)
    return current


def follow(slug: str, query: Mapping[str, str]) -> None:
    """A link to a page of the site is followed: the URL decides every choice again."""
    session.undecide()
    session.remember(_FOLLOWED, (slug, query, frozenset(), followed() + 1))


def followed() -> int:
    """How many links have been followed: a surface that stood there before begins anew."""
    known = session.recall(_FOLLOWED)
    return known[3] if known else 0


def names() -> frozenset[str]:
    """Parameters of the widgets on the page."""
    bound: frozenset[str] = session.recall(_BOUND) or frozenset()
    return bound


@contextmanager
def widget(name: str, default: object, parse: Callable[[str], object]) -> Iterator[str | None]:
    """Around such a widget: it keeps what it has, whatever the URL says.

    Where a link was followed since it was last drawn it is given what that asks for; what of that
    means no value is what the block gets, to be said. What Streamlit then writes to the URL by
    itself, as for a value that Python put back, is a writing as well.

    Parameters
    ----------
    name : str
    default : object
        What holds where the link asks for nothing that can be read.
    parse : callable
        The value that a link's text means; None where it means none.
    """
    session.remember(_BOUND, names() | {name})
    unread = _give(name, default, parse)
    before = session.parameters()
    yield unread
    if session.parameters() != before:
        session.count_writing()


def _give(name: str, default: object, parse: Callable[[str], object]) -> str | None:
    link: tuple[str, Mapping[str, str], frozenset[str], int] | None = session.recall(_FOLLOWED)
    if link is None or link[0] != page() or name in link[2]:
        return None
    slug, query, values, count = link
    session.remember(_FOLLOWED, (slug, query, values | {name}, count))
    value = parse(query[name]) if name in query else None
    session.remember(name, default if value is None else value)
    return query.get(name) if value is None else None
