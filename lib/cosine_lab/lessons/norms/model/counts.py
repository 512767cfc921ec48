"""What the browser loads of a model beside its vectors, once it is asked for: counts of all words, in files."""

import json
from typing import Any

from cosine_lab.data import computed, quoted
from cosine_lab.data.ratings import FILES, shipped_agreements
from cosine_lab.data.words import load_words
from cosine_lab.lessons.norms.model import spread
from cosine_lab.lessons.norms.model.story_words import TASK, Near
from cosine_lab.lessons.norms.state import TABLES, remedies, vectors
from cosine_lab.surfaces.plain import packed

BARS = 100
"""Of the histogram of all pairs, from −1 to 1."""


def files() -> dict[str, str]:
    """A file a model, by name; and what all share."""
    ranks = load_words().ranks
    arrays: dict[str, object] = {"counts": {"ranks": packed(ranks, "i4"), "zhou": _zhou()}}
    arrays |= {f"counts.{model}": _model(model) for model in TABLES}
    return {name: json.dumps(each, ensure_ascii=False, separators=(",", ":")) for name, each in arrays.items()}


def _model(model: str) -> dict[str, Any]:
    version, lines = shipped_agreements()
    axes = computed.shipped(TASK, model, Near).axes
    return {
        "axes": [packed(axis) for axis in axes],
        "spreads": [_spread(spread.shipped(model, vectors(*each))) for each in remedies()],
        "ratings": list(FILES),
        "version": version,
        "people": [
            [line.ratings, line.remedy, line.k, line.rho, line.pairs, line.within, line.queries]
            for line in lines
            if line.model == model
        ],
    }


def _spread(of: spread.Spread) -> dict[str, Any]:
    bars = of.pairs.counts.reshape(BARS, -1).sum(axis=1)
    whole = ("mean", "std", "least", "greatest")
    return {
        "votes": packed(of.votes, "u2"),
        "bars": bars.tolist(),
        "norm": of.mean_norm,
        "isotropy": of.isotropy,
        **{name: getattr(of.pairs, name) for name in whole},
    }


def _zhou() -> dict[str, Any]:
    """What Zhou et al. 2022 printed: slopes over log₂ of the frequency, R², n; and the bars of figure 2."""
    first, ball, counts = (
        quoted.ZHOU_COSINE_ON_LOG2_FREQUENCY,
        quoted.ZHOU_RADIUS_ON_LOG2_FREQUENCY,
        quoted.ZHOU_CONTROLLED,
    )
    return {
        "lines": {
            "contexts": [first.slope, first.r_squared, first.n],
            "controlled": [counts.log2_frequency, counts.r_squared, first.n],
            "radius": [ball.slope, ball.r_squared, ball.n],
        },
        "cosine": quoted.ZHOU_BY_COSINE,
        "people": quoted.ZHOU_BY_PEOPLE,
        "error": quoted.ZHOU_READING_ERROR,
        "threshold": quoted.ZHOU_THRESHOLD._asdict(),
    }
