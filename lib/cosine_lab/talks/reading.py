"""A talk read from a text that anybody may have written: bounded, every fault with its line."""

import re
from collections.abc import Collection, Mapping
from dataclasses import replace

from cosine_lab import names
from cosine_lab.refusals import Refused
from cosine_lab.surfaces.exercise import PARAMETER
from cosine_lab.talks import bets, drafts, links, query_parameters
from cosine_lab.talks import names as named
from cosine_lab.talks.drafts import Draft
from cosine_lab.talks.model import (
    BEGINS,
    LONGEST,
    LONGEST_ABOUT,
    LONGEST_LINE,
    LONGEST_TITLE,
    MOST_STEPS,
    PARTS,
    WORD,
    Step,
    Talk,
)
from cosine_lab.talks.query_parameters import changes, nearest

_MOST_FAULTS = 20
_PART = re.compile(rf"{BEGINS}(.*)", re.IGNORECASE | re.ASCII)
_WORD = re.compile(WORD)
_SLIPS = tuple(each for each in PARTS if PARTS[each] != "then")
"""“When:” and “Them:” may well begin a sentence."""
_SLIP = 2
"""As many letters off a word of the grammar as make a line a slip of it, and less than all of its letters."""
_HEADING = re.compile(r"(##?)(?: (.*))?")


def read(
    text: str, pages: Collection[str], known: Mapping[str, named.Known] | None = None
) -> tuple[Talk, tuple[Refused, ...]]:
    """The talk of a text, and what is wrong with it; total: it never raises.

    Parameters
    ----------
    text : str
        Untrusted.
    pages : collection of str
        The slugs that a step may lead to.
    known : mapping or None
        What can be named on a page, by slug; a page that is not there is not looked at.

    Returns
    -------
    talk, refusals
        With refusals, each of which has its `line`, the talk is not to be used; no more than twenty are told.
    """
    reader = _Reader(pages, known or {})
    plain = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
    if len(plain.encode("utf-8", "surrogatepass")) > LONGEST:
        return Talk(""), (Refused("talk.too-long", line=1, most=LONGEST),)
    for number, line in enumerate(plain.replace("\t", " ").split("\n"), 1):
        reader.take(number, names.composed(line.rstrip(" ")))
        if len(reader.refused) >= _MOST_FAULTS:
            break
    return reader.talk(), tuple(reader.refused[:_MOST_FAULTS])


class _Reader:
    def __init__(self, pages: Collection[str], known: Mapping[str, named.Known]) -> None:
        self.pages, self.known = pages, known
        self.refused: list[Refused] = []
        self.head = Draft(1)
        self.titled = False
        self.drafts: list[Draft] = []
        self.steps: list[Step] = []

    def refuse(self, line: int, why: Refused) -> None:
        self.refused.append(Refused(why.key, **{**why.values, "line": line}))

    def take(self, number: int, line: str) -> None:
        """Read one line."""
        try:
            if len(line) > LONGEST_LINE or names.unseen(line):
                raise Refused("talk.line", most=LONGEST_LINE)  # noqa: TRY301 - told below
            heading = _HEADING.fullmatch(line)
            if heading:
                self._begin(number, heading[1], heading[2] or "")
            else:
                self._line(line)
        except Refused as why:
            self.refuse(number, why)

    def talk(self) -> Talk:
        """All that was read."""
        if self.drafts:
            self._end(self.drafts[-1])
        about = " ".join(filter(None, self.head.lines))
        if not self.titled:
            self.refuse(1, Refused("talk.no-title"))
        if len(about) > LONGEST_ABOUT:
            self.refuse(self.head.line, Refused("talk.about", most=LONGEST_ABOUT))
        return Talk(self.head.heading, about, tuple(self.steps))

    def _begin(self, number: int, marks: str, text: str) -> None:
        if marks == "#" and (self.titled or self.drafts):
            raise Refused("talk.second-title")
        if marks == "##":
            if self.drafts:
                self._end(self.drafts[-1])
            if len(self.drafts) >= MOST_STEPS:
                raise Refused("talk.steps", most=MOST_STEPS)
            self.drafts.append(Draft(number))
        else:
            self.titled, self.head.line = True, number
        draft = self.drafts[-1] if marks == "##" else self.head
        heading = names.normal(text)
        if not 0 < len(heading) <= LONGEST_TITLE:
            raise Refused("talk.heading", most=LONGEST_TITLE)
        draft.heading = heading

    def _line(self, line: str) -> None:
        draft = self.drafts[-1] if self.drafts else self.head
        if draft.notes is not None:
            draft.notes.append(line.removeprefix("\\"))
            return
        plain = names.normal(line)
        if not plain:
            return
        if draft is not self.head:
            if draft.slug is None:
                draft.slug = ""
                draft.slug, draft.query = links.read(plain, self.pages)
                if page := self.known.get(draft.slug):
                    named.check_link(page, draft.query)
                return
            part = _PART.fullmatch(plain)
            if part or plain.startswith("- "):
                before = draft.exercise
                if part and PARTS[part[1].lower()] == "then":
                    self._then(draft, part[2])
                else:
                    _add(draft, plain, part)
                if page := self.known.get(draft.slug):
                    named.check_exercise(page, drafts.since(before, draft.exercise))
                return
            _refuse_slip(plain)
        draft.lines.append(names.normal(plain.removeprefix("\\")))

    def _then(self, draft: Draft, text: str) -> None:
        """The link to the state in which the step's move ends."""
        if draft.then:
            raise Refused("talk.then-twice")
        slug, draft.then = links.read(names.normal(text), self.pages)
        state = {"s", *query_parameters.names(named.fields(page))} if (page := self.known.get(slug)) else None
        if slug != draft.slug or not draft.then or (state and not {name for name, _ in draft.then} <= state):
            raise Refused("talk.then-state", page=draft.slug)
        if page:
            named.check_link(page, draft.then)

    def _end(self, draft: Draft) -> None:
        """The step is whole."""
        try:
            if draft.slug is None:
                raise Refused("talk.no-link")  # noqa: TRY301 - told below
            step = drafts.whole(draft)
            self.steps.append(step)
            if dict(draft.query).get(PARAMETER) and (page := self.known.get(step.slug)):
                named.check_exercise(page, step.exercise)
        except Refused as why:
            self.refuse(draft.line, why)


def _refuse_slip(line: str) -> None:
    """`Note:` may be meant as `Notes:`: what is for the speaker alone would stand on the wall."""
    if (match := _WORD.match(line)) and match[1].isalpha():
        word = match[1].lower()
        meant = nearest(word, _SLIPS)
        if changes(word, meant) <= min(_SLIP, len(meant) - 1):
            raise Refused("talk.slip", name=match[1], meant=meant.capitalize())


def _add(draft: Draft, line: str, part: re.Match[str] | None) -> None:
    """A line that says something of a bet, a goal, what is hidden, or begins the notes."""
    exercise = draft.exercise
    if part is None:
        draft.exercise = replace(exercise, choices=(*exercise.choices, bets.choice(line)))
        return
    name, rest = PARTS[part[1].lower()], names.normal(part[2])
    if name == "notes":
        draft.notes = [rest] if rest else []
    elif name == "goal":
        draft.exercise = replace(exercise, goal=exercise.goal + bets.goal(rest))
    elif name == "hide":
        draft.exercise = replace(exercise, hidden=exercise.hidden + bets.hidden(rest))
    elif exercise.scale is not None:
        raise Refused("talk.bets")
    else:
        draft.exercise = replace(exercise, scale=bets.scale(rest))
