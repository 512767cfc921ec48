"""Every challenge is open where it starts, and reached where its solution says."""

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, get_type_hints

import numpy as np
import pytest

from cosine_lab import prose
from cosine_lab.data.classifiers import classifier
from cosine_lab.data.corpora import parts
from cosine_lab.lessons import factorisation, home, threshold, word2vec
from cosine_lab.lessons.factorisation.model.problem import simulated
from cosine_lab.lessons.training.surface import TRIES
from cosine_lab.lessons.word2vec.state import PLANE
from cosine_lab.links import encode
from cosine_lab.places import ASSETS
from cosine_lab.surfaces import Surface, envelope
from cosine_lab.surfaces.challenges import Challenge, Goals, Task
from cosine_lab.surfaces.panels import InSpace, Matrix, Measures, Plane, Presets, Tools, Values
from tests.lessons_in_node import run, slug_of
from tests.oracles.reached import Readings, reached
from tests.unit.surfaces.planes import PLANES
from tests.unit.surfaces.tables import TABLES

Held = Surface


def _home() -> Held:
    model = classifier("paper")
    return home.surface(model, home.default(model), prose.text("home"), home.story(model))


def _word2vec() -> Held:
    pocket = word2vec.model.pocket(parts()[0], tuple(PLANE.split(", ")), 5, 0)
    return word2vec.surface(pocket, pocket.state, "all", prose.text("word2vec"))


def _factorisation() -> Held:
    problem = simulated("live", factorisation.state.SEED, lambda *_: None)
    state = factorisation.model.default(problem)
    return factorisation.surface(problem, state, prose.text("factorisation"))


SURFACES: dict[str, Held] = {
    **PLANES,
    **TABLES,
    "home": _home(),
    "word2vec": _word2vec(),
    "factorisation": _factorisation(),
}


def tasks(surface: Held) -> list[Task]:
    """The challenges of a surface, with their words."""
    panels = surface.panels()
    found = [panel for panel in panels if isinstance(panel, Goals)]
    return [task for panel in found for task in panel.tasks]


WIDE, OFF = 358, 3
"""Pixels across a plane or a line on a phone, and of a finger beside where it is meant to be."""
AXES = {"tau": (-3, 0.3), "line": (threshold.model.problem()["least"], 1)}
"""Of lines that are no field from end to end: decades of τ, and cosines from the lowest that there is."""
SNAPPED = {
    slug for slug in SURFACES if "snap" in (ASSETS / "lessons" / slug_of(slug) / "index.js").read_text(encoding="utf-8")
}
"""Lessons that take a hand to what is exact (tests/browser)."""

CASES = [(slug, each.challenge) for slug, surface in SURFACES.items() for each in tasks(surface)]
cases = pytest.mark.parametrize(("slug", "challenge"), CASES, ids=[f"{slug}: {each.key}" for slug, each in CASES])


@pytest.fixture(scope="module")
def read(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """What can be read at the start of each challenge and after its solution."""
    asked: dict[str, Any] = {}
    for name, challenge in CASES:
        surface = SURFACES[name]
        data = envelope(surface, prose.text(slug_of(name)))
        held = asked.setdefault(name, {"slug": slug_of(name), "data": data, "links": []})
        for fields in (challenge.start, {**challenge.start, **challenge.solved}):
            state = replace(surface.defaults, **fields)
            held["links"].append(encode(state, surface.defaults.labels))
    found = run("read_lessons.js", asked, tmp_path_factory.mktemp("challenges"))
    return {
        (name, link): readings
        for name, held in asked.items()
        for link, readings in zip(held["links"], found[name]["readings"], strict=True)
    }


def readings(read: Any, slug: str, **fields: object) -> Readings:
    """What the lesson's state with these fields reads."""
    state = replace(SURFACES[slug].defaults, **fields)
    found: Readings = read[slug, encode(state, SURFACES[slug].defaults.labels)]
    return found


@cases
def test_a_challenge_is_open_at_its_start(read: Any, slug: str, challenge: Challenge) -> None:
    assert reached(challenge.goal, readings(read, slug, **challenge.start)) is False


@cases
def test_a_challenge_is_reached_by_its_solution(read: Any, slug: str, challenge: Challenge) -> None:
    found = readings(read, slug, **{**challenge.start, **challenge.solved})
    assert reached(challenge.goal, found) is True


def test_a_pointer_that_is_three_pixels_off_reaches_it_too(tmp_path: Path) -> None:
    """On a phone, whichever way it is off."""
    aimed = [
        (slug, challenge, field, link)
        for slug, challenge in CASES
        if slug not in SNAPPED
        for field, link in missed(SURFACES[slug], challenge)
    ]
    asked = {
        slug: {
            "slug": slug_of(slug),
            "data": envelope(surface, prose.text(slug_of(slug))),
            "links": [each[-1] for each in aimed if each[0] == slug],
        }
        for slug, surface in SURFACES.items()
    }
    told = {slug: iter(found["readings"]) for slug, found in run("read_lessons.js", asked, tmp_path).items()}
    lost = [
        f"{slug}: {challenge.key} by {field}"
        for slug, challenge, field, _ in aimed
        if not reached(challenge.goal, next(told[slug]))
    ]
    assert not lost, lost


def missed(surface: Held, challenge: Challenge) -> Iterator[tuple[str, str]]:
    """Links to states three pixels beside the solution, with the field that is off."""
    solution = replace(surface.defaults, **{**challenge.start, **challenge.solved})
    halves = [panel.half for panel in surface.panels() if isinstance(panel, Plane)]
    kinds = get_type_hints(type(solution), include_extras=True)
    for name in challenge.solved:
        value = getattr(solution, name)
        if isinstance(value, float):
            field = kinds[name].__metadata__[0]
            low, high = AXES.get(name, (field.low, field.high))
            step = OFF * (high - low) / WIDE
            near = [value * 10**step, value / 10**step] if name == "tau" else [value + step, value - step]
            others: list[object] = [min(max(each, field.low), field.high) for each in near]
        elif halves and isinstance(value, tuple) and len(value) == 2 and isinstance(value[0], float):
            step = OFF * 2 * max(halves) / WIDE
            turns = np.linspace(0, 2 * np.pi, 8, endpoint=False)
            others = [(value[0] + step * np.cos(turn), value[1] + step * np.sin(turn)) for turn in turns]
        else:
            continue
        for other in others:
            yield name, encode(replace(solution, **{name: other}), surface.defaults.labels)


def test_training_that_was_laid_in_place_by_hand_has_not_hurried(tmp_path: Path) -> None:
    """No arrow that is on the other one already has been trained there, and the step of "Past it" goes past it."""
    surface = SURFACES["training"]
    goal = next(each.goal for slug, each in CASES if (slug, each.key) == ("training", "hurry"))
    (over,) = [each for each in TRIES if each.key == "over"]
    laid = replace(surface.defaults, unembeddings=((6.0, 8.0), (9.0, 12.0)), steps=0)
    states = [laid, replace(surface.defaults, **over.start)]
    links = [encode(each, surface.defaults.labels) for each in states]
    asked = {"training": {"slug": "training", "data": envelope(surface, prose.text("training")), "links": links}}
    done, past = run("read_lessons.js", asked, tmp_path)["training"]["readings"]
    assert done["cos"] > 0.99
    assert reached(goal, done) is False
    assert past["cos"] < past["cos-before"]  # a step turns towards it: who ends farther away has gone past


def test_every_lesson_has_two_challenges_or_more() -> None:
    """But the check of a reader's own model, of which nobody knows what it can reach."""
    told = {slug.partition("/")[0] for slug in SURFACES} - {"audit"}
    assert {slug for slug in told if len([1 for other, _ in CASES if other == slug]) < 2} == set()


@pytest.mark.parametrize("slug", sorted({slug for slug, _ in CASES}))
def test_a_hint_names_no_figure_of_a_paper_which_is_not_there(slug: str) -> None:
    hints = {key: text for key, text in prose.text(slug_of(slug)).templates("challenge.").items() if "hint" in key}
    assert hints
    assert not [key for key, text in hints.items() if re.search(r"\bFig(?:ure|\.)|\bTable\b|\bsection\b", text)]


@pytest.mark.parametrize("slug", SURFACES)
def test_free_play_keeps_exact_values_presets_and_tables_under_more(slug: str) -> None:
    """What can be opened has the button that opens it; what a challenge needs stays in reach."""
    held = SURFACES[slug].panels()
    rest = {Values, Matrix, Measures, Presets, InSpace}
    assert [each.kind() for each in held if type(each) in rest and not each.more] == []
    assert any(isinstance(each, Tools) for each in held)
    assert not any(each.more for each in held if isinstance(each, Goals | Tools | Plane))


TASKS = [(slug, each) for slug, surface in SURFACES.items() for each in tasks(surface)]
_QUOTED = re.compile(r"\{([\w-]+):([^{}]*)\}")


@pytest.mark.parametrize(("slug", "task"), TASKS, ids=[f"{slug}: {task.challenge.key}" for slug, task in TASKS])
def test_a_challenge_names_what_its_goal_wants_and_in_its_unit(slug: str, task: Task) -> None:
    """Of a reading it wants one thing alone; a number in its title is that one, unrounded."""
    wanted = {each.reading.replace(":", "-"): each for each in task.challenge.goal}
    assert len(wanted) == len(task.challenge.goal)
    template = prose.text(slug).template(f"challenge.{task.challenge.key}")
    for name, form in _QUOTED.findall(template):
        shown = format(wanted[name].value, form)
        assert shown.replace("-", "−") in task.title
        assert shown.endswith("%") is (wanted[name].unit == "share")
        exact = float(shown.removesuffix("%")) / (100 if shown.endswith("%") else 1)
        assert exact == pytest.approx(wanted[name].value)


@pytest.mark.parametrize("name", SURFACES)
def test_one_model_has_the_same_names_in_story_challenges_tries_and_free_play(name: str) -> None:
    """A press of Reset, or of what there is to try, leaves cat … tree what they are."""
    surface = SURFACES[name]
    challenged = (task.challenge for task in tasks(surface))
    given = [
        *(beat.start for beat in (surface.story.beats if surface.story else ()) if beat.start),
        *(fields for each in challenged for fields in (each.start, {**each.start, **each.solved})),
        *(preset.change for preset in surface.presets),
    ]
    begun = {"labels": surface.defaults.labels, "unembeddings": getattr(surface.defaults, "unembeddings", ())}
    shown = [begun, *({**begun, **fields} for fields in given)]
    called: dict[str, set[tuple[str, ...]]] = {}
    for each in shown:
        called.setdefault(str(each["unembeddings"]), set()).add(tuple(each["labels"]))
    assert [names for names in called.values() if len(names) > 1] == []
