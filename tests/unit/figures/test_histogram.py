import numpy as np
import pytest

from cosine_lab.figures.histogram import Spread, cosine_histogram, exact_law, normal_law
from cosine_lab.figures.style import Look
from cosine_lab.maths.pooling.pool import Law, sample
from cosine_lab.maths.spaces.pair_cosines import pair_cosines
from cosine_lab.prose import Text
from tests.figures import valid

TEXT = Text("figures")


def drawn(dimension: int = 50) -> Spread:
    got = pair_cosines(sample(Law.NORMAL, 300, dimension, seed=0))
    return Spread("normal", got.edges, got.counts, exact_law(dimension))


def test_bars_have_area_one_and_follow_the_law_drawn_over_them() -> None:
    figure = valid(cosine_histogram([drawn()], Look(), TEXT))
    bars, law = figure.data
    assert (np.asarray(bars.y) * np.asarray(bars.width)).sum() == pytest.approx(1)
    assert np.interp(bars.x, law.x, law.y) == pytest.approx(np.asarray(bars.y), abs=0.25)
    assert len(bars.y) <= 80


def test_the_view_is_where_the_cosines_are_unless_the_whole_range_is_asked_for() -> None:
    near = valid(cosine_histogram([drawn(700)], Look(), TEXT)).layout.xaxis.range
    assert -0.3 < near[0] < -0.1 < 0.1 < near[1] < 0.3
    figure = valid(cosine_histogram([drawn(700)], Look(), TEXT, whole=True))
    assert tuple(figure.layout.xaxis.range) == (-1, 1)
    bars = figure.data[0]
    assert (np.asarray(bars.y) * np.asarray(bars.width)).sum() == pytest.approx(1)


def test_a_law_that_is_infinite_at_the_ends_is_drawn_without_them() -> None:
    figure = valid(cosine_histogram([drawn(2)], Look(), TEXT, whole=True))
    assert np.isfinite(figure.data[1].y).all()


def test_histograms_are_told_apart_by_hatching_as_well_as_colour() -> None:
    spreads = [drawn(50), Spread("other", [-1.0, 0.0, 1.0], [3, 1])]
    bars = [trace for trace in valid(cosine_histogram(spreads, Look(), TEXT)).data if trace.type == "bar"]
    assert len({bar.marker.color for bar in bars}) == 2
    assert len({bar.marker.pattern.shape for bar in bars}) == 2


def test_one_bin_alone_is_still_drawn() -> None:
    counts = np.zeros(2000)
    counts[1999] = 5
    figure = valid(cosine_histogram([Spread("same", np.linspace(-1, 1, 2001), counts)], Look(), TEXT))
    assert max(figure.data[0].y) == pytest.approx(1000)


def test_the_normal_law_is_the_normal_density() -> None:
    t = np.linspace(0.5, 0.9, 4001)
    density = normal_law(0.7, 0.02)(t)
    assert density.sum() * 1e-4 == pytest.approx(1, rel=1e-6)
    assert t[density.argmax()] == pytest.approx(0.7)


def test_nothing_to_draw_is_refused() -> None:
    with pytest.raises(ValueError, match="a histogram at least, got none"):
        cosine_histogram([], Look(), TEXT)
    with pytest.raises(ValueError, match="counts between edges, not all zero"):
        cosine_histogram([Spread("none", [-1.0, 1.0], [0])], Look(), TEXT)
    with pytest.raises(ValueError, match="counts between edges, not all zero"):
        cosine_histogram([Spread("odd", [-1.0, 1.0], [1, 2])], Look(), TEXT)
