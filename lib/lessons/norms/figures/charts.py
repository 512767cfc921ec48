"""The charts below the lists: hubs, frequency, people."""

from collections import Counter

import numpy as np

from lib.data import quoted
from lib.escape import plotly
from lib.figures import marks, style
from lib.figures.curves import Curve, Scale, curves
from lib.figures.histogram import Spread as Bars
from lib.figures.histogram import cosine_histogram
from lib.figures.plain import Figure, figure
from lib.figures.style import Look
from lib.lessons.norms.model.frequency import Against
from lib.lessons.norms.model.people import Agreed, People, compared
from lib.lessons.norms.model.spread import Both
from lib.lessons.norms.sentences.answers import remedy
from lib.lessons.norms.state import Choice
from lib.prose import Text
from lib.shared_cache import shared_cache
from lib.tokens import tokens

HEIGHT = 420
DRAWN = 2_000
"""Most marks of one kind: with more words, only every second, third … is drawn."""
MOST_KEPT = 16


@shared_cache(most=MOST_KEPT)
def votes(found: Both, most: tuple[str, str], look: Look, text: Text) -> Figure:
    """How many words are in so many lists of ten, before and after; logarithmic.

    The most popular word of each, `most`, is named.
    """
    traces: list[marks.Trace] = []
    for index, (name, each) in enumerate(zip(_names(text), found, strict=True)):
        counted = sorted(Counter(each.votes.tolist()).items())
        traces.append(
            marks.dots(
                [lists for lists, _ in counted],
                [words for _, words in counted],
                marks.marker(index, 8),
                text=[*([""] * (len(counted) - 1)), plotly(most[index])],
                textposition="top center",
                cliponaxis=False,
                name=name,
                hovertemplate=text("hover-votes"),
            )
        )
    return figure(
        traces,
        style.layout(
            look,
            height=HEIGHT,
            showlegend=True,
            xaxis=style.axis(look, text("axis-lists"), rangemode="tozero"),
            yaxis=style.axis(look, text("axis-words"), type="log", dtick=1),
        ),
    )


@shared_cache(most=MOST_KEPT)
def pairs(found: Both, look: Look, text: Text) -> Figure:
    """Cosines of all pairs before and after, over one axis."""
    bars = [Bars(name, each.pairs.edges, each.pairs.counts) for name, each in zip(_names(text), found, strict=True)]
    return cosine_histogram(bars, look, text, height=HEIGHT, whole=True)


@shared_cache(most=MOST_KEPT)
def against_rank(found: Against, title: str, look: Look, text: Text) -> Figure:
    """A mark for each word (of many words, only some), and a line through ten equal groups."""
    step = -(-len(found.words) // DRAWN)
    x, y = found.steps()
    traces = [
        marks.dots(
            found.ranks[::step],
            found.values[::step],
            {"size": 4, "opacity": 0.4, "color": tokens().label(0)},
            name=text("a-word"),
            text=[plotly(word) for word in found.words[::step]],
            hovertemplate=text("hover-word"),
        ),
        marks.lines(
            x,
            y,
            {"color": look.theme.ink, "width": 2},
            name=text("a-tenth"),
            marker=marks.marker(1, 9, color=look.theme.ink),
            hovertemplate=text("hover-tenth"),
        ),
    ]
    return figure(
        traces,
        style.layout(
            look,
            height=HEIGHT,
            showlegend=True,
            xaxis=style.axis(look, text("axis-rank"), type="log", dtick=1),
            yaxis=style.axis(look, title),
        ),
    )


@shared_cache
def quoted_bins(look: Look, text: Text) -> Figure:
    """Zhou's figure 2: pairs called the same meaning by a threshold on cosine and by people."""
    threshold = quoted.ZHOU_THRESHOLD.cosine
    bins = np.arange(1, len(quoted.ZHOU_BY_COSINE) + 1)
    return curves(
        [
            Curve(text("above", threshold=threshold), bins, quoted.ZHOU_BY_COSINE),
            Curve(text("people"), bins, quoted.ZHOU_BY_PEOPLE),
        ],
        Scale(text("axis-bin", most=len(bins))),
        Scale(text("axis-same"), span=(0, 1)),
        look,
        height=HEIGHT,
    )


@shared_cache(most=MOST_KEPT)
def people(found: People, choice: Choice, look: Look, text: Text) -> Figure:
    """ρ with each rating set, a row for each remedy; the chosen one's name is bold."""
    tried = compared(choice)
    chosen = (tried, choice.k if tried == "top-removed" else 0)
    low = min(0.0, *(1.1 * line.rho for line in found.lines))
    sets = list(dict.fromkeys(line.ratings for line in found.lines))
    traces = []
    for index, name in enumerate(sets):
        lines = [line for line in found.lines if line.ratings == name]
        titles = [(remedy(line.remedy, line.k, text), (line.remedy, line.k)) for line in lines]
        traces.append(
            marks.dots(
                [line.rho for line in lines],
                [f"<b>{title}</b>" if of == chosen else title for title, of in titles],
                marks.marker(index, 11),
                name=name,
                text=[style.number(line.rho) for line in lines],
                textposition=[_outside(line, found) for line in lines],
                hovertemplate="%{y}: ρ = %{x:.4f}<extra>%{fullData.name}</extra>",
            )
        )
    return figure(
        traces,
        style.layout(
            look,
            height=HEIGHT,
            showlegend=True,
            xaxis=style.axis(look, text("axis-rho"), range=[low, 1]),
            yaxis=style.axis(look, "", autorange="reversed"),
        ),
    )


def _outside(line: Agreed, found: People) -> str:
    """On which side of a mark its number meets no other: away from the other ratings."""
    others = [
        other.rho
        for other in found.lines
        if (other.remedy, other.k) == (line.remedy, line.k) and other.ratings != line.ratings
    ]
    return "middle left" if others and line.rho < max(others) else "middle right"


def _names(text: Text) -> tuple[str, str]:
    return text("before"), text("after")
