"""The drawn sphere: a shade for every region, and its rankings."""

from typing import Any

import numpy as np
import pytest

from lib import prose
from lib.data.classifiers import PAPER_UNEMBEDDINGS
from lib.figures.space import lifted
from lib.figures.sphere import sphere_figure
from lib.figures.sphere_parts import Circles, Marks, Regions, ramp
from lib.figures.style import Look
from lib.lessons.rankings.figures.space import sphere as ranking_sphere
from lib.lessons.rankings.model.space import counts, cut
from lib.maths.rankings.great_circles import sphere
from tests.figures import valid

LOOK = Look()
LABELS = tuple("01234")
TEXT = prose.text("sphere")


def drawn(rows: np.ndarray, labels: tuple[str, ...] = LABELS) -> tuple[Any, str]:
    (((_, (chart,)),),) = ranking_sphere(np.asarray(rows, dtype=float), labels, LOOK, TEXT).rows
    return valid(chart.figure), chart.alt


def test_lifting_keeps_the_plane_and_adds_coordinates_by_depth_and_seed() -> None:
    W = lifted(PAPER_UNEMBEDDINGS, 0.5, 7)
    assert W.shape == (5, 5)
    assert np.array_equal(W[:, :2], PAPER_UNEMBEDDINGS)
    assert np.allclose(2 * W[:, 2:], lifted(PAPER_UNEMBEDDINGS, 1.0, 7)[:, 2:])
    assert np.array_equal(W, lifted(PAPER_UNEMBEDDINGS, 0.5, 7))
    assert not np.array_equal(W, lifted(PAPER_UNEMBEDDINGS, 0.5, 8))
    assert not lifted(PAPER_UNEMBEDDINGS, 0, 7)[:, 2:].any()


def test_the_papers_labels_have_72_rankings_in_space_and_20_without_depth() -> None:
    figure, alt = drawn(lifted(PAPER_UNEMBEDDINGS, 1.0, 1))
    assert "10 great circles" in alt
    assert "72 regions" in alt
    names = figure.data[-2]["hovertext"]
    assert len(set(names)) == 72
    assert all(sorted(name.replace("&gt;", ">").split(" > ")) == [*LABELS] for name in names)
    assert "20 regions" in drawn(lifted(PAPER_UNEMBEDDINGS, 0.0, 1))[1]


def test_a_region_has_the_colour_of_the_label_on_top() -> None:
    W = lifted(PAPER_UNEMBEDDINGS, 1.0, 1)
    figure, _ = drawn(W)
    mesh, dots, marks = figure.data[0], figure.data[-2], figure.data[-1]
    centres = np.c_[dots["x"], dots["y"], dots["z"]]
    tops = [LABELS[k] for k in (centres @ W[:, :3].T).argmax(axis=1)]
    assert [name[0] for name in dots["hovertext"]] == tops
    assert list(mesh["colorbar"]["ticktext"]) == sorted(set(tops))
    assert [*marks["text"]] == [f"<b>{name}</b>" for name in sorted(set(tops))]


def test_a_label_that_is_never_on_top_has_no_name_on_the_sphere() -> None:
    corners = [[3, 0, 0], [0, 3, 0], [0, 0, 3], [-3, -3, -3], [0.1, 0, 0]]
    figure, _ = drawn(np.array(corners, dtype=float))
    assert [*figure.data[0]["colorbar"]["ticktext"]] == ["0", "1", "2", "3"]


@pytest.mark.parametrize("rows", [[[1, 2, 3]] * 2, np.eye(9)])
def test_equal_rows_and_too_many_labels_have_no_sphere(rows: Any) -> None:
    assert cut(np.asarray(rows, dtype=float)) is None


def test_rankings_are_as_many_as_covers_formula_in_every_dimension() -> None:
    found = counts(lifted(PAPER_UNEMBEDDINGS, 1.0, 1))
    dimensions, listed, formula, everything = (list(cells) for cells in zip(*found, strict=True))
    assert dimensions == [1, 2, 3, 4]
    assert listed == formula == [2, 20, 72, 120]
    assert everything == [120] * 4


def test_fewer_rankings_are_listed_where_differences_are_parallel() -> None:
    square = lifted([[1, 1], [1, -1], [-1, 1], [-1, -1]], 0.0, 1)
    _, listed, formula, _ = (list(cells) for cells in zip(*counts(square), strict=True))
    assert listed == [None, 8, 8]
    assert formula == [2, 12, 24]


def test_a_shade_or_name_too_few_is_told() -> None:
    found = sphere(np.eye(3))
    regions = Regions("", ["a"], [0], ["a"], ["#000000"])
    with pytest.raises(ValueError, match="needs 3 circles and 8 regions, got 3, 1 and 1"):
        sphere_figure(
            found, Circles(tuple("abc")), regions, Marks(found.poles, "abc", ["red"] * 3), LOOK
        )


def test_names_cannot_smuggle_markup_into_the_figure() -> None:
    figure, _ = drawn(lifted(PAPER_UNEMBEDDINGS, 1.0, 1), ("<b>x</b>", "1", "2", "3", "4"))
    assert "<b>x" not in str(figure.to_dict()).replace("<b>&lt;b&gt;x", "")


def test_a_ramp_goes_from_neutral_to_accent() -> None:
    shades = ramp(Look(dark=True), 4)
    assert len(set(shades)) == 4
    accent = Look(dark=True).theme.accent
    assert shades[-1] == f"rgb({','.join(str(int(accent[k : k + 2], 16)) for k in (1, 3, 5))})"
    assert len(ramp(LOOK, 1)) == 1
