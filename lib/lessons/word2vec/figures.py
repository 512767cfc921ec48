"""The Word2Vec page's charts: cosines against co-occurrence, and the loss."""

import numpy as np
import plotly.graph_objects as go

from lib.figures import style
from lib.figures.curves import Curve, Scale, curves
from lib.figures.style import Look
from lib.figures.table import Table
from lib.lessons.word2vec.learned import Compared, Learned, Values
from lib.tokens import tokens

DRAWN = 2500
SMOOTHED = 20


def against(
    found: Compared, fact: Values, title: str, rho: float | None, look: Look, *, log: bool = False
) -> go.Figure:
    """Cosine of the unembeddings against a fact of the text, a mark for each pair of words.

    Every k-th pair that has the fact (finite; above 0 on a logarithmic axis) is drawn, so that no
    more than 2 500 marks are; ρ in the title is of all pairs.
    """
    shown = np.flatnonzero(np.isfinite(fact) & ((fact > 0) if log else True))
    shown = shown[:: max(1, -(-len(shown) // DRAWN))]
    names = [" – ".join(found.names[k]) for k in shown]
    marks = {
        "type": "scatter",
        "mode": "markers",
        "x": fact[shown],
        "y": found.cosine[shown],
        "text": names,
        "marker": {"size": 5, "opacity": 0.45, "color": tokens().label(0)},
        "hovertemplate": "%{text}<br>" + title + " %{x:.3~g}<br>cosine %{y:.2f}<extra></extra>",
    }
    return go.Figure(
        data=[marks],
        layout=style.layout(
            look,
            title=f"Spearman’s ρ = {style.number(rho)}",
            height=340,
            showlegend=False,
            xaxis=style.axis(look, title, **({"type": "log", "dtick": 1} if log else {})),
            yaxis=style.axis(look, "cosine of unembeddings"),
        ),
    )


def loss(learned: Learned, look: Look) -> go.Figure:
    """Mean loss a pair, step by step, with the least loss there is."""
    losses = learned.model.losses
    width = min(SMOOTHED, len(losses))
    smooth = np.convolve(losses, np.full(width, 1 / width), mode="valid")
    steps = np.arange(len(smooth)) + width
    ends = np.array([1.0, float(len(losses))])
    return curves(
        [
            Curve(f"mean loss of {width} steps", steps, smooth),
            Curve("least loss of any model", ends, np.full(2, learned.least)),
        ],
        Scale("step"),
        Scale("loss a pair"),
        look,
        height=300,
    )


def pair_table(found: Compared) -> Table:
    """All pairs with all their values."""
    first, second = zip(*found.names, strict=True)
    return {
        "word": first,
        "other word": second,
        "meetings": [int(count) for count in found.counts],
        "PMI": [float(value) if np.isfinite(value) else None for value in found.pmi],
        "likeness of company": [float(v) if np.isfinite(v) else None for v in found.company],
        "cosine of unembeddings": found.cosine.tolist(),
        "logit": found.logit.tolist(),
    }


def loss_table(learned: Learned) -> Table:
    """The loss of every step."""
    losses = learned.model.losses.tolist()
    return {"step": list(range(1, len(losses) + 1)), "loss a pair": losses}
