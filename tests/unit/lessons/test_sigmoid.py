"""The Sigmoid lesson in more than two dimensions, and its presets."""

from dataclasses import replace

import numpy as np
import pytest

from lib import prose
from lib.data.classifiers import classifier
from lib.figures.style import Look
from lib.lessons import sigmoid
from lib.lessons.sigmoid.surface import presets
from lib.refusals import Refused
from tests.figures import valid

TEXT = prose.text("sigmoid")
START = sigmoid.default(classifier("paper"))


def columns(state: sigmoid.SigmoidState, depth: float = 1.0) -> list[list[object]]:
    found = sigmoid.model.counts(sigmoid.model.lifted(state, depth, 1))
    return [list(cells) for cells in zip(*found, strict=True)]


def test_five_labels_have_covers_numbers_in_every_dimension() -> None:
    dimensions, listed, formula, everything = columns(START)
    assert dimensions == [1, 2, 3, 4, 5]
    assert listed == formula == [2, 10, 22, 30, 32]
    assert everything == [32] * 5


def test_a_third_dimension_without_depth_adds_nothing() -> None:
    assert columns(START, 0.0)[1] == [2, 10, 10, 10, 10]


def test_a_translation_moves_what_is_lifted() -> None:
    moved = sigmoid.model.lifted(replace(START, shift=(-0.75, -0.75)), 1.0, 1)
    assert np.allclose(moved[:, :2], np.array(START.unembeddings) - 0.75)
    assert np.array_equal(moved[:, 2:], sigmoid.model.lifted(START, 1.0, 1)[:, 2:])


def test_a_zero_row_leaves_no_sphere_and_dashes_in_the_table() -> None:
    rows = ((0.0, 0.0), *START.unembeddings[1:])
    state = replace(START, unembeddings=rows)
    view = sigmoid.figures.sphere(sigmoid.model.lifted(state, 0.0, 1), state.labels, Look(), TEXT)
    assert view.refused == (Refused("sigmoid.sphere-zero"),)
    assert view.rows == ()
    assert columns(state, 0.0)[1] == [None] * 5


def test_the_sphere_names_each_of_the_22_label_sets() -> None:
    view = sigmoid.figures.sphere(sigmoid.model.lifted(START, 1.0, 1), START.labels, Look(), TEXT)
    (((_, (chart,)),),) = view.rows
    assert "5 great circles into 22 regions" in chart.alt
    assert len({*valid(chart.figure).data[-2].hovertext}) == 22


@pytest.mark.parametrize(
    ("key", "count"),
    [
        ("C1", 10),
        ("C1-2", 8),
        ("C1-3", 8),
        ("H1", 8),
        ("H1-2", 8),
        ("hexagon", 6),
        ("hexagon-2", 6),
    ],
)
def test_a_preset_has_the_label_sets_that_the_page_says(key: str, count: int) -> None:
    preset = next(each for each in presets() if each.key == key)
    state = replace(START, **preset.change)
    assert columns(state)[1][1] == count
