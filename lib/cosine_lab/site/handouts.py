"""What a session takes beside its plan: talk, board, questions, homework, and a page of paper for each lesson."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from cosine_lab import prose, talks
from cosine_lab.course import course
from cosine_lab.links import encode
from cosine_lab.prose import Text
from cosine_lab.site import inventory
from cosine_lab.site.session_plan import ALL
from cosine_lab.surfaces import Surface
from cosine_lab.surfaces.challenges import Goals
from cosine_lab.surfaces.exercise import Exercise, write
from cosine_lab.talks import bet_notes, names, plans
from cosine_lab.tokens import raw

_BOARD = "beat.takeaway.unseen"
"""What is written on the board below the picture: the lesson has the call that its advice speaks of."""


def data(session: str, sheets: Sequence[Mapping[str, Any]], form: Mapping[str, str], text: Text) -> dict[str, Any]:
    """What the handouts of a session are told.

    Parameters
    ----------
    session : str
    sheets : sequence of mapping
        Of its lessons: `sheet`, and besides where each is (`address`) and is asked as homework (`task`).
    form : mapping
        Where students take the concept inventory (`address`) and, where there are rooms, a room does (`wall`).
    text : Text
        The words of /teach.
    """
    given = inventory.key(text.language) | {**form}
    words = text.templates("handout.")
    places = plans.places(session) if session != ALL else {}
    numbered = [{**sheet, "steps": places.get(sheet["slug"], {})} for sheet in sheets]
    held = {"sheets": numbered, "words": words, "language": text.language, "tokens": raw(), "inventory": given}
    return held if session == ALL else held | {"talk": talks.write(plans.talk(session, text))}


def sheet(slug: str, language: str, opened: Mapping[str, Any], home: Mapping[str, str] | None) -> Mapping[str, Any]:
    """What a lesson's page of paper is made of: its surface, and what its teacher asks.

    Parameters
    ----------
    slug, language : str
    opened : mapping
        What its page is sent as `data`, or where that is, and where its code is, `module`; empty without a surface.
    home : mapping or None
        Its `homework`.
    """
    page, exam = prose.page(slug, language), prose.text("exam", language)
    return {
        "slug": slug,
        "title": page.title,
        "minutes": course().minutes(slug),
        "module": opened.get("module"),
        "data": opened.get("data"),
        "ask": _told(page.text, "ask"),
        "wrong": _told(page.text, "wrong"),
        "why": names.known()[slug]["why"] if opened else [],
        "board": [bet_notes.plain_sentence(page.text, _BOARD)],
        "exam": {"ask": exam(slug), "answer": exam(f"{slug}.answer")} if slug in exam else None,
        "homework": home,
    }


def homework(surface: Surface) -> Mapping[str, str] | None:
    """A lesson's first challenge as an exercise, and what solves it, as parameters of a link."""
    panels = [panel for panel in surface.panels() if isinstance(panel, Goals)]
    if not panels:
        return None
    task = panels[0].tasks[0]
    begun = replace(surface.defaults, **task.challenge.start)
    labels = surface.defaults.labels
    asked = write(Exercise(task.title, goal=tuple(task.challenge.goal)))
    return {
        "title": task.title,
        "hint": task.hint,
        "asked": f"?s={encode(begun, labels)}&beat=exercise&x={asked}",
        "solved": f"?s={encode(replace(begun, **task.challenge.solved), labels)}",
    }


def _told(words: Text, key: str) -> str:
    return words(f"teach.{key}") if f"teach.{key}" in words else ""
