"""A talk as text."""

import re

from cosine_lab.surfaces.exercise import Exercise
from cosine_lab.talks import bets, links
from cosine_lab.talks.model import WORD, Step, Talk

_ODD = re.compile(rf"\\|#|-|{WORD}")
_ODD_NOTE = re.compile(r"\\|#")


def write(talk: Talk) -> str:
    """The file's text; `read` makes the same talk of it."""
    blocks = [f"# {talk.title}", *([_escaped(_ODD, talk.about)] if talk.about else [])]
    for step in talk.steps:
        blocks += _blocks(step)
    return "\n\n".join(blocks) + "\n"


def _blocks(step: Step) -> list[str]:
    question = step.exercise.question
    then = [f"Then: {links.line(step.slug, step.then)}"] if step.then else []
    lines = [*_exercise_lines(step.exercise), *then]
    notes = "\n".join(_escaped(_ODD_NOTE, line) for line in step.notes.split("\n"))
    return [
        f"## {step.heading}\n{links.line(step.slug, step.query)}",
        *([_escaped(_ODD, question)] if question else []),
        *(["\n".join(lines)] if lines else []),
        *([f"Notes:\n{notes}"] if step.notes else []),
    ]


def _exercise_lines(exercise: Exercise) -> list[str]:
    lines = [f"- {text}: {bets.written(reads)}" for text, reads in exercise.choices]
    if exercise.scale is not None:
        lines.append(f"Bet: {bets.written_scale(exercise.scale)}")
    if exercise.goal:
        lines.append(f"Goal: {' and '.join(map(bets.written, exercise.goal))}")
    if exercise.hidden:
        lines.append(f"Hide: {', '.join(exercise.hidden)}")
    return lines


def _escaped(odd: re.Pattern[str], line: str) -> str:
    """The line, which a backslash keeps from being read as anything but itself."""
    return f"\\{line}" if odd.match(line) else line
