"""The Word2Vec page's charts and tables: cosines against co-occurrence, neighbours, the loss."""

from functools import partial

import numpy as np

from cosine_lab.figures import marks, style
from cosine_lab.figures.chart import Chart, View, chart, listing, row
from cosine_lab.figures.curves import Curve, Scale, curves
from cosine_lab.figures.plain import figure
from cosine_lab.figures.style import Look
from cosine_lab.figures.table import Table
from cosine_lab.lessons.word2vec.model import Compared, Learned, nearest
from cosine_lab.lessons.word2vec.state import Settings
from cosine_lab.prose import Text
from cosine_lab.shared_cache import shared_cache
from cosine_lab.tokens import tokens

VIEWS = ("nearest", "scatter", "loss")
"""What is shown of the learned vectors."""
FACTS = {"pmi": 0, "counts": 2, "company": 3}
"""What a cosine is drawn against, with its place in the correlations."""
DRAWN = 600
SMOOTHED = 20
_LOGARITHMIC = "counts"


def view(name: str, of: tuple[Settings, Learned], listed: tuple[str, ...], look: Look, text: Text) -> View:
    """One of the VIEWS of what was learned; of `listed` words the nearest."""
    used, learned = of
    if name == "scatter":
        charts = row(*(against(learned.compared, fact, look, text) for fact in FACTS))
        table = listing("word2vec-rho", correlations(learned.compared, text), text)
        return View(rows=(charts, row(table)))
    if name == "nearest":
        near = neighbours(used, learned, listed, text)
        return View(rows=(row(listing("word2vec-nearest", near, text)),))
    return View(rows=(row(loss(learned, look, text)),), below=text.markdown("loss-note"))


@shared_cache
def against(compared: Compared, fact: str, look: Look, text: Text) -> Chart:
    """Cosine of the unembeddings against one of the FACTS, a mark for each pair of words.

    Every k-th pair that has the fact (finite; above 0 on a logarithmic axis) is drawn, so that no more than DRAWN marks
    are, each an element of the page; ρ in the title is of all pairs. The table is at the first.
    """
    values = {"pmi": compared.pmi, "counts": compared.counts, "company": compared.company}[fact]
    log, rho = fact == _LOGARITHMIC, compared.rho["cosine"][FACTS[fact]]
    rows = np.flatnonzero(np.isfinite(values) & ((values > 0) if log else True))
    rows = rows[:: max(1, -(-len(rows) // DRAWN))]
    dots = marks.dots(
        values[rows],
        compared.cosine[rows],
        {"size": 5, "opacity": 0.45, "color": tokens().label(0)},
        text=[" – ".join(compared.names[k]) for k in rows],
        hovertemplate=text("hover", fact=text(fact)),
    )
    layout = style.layout(
        look,
        title=text("rho", rho=style.number(rho)),
        height=340,
        showlegend=False,
        xaxis=style.axis(look, text(fact), **({"type": "log", "dtick": 1} if log else {})),
        yaxis=style.axis(look, text("column-cosine")),
    )
    table = partial(pairs, compared, text) if FACTS[fact] == 0 else None
    return chart(f"word2vec-{fact}", figure([dots], layout), text, table)


def pairs(compared: Compared, text: Text) -> Table:
    """All pairs with all their values."""
    first, second = zip(*compared.names, strict=True)
    return {
        text("column-word"): first,
        text("column-other"): second,
        text("column-meetings"): [int(count) for count in compared.counts],
        text("column-pmi"): [float(value) if np.isfinite(value) else None for value in compared.pmi],
        text("column-company"): [float(v) if np.isfinite(v) else None for v in compared.company],
        text("column-cosine"): compared.cosine.tolist(),
        text("column-logit"): compared.logit.tolist(),
    }


@shared_cache
def correlations(compared: Compared, text: Text) -> Table:
    """Spearman's ρ of both readings of the model with every fact of the text."""
    facts = ("pmi", "ppmi", "counts", "company")
    return {
        text("rho-with"): [text(f"rho-{fact}") for fact in facts],
        text("column-cosine"): compared.rho["cosine"],
        text("rho-logit"): compared.rho["logit"],
    }


@shared_cache
def neighbours(settings: Settings, learned: Learned, words: tuple[str, ...], text: Text) -> Table:
    """Each word with its nearest by cosine, and with those it meets most above chance."""
    lists = [nearest(settings, learned, word) for word in words]
    return {
        text("column-word"): list(words),
        text("column-near"): [_written(near) for near, _ in lists],
        text("column-met"): [_written(met) for _, met in lists],
        text("column-both"): [len(dict(near).keys() & dict(met).keys()) for near, met in lists],
    }


@shared_cache
def loss(learned: Learned, look: Look, text: Text) -> Chart:
    """Mean loss a pair, step by step, with the least loss there is."""
    losses = learned.model.losses
    width = min(SMOOTHED, len(losses))
    smooth = np.convolve(losses, np.full(width, 1 / width), mode="valid")
    ends = np.array([1.0, float(len(losses))])
    drawn = curves(
        [
            Curve(text("loss-mean", width=width), np.arange(len(smooth)) + width, smooth),
            Curve(text("loss-least"), ends, np.full(2, learned.least)),
        ],
        Scale(text("column-step")),
        Scale(text("column-loss")),
        look,
        height=300,
    )
    steps = list(range(1, len(losses) + 1))
    table = {text("column-step"): steps, text("column-loss"): losses.tolist()}
    return chart("word2vec-loss", drawn, text, table)


def _written(ranked: list[tuple[str, float]]) -> str:
    return ", ".join(f"{word} {style.number(value)}" for word, value in ranked) or style.UNDEFINED
