"""What a walk through a story leaves behind, for judges to look at."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Message:
    """What was said, from which region of the page, and when."""

    text: str
    region: str
    at: float


@dataclass(frozen=True)
class Act:
    """What a reader did, what was said until all was quiet, and what has the focus then."""

    step: int
    what: str
    said: tuple[Message, ...]
    during: tuple[Message, ...]
    """What was said before a hand let go."""
    held: str
    """The name of what has the focus, `body` where nothing has."""
    label: str
    alive: bool
    sentence: str
    """The story's, as it stands on the screen."""
    masks: tuple[str, ...]
    """Readings that are kept back still."""
    seen: str
    """All that can be seen then."""
    unseen: tuple[str, ...]
    """Sentences that cannot."""
    answer: str
    """What the step says that its bet came to, if it does."""
    shown: dict[str, str]
    """Readings that can be seen, by name."""


@dataclass(frozen=True)
class Drag:
    """What was seen while a hand was on what the step is about, in a window so wide."""

    step: int
    width: int
    pictures: list[list[int]]
    """Left, top, width and height of the picture that it is on, after each move."""
    lost: list[tuple[str, str]]
    """Places of handles before and after the page moved under a hand that did not."""
    labels: tuple[str, ...]
    """What is wrong with the texts of planes in mid-move."""


@dataclass(frozen=True)
class Answer:
    """What a step says that a bet came to."""

    given: str
    truth: str
    came_true: str
    text: str


@dataclass(frozen=True)
class Look:
    """What a page shows at one moment of a step."""

    step: int
    beat: str
    """The step's key, as the address has it."""
    told: bool
    """Whether all that the step asks for is done."""
    asks: bool
    goal: str
    """Whether it is `open` or `reached`; empty where there is none."""
    sentence: str
    sentence_px: float
    strip: str
    """All that the story says."""
    spoken: str
    """All that a listener can find on the page, while something is kept back."""
    order: tuple[str, ...]
    """What can have the focus, in the order of the Tab key."""
    handles: dict[str, str]
    pictures: tuple[str, ...]
    """What each picture is called."""
    controls: tuple[str, ...]
    masks: dict[str, Any]
    """Readings that are kept back, with all that they tell anybody."""
    readings: tuple[dict[str, Any], ...]
    """Every reading on the page, as an element."""
    read: dict[str, str]
    """Every reading as the lesson has it."""
    naked: frozenset[str]
    """Words that are of no language."""
    over: int
    """By how many pixels the page is wider than a phone, as a step begins and once one is done."""
    labels: tuple[str, ...]
    """What is wrong with the texts of planes: on a screen, and on a phone where `over` is looked at."""
    outside: tuple[str, ...]
    """Handles that lie outside their plane: on a screen, and on a phone where `over` is looked at."""
    violations: tuple[str, ...]
    """What axe-core finds, at the first step."""
    answer: Answer | None
    drawn: dict[str, int]
    """How many marks of each kind can be seen on planes."""


@dataclass
class Record:
    """All of a walk."""

    slug: str
    opening: tuple[Message, ...] = ()
    looks: list[Look] = field(default_factory=list)
    acts: list[Act] = field(default_factory=list)
    drags: list[Drag] = field(default_factory=list)
    places: list[tuple[int, list[list[Any]], list[list[Any]]]] = field(default_factory=list)
    """Where pictures are on a phone before and after what each step asks for."""
    again: list[str] = field(default_factory=list)
    """Steps where Enter, pressed once more after Next, did something."""
    dead: list[str] = field(default_factory=list)
    """Handles that no arrow key moves."""
    dark: list[str] = field(default_factory=list)
    """What axe-core finds against the colours of free play in the dark."""
    colours: list[str] = field(default_factory=list)
    """Verdicts of free play in the colour of the other verdict."""
    on: str | None = None
    """Where the last step leads."""
    kept: dict[str, Any] = field(default_factory=dict)
    """What the browser remembers of the story at its end."""
    forgotten: dict[str, Any] = field(default_factory=dict)
    """The same once the reader has it forget."""

    def messages(self) -> Iterator[Message]:
        """Everything that was said, in its order."""
        yield from self.opening
        for act in self.acts:
            yield from act.said
