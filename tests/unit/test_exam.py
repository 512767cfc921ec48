"""Questions for an exam: what their answers say is computed from the numbers of the question, in every language."""

from collections.abc import Callable
from itertools import pairwise

import numpy as np
import pytest

from cosine_lab import prose
from cosine_lab.course import course
from cosine_lab.prose import strings
from tests.unit.test_inventory import LANGUAGES, Matrix, cosine, numbers, vectors

Said = list[float]


def near(found: Said, *wanted: float) -> None:
    assert len(found) == len(wanted), found
    assert found == pytest.approx(wanted, abs=0.006)


def flat(*rows: Matrix) -> list[float]:
    return [float(each) for row in rows for each in row]


def home(ask: str, answer: str) -> None:
    *rows, x, added = vectors(ask)
    before, after = ([float((row + more) @ x) for row in rows] for more in (0 * added, added))
    near(numbers(answer), *before, *after, *added, *x, float(added @ x))


def words(ask: str, answer: str) -> None:
    *listed, more = numbers(ask)
    scaled = [(listed[1] - min(each)) / (max(each) - min(each)) for each in (listed, [*listed, more])]
    near(numbers(answer), *scaled)


def translate(ask: str, answer: str) -> None:
    rows = vectors(ask)
    added = -(rows[0] + rows[1]) / 2
    moved = [row + added for row in rows]
    near(numbers(answer), *flat(added, *moved), cosine(moved[0], moved[2]))


def rescale(ask: str, answer: str) -> None:
    rows, by = vectors(ask), np.array([numbers(ask)[-1], 1])
    assert all(np.prod(rows, axis=0) > 0)
    near(numbers(answer), cosine(*rows), cosine(rows[0] / by, rows[1] / by))


def factorisation(ask: str, answer: str) -> None:
    *items, user = vectors(ask)
    by = np.array([numbers(ask)[-1], 1])
    now = [item / by for item in items]
    assert [float(user * by @ item) for item in now] == pytest.approx([float(user @ item) for item in items])
    first, then = ([cosine(each[0], each[k]) for k in (1, 2)] for each in (items, now))
    assert first[0] > first[1]
    assert then[1] > then[0]
    near(numbers(answer), *first, *(float(user @ item) for item in items), *then[::-1])


def centre(ask: str, answer: str) -> None:
    rows = np.array(vectors(ask))
    angles = np.linspace(0, 2 * np.pi, 2000)
    best = (np.c_[np.cos(angles), np.sin(angles)] @ rows.T).argmax(axis=1)
    ties = {tuple(sorted("ABCD"[k] for k in pair)) for pair in pairwise(best.tolist()) if pair[0] != pair[1]}
    assert ties == {("A", "B"), ("B", "C"), ("A", "C")}
    assert set(best) == {0, 1, 2}
    assert answer.startswith("D")


def measures(ask: str, answer: str) -> None:
    *rows, added = vectors(ask)
    both = (rows, [row + added for row in rows])
    found = [(float(a @ b), float(np.linalg.norm(a - b)), cosine(a, b)) for a, b in both]
    assert found[0][1] == pytest.approx(found[1][1])
    near(numbers(answer), *found[0], *found[1])


def sigmoid(ask: str, answer: str) -> None:
    rows = np.array(vectors(ask))
    x = np.random.default_rng(0).normal(size=(2000, 2))
    sets = {tuple(each) for each in (x @ rows.T > 0).tolist()}
    assert not {(True,) * 3, (False,) * 3} & sets
    assert sorted(numbers(answer)) == [len(sets), 2 ** len(rows)]
    assert np.all(rows.sum(axis=0) == 0)


def training(ask: str, answer: str) -> None:
    target, *starts = vectors(ask)
    rate = numbers(ask)[3]
    said = []
    for z in starts:
        across = target - (target @ z) * z / (z @ z)
        at = z + rate * across / np.linalg.norm(across) * np.sqrt(1 - cosine(z, target) ** 2) / np.linalg.norm(z)
        said += [*flat(at), float(np.linalg.norm(at)), float(np.degrees(np.arccos(cosine(z, at))))]
    assert numbers(answer) == pytest.approx(said, abs=0.06)


COMPUTED: dict[str, Callable[[str, str], None]] = {
    each.__name__: each
    for each in (home, words, translate, rescale, factorisation, centre, measures, sigmoid, training)
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", COMPUTED)
def test_an_answer_follows_from_the_numbers_of_its_question(slug: str, language: str) -> None:
    text = prose.text("exam", language)
    COMPUTED[slug](text(slug), text(f"{slug}.answer"))


def test_every_lesson_of_a_session_has_a_question_that_is_no_bet() -> None:
    text = prose.text("exam")
    assert set(text.templates("")) == {key for slug in COMPUTED for key in (slug, f"{slug}.answer")}
    assert {slug for slugs in course().sessions.values() for slug in slugs} == set(COMPUTED)
    for slug in COMPUTED:
        bets = {said for key, said in strings.strings(slug, "en").items() if key.startswith("beat.")}
        assert text(slug) not in bets
