"""A session in class by the clock, and its talk: made of the course and the stories."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import ceil

from cosine_lab import prose
from cosine_lab.course import USUAL, course
from cosine_lab.prose import Text
from cosine_lab.surfaces.exercise import VOTE, Exercise
from cosine_lab.talks import names
from cosine_lab.talks.bet_notes import outcome, plain_sentence, right, tempting
from cosine_lab.talks.model import BEAT, Step, Talk

_FEWEST, _SLACK = 2, 1e-9
_SHORT = 10
"""Minutes of a session in which nothing can be kept in reserve."""
A_BET, A_STEP = 1.6, 1.0
"""Minutes of a step in class: a bet with a vote, its move and what came of it; hands up, or nothing asked."""
_MOST_VOTES = 3
"""Of a lesson: more votes than that are more of the same."""

_ALONE = ("panel:bars", "panel:meter", "panel:pair", "panel:reason", "panel:sentence", "panel:tools")
"""What stays away from the picture at both ends, which then says nothing more."""


@dataclass(frozen=True)
class Part:
    """A lesson of a session: from which minute and how long, and of its story which steps.

    Attributes
    ----------
    spare : sequence of str
        Those to leave out when late, the least needed first.
    voted : collection of str
        Those whose bets a room is asked; of the others a show of hands is enough.
    """

    slug: str
    begins: int
    minutes: int
    steps: Sequence[str]
    spare: Sequence[str]
    voted: Collection[str]


def opening(session: str) -> int:
    """Minutes at the head, in which all get into the room."""
    return min(5, int(session) // 9)


def closing(session: str) -> int:
    """Minutes kept at the end, for what students take home."""
    return max(1, int(session) // 10)


def reserve(session: str) -> int:
    """Minutes that nothing is planned for, at least two where a session has more than ten."""
    last = plan(session)[-1]
    return int(session) - closing(session) - last.begins - last.minutes


def plan(session: str) -> tuple[Part, ...]:
    """The lessons of a session, one after the other, each as long as its steps take.

    Where all their steps would take too long, each has its share of the time, and what matters least is left out.

    Parameters
    ----------
    session : str
        One of the course's, by its minutes.
    """
    slugs, buffer = course().sessions[session], 0 if int(session) <= _SHORT else 2
    whole = int(session) - opening(session) - closing(session) - buffer
    full = {slug: _minutes(slug, _ranked(slug)) for slug in slugs}
    share = min(1.0, (whole - len(slugs) / 2) / sum(full.values()))  # a lesson begins at a full minute
    parts, begins = [], opening(session)
    for slug in slugs:
        rest = opening(session) + whole - begins  # all of it is the last one's
        steps, spare = _steps(slug, rest if slug == slugs[-1] else share * full[slug])
        parts.append(Part(slug, begins, ceil(_minutes(slug, steps)), steps, spare, _voted(slug)))
        begins += parts[-1].minutes
    return tuple(parts)


def places(session: str) -> dict[str, dict[str, int]]:
    """By lesson and step, the number that the session's talk counts it by: getting in is its first."""
    steps = [(part.slug, beat) for part in plan(session) for beat in part.steps]
    found: dict[str, dict[str, int]] = {}
    for number, (slug, beat) in enumerate(steps, 2):
        found.setdefault(slug, {})[beat] = number
    return found


def _minutes(slug: str, steps: Iterable[str]) -> float:
    voted = _voted(slug)
    return sum(A_BET if step in voted else A_STEP for step in steps)


def _asks(slug: str, beat: str) -> bool:
    return f"beat.{beat}.catches" in prose.text(slug)


def _ranked(slug: str) -> list[str]:
    """Its steps: those needed, what its exam asks about, bets, the last first, as it builds on the others, the rest."""
    beats: list[str] = names.known()[slug]["stories"][0]["beats"]
    bets = [beat for beat in beats if _asks(slug, beat)]
    return [*dict.fromkeys([*_needed(slug), course().exam.get(slug, beats[0]), *reversed(bets), *beats])]


def _voted(slug: str) -> list[str]:
    return [beat for beat in _ranked(slug) if _asks(slug, beat)][:_MOST_VOTES]


def _needed(slug: str) -> list[str]:
    """What is asked about later, the reason, the takeaway, and the step in which the picture is met."""
    page = names.known()[slug]
    beats: list[str] = page["stories"][0]["beats"]
    return [*dict.fromkeys([course().seen[slug], *page["why"], beats[-1], beats[0]])]


def _steps(slug: str, minutes: float) -> tuple[list[str], list[str]]:
    """As many as there is time for, in their order, and those of them to leave out, the least needed first."""
    ranked = _ranked(slug)
    fits = [k for k in range(len(ranked) + 1) if _minutes(slug, ranked[:k]) <= minutes + _SLACK]
    chosen = ranked[: max(_FEWEST, fits[-1])]
    beats: list[str] = names.known()[slug]["stories"][0]["beats"]
    return [beat for beat in beats if beat in chosen], chosen[len(_needed(slug)) :][::-1]


def talk(session: str, text: Text) -> Talk:
    """The session as a talk, with notes for whoever gives it; `text` has the words of /teach."""
    steps = [_step(part, k, text) for part in plan(session) for k in range(len(part.steps))]
    title = text("talk-title", minutes=session)
    return Talk(title, text("talk-about", minutes=session), (_first(session, text), *steps, _last(session, text)))


def _step(part: Part, k: int, text: Text) -> Step:
    page, beat = prose.page(part.slug, text.language), part.steps[k]
    hands = _asks(part.slug, beat) and beat not in part.voted
    turns = [part.begins + int(_minutes(part.slug, part.steps[:at]) + 0.5) for at in range(len(part.steps))]
    begins, end = [*turns, part.begins + part.minutes][k : k + 2]
    about = {
        "note-clock": clock(begins, end - begins),
        "note-late": " " if beat in part.spare[:1] else "",
        "note-later": " " if beat in part.spare[1:] else "",
        "note-hands": " " if hands else "",
        "note-first": _first_said(page.text, part, k),
        "note-right": right(page.text, beat),
        "note-shows": "" if right(page.text, beat) else outcome(page.text, beat),
        "note-catches": plain_sentence(page.text, f"beat.{beat}.catches"),
        "note-tempts": "\n".join(tempting(page.text, beat, text)),
        "note-wrong": page.text("teach.wrong") if k == 0 else "",  # it would tell what is right
        "note-more": plain_sentence(page.text, f"beat.{beat}.notes"),
    }
    notes = "\n".join(text(key, said=each) for key, each in about.items() if each)
    heading = text("talk-step", title=page.title, k=k + 1, n=len(part.steps))
    return Step(heading, part.slug, ((BEAT, beat),), Exercise("", hidden=(VOTE,) if hands else ()), notes=notes)


def _first_said(words: Text, part: Part, k: int) -> str:
    """What its terms mean; where steps before it are left out, theirs too."""
    beats: list[str] = names.known()[part.slug]["stories"][0]["beats"]
    begins = beats.index(part.steps[k - 1]) + 1 if k else 0
    known = beats[begins : beats.index(part.steps[k]) + 1]
    return " ".join(filter(None, (plain_sentence(words, f"beat.{beat}.first") for beat in known)))


def _first(session: str, text: Text) -> Step:
    """While all get in: nothing is asked of the room before the first lesson is turned to."""
    asked = prose.page(course().routes[USUAL][0], text.language).sections["question"].body
    notes = {"note-clock": clock(0, opening(session)), "note-more": text("opening-how")}
    notes |= {"note-introduce": asked, "note-logits": " "}
    return _around("opening", notes, text)


def _last(session: str, text: Text) -> Step:
    """What everybody writes down at the end, and what there is to do until the next time."""
    minutes, spare = closing(session), reserve(session)
    begins = int(session) - minutes
    notes = {
        "note-clock": clock(begins, minutes),
        "note-reserve": clock(begins - spare, spare) if spare else "",
        "note-more": text("closing-how"),
        "note-homework": session,
    }
    return _around("closing", notes, text, f" /{text.part}?session={session}#homework")


def _around(key: str, sentences: Mapping[str, str], text: Text, home: str = "") -> Step:
    """A step beside the lessons, over the picture that the course begins with."""
    notes = "\n".join(text(each, said=value) for each, value in sentences.items() if value)
    value = Exercise(text(f"{key}-ask") + home, hidden=_ALONE)
    return Step(text(key), course().routes[USUAL][0], (), value, notes=notes)


def clock(begins: int, minutes: int) -> str:
    """From when to when, in hours and minutes."""
    return "–".join(f"{at // 60}:{at % 60:02}" for at in (begins, begins + minutes))
