"""What a room asks, what answers it takes, and what is true: read from what a browser sent."""

import re
from collections.abc import Mapping
from dataclasses import dataclass

from cosine_lab import names
from cosine_lab.refusals import Refused
from cosine_lab.server.rooms import untrusted
from cosine_lab.server.rooms.untrusted import LONGEST_CHOICE, LONGEST_SENTENCE, LONGEST_TITLE

LONGEST_LINK, LONGEST_STATE, LONGEST_STEP = 2000, 1500, 80
SURE = ("guess", "fairly", "sure")
PHASES = ("asked", "doing", "told")
_LINK = re.compile(r"/[\w./~!$&'()*+,;=:@%?-]*", re.ASCII)
_STATE = re.compile(r"[A-Za-z0-9._-]+")
_STEP = re.compile(rf"[A-Za-z0-9._-]{{0,{LONGEST_STEP}}}")


@dataclass(frozen=True)
class Question:
    """What a room asks.

    Attributes
    ----------
    link : str
        Path and query on this site of what phones open, at most 2,000 characters: an exercise, or the page that
        shows them the step of a talk.
    choices : tuple of str
        Keys of the bet's choices; empty where a number is asked, or nothing.
    low, high : float or None
        Range of the number that is asked.
    step : str
        Which step of a talk or story it is; "" in the room of one exercise, whose link says all that follows.
    title, question : str
        Where the talk is, and what is asked; "" where nothing is.
    options : tuple of str
        The choices in words, in their order.
    by : float or None
        In which steps the number is asked.
    """

    link: str
    choices: tuple[str, ...] = ()
    low: float | None = None
    high: float | None = None
    step: str = ""
    title: str = ""
    question: str = ""
    options: tuple[str, ...] = ()
    by: float | None = None

    @classmethod
    def read(cls, data: object) -> "Question":
        """From what a browser sent.

        Raises
        ------
        Refused
            If it is anything else than a room's question.
        """
        if not isinstance(data, Mapping) or not set(data) <= set(cls.__annotations__):
            raise Refused("rooms.unread")
        link, choices, options = data.get("link"), data.get("choices", []), data.get("options", [])
        if not isinstance(link, str) or len(link) > LONGEST_LINK or not _LINK.fullmatch(link):
            raise Refused("rooms.unread")
        if link.startswith("//") or not isinstance(choices, list) or not untrusted.are_choices(choices):
            raise Refused("rooms.unread")
        low, high, by = data.get("low"), data.get("high"), data.get("by")
        none = low is None and high is None
        if not none and not (untrusted.is_number(low) and untrusted.is_number(high) and low < high):
            raise Refused("rooms.unread")
        step, title, question = (data.get(part, "") for part in ("step", "title", "question"))
        fine = (
            untrusted.is_text(title, LONGEST_TITLE)
            and untrusted.is_text(question, LONGEST_SENTENCE)
            and untrusted.are_options(options, choices)
        )
        if not fine or not isinstance(step, str) or not _STEP.fullmatch(step) or not untrusted.is_positive(by):
            raise Refused("rooms.unread")
        return cls(link, tuple(choices), low, high, step, title, question, tuple(options), by)

    def alike(self, other: "Question") -> bool:
        """Whether answers to one are answers to the other: only the words differ."""
        return (self.choices, self.low, self.high) == (other.choices, other.low, other.high)

    def accepts(self, answer: object) -> bool:
        """Whether an answer is one that was asked for; None is a bet that was skipped."""
        if answer is None:
            return True
        if self.low is not None and self.high is not None:
            return untrusted.is_number(answer) and self.low <= answer <= self.high
        return isinstance(answer, str) and answer in self.choices


@dataclass(frozen=True)
class Vote:
    """What one browser answered, where its reader's move ended, and how far the reader is.

    Attributes
    ----------
    answer : str, float or None
    state : str or None
        The state reached, as a link carries it (`cosine_lab.links`).
    sure : str or None
        How sure its reader was: "guess", "fairly" or "sure"; None where it was not said.
    phase : str
        "asked" before the answer, which is none yet; "doing" before the goal; "told" at the end.
    name : str
        As its reader wants to be shown; "" for no name.
    step : str
        Which step of a talk it answers (`Question`).
    """

    answer: str | float | None
    state: str | None = None
    sure: str | None = None
    phase: str = PHASES[-1]
    name: str = ""
    step: str = ""

    @classmethod
    def read(cls, data: object, about: Question) -> "Vote | None":
        """From what a browser sent; None for junk.

        Raises
        ------
        Refused
            If it answers another step than the one that is asked: the wall went on.
        """
        if not isinstance(data, Mapping) or not set(data) <= set(cls.__annotations__):
            return None
        step = data.get("step", "")
        if isinstance(step, str) and step != about.step:
            raise Refused("rooms.elsewhere")
        answer, state, sure = (data.get(part) for part in ("answer", "state", "sure"))
        phase, name = data.get("phase", PHASES[-1]), data.get("name", "")
        if phase not in PHASES or not isinstance(name, str) or len(name) > LONGEST_CHOICE:
            return None
        if names.unseen(name) or (phase == PHASES[0] and answer is not None):
            return None
        if state is not None and not (
            isinstance(state, str) and len(state) <= LONGEST_STATE and _STATE.fullmatch(state)
        ):
            return None
        if sure is not None and sure not in SURE:
            return None
        return cls(answer, state, sure, phase, names.normal(name), about.step) if about.accepts(answer) else None


@dataclass(frozen=True)
class Truth:
    """What turned out on the wall, once it has: said to every phone after Reveal.

    Attributes
    ----------
    answer : str, float or None
        The choice that is right, or the number; None where it is undefined.
    said : str
        The sentence that says it; "" while it is open.
    """

    answer: str | float | None = None
    said: str = ""

    @classmethod
    def read(cls, data: object, about: Question) -> "Truth":
        """From what a browser sent; nothing is still open.

        Raises
        ------
        Refused
            If it is anything else.
        """
        if data is None:
            return cls()
        if not isinstance(data, Mapping) or not set(data) <= set(cls.__annotations__):
            raise Refused("rooms.unread")
        answer, said = data.get("answer"), data.get("said", "")
        scale = about.low is not None and untrusted.is_number(answer)  # it may lie beyond what was offered
        if not untrusted.is_text(said, LONGEST_SENTENCE) or not (scale or about.accepts(answer)):
            raise Refused("rooms.unread")
        return cls(answer, said)
