"""A step of a talk while its lines are read, and made whole."""

from dataclasses import dataclass, field, replace

from cosine_lab.refusals import Refused
from cosine_lab.surfaces import exercise as exercises
from cosine_lab.surfaces.exercise import LONGEST_QUESTION, MOST_GOALS, MOST_HIDDEN, Exercise
from cosine_lab.surfaces.story import FEWEST_CHOICES, MOST_CHOICES
from cosine_lab.talks.model import BEAT, LONGEST_NOTES, Step


@dataclass
class Draft:
    """A step while its lines are read; the very first holds what stands before all steps."""

    line: int
    heading: str = ""
    slug: str | None = None
    query: tuple[tuple[str, str], ...] = ()
    lines: list[str] = field(default_factory=list)
    exercise: Exercise = Exercise("")  # noqa: RUF009 - frozen
    then: tuple[tuple[str, str], ...] = ()
    notes: list[str] | None = None


def since(before: Exercise, now: Exercise) -> Exercise:
    """What a line has added to an exercise."""
    return Exercise(
        "",
        choices=now.choices[len(before.choices) :],
        scale=None if before.scale else now.scale,
        goal=now.goal[len(before.goal) :],
        hidden=now.hidden[len(before.hidden) :],
    )


def whole(draft: Draft) -> Step:
    """The step.

    Raises
    ------
    Refused
        For what does not fit together.
    """
    notes = "\n".join(draft.notes or []).strip("\n")
    if len(notes) > LONGEST_NOTES:
        raise Refused("talk.notes", most=LONGEST_NOTES)
    exercise = replace(draft.exercise, question=" ".join(filter(None, draft.lines)))
    query = draft.query
    carried = dict(query).get(exercises.PARAMETER)
    if carried is not None:
        if exercise != Exercise(""):
            raise Refused("talk.exercise-twice")
        exercise = exercises.read(carried)
        query = tuple(each for each in query if each[0] not in {exercises.PARAMETER, BEAT})
    _check(exercise)
    return Step(draft.heading, draft.slug or "", query, exercise, draft.then, notes)


def _check(exercise: Exercise) -> None:
    choices = exercise.choices
    different = len({text for text, _ in choices})
    if choices and (exercise.scale or not FEWEST_CHOICES <= different == len(choices) <= MOST_CHOICES):
        raise Refused("talk.bets")
    if len(exercise.question) > LONGEST_QUESTION:
        raise Refused("talk.caption", most=LONGEST_QUESTION)
    if len(exercise.goal) > MOST_GOALS or len(exercise.hidden) > MOST_HIDDEN:
        raise Refused("talk.parts", goals=MOST_GOALS, hidden=MOST_HIDDEN)
