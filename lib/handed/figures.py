"""Histograms of what was bet."""

from lib.escape import plotly
from lib.figures import style
from lib.figures.chart import Chart, View
from lib.figures.plain import figure
from lib.figures.style import Look
from lib.handed.work import Collected
from lib.prose import Text
from lib.surfaces.exercise import Exercise
from lib.tokens import tokens

BAR = 44
"""CSS pixels an answer."""


def bets(found: Collected, look: Look, text: Text) -> View:
    """One chart for each exercise that asked for a bet."""
    charts = [
        _chart(exercise, counts, k, look, text)
        for k, (exercise, counts) in enumerate(found.bets().values(), 1)
        if exercise.choices or exercise.scale
    ]
    return View(rows=tuple(((1, (chart,)),) for chart in charts))


def _chart(exercise: Exercise, counts: dict[str, int], k: int, look: Look, text: Text) -> Chart:
    answers = [choice for choice, _ in exercise.choices] or sorted(filter(None, counts), key=float)
    rows = {answer: counts.get(answer, 0) for answer in answers}
    rows |= {text("skipped"): counts.get("", 0)} if counts.get("") else {}
    names, heights = list(rows), list(rows.values())
    bars = {
        "type": "bar",
        "orientation": "h",
        "x": heights,
        "y": list(map(plotly, names)),
        "text": list(map(str, heights)),
        "textposition": "outside",
        "cliponaxis": False,
        "marker": {"color": tokens().label(0)},
        "hoverinfo": "skip",
    }
    return Chart(
        figure=figure(
            [bars],
            style.layout(
                look,
                title="",
                height=110 + BAR * len(names),
                showlegend=False,
                dragmode=False,
                xaxis=style.axis(look, text("votes"), rangemode="tozero", dtick=None),
                yaxis=style.axis(look, "", type="category", autorange="reversed"),
            ),
        ),
        alt=text("bets-alt", question=exercise.question),
        table={text("answer"): names, text("votes"): heights},
        key=f"bets-{k}",
        title=text.markdown("bets-title", question=exercise.question),
    )
