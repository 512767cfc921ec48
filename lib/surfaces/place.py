"""A page that Python draws, told as a story: where its reader is, and what may be told there.

The choices of such a page are texts, each in a parameter of its own. While a story guides, its
beats make them, and the page draws only what a beat shows; the browser's part is the strip alone
(assets/lab/story/page.js). What a bet asks about is not drawn, and leaves the server, only once
the reader has answered. Twin of `begin` and `startOf` there.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from lib.refusals import Refused
from lib.surfaces import exercise
from lib.surfaces.panels import Panel
from lib.surfaces.story import Beat, Bet, Choice, Shows, Story

BEAT, GUIDE, FREE = "beat", "guide", "0"
EXERCISE = "exercise"
STEP = "step-"
"""Begins the name of a step of somebody's talk: there the page is as its link says."""
UNTOLD = "—"
Choices = Mapping[str, str]


@dataclass(frozen=True)
class Part(Panel):
    """Something that the page draws, or numbers in the strip.

    Its name, for whoever makes an exercise, is the lesson's `part.<kind>`.

    Attributes
    ----------
    readings : sequence of str
        What it tells: while one of them is asked, the page leaves the part out.
    """

    readings: Sequence[str] = ()


@dataclass(frozen=True)
class Told:
    """A reading as Python tells it: its value, None where it has none, and how it is shown."""

    value: float | None
    shown: str


@dataclass(frozen=True)
class Place:
    """Where a reader of a page is.

    Attributes
    ----------
    beat : Beat or None
        None in free play.
    asked : bool
        Whether the beat's bet still has to be answered.
    base : mapping
        What holds of the page's choices where the link says nothing of them.
    choices : mapping
        What holds of them.
    hidden : tuple of str
        What an exercise keeps away: "panel:<kind>".
    """

    beat: Beat | None
    asked: bool
    base: Choices
    choices: Choices
    hidden: tuple[str, ...] = ()

    @property
    def guided(self) -> bool:
        """Whether a story makes the choices: an exercise leaves them to the reader."""
        return self.beat is not None and self.beat.key != EXERCISE

    @property
    def withheld(self) -> frozenset[str]:
        """The readings that nobody may have yet."""
        bet = self.beat.bet if self.beat else None
        return frozenset(bet.about) if bet and self.asked else frozenset()

    def has(self, part: Part | None) -> bool:
        """Whether a part belongs to what is on show, be it asked about or not.

        None is what no story shows and nobody asks about: it is there for free play alone.
        """
        if self.beat is None or not self.guided:
            return part is None or f"panel:{part.kind()}" not in self.hidden
        return type(part) in self.beat.shows.panels

    def shows(self, part: Part | None) -> bool:
        """Whether a part may be drawn: it belongs here, and nothing it tells is asked."""
        return self.has(part) and self.withheld.isdisjoint(part.readings if part else ())

    def asks(self, part: Part | None) -> bool:
        """Whether a part belongs here and is left out, because something it tells is asked."""
        return self.has(part) and not self.shows(part)

    def tells(self, readings: Mapping[str, Told], parts: Sequence[Part]) -> dict[str, Told]:
        """All readings, those without their values that are asked about or of no part on show."""
        seen = {name for part in parts if self.has(part) for name in part.readings}
        nothing = Told(None, UNTOLD)
        return {
            name: each if name in seen and name not in self.withheld else nothing
            for name, each in readings.items()
        }


def placed(
    story: Story, asked: Mapping[str, str], answered: Collection[str], defaults: Choices
) -> Place:
    """Where the parameters of a link put a reader.

    Parameters
    ----------
    story : Story
    asked : mapping
        The parameters of the link, untrusted.
    answered : collection of str
        Keys of the beats whose bets the reader has answered.
    defaults : mapping
        What holds of the page's choices in free play where the link says nothing.
    """
    text = asked.get(exercise.PARAMETER) if asked.get(GUIDE) != FREE else None
    beat, hidden = _asked(text) if text else (None, ())
    told = beat or _told(story, asked, defaults)
    base = dict(defaults) if told is None or told is beat else started(story, told, defaults)
    choices = base | {name: asked[name] for name in defaults if name in asked}
    open_bet = told is not None and told.bet is not None and told.key not in answered
    return Place(told, open_bet, base, choices, hidden)


def started(story: Story, beat: Beat, defaults: Choices) -> dict[str, str]:
    """The choices that a beat begins with: its own over those of the beats before."""
    choices = dict(defaults)
    for each in story.beats:
        choices |= each.start or {}
        if each.key == beat.key:
            break
    return choices


def _told(story: Story, asked: Mapping[str, str], defaults: Choices) -> Beat | None:
    """The beat that a link names, the first where it says nothing; None in free play."""
    named = next((each for each in story.beats if each.key == asked.get(BEAT)), None)
    stated = asked.get(BEAT, "").startswith(STEP) or any(name in asked for name in defaults)
    free = asked.get(GUIDE) == FREE or (named is None and stated)
    return None if free else named or story.beats[0]


def _asked(text: str) -> tuple[Beat | None, tuple[str, ...]]:
    """An exercise as a beat, and what it keeps away; the bar says why where there is none."""
    try:
        task = exercise.read(text)
    except Refused:
        return None, ()
    about = dict.fromkeys(reads.reading for _, reads in task.choices)
    choices = [Choice(str(k), (reads,)) for k, (_, reads) in enumerate(task.choices)]
    bet: Bet | None = None
    if task.scale:
        bet = Bet((task.scale.reading,), scale=task.scale)
    elif choices:
        bet = Bet(tuple(about), choices)
    return Beat(EXERCISE, Shows(), bet=bet), task.hidden
