"""What stands in a lesson's place where there is no kernel: a picture of its state, drawn in Python."""

from collections.abc import Callable, Mapping
from typing import Any
from xml.etree.ElementTree import Element

import numpy as np
from numpy.typing import NDArray

from cosine_lab import prose
from cosine_lab.figures import still
from cosine_lab.figures.style import Look
from cosine_lab.lessons.factorisation.model.problem import known
from cosine_lab.lessons.factorisation.state import SOURCES, FactorState
from cosine_lab.lessons.length.model import means
from cosine_lab.lessons.norms.model.spread import shipped as spread
from cosine_lab.lessons.norms.state import TABLES, NormsState, vectors
from cosine_lab.lessons.pooling.state import POOLS, VECTORS, PoolingState
from cosine_lab.lessons.threshold.model import labelled
from cosine_lab.lessons.threshold.state import MODELS, ThresholdState
from cosine_lab.lessons.train_again.model import shipped as networks
from cosine_lab.lessons.train_again.state import DIGITS, AgainState
from cosine_lab.lessons.words.model.lists import STORY
from cosine_lab.lessons.words.model.models import shipped as models
from cosine_lab.maths.checks import Vector
from cosine_lab.maths.pooling.pool import Law, Patch, pool, sample
from cosine_lab.maths.recommender.factor_gauges import Gauge, fit_gauge, item_cosines
from cosine_lab.maths.spaces.pair_cosines import pair_cosines

LOOK = Look()
_BARS, _WIDE_BARS = 100, 30


def picture(slug: str, state: Any, language: str, source: str | None = None) -> Element:  # noqa: ANN401 - each lesson's own
    """A lesson's arrows from where its origin is, or what it has in their place, under its title.

    Parameters
    ----------
    slug, language : str
        Of the lesson.
    state : State
        Its own, at this moment.
    source : str, optional
        Which of its data sets, as a link names it.
    """
    text, page = prose.text("notebook", language), prose.page(slug, language)
    if slug in _OTHERS:
        drawn = _OTHERS[slug](state, text)
    elif slug == "factorisation":
        drawn = _factorised(state, source, text)
    else:
        origin = np.negative(getattr(state, "shift", (0.0, 0.0)))
        title = text("plane-still", labels=state.labels)
        drawn = still.arrows(state.unembeddings, state.labels, origin, title, LOOK)
    return still.headed(drawn, page.title, page.tagline, text("still"))


def parted(scores: Vector, same: NDArray[np.bool_], line: float, text: prose.Text) -> Element:
    """Pairs by their score, filled where they are the same, and the line."""
    edges = np.linspace(scores.min(), scores.max(), _WIDE_BARS + 1)
    counts = [np.histogram(scores[kind], edges)[0] for kind in (same, ~same)]
    return still.bars(edges, counts, text("line-still"), LOOK, line)


def _again(_state: AgainState, text: prose.Text) -> Element:
    """The rows of the first run, digit by digit."""
    digits = [str(digit) for digit in range(DIGITS)]
    return still.heat(networks()[0].cosines["rows"], digits, text("scores-still", words=digits), LOOK)


def _factorised(state: FactorState, source: str | None, text: prose.Text) -> Element:
    """All pairs of items, as the chosen gauge has them."""
    problem = known(source or SOURCES[0])
    table = item_cosines(fit_gauge([*Gauge][state.gauge], problem.of, state.rank, state.lam))
    cosines = table[np.triu_indices(len(table), 1)]
    return _histogram(np.histogram(cosines[np.isfinite(cosines)], _BARS, (-1, 1))[0], text)


def _long(_state: Any, text: prose.Text) -> Element:  # noqa: ANN401 - its arrows are the same in every state
    """Words of GloVe-50 in the plane that holds most of their lengths."""
    lengths = means()
    title = text("plane-still", labels=lengths["names"])
    return still.arrows(lengths["at"], lengths["names"], (0.0, 0.0), title, LOOK)


def _near(state: NormsState, text: prose.Text) -> Element:
    """All pairs of words, before any remedy."""
    table = spread(TABLES[state.vectors], vectors("raw")).pairs
    return _histogram(table.counts, text)


def _pooled(state: PoolingState, text: prose.Text) -> Element:
    """All pairs of noise vectors, pooled by patches."""
    method = POOLS[state.pool]
    side = 1 if method is None else state.side
    noise = sample(Law.COMMON_MEAN, VECTORS * side, state.dimension * side, state.seed, state.mu)
    pair = pair_cosines(noise if method is None else pool(noise, Patch(side, side, side, side), method))
    return _histogram(pair.counts, text)


def _parted(state: ThresholdState, text: prose.Text) -> Element:
    """Synonyms and strangers."""
    return parted(*labelled(MODELS[state.model]), state.line, text)


def _words(_state: Any, text: prose.Text) -> Element:  # noqa: ANN401 - its words stand beside the state
    """The lesson's first list under its first model."""
    names = STORY.split(", ")
    return still.heat(models(names, {})[0].cosines, names, text("scores-still", words=names), LOOK)


def _histogram(counts: NDArray[np.integer], text: prose.Text) -> Element:
    """Cosines of all pairs, counted in equal bins of [−1, 1]."""
    edges, wide = np.linspace(-1, 1, _BARS + 1), counts.reshape(_BARS, -1).sum(axis=1)
    return still.bars(edges, [wide], text("pairs-still"), LOOK)


_OTHERS: Mapping[str, Callable[[Any, prose.Text], Element]] = {
    "length": _long,
    "norms": _near,
    "pooling": _pooled,
    "threshold": _parted,
    "train_again": _again,
    "words": _words,
}
"""Lessons that have no arrows of labels in one plane."""
