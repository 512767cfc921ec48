import numpy as np
import pytest

from cosine_lab.figures.heatmap import Side, cosine_heatmap
from cosine_lab.figures.style import Look
from cosine_lab.prose import Text
from tests.figures import valid

TEXT = Text("figures")


def side(n: int, groups: list[str] | None = None) -> Side:
    return Side("items", [f"i{k}" for k in range(n)], groups)


def test_few_cosines_are_written_out_and_the_undefined_left_empty() -> None:
    table = np.array([[1.0, np.nan], [-0.25, 1.0]])
    figure = valid(cosine_heatmap(table, side(2), side(2), Look(), TEXT))
    cells = figure.data[0]
    assert [list(row) for row in cells.text] == [["1.00", "—"], ["−0.25", "1.00"]]
    assert cells.hoverongaps is False
    assert (cells.zmin, cells.zmax) == (-1, 1)
    assert figure.layout.yaxis.autorange == "reversed"
    assert list(figure.layout.xaxis.ticktext) == ["i0", "i1"]


def test_many_items_are_thinned_and_the_axis_says_so() -> None:
    table = np.tile(np.linspace(-1, 1, 1000), (300, 1))
    figure = valid(cosine_heatmap(table, side(300), side(1000), Look(), TEXT))
    assert figure.data[0].z.shape == (150, 250)
    assert figure.data[0].z[0, 1] == pytest.approx(table[0, 4])
    assert figure.layout.xaxis.title.text == "items, 1 in 4"
    assert figure.layout.yaxis.title.text == "items, 1 in 2"
    assert (figure.data[0].x[1], figure.data[0].y[1]) == (5, 3)
    assert figure.data[0].hovertext is None


def test_groups_are_named_in_their_middle_and_parted_by_lines() -> None:
    groups = ["A"] * 3 + ["B"] * 2
    figure = valid(cosine_heatmap(np.eye(5), side(5, groups), side(5, groups), Look(), TEXT))
    assert list(figure.layout.xaxis.ticktext) == ["A", "B"]
    assert list(figure.layout.xaxis.tickvals) == [2.25, 4.75]
    assert [(s.x0, s.y0) for s in figure.layout.shapes] == [(0, 3.5), (3.5, 0)]


def test_names_of_readers_are_text_and_never_markup() -> None:
    names = Side("items", ["<a href='x'>", "b"])
    figure = valid(cosine_heatmap(np.eye(2), names, names, Look(), TEXT))
    assert figure.data[0].hovertext[0][1].startswith("&lt;a")
    assert figure.layout.xaxis.ticktext[0].startswith("&lt;a")


def test_names_that_do_not_fit_are_refused() -> None:
    with pytest.raises(ValueError, match="each of 2 items, got 3 names"):
        cosine_heatmap(np.eye(2), side(2), side(3), Look(), TEXT)
    with pytest.raises(ValueError, match="each of 2 items, got 2 names"):
        cosine_heatmap(np.eye(2), side(2, ["A"]), side(2), Look(), TEXT)
    with pytest.raises(ValueError, match=r"a table of cosines, got shape \(3,\)"):
        cosine_heatmap(np.ones(3), side(3), side(3), Look(), TEXT)
