"""Two labels of a reader's model, out of a few or many thousands."""

from collections.abc import Sequence

import streamlit as st

from cosine_lab.prose import Text
from cosine_lab.refusals import Refused
from cosine_lab.ui import bound_parameters, inputs, session, shell

MOST_LISTED = 3000
"""Names that are sent as a list; more are typed."""
_LONGEST = 200


def pair(labels: Sequence[str], begin: tuple[int, int], text: Text) -> tuple[tuple[int, int], tuple[Refused, ...]]:
    """Two labels, side by side, by the URL parameters `first` and `second`.

    Parameters
    ----------
    labels : sequence of str
        Different names.
    begin : tuple of int
        Numbers of the two to begin with.
    text : Text
        Words that call the two "first" and "second".
    """
    left, right = shell.columns(1, 1)
    with left:
        first, wrong = pick("first", labels, begin[0], text("first"))
    with right:
        second, unknown = pick("second", labels, begin[1], text("second"))
    return (first, second), wrong + unknown


def pick(name: str, labels: Sequence[str], first: int, title: str) -> tuple[int, tuple[Refused, ...]]:
    """One label, by its name in the URL parameter `name`.

    Parameters
    ----------
    name : str
        URL parameter and key.
    labels : sequence of str
        Different names.
    first : int
        Number of the one to begin with.
    title : str
        What is asked for.
    """
    listed = len(labels) <= MOST_LISTED
    if (_others(name, labels) or listed) and not _known(name, labels):
        session.forget(name, labels[first])
    if listed:
        with bound_parameters.widget(name, labels[first], lambda link: link if link in labels else None):
            chosen = st.selectbox(
                title, labels, first, key=name, bind="query-params", on_change=session.drop_link, placeholder=title
            )
        return list(labels).index(chosen or labels[first]), ()
    typed = inputs.text(name, labels[first], title, _LONGEST)
    places = {label: k for k, label in enumerate(labels)}
    if typed in places:
        return places[typed], ()
    return first, (Refused("audit.unknown", names=[typed]),)


def _others(name: str, labels: Sequence[str]) -> bool:
    """Whether other labels were offered the last time: a name of theirs was not typed for these."""
    mark = hash(tuple(labels))
    last = session.recall(f"{name}-of")
    session.remember(f"{name}-of", mark)
    return last not in {None, mark}


def _known(name: str, labels: Sequence[str]) -> bool:
    """Whether what is asked for is a label, or nothing is."""
    names = {session.parameter(name), session.recall(name)} - {None}
    return not names or not names.isdisjoint(labels)
