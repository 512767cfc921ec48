"""The configurations of the Centre page are the known ones, number by number."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from scipy.special import softmax

from cosine_lab import prose
from cosine_lab.data import classifiers
from cosine_lab.lessons.centre import CONFIGURATIONS, SOURCES, classifier, default, story, surface
from cosine_lab.maths.classifier.hull import hull
from cosine_lab.maths.rankings.patterns import rankings, sign_patterns, sign_strings
from cosine_lab.maths.rankings.winning import tie_for_top
from cosine_lab.maths.spaces.centring import centred, unit_length
from cosine_lab.maths.vectors import cosines, lengths

PAPER = classifiers.classifier("paper")
VECTORS = Path(__file__).parents[2] / "vectors"
IDS = {
    "c2": "C2_centered",
    "c3": "C3_centered_unit",
    "five": "C3_five_label_variant",
    "hexagon-a": "centered_same_cos_A",
    "hexagon-b": "centered_same_cos_B",
    "uncentred": "C1_model3",
}
RANKINGS = {"c2": 18, "c3": 16, "five": 20, "hexagon-a": 12, "hexagon-b": 24, "uncentred": 20}
ROWS = {each.key: np.array(each.unembeddings) for each in CONFIGURATIONS}


def known(file: str) -> dict[str, dict[str, Any]]:
    cases = json.loads((VECTORS / file).read_text(encoding="utf-8"))["cases"]
    return {case["id"]: case for case in cases}


SHAPES, PATTERNS = known("cases.json"), known("pattern_cases.json")
EACH = pytest.mark.parametrize("key", IDS)


@EACH
def test_a_configuration_has_the_known_rows_cosines_and_lengths(key: str) -> None:
    case, W = SHAPES[IDS[key]], ROWS[key]
    assert np.abs(W - case["W"]).max() <= 1e-11
    assert np.abs(cosines(W) - case["cos"]).max() <= 1e-11
    assert np.abs(lengths(W) - case["norms"]).max() <= 1e-11
    assert np.abs(W.sum(axis=0) - case["row_sum"]).max() <= 1e-11


@EACH
def test_a_configuration_has_the_known_winners_and_competitors(key: str) -> None:
    case, W = SHAPES[IDS[key]], ROWS[key]
    assert sorted(hull(W)) == case["argmaxable"]
    assert [list(pair) for pair in tie_for_top(W)] == case["tie_for_top_pairs"]


@EACH
def test_a_configuration_has_the_known_rankings_and_label_sets(key: str) -> None:
    case = PATTERNS[IDS[key]]
    found = rankings(case["W"]).rows.tolist()
    assert found == case["rankings"]
    assert len(found) == RANKINGS[key]
    assert sign_strings(sign_patterns(case["W"]).rows) == case["sign_patterns"]


@pytest.mark.parametrize("key", [key for key in IDS if key != "uncentred"])
def test_all_but_one_are_centred_already(key: str) -> None:
    assert np.abs(centred(ROWS[key]) - ROWS[key]).max() <= 1e-11


def test_centring_figure_1d_moves_its_cosines_and_no_probability() -> None:
    W, X = ROWS["uncentred"], PAPER.embeddings
    moved = centred(W)
    assert cosines(W)[0, 1] == pytest.approx(1)
    assert cosines(moved)[0, 1] == pytest.approx(0.777278358974, abs=1e-12)
    assert np.abs(softmax(X @ moved.T, axis=1) - softmax(X @ W.T, axis=1)).max() <= 1e-14
    assert tie_for_top(moved) == tie_for_top(W)


def test_unit_length_keeps_the_cosines_of_hexagon_b_and_makes_it_hexagon_a() -> None:
    unit = unit_length(ROWS["hexagon-b"])
    assert np.abs(unit - ROWS["hexagon-a"]).max() <= 1e-15
    assert np.abs(cosines(unit) - cosines(ROWS["hexagon-b"])).max() <= 1e-12


def test_the_input_whose_scores_are_told_goes_to_a_label_that_was_shorter() -> None:
    asked, made_long = story().beats[:2]
    assert asked.start
    assert made_long.start
    x, W = made_long.start["probe"], np.array(made_long.start["unembeddings"])
    assert asked.start["probe"] == x
    (was, now), long = (int(np.argmax(rows @ x)) for rows in (W, unit_length(W))), lengths(W)
    assert was != now
    assert long[now] < long[was]


def test_labels_keep_the_numbers_of_the_source_but_where_the_story_names_them() -> None:
    for each in CONFIGURATIONS:
        assert each.names or each.labels == tuple("012345")[: len(each.unembeddings)]
        assert set(each.pair) <= set(range(len(each.labels)))


@pytest.mark.parametrize("source", SOURCES)
def test_every_source_opens_with_both_switches_off(source: str) -> None:
    shown = classifier(source)
    state = default(shown)
    assert (state.centre, state.unit) == (0, 0)
    presets = surface(shown, state, prose.text("centre")).presets
    assert len(presets) == (len(CONFIGURATIONS) if source == "figure" else 0)


def test_weight_decay_centres_a_fitted_classifier() -> None:
    for source in ("iris", "wine", "digits"):
        W = classifier(source).unembeddings
        assert np.abs(W.mean(axis=0)).max() <= 1e-3 * lengths(W).max()
