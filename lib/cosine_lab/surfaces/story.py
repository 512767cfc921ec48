"""A story: the beats a lesson is told in, as data. The browser plays it (assets/lab/story).

A beat holds no truth: what a bet turns out to be and what a sentence says is read off *readings*, what the lesson's
readings.js declares, after the reader's own move. Its words are the lesson's (CONTRIBUTING, "A beat and its words").
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from cosine_lab.parameters import Field
from cosine_lab.surfaces.names import Action, Handle, Space
from cosine_lab.surfaces.panels import Panel, Plane

Is = Literal["<", "<=", "=", ">=", ">"]
FEWEST_CHOICES, MOST_CHOICES = 2, 4


@dataclass(frozen=True)
class Reads:
    """A comparison of a reading with a number; an undefined reading compares with none.

    reading : a name that the lesson's readings.js declares
    within : tolerance of "=", "<=" and ">=", in the reading's unit, at least 0
    """

    reading: str
    relation: Is
    value: float
    within: float = 0.0


@dataclass(frozen=True)
class Choice:
    """An answer to bet on, and when it holds: all comparisons must."""

    key: str
    holds: Sequence[Reads]


def ranges(reading: str, first: str, *then: tuple[float, str]) -> tuple[Choice, ...]:
    """Choices by the size of a reading: the first below all numbers, each other from its number on up to the next."""
    lows = [(), *((Reads(reading, ">=", low),) for low, _ in then)]
    highs = [*((Reads(reading, "<", low),) for low, _ in then), ()]
    keys = [first, *(key for _, key in then)]
    return tuple(Choice(key, (*low, *high)) for key, low, high in zip(keys, lows, highs, strict=True))


@dataclass(frozen=True)
class Scale:
    """A number to bet on: the reading that it is about, from `low` to `high`.

    `within` is how far off an answer may be and still count as right.
    """

    reading: str
    low: float
    high: float
    step: float
    within: float


@dataclass(frozen=True)
class Bet:
    """What a beat asks before it shows: two to four choices, or a number on a scale.

    about : readings that are masked until the reader has answered or skipped and, where a goal waits, moved something:
        at rest they look like a result
    still : whether a move would answer it: no handle is there before the answer
    hands : of a number, three values to raise hands for, one of which lies near what turns out; of few whole numbers,
        one that only those raise a hand for who are right
    live : whether there is one; a comment beside it says why that gives nothing away
    """

    about: Sequence[str]
    choices: Sequence[Choice] = ()
    scale: Scale | None = None
    still: bool = False
    live: bool = False
    hands: Sequence[float] = ()

    def __post_init__(self) -> None:
        if self.scale is None and not FEWEST_CHOICES <= len(self.choices) <= MOST_CHOICES:
            raise ValueError(f"a bet needs 2 to 4 choices or a scale, got {len(self.choices)}")
        if self.scale is not None and self.choices:
            raise ValueError("a bet needs choices or a scale, got both")


@dataclass(frozen=True)
class Shows:
    """What of the surface is on the page; the first handle is the one the beat is about.

    `pair` says whether the reader may choose the pair, and `room` how far from the origin the planes reach at least, in
    their units, where the move that is asked for leads farther than what is there.
    """

    planes: Sequence[Space] = ()
    panels: Sequence[type[Panel]] = ()
    handles: Sequence[Handle] = ()
    pair: bool = False
    room: float = 0


@dataclass(frozen=True)
class Beat:
    """One step of a story.

    start : fields to glide to, over what the beats before set; None goes on from the reader's state
    goal : reached when all hold by the reader's own move
    actions : buttons that do it for those who cannot or will not drag; a goal needs one
    why : whether this is the step in which the reader's own move shows the reason
    """

    key: str
    shows: Shows
    start: Mapping[str, Any] | None = None
    bet: Bet | None = None
    goal: Sequence[Reads] = ()
    actions: Sequence[Action] = ()
    why: bool = False

    def __post_init__(self) -> None:
        if self.goal and not self.actions:
            raise ValueError(f"beat {self.key} needs an action that reaches its goal, got none")
        if self.why and not self.goal:
            raise ValueError(f"beat {self.key} needs a goal to show why, got none")


@dataclass(frozen=True)
class Story:
    """The beats of a lesson; what comes after it is the course's affair (lib/cosine_lab/course.py).

    code : the line that does in a reader's own code what the lesson's practice says, where there is one
    """

    beats: Sequence[Beat]
    code: str = ""

    def __post_init__(self) -> None:
        keys = [beat.key for beat in self.beats]
        if len(set(keys)) < len(keys) or not keys:
            raise ValueError(f"a story needs beats with different keys, got {keys}")

    def owners(self) -> set[str]:
        """Its beats, and `action.…` for the actions that they offer."""
        return {"beat"} | {f"action.{each}" for beat in self.beats for each in beat.actions}

    def check(self, spec: Mapping[str, Field], panels: Sequence[Panel]) -> None:
        """Hold the story to its surface.

        spec : the fields of the surface's state

        Raises
        ------
        ValueError
            If a beat sets a field, or shows a plane, panel or handle, that the surface has not.
        """
        planes = [panel for panel in panels if isinstance(panel, Plane)]
        handles = {handle for plane in planes for handle in plane.handles}
        kinds = {each.kind() for panel in panels for each in (type(panel), *panel.pieces)}
        for beat in self.beats:
            missing = [
                *(set(beat.start or {}) - {*spec, "labels"}),
                *(set(beat.shows.planes) - {plane.space for plane in planes}),
                *({each.kind() for each in beat.shows.panels} - kinds),
                *({each.partition(":")[0] for each in beat.shows.handles} - handles),
            ]
            if missing:
                raise ValueError(f"beat {beat.key} needs what is there, got {missing}")
