"""The line of code under a lesson's practice: it runs as it stands, on what a student has."""

import copy
import re
from collections.abc import Mapping
from typing import Any

import numpy as np
import pytest
from scipy.special import log_softmax
from sklearn.datasets import load_iris
from sklearn.linear_model import LogisticRegression

import cosine_lab
from cosine_lab.lessons.train_again.model import shipped
from tests.unit.surfaces.test_story import TOLD

LONGEST = 64
LINES = {slug: surface.story.code for slug, surface in TOLD.items() if surface.story and surface.story.code}
WORDS = ["cat", "dog", "car", "bus", "tree", "leaf"]


@pytest.fixture(scope="module")
def known() -> Mapping[str, Any]:
    """What the names in a line stand for: a classifier, scales, runs, and one's own texts with their vectors."""
    X, y = load_iris(return_X_y=True)
    clf = LogisticRegression(max_iter=1000).fit(X, y)
    draw = np.random.default_rng(0)
    V = draw.normal(size=(30, 8)) + 2
    S = V @ V.T
    return {
        "cosine_lab": cosine_lab,
        "np": np,
        "clf": clf,
        "other": LogisticRegression(C=0.01, max_iter=1000).fit(X, y),
        "X": X,
        "W": clf.coef_ + 1,  # scikit-learn's own rows have the mean 0 already
        "b": clf.intercept_,
        "V": V,
        "A": clf.coef_ + 1,
        "B": clf.coef_,
        "v": draw.normal(size=X.shape[1]),
        "d": np.array([9, 1, 1, 1 / 9]),
        "S": np.where(np.eye(30), -np.inf, S),
        "U": V / np.linalg.norm(V, axis=1, keepdims=True),
        "Q": draw.normal(size=(40, 8)),
        "V0": draw.normal(size=(30, 8)),
        "k": 3,
        "s": np.geomspace(1, 100, 8),
        "L": log_softmax(draw.normal(size=(40, 2)) @ draw.normal(size=(2, 5)), axis=1),
        "p": (0, 1),
        "runs": [(LogisticRegression(C=C, max_iter=1000).fit(X, y).coef_, X) for C in (0.1, 1, 10)],
        "words": WORDS,
        "vectors": dict(zip(WORDS, draw.normal(size=(6, 8)), strict=True)),
        "pairs": [("cat", "dog", True), ("car", "bus", True), ("cat", "car", False), ("dog", "tree", False)],
        "rated": [("cat", "dog", 8.0), ("cat", "car", 2.0), ("cat", "tree", 3.0), ("car", "bus", 9.0)],
    }


def answer(slug: str, known: Mapping[str, Any]) -> Any:
    return eval(LINES[slug], dict(known))  # noqa: S307 - our own lines


@pytest.mark.parametrize("slug", sorted(LINES))
def test_a_line_of_practice_runs_as_it_stands_and_fits_a_phone(slug: str, known: Mapping[str, Any]) -> None:
    assert re.search(r"\b(cosine_lab|np)\.", LINES[slug])
    assert len(LINES[slug]) <= LONGEST
    assert answer(slug, known) is not None


def test_a_line_that_compares_models_counts_nothing_where_all_rows_move_alike(known: Mapping[str, Any]) -> None:
    moved = copy.deepcopy(known["clf"])
    moved.coef_ = moved.coef_ + known["v"]
    assert answer("translate", {**known, "other": moved}) == 0
    assert not np.allclose(cosine(moved.coef_), cosine(known["clf"].coef_))
    assert answer("translate", known) > 0


def cosine(rows: np.ndarray[Any, Any]) -> float:
    return float(rows[0] @ rows[1] / np.linalg.norm(rows[0]) / np.linalg.norm(rows[1]))


def test_what_a_line_reads_is_what_its_lesson_speaks_of(known: Mapping[str, Any]) -> None:
    for slug in ("measures", "audit"):
        kept = {each["key"]: each["kept"] for each in answer(slug, known)}
        assert (kept["cosine"], kept["centred"], kept["correlation"]) == ("none", "translation", "all")
    U, V, s = (known[name] for name in ("U", "V", "s"))
    assert answer("factorisation", {**known, "U": U / s, "V": V * s}) == pytest.approx(answer("factorisation", known))
    assert cosine(V * s) != pytest.approx(cosine(V), abs=0.01)
    before, after = ({each["key"]: each["value"] for each in listed} for listed in answer("rescale", known))
    assert before["cosine"] != pytest.approx(after["cosine"], abs=0.01)
    assert before["correlation"] == pytest.approx(after["correlation"])
    assert {each["changed"] for each in answer("home", known)} == {0}
    assert answer("sigmoid", known) == []
    assert answer("sigmoid", {**known, "W": known["clf"].coef_}) == [[], [0, 1, 2]]  # rows that add up to 0
    assert len(answer("rankings", known)) == len({*map(tuple, answer("rankings", known))})
    runs = answer("train_again", known)
    assert len(runs) == len(known["runs"])
    networks = shipped()[:2]
    runs = answer("train_again", {**known, "p": (2, 7), "runs": [(each.rows, each.hidden) for each in networks]})
    for run, network in zip(runs, networks, strict=True):
        of = {each["key"]: each["value"] for each in run}
        assert of["cosine"] == pytest.approx(network.cosines["rows"][2, 7])
        assert of["correlation"] == pytest.approx(network.cosines["outputs"][2, 7])


def test_a_line_of_numpy_gives_the_number_that_its_lesson_shows(known: Mapping[str, Any]) -> None:
    V, S, U, Q, V0 = (known[name] for name in ("V", "S", "U", "Q", "V0"))
    pairs = [cosine(V[[i, j]]) for i in range(len(V)) for j in range(i)]
    assert answer("pooling", known) == pytest.approx(np.mean(pairs))
    assert answer("pooling", {**known, "U": _unit(V - V.mean(axis=0))}) < np.mean(pairs) - 0.5
    lists = {int(k) for scores in S for k in sorted(range(len(S)), key=lambda k: -scores[k])[:10]}
    assert answer("length", known) == pytest.approx(1 - len(lists) / len(S))
    assert answer("centre", known) == 0
    assert sum(answer("thief", known) > 1e-9) == 2, "as many as hidden vectors have numbers"  # of five labels
    assert sum(answer("thief", {**known, "L": np.round(known["L"], 1)}) > 1) == 2, "rounded, too"
    assert answer("centre", {**known, "B": _unit(known["A"])}) > 0
    leads = [each[-2] - each[-3] for each in map(sorted, Q @ V.T)]
    assert answer("top_two", known) == pytest.approx(min(leads))
    nearest = sorted(set(range(len(U))) - {3}, key=lambda k: float(U[k] @ U[3]))[-6:]
    assert list(answer("word2vec", known)) == nearest
    assert answer("training", {**known, "V": 10 * V0}) == pytest.approx(10)


def test_every_lesson_ends_with_a_line_of_code() -> None:
    assert set(LINES) == set(TOLD)


def _unit(rows: np.ndarray[Any, Any]) -> Any:
    return rows / np.linalg.norm(rows, axis=1, keepdims=True)
