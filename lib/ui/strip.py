"""The strip that tells a page of Python's as a story: its place, its mount, what it asks for."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

import streamlit as st
from streamlit.delta_generator import DeltaGenerator

from lib.prose import Text
from lib.surfaces import exercise
from lib.surfaces.place import BEAT, FREE, GUIDE, Choices, Part, Place, placed, started
from lib.surfaces.story import Story
from lib.surfaces.strip import Strip
from lib.ui import session
from lib.ui.mount import made

__all__ = ["Strip", "places", "show", "veil"]

_ANSWERED = "answered:"
_MOST_ANSWERED, _LONGEST = 64, 200


def places(story: Story, defaults: Choices, text: Text) -> Callable[[], Place]:
    """Where the reader is, for each part of the page that asks; it is asked here for all of it.

    What the story chooses is from then on not drawn as a control (`inputs`).

    Parameters
    ----------
    story : Story
    defaults : mapping
        The page's choices in free play, by their parameters.
    text : Text
        The page's words; their part is the lesson.
    """

    def place() -> Place:
        found = placed(story, session.parameters(), session.recall(_kept(text)) or (), defaults)
        session.lead(found.choices if found.guided else None, plays=found.beat is None)
        return found

    place()
    return place


def veil(found: Place, part: Part | None) -> None:
    """What stands in the place of a part that tells something that is asked about."""
    if found.asks(part):
        st.html('<b class="veil">?</b>')


def show(told: Strip, text: Text, above: DeltaGenerator) -> None:
    """Mount the strip `above`, and here what free play has besides; both ask for choices.

    Parameters
    ----------
    told : Strip
    text : Text
        The page's words; their part is the lesson's entry in assets/lessons.
    above : DeltaGenerator
    """
    data = told.data(text)
    with above:
        _mount("strip", told, text, data)
    if told.tale.free and not told.place.guided:
        _mount("free", told, text, data | {"below": True})


def _mount(name: str, told: Strip, text: Text, data: dict[str, Any]) -> None:
    key = f"{name}-{text.part}"
    hear = partial(_hear, key, told.tale.story, told.tale.defaults, text)
    made(text.part)(key=key, data=data, on_asked_change=hear)


def _hear(key: str, story: Story, defaults: Choices, text: Text) -> None:
    """Go where the strip asks, as its browser's own move: one step of history, or none.

    A step may change anything on the page: all of it runs, not the part that the strip is told in.
    """
    asked = session.told(key, "asked")
    if isinstance(asked, dict):
        _go(asked, story, defaults, text)
    st.rerun()


def _go(asked: Mapping[str, object], story: Story, defaults: Choices, text: Text) -> None:
    answered = asked.get("answered")
    if isinstance(answered, list):
        held = frozenset(map(str, answered[:_MOST_ANSWERED]))
        session.remember(_kept(text), held)
    wanted = _choices(asked.get("state"), defaults)
    beat = next((each for each in story.beats if each.key == asked.get(BEAT)), None)
    base = started(story, beat, defaults) if beat else defaults
    now = session.parameters()
    stays = all(now.get(name, base[name]) == each for name, each in wanted.items())
    if stays and asked.get("turn") is not True:
        return
    written: dict[str, str | list[str]] = {
        name: [] if each == base[name] else each for name, each in wanted.items()
    }
    free = asked.get(GUIDE) == FREE
    session.choose(wanted)
    session.write(written | {BEAT: beat.key if beat else [], GUIDE: FREE if free else []})


def _choices(given: object, defaults: Choices) -> dict[str, str]:
    """What of the page's choices a browser sent, which may be anything."""
    if not isinstance(given, Mapping):
        return {}
    return {name: given[name][:_LONGEST] for name in defaults if isinstance(given.get(name), str)}


def _kept(text: Text) -> str:
    """Under which the answered bets are kept: of the lesson's story, or of one exercise."""
    return f"{_ANSWERED}{text.part}:{session.asked(exercise.PARAMETER) or ''}"
