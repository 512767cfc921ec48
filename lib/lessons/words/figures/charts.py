"""The Words page's charts below the live part."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from lib.escape import plotly
from lib.figures import marks, style
from lib.figures.heatmap import Side, cosine_heatmap
from lib.figures.histogram import Spread, cosine_histogram
from lib.figures.plain import Figure, figure
from lib.figures.style import Look
from lib.figures.table import Table
from lib.lessons.words.figures.labels import placed, short
from lib.lessons.words.model.models import Model
from lib.lessons.words.model.spread import Band
from lib.lessons.words.sentences import said
from lib.maths.checks import Matrix
from lib.maths.spaces.principal import principal_plane
from lib.prose import Text
from lib.shared_cache import shared_cache

FEWEST_ON_A_MAP = 3
MOST_KEPT = 8


def pca_map(names: Sequence[str], model: Model, look: Look, text: Text) -> tuple[Figure, Table] | None:
    """The model's words in the plane of their two widest directions, and their coordinates.

    Unit vectors, so that only angles count. None for fewer than three words, or where all lie in one point.
    """
    at = np.flatnonzero(model.known[: len(names)]).tolist()
    if model.vectors is None or len(at) < FEWEST_ON_A_MAP:
        return None
    rows = model.vectors[at]
    rows = rows / np.linalg.norm(rows, axis=1, keepdims=True)
    if not np.ptp(rows, axis=0).any():
        return None
    points, shares = principal_plane(rows)
    shown = [names[i] for i in at]
    table: Table = {text("column-word"): shown, "PC 1": points[:, 0].tolist(), "PC 2": points[:, 1].tolist()}
    return _map(shown, points, shares, look, text), table


def _map(names: Sequence[str], points: Matrix, shares: NDArray[np.float64], look: Look, text: Text) -> Figure:
    reach = 1.25 * float(np.abs(points).max())
    labels = [short(name) for name in names]
    dots = marks.dots(
        points[:, 0],
        points[:, 1],
        marks.marker(0, 10, color=look.theme.accent),
        text=[plotly(label) for label in labels],
        textposition=placed(labels, points, reach),
        textfont={"size": look.text, "color": look.theme.ink},
        hovertext=[plotly(name) for name in names],
        hovertemplate="%{hovertext}<extra></extra>",
        cliponaxis=False,
    )
    axes = [
        style.axis(look, text("axis-component", number=k + 1, share=float(share)), range=[-reach, reach])
        for k, share in enumerate(shares)
    ]
    return figure(
        [dots], style.layout(look, height=480, showlegend=False, xaxis=axes[0], yaxis=axes[1] | {"scaleanchor": "x"})
    )


def matrix(names: Sequence[str], model: Model, look: Look, text: Text) -> tuple[Figure, Table] | None:
    """All cosines of the model's words, like beside like; None for fewer than two words."""
    at = np.flatnonzero(model.known[: len(names)])
    if at.size < 2 or model.vectors is None:  # noqa: PLR2004 - a pair
        return None
    table = model.cosines[np.ix_(at, at)]
    order = _clustered(table)
    shown = [names[i] for i in at[order].tolist()]
    table = table[np.ix_(order, order)]
    side = Side(text("axis-words"), shown)
    numbers: dict[str, Sequence[str | float | None]] = {text("column-word"): shown}
    numbers |= {name: column.tolist() for name, column in zip(shown, table.T, strict=True)}
    drawn = cosine_heatmap(table, side, side, look, text, height=max(420, 26 * len(shown)))
    ticks = {"tickvals": list(range(1, len(shown) + 1)), "ticktext": [plotly(short(name)) for name in shown]}
    drawn["layout"]["xaxis"] |= ticks | {"tickangle": -45}
    drawn["layout"]["yaxis"] |= ticks
    return drawn, numbers


def _clustered(table: Matrix) -> NDArray[np.intp]:
    """Rows in the order of the leaves of average-linkage clustering by 1 − cosine."""
    from scipy.cluster.hierarchy import leaves_list, linkage  # noqa: PLC0415 - as above
    from scipy.spatial.distance import squareform  # noqa: PLC0415 - as above

    apart = np.clip(1 - table, 0.0, 2.0)
    np.fill_diagonal(apart, 0.0)
    tree = linkage(squareform(apart, checks=False), "average", optimal_ordering=True)
    return np.asarray(leaves_list(tree), dtype=np.intp)


def bands(models: Sequence[Model], look: Look, text: Text) -> tuple[Figure, Table]:
    """The cosines of all pairs of each model's table over one axis, and their summary."""
    held = tuple((said(model.title, text), model.band) for model in models if model.band is not None)
    return _bands(held, look, text)


@shared_cache(most=MOST_KEPT)
def _bands(held: tuple[tuple[str, Band], ...], look: Look, text: Text) -> tuple[Figure, Table]:
    spreads = [Spread(plotly(name), band.of.edges, band.of.counts) for name, band in held]
    drawn = cosine_histogram(spreads, look, text, height=440)
    middles = [band.middle for _, band in held]
    table: Table = {
        text("column-model"): [name for name, _ in held],
        text("column-least"): [band.of.least for _, band in held],
        text("column-low"): [float(each[0]) for each in middles],
        text("column-median"): [float(each[1]) for each in middles],
        text("column-high"): [float(each[2]) for each in middles],
        text("column-greatest"): [band.of.greatest for _, band in held],
        text("column-deviation"): [band.of.std for _, band in held],
        text("column-words"): [band.rows for _, band in held],
    }
    return drawn, table
