"""A lesson on paper: what its story asks, how it starts, and what turns out; all from the story."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from lib.links import encode
from lib.parameters import Points, State
from lib.prose import Text
from lib.surfaces.readings import Readings, reached
from lib.surfaces.story import Beat, Bet, Story

Reader = Callable[[Mapping[str, str]], Readings]
Moves = Mapping[str, Mapping[str, Any]]
"""Fields that the reader of a step comes to set, by the step's key."""


@dataclass(frozen=True)
class Picture:
    """What a lesson starts from: arrows with their names, and dots."""

    labels: Sequence[str]
    rows: Points
    points: Points = ()


@dataclass(frozen=True)
class Handout:
    """What a lesson has for paper.

    Attributes
    ----------
    story : Story
    state : State
        What its first step starts over.
    moves : Moves
        The answers are read off the state after them, as they are on screen.
    picture : Picture or None
    """

    story: Story
    state: State
    moves: Moves = field(default_factory=dict)
    picture: Picture | None = None


@dataclass(frozen=True)
class Question:
    """A question, what may be answered, and what turns out; None where that cannot be read."""

    ask: str
    choices: Sequence[str]
    truth: str | None


def questions(handout: Handout, read: Reader, text: Text) -> list[Question]:
    """What the story asks, in order.

    Parameters
    ----------
    handout : Handout
    read : callable
        Gives the readings of a link.
    text : Text
        The lesson's words.
    """
    labels = handout.state.labels
    found = []
    for beat, before, after in _states(handout):
        if beat.bet:
            was, now = (read({"s": encode(state, labels)}) for state in (before, after))
            found.append(_question(beat, beat.bet, _shown(was), now, text))
    return [each for each in found if each]


def _states(handout: Handout) -> Iterator[tuple[Beat, State, State]]:
    """Each step with the state it begins with, and the one that the reader's move leads to."""
    state, given = handout.state, dict[str, Any]()
    for beat in handout.story.beats:
        if beat.start is not None:
            given |= beat.start
            state = replace(handout.state, **given)
        after = replace(state, **handout.moves.get(beat.key, {}))
        yield beat, state, after
        state = after


def _question(
    beat: Beat, bet: Bet, shown: Mapping[str, str], now: Readings, text: Text
) -> Question | None:
    """The question of a step; None where it quotes what Python does not read."""
    key = f"beat.{beat.key}"
    try:
        ask = text(key, **shown)
    except KeyError:
        return None
    choices = [text(f"{key}.bet.{choice.key}") for choice in bet.choices]
    held = [reached(choice.holds, now) for choice in bet.choices]
    truth = choices[held.index(True)] if True in held else None
    if bet.scale and bet.scale.reading in now:
        truth = _number(now[bet.scale.reading])
    return Question(ask, choices, truth)


def _shown(readings: Readings) -> dict[str, str]:
    """Readings as sentences quote them: a colon in a name is a hyphen there."""
    return {name.replace(":", "-"): _number(value) for name, value in readings.items()}


def _number(value: float | None) -> str:
    """A number as a sheet of paper has it."""
    if value is None:
        return "—"
    shown = str(int(value)) if value == int(value) else f"{value:.2f}"
    return shown.replace("-", "−")
