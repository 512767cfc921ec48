import math

import numpy as np
import pytest

from cosine_lab.figures.curves import Curve, Scale, curves
from cosine_lab.figures.style import Look
from tests.figures import valid


def test_lines_are_told_apart_by_colour_dash_and_marker() -> None:
    x = [1.0, 2.0, 3.0]
    figure = valid(curves([Curve("one", x, x), Curve("two", x, x)], Scale("steps"), Scale("norm"), Look()))
    for look in (
        {trace.line.color for trace in figure.data},
        {trace.line.dash for trace in figure.data},
        {trace.marker.symbol for trace in figure.data},
    ):
        assert len(look) == 2
    assert figure.layout.showlegend is True
    assert figure.layout.dragmode is False  # a finger may scroll past it


def test_a_band_is_shaded_behind_its_line() -> None:
    figure = valid(
        curves([Curve("cos", [1.0, 2.0], [0.5, 0.6], ([0.4, 0.5], [0.7, 0.8]))], Scale("τ"), Scale("cos"), Look())
    )
    band, line = figure.data
    assert list(band.x) == [1.0, 2.0, 2.0, 1.0]
    assert list(band.y) == [0.4, 0.5, 0.8, 0.7]
    assert band.fillcolor.startswith("rgba(0,114,178")
    assert (line.name, figure.layout.showlegend) == ("cos", False)


def test_a_logarithmic_range_is_given_in_powers_of_ten() -> None:
    line = [Curve("law", [1.0, 100.0], [1.0, 2.0])]
    figure = valid(curves(line, Scale("τ", log=True, span=(0.01, 1.0)), Scale("y", span=(0, 3)), Look()))
    assert tuple(figure.layout.xaxis.range) == pytest.approx((-2, 0))
    assert tuple(figure.layout.yaxis.range) == (0, 3)
    with pytest.raises(ValueError, match="above 0 on a log axis, got 0 to 1"):
        curves(line, Scale("τ", log=True, span=(0.0, 1.0)), Scale("y"), Look())


def test_gaps_stay_gaps_and_long_lines_carry_no_markers() -> None:
    long = np.arange(100.0)
    figure = valid(curves([Curve("long", long, np.where(long == 5, math.nan, long))], *axes(), Look()))
    assert figure.data[0].mode == "lines"
    assert figure.data[0].connectgaps is False


def test_points_that_do_not_fit_are_refused() -> None:
    with pytest.raises(ValueError, match="a line at least, got none"):
        curves([], *axes(), Look())
    with pytest.raises(ValueError, match="as many y as x for 'a', got 1 and 2"):
        curves([Curve("a", [1.0, 2.0], [1.0])], *axes(), Look())


def axes() -> tuple[Scale, Scale]:
    return Scale("x"), Scale("y")
