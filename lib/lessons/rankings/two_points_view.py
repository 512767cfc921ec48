"""H.2 drawn and told: the points seen along one direction, and the lists that differ."""

import numpy as np
import plotly.graph_objects as go
from numpy.typing import NDArray
from plotly.subplots import make_subplots

from lib import prose
from lib.figures import style
from lib.figures.style import Look
from lib.lessons.rankings.two_points import LABELS, Minor, Ranking, comparison, points
from lib.tokens import tokens

Matrix = NDArray[np.float64]

NAMES = ("W", "W′")
SHADES = ("orange", "blue")
JOINER = "\N{WORD JOINER}"
HEIGHT = 360
MARGIN = {"l": 8, "r": 8, "t": 36, "b": 8}
BELOW = 1.5
REACH = 1.95


def two_points(look: Look) -> tuple[go.Figure, str]:
    """Both configurations, each projected onto the direction that tells them apart, and a text."""
    words = prose.page("rankings").words
    found = comparison()
    u = found.direction / np.linalg.norm(found.direction)
    orders = [_ranking(points(k), u) for k in (0, 1)]
    titles = [
        words["h2-title"].format(name=name, order=_name(order))
        for name, order in zip(NAMES, orders, strict=True)
    ]
    figure = make_subplots(rows=1, cols=2, subplot_titles=titles, horizontal_spacing=0.04)
    for k in (0, 1):
        for trace in _traces(points(k), u, found.deciding, look):
            figure.add_trace(trace, row=1, col=k + 1)
        _arrow(figure, u, k + 1, look)
    figure.update_xaxes(visible=False, range=[-REACH, REACH])
    figure.update_yaxes(visible=False, range=[-BELOW - 0.35, 1.25], scaleanchor="x", scaleratio=1)
    figure.update_yaxes(scaleanchor="x2", col=2)
    figure.update_annotations(font_size=look.text, selector={"showarrow": False})
    figure.update_layout(style.layout(look, height=HEIGHT, showlegend=False, margin=MARGIN))
    return figure, words["h2-alt"].format(first=_name(orders[0]), second=_name(orders[1]))


def told() -> dict[str, str]:
    """The sign patterns, the rankings and the minor that decides, in Markdown."""
    words = prose.page("rankings").words
    found = comparison()
    signs, others = found.signs
    head = words["h2-signs" if set(signs) == set(others) else "h2-signs-differ"]
    rankings = [
        words["h2-rankings"].format(each=len(found.rankings[0]), count=len(found.shared)),
        *(
            words["h2-only"].format(name=name, list=_list(found.only(k), SHADES[k]))
            for k, name in enumerate(NAMES)
        ),
        words["h2-both"].format(list=_list(found.shared)),
    ]
    minors = words["h2-minors"].format(
        count=len(found.deciding),
        all=found.minors,
        minors="; ".join(_minor(minor) for minor in found.deciding),
    )
    return {
        "signs": f"{head.format(count=len(signs))}\n\n{words['h2-listed']} {_signs(signs)}",
        "rankings": "\n\n".join(rankings),
        "minors": minors,
    }


def _traces(p: Matrix, u: Matrix, deciding: list[Minor], look: Look) -> list[go.Scatter]:
    """The line of the projection, the plumb lines onto it, the deciding segments, the points."""
    theme = look.theme
    across = _across(u)
    feet = np.outer(p @ u, u) + BELOW * across
    ends = np.outer([-REACH, REACH], u) + BELOW * across
    segments = {pair for minor in deciding for pair in (minor.first, minor.second)}
    pairs = [p[list(pair)] for pair in sorted(segments)]
    plumb = [np.stack([a, b]) for a, b in zip(p, feet, strict=True)]
    return [
        _lines([ends], theme.ink, 2, "solid"),
        _lines(plumb, theme.muted, 1.5, "dot"),
        _lines(pairs, theme.warning, 4, "solid"),
        _marks(p, 15, "middle right", look),
        _marks(feet, 9, "bottom center", look),
    ]


def _across(u: Matrix) -> Matrix:
    """The unit vector at right angles to u that points down."""
    across = np.array([-u[1], u[0]])
    return -across if across[1] > 0 else across


def _lines(parts: list[Matrix], colour: str, width: float, dash: str) -> go.Scatter:
    gap = np.full((1, 2), np.nan)
    joined = np.concatenate([piece for part in parts for piece in (part, gap)])
    return go.Scatter(
        x=[None if np.isnan(x) else float(x) for x in joined[:, 0]],
        y=[None if np.isnan(y) else float(y) for y in joined[:, 1]],
        mode="lines",
        line={"color": colour, "width": width, "dash": dash},
        hoverinfo="skip",
    )


def _marks(p: Matrix, size: int, side: str, look: Look) -> go.Scatter:
    return go.Scatter(
        x=p[:, 0],
        y=p[:, 1],
        mode="markers+text",
        text=LABELS,
        textposition=side,
        textfont={"size": look.text + 2, "color": look.theme.ink},
        marker={
            "size": size,
            "symbol": [style.symbol(k) for k in range(len(LABELS))],
            "color": [tokens().label(k) for k in range(len(LABELS))],
            "line": {"width": 1.5, "color": look.theme.ink},
        },
        hovertemplate="%{text}: (%{x:.2f}, %{y:.2f})<extra></extra>",
    )


def _arrow(figure: go.Figure, u: Matrix, column: int, look: Look) -> None:
    """The direction x in which the points are read off, from worse to better."""
    axis = "" if column == 1 else str(column)
    tip, tail = (reach * u + BELOW * _across(u) for reach in (REACH, 0.8 * REACH))
    figure.add_annotation(
        x=tip[0],
        y=tip[1],
        ax=tail[0],
        ay=tail[1],
        axref=f"x{axis}",
        ayref=f"y{axis}",
        xref=f"x{axis}",
        yref=f"y{axis}",
        showarrow=True,
        arrowhead=2,
        arrowwidth=3,
        arrowcolor=look.theme.ink,
        text="",
    )


def _ranking(p: Matrix, u: Matrix) -> Ranking:
    return tuple(int(k) for k in np.argsort(-(p @ u), kind="stable"))


def _name(order: Ranking) -> str:
    return "›".join(LABELS[k] for k in order)


def _list(orders: list[Ranking], shade: str = "") -> str:
    names = [_name(order) for order in orders]
    return ", ".join(f":{shade}-background[**{name}**]" if shade else name for name in names)


def _signs(patterns: list[str]) -> str:
    """Unbroken by lines, and free of anything that Markdown would act on."""
    return ", ".join(JOINER.join(pattern.replace("-", "−")) for pattern in patterns)


def _minor(minor: Minor) -> str:
    (i, j), (k, m) = ([LABELS[each] for each in pair] for pair in (minor.first, minor.second))
    values = [style.number(float(value)) for value in minor.values]
    return f"det(p{i} − p{j}, p{k} − p{m}) = **{values[0]}** in W, **{values[1]}** in W′"
