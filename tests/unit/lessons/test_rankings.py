"""The Rankings page's configurations and H.2 are the known ones, number by number."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from cosine_lab import prose
from cosine_lab.data.classifiers import classifier
from cosine_lab.data.words import load_words
from cosine_lab.figures.style import Look
from cosine_lab.lessons.rankings import default
from cosine_lab.lessons.rankings.figures.two_points import drawn
from cosine_lab.lessons.rankings.model.configurations import MODEL, WORDS, configurations, four_words
from cosine_lab.lessons.rankings.model.two_points import FIRST, SECOND, comparison, ranking_name
from cosine_lab.lessons.rankings.sentences.two_points import decider, lists
from cosine_lab.lessons.rankings.surface import presets
from cosine_lab.links import amend, encode
from cosine_lab.maths.rankings.patterns import rankings, sign_patterns, sign_strings
from cosine_lab.maths.rankings.winning import argmaxable
from cosine_lab.maths.vectors import cosines
from tests.figures import valid

TEXT = prose.text("rankings")

VECTORS = Path(__file__).parents[2] / "vectors" / "pattern_cases.json"
IDS = {"H1": "H1_model1", "H1-2": "H1_model2", "hexagon": "centered_same_cos_A", "hexagon-2": "centered_same_cos_B"}
COUNTS = {"C1": 20, "H1": 16, "H1-2": 28, "hexagon": 12, "hexagon-2": 24, "twelve": 132}
HELD = {each.key: each for each in configurations()}


def known() -> dict[str, dict[str, Any]]:
    cases = json.loads(VECTORS.read_text(encoding="utf-8"))["cases"]
    return {case["id"]: case for case in cases}


@pytest.mark.parametrize("key", IDS)
def test_a_configuration_has_the_known_rows_rankings_and_winners(key: str) -> None:
    case, W = known()[IDS[key]], np.array(HELD[key].shown)
    assert np.abs(W - case["W"]).max() <= 1e-11
    found = rankings(case["W"])
    assert found.rows.tolist() == case["rankings"]
    assert len(found.rows) == COUNTS[key]
    assert argmaxable(case["W"]).labels == case["argmaxable"]


@pytest.mark.parametrize("key", ["C1", "twelve"])
def test_a_configuration_in_general_position_has_n_times_n_minus_1_rankings(key: str) -> None:
    n = len(HELD[key].labels)
    assert len(rankings(HELD[key].shown).rows) == COUNTS[key] == n * (n - 1)


def test_shortening_keeps_every_cosine() -> None:
    for key in ("H1-2", "hexagon-2"):
        assert np.abs(cosines(HELD[key].shown) - cosines(HELD[key].original)).max() <= 1e-15


def test_the_four_words_are_the_model_s_best_picture_in_the_plane() -> None:
    table = load_words()
    V = table.vectors[MODEL][[table.rows[word] for word in WORDS]].astype(np.float64)
    W = np.array(four_words().shown)
    U, s, Vt = np.linalg.svd(V, full_matrices=False)
    assert np.abs(W @ W.T - (U[:, :2] * s[:2] ** 2) @ U[:, :2].T).max() <= 0.02
    assert cosines(W)[0, 1] > cosines(W)[0, 2] + 0.5
    assert argmaxable(W).labels == [0, 1, 2, 3]
    assert Vt.shape == (4, V.shape[1])


def test_h2_has_the_same_signs_and_the_known_rankings_of_its_own() -> None:
    found, cases = comparison(), known()
    for k, (rows, name) in enumerate(((FIRST, "H2_W"), (SECOND, "H2_Wprime"))):
        assert np.array_equal(rows, cases[name]["W"])
        assert found.signs[k] == sign_strings(sign_patterns(rows).rows)
        assert [list(row) for row in found.rankings[k]] == cases[name]["rankings"]
    assert found.signs[0] == found.signs[1]
    assert len(found.signs[0]) == 20
    assert [ranking_name(row) for row in found.only(0)] == ["4›1›3›2›5", "5›2›3›1›4"]
    assert [ranking_name(row) for row in found.only(1)] == ["1›4›3›5›2", "2›5›3›4›1"]
    assert len(found.shared) == 12


def test_one_minor_of_45_decides_h2() -> None:
    found = comparison()
    assert found.minors == 45
    ((first, second, values),) = found.deciding
    assert (first, second) == ((0, 3), (1, 4))
    assert values[0] == -values[1] == pytest.approx(0.8)


def test_h2_is_told_and_drawn_from_the_same_numbers() -> None:
    assert "4›1›3›2›5" in lists(TEXT)
    assert lists(TEXT).count("+\N{WORD JOINER}+") > 10
    assert "1 has another sign: det(p1 − p4, p2 − p5) = **0.80** in W, **−0.80** in W′" in decider(TEXT)
    for k, order in enumerate(("4›1›3›2›5", "1›4›3›5›2")):
        for look in (Look(), Look(dark=True)):
            chart = drawn(k, look, TEXT)
            figure = valid(chart.figure)
            assert order in chart.alt
            assert order in figure.layout.title.text
            marks = [trace for trace in figure.data if trace.mode == "markers+text"]
            x = np.asarray(marks[1].x)
            assert [int(i) + 1 for i in np.argsort(x)] == [int(digit) for digit in order[::2]]


def test_every_preset_is_a_state_that_a_link_can_carry() -> None:
    start = default(classifier("paper"))
    changes = [preset.change for preset in presets()]
    assert len(changes) == 7
    for change in changes:
        state = replace(start, **change)
        assert amend(start, encode(state, start.labels)) == (state, ())
