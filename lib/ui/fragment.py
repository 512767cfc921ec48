"""Fragments, parts of a page that run alone: a choice in one asks for nothing of the rest."""

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import wraps
from typing import TypeVar

import streamlit as st

from lib.figures.chart import View
from lib.figures.style import Look
from lib.parameters import State
from lib.prose import Text
from lib.ui import controls, figures, free_play, glosses, session, shell, url_sync

S = TypeVar("S", bound=State)


def alone(compose: Callable[[], None]) -> None:
    """Compose a part of a page here, and alone again whenever one of its own controls is used.

    It decorates a function of a page; nothing else calls that function. What the function reads of
    the page is as the page's own run left it; what the address says may have changed since.
    """
    met, name = glosses.met(), compose.__name__

    @st.fragment
    def run() -> None:
        glosses.go_on(met)
        with url_sync.telling(f"page-{name}"):
            compose()

    run()


def free(compose: Callable[[], None]) -> None:
    """`alone`, in a place for free play (`shell.free`), and not composed before that has begun."""

    @wraps(compose)
    def place() -> None:
        with shell.free(compose.__name__):
            if free_play.begun():
                compose()
            else:
                free_play.wait(compose.__name__)

    alone(place)


def views(
    offered: tuple[Sequence[str], Collection[str]],
    models: Mapping[str, str],
    default: S,
    draw: Callable[[tuple[str, str], S, Look, Text], View],
    text: Text,
) -> None:
    """One of several views, chosen by `view`; one of a single model has another choice, `model`.

    Parameters
    ----------
    offered : (sequence, collection) of str
        Keys of all views, and of those that are of a single model.
    models : mapping of str to str
        Titles by key.
    default : State
        What the link's state changes.
    draw : callable
        Told the keys of view and model, the link's state as it is at that moment.
    text : Text
        The page's words.
    """

    @free
    def chosen() -> None:
        told: controls.Told = []
        viewing, choosing = shell.columns(1, 1)
        with viewing:
            view = controls.choice(text, "view", offered[0], told)
        model = next(iter(models))
        if view in offered[1]:
            with choosing:
                model = controls.choice(text, "model", models, told)
        shell.notes(tuple(told))
        linked, _ = session.linked(default)  # the page's own run may be some choices ago
        figures.lay(draw((view, model), linked, figures.look(), text))
