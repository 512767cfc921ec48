"""A session in class by the clock, and its talk: made of the course and the stories."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate

from lib import prose
from lib.course import course
from lib.prose import Text
from lib.talks import names
from lib.talks.model import BEAT, Step, Talk

_FEWEST = 2
_A_MINUTE = 2 / 3
"""Steps of a story in a minute: a show of hands, the move, what came of it."""


@dataclass(frozen=True)
class Part:
    """A lesson of a session: from which minute, how long, and which steps of its story."""

    slug: str
    begins: int
    minutes: int
    steps: Sequence[str]


def closing(session: str) -> int:
    """Minutes kept at the end, for what students take home."""
    return max(1, int(session) // 10)


def plan(session: str) -> tuple[Part, ...]:
    """The lessons of a session, which share its minutes as they take a reader alone.

    Parameters
    ----------
    session : str
        One of the course's, by its minutes.
    """
    slugs = course().sessions[session]
    whole, all_alone = int(session) - closing(session), course().minutes(*slugs)
    shares = {slug: course().minutes(slug) * whole / all_alone for slug in slugs}
    minutes = {slug: int(share) for slug, share in shares.items()}
    short = sorted(slugs, key=lambda slug: minutes[slug] - shares[slug])
    for slug in short[: whole - sum(minutes.values())]:
        minutes[slug] += 1
    begins = accumulate(minutes.values(), initial=0)
    return tuple(
        Part(slug, at, minutes[slug], _steps(slug, minutes[slug])) for slug, at in zip(slugs, begins, strict=False)
    )


def _steps(slug: str, minutes: int) -> list[str]:
    """As many as there is time for: what is asked about later, the reason, the takeaway, bets."""
    page, words = names.known()[slug], prose.text(slug)
    beats: list[str] = page["stories"][0]["beats"]
    bets = [beat for beat in beats if f"beat.{beat}.catches" in words]
    ranked = dict.fromkeys([course().seen[slug], *page["why"], beats[-1], *bets, *beats])
    chosen = list(ranked)[: max(_FEWEST, int(minutes * _A_MINUTE))]
    return [beat for beat in beats if beat in chosen]


def talk(session: str, text: Text) -> Talk:
    """The session as a talk, with notes for whoever gives it; `text` has the words of /teach."""
    steps = [_step(part, k, beat, text) for part in plan(session) for k, beat in enumerate(part.steps, 1)]
    title = text("talk-title", minutes=session)
    return Talk(title, text("talk-about", minutes=session), tuple(steps))


def _step(part: Part, k: int, beat: str, text: Text) -> Step:
    page = prose.page(part.slug, text.language)
    told = {
        "note-clock": clock(part.begins, part.minutes) if k == 1 else "",
        "note-wrong": page.text("teach.wrong") if k == 1 else "",
        "note-catches": said(page.text, f"beat.{beat}.catches"),
        "note-more": said(page.text, f"beat.{beat}.notes"),
    }
    notes = "\n".join(text(key, said=each) for key, each in told.items() if each)
    heading = text("talk-step", title=page.title, k=k, n=len(part.steps))
    return Step(heading, part.slug, ((BEAT, beat),), notes=notes)


def said(words: Text, key: str) -> str:
    """The sentence, where there is one without a value to fill in."""
    template = words.templates(key).get(key, "") if key in words else ""
    return "" if "{" in template else template


def clock(begins: int, minutes: int) -> str:
    """From when to when, in hours and minutes."""
    return "–".join(f"{at // 60}:{at % 60:02}" for at in (begins, begins + minutes))
