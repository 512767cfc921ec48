"""The charts below the lists: hubs, frequency, people, the toy model."""

from collections import Counter
from html import escape
from typing import Any

import numpy as np
import plotly.graph_objects as go

from lib.data import quoted
from lib.figures import style
from lib.figures.curves import Curve, Scale, curves
from lib.figures.histogram import Spread as Bars
from lib.figures.histogram import cosine_histogram
from lib.figures.style import Look
from lib.lessons.norms.frequency import Against
from lib.lessons.norms.people import Agreed, Found
from lib.lessons.norms.settings import Choice
from lib.lessons.norms.spread import Spread
from lib.lessons.norms.toy import GRID, MEASURED, Toy, expected_cosine, worst_cosine
from lib.tokens import tokens

HEIGHT = 380
DRAWN = 2_000
"""Most marks of one kind: of more words every so manieth is drawn."""
NAMES = ("before", "after")


def votes(found: tuple[Spread, Spread], look: Look) -> go.Figure:
    """How many words are in so many lists of ten, before and after; logarithmic."""
    traces: list[dict[str, Any]] = []
    for index, (name, each) in enumerate(zip(NAMES, found, strict=True)):
        counted = sorted(Counter(each.votes.tolist()).items())
        traces.append(
            {
                "type": "scatter",
                "mode": "markers",
                "name": name,
                "x": [lists for lists, _ in counted],
                "y": [words for _, words in counted],
                "marker": {
                    "color": tokens().label(index),
                    "symbol": style.symbol(index),
                    "size": 8,
                },
                "hovertemplate": f"%{{y}} words in %{{x}} lists<extra>{name}</extra>",
            }
        )
    return go.Figure(
        data=traces,
        layout=style.layout(
            look,
            height=HEIGHT,
            showlegend=True,
            xaxis=style.axis(look, "lists of ten that a word is in", rangemode="tozero"),
            yaxis=style.axis(look, "words", type="log", dtick=1),
        ),
    )


def pairs(found: tuple[Spread, Spread], look: Look) -> go.Figure:
    """Cosines of all pairs before and after, over one axis."""
    bars = [
        Bars(name, each.pairs.edges, each.pairs.counts)
        for name, each in zip(NAMES, found, strict=True)
    ]
    return cosine_histogram(bars, look, height=HEIGHT, whole=True)


def against_rank(found: Against, title: str, look: Look) -> go.Figure:
    """A mark for each word (of many, every so manieth), and a line through ten equal groups."""
    step = -(-len(found.words) // DRAWN)
    x, y = found.steps()
    traces = [
        {
            "type": "scatter",
            "mode": "markers",
            "name": "a word",
            "x": found.ranks[::step],
            "y": found.values[::step],
            "text": [escape(word) for word in found.words[::step]],
            "marker": {"size": 4, "opacity": 0.4, "color": tokens().label(0)},
            "hovertemplate": "%{text}, rank %{x}: %{y:.3f}<extra></extra>",
        },
        {
            "type": "scatter",
            "mode": "lines+markers",
            "name": "mean of a tenth of the words",
            "x": x,
            "y": y,
            "line": {"color": look.theme.ink, "width": 2},
            "marker": {"size": 9, "color": look.theme.ink, "symbol": style.symbol(1)},
            "hovertemplate": "rank about %{x:.0f}: mean %{y:.3f}<extra></extra>",
        },
    ]
    return go.Figure(
        data=traces,
        layout=style.layout(
            look,
            height=HEIGHT,
            showlegend=True,
            xaxis=style.axis(look, "frequency rank (1: most frequent)", type="log", dtick=1),
            yaxis=style.axis(look, title),
        ),
    )


def quoted_bins(look: Look) -> go.Figure:
    """Zhou's figure 2: pairs called the same meaning by a threshold on cosine and by people."""
    bins = np.arange(1, len(quoted.ZHOU_BY_COSINE) + 1)
    return curves(
        [
            Curve(f"cosine above {quoted.ZHOU_THRESHOLD.cosine:g}", bins, quoted.ZHOU_BY_COSINE),
            Curve("people", bins, quoted.ZHOU_BY_PEOPLE),
        ],
        Scale("frequency bin (10: most frequent)"),
        Scale("share called the same meaning", span=(0, 1)),
        look,
        height=HEIGHT,
    )


def people(found: Found, choice: Choice, look: Look) -> go.Figure:
    """ρ with each rating set, a row for each remedy; the chosen one's name is bold."""
    chosen = (choice.remedy, choice.k if choice.remedy == "top-removed" else 0)
    low = min(0.0, *(1.1 * line.rho for line in found.lines))
    sets = list(dict.fromkeys(line.ratings for line in found.lines))
    traces = []
    for index, name in enumerate(sets):
        lines = [line for line in found.lines if line.ratings == name]
        traces.append(
            {
                "type": "scatter",
                "mode": "markers+text",
                "name": name,
                "x": [line.rho for line in lines],
                "y": [
                    f"<b>{line.title}</b>" if (line.remedy, line.k) == chosen else line.title
                    for line in lines
                ],
                "text": [style.number(line.rho) for line in lines],
                "textposition": [_outside(line, found) for line in lines],
                "marker": {
                    "size": 11,
                    "color": tokens().label(index),
                    "symbol": style.symbol(index),
                },
                "hovertemplate": "%{y}: ρ = %{x:.4f}<extra>" + name + "</extra>",
            }
        )
    return go.Figure(
        data=traces,
        layout=style.layout(
            look,
            height=HEIGHT,
            showlegend=True,
            xaxis=style.axis(look, "Spearman’s ρ with people", range=[low, 1]),
            yaxis=style.axis(look, "", autorange="reversed"),
        ),
    )


def _outside(line: Agreed, found: Found) -> str:
    """On which side of a mark its number meets no other: away from the other ratings."""
    others = [
        other.rho
        for other in found.lines
        if (other.remedy, other.k) == (line.remedy, line.k) and other.ratings != line.ratings
    ]
    return "middle left" if others and line.rho < max(others) else "middle right"


def toy(found: Toy, look: Look) -> go.Figure:
    """Cosine of two contexts of one meaning against their spread, with the chosen one marked."""
    spreads = GRID.tolist()
    figure = curves(
        [
            Curve("expected: 1/(1 + s²)", GRID, [expected_cosine(s) for s in spreads]),
            Curve("worst in a ball of radius s", GRID, [worst_cosine(s) for s in spreads]),
            Curve(
                "simulated, ± 1 standard deviation",
                MEASURED,
                found.means,
                (found.means - found.sds, found.means + found.sds),
            ),
        ],
        Scale("spread of the contexts, s = σ√d/‖μ‖", span=(0, 3)),
        Scale("cosine", span=(-1.05, 1.05)),
        look,
        height=HEIGHT,
    )
    ink = {"color": look.theme.ink, "width": 2}
    figure.add_hline(y=quoted.ZHOU_THRESHOLD.cosine, line=ink | {"dash": "dot"})
    figure.add_vline(x=found.spread, line=ink)
    return figure
