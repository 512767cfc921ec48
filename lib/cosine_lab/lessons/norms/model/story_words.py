"""The words that Norms' story is told of: who is near them after every remedy of every table.

Shipped computed (`python -m tests.makers.make_computed neighbours`), since a remedy of a table takes
seconds: nobody waits for it where the story is told.
"""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from cosine_lab.data import computed
from cosine_lab.data.ratings import shipped_agreements, shipped_order
from cosine_lab.data.words import load_words
from cosine_lab.lessons.norms.model import rated, spread
from cosine_lab.lessons.norms.state import QUERY, REMEDIES, TABLES, VIEWS, remedies, vectors
from cosine_lab.maths.checks import Matrix, Vector
from cosine_lab.maths.spaces.centring import beside_mean, unit_length
from cosine_lab.maths.spaces.hubness import Counts
from cosine_lab.old_titles import old_titles
from cosine_lab.shared_cache import shared_cache

TASK = "neighbours"
_MORE = ("money",)
_HUBS = 6
"""Most popular words that are named."""
CLOUD = "cloud"
STEPS = 50
"""Of the way to the mean."""
_EVERY = 20
"""Words of which one is drawn, besides the most popular ones."""
_DIGITS = 3
_SCORE = 3
"""Decimals of a score of the lists."""
_PRODUCT = 4
"""Decimals of a product of vectors: enough for every order of the cosines that are made of them."""


class Way(NamedTuple):
    """Mean cosine of all pairs, row of the most popular word and its lists of ten, (51,) each."""

    means: Vector
    hubs: Counts
    most: Counts


class Near(NamedTuple):
    """The ten nearest of each told word, remedy by remedy, by cosine.

    rows : row numbers, the nearest first, shape (words, remedies, 10)
    places : the place of each of them before a remedy in the first half, and after it of those that
        were near before, shape (words, remedies, 2, 10)
    scores : their scores after the remedy, shape (words, remedies, 10)
    axes : the table's first principal axes, shape (3, d)
    """

    rows: NDArray[np.int32]
    places: NDArray[np.int32]
    scores: Vector
    axes: Matrix


def words() -> tuple[str, ...]:
    """The default, the word that centring helps most, the one it harms most, and one more."""
    return (QUERY, rated.best().word, rated.worst().word, *_MORE)


@shared_cache
def problem() -> dict[str, Any]:
    """All that the story's readings and pictures are made of, JSON-ready."""
    names: dict[str, int] = {}
    models = [_model(model, names) for model in TABLES]
    return {
        "queries": [_number(word, names) for word in words()],
        "names": list(names),
        "raw": REMEDIES.index("raw"),
        "old": {title: key for title, key in old_titles().get("view", {}).items() if key in VIEWS},
        "count": len(load_words().words),
        "models": models,
    }


def first() -> dict[str, Any]:
    """Of that what the first step shows: one model's lists as they are and centred, in every other's place."""
    whole = problem()
    model = whole["models"][TABLES.index(rated.story_model())]
    of = zip(remedies(), model["after"], strict=True)
    after = [each if remedy in {"raw", "centred"} else model["after"][0] for (remedy, _), each in of]
    cloud = model["cloud"]
    hub = {name: [cloud[name][cloud["hub"]]] for name in ("drawn", "lists", "near")} | {"hub": 0}
    one = {**model, "after": after, "cloud": cloud | hub}
    return {**whole, "models": [{**one, "title": each["title"]} for each in whole["models"]]}


def _number(word: str, names: dict[str, int]) -> int:
    return names.setdefault(word, len(names))


def _model(model: str, names: dict[str, int]) -> dict[str, Any]:
    lists = rated.rated(model, ("raw", 0))
    by_word = [rated.of_word(model, word, ("raw", 0)) for word in words()]
    near = computed.shipped(TASK, model, Near)
    return {
        "title": model,
        "rated": [_number(each.word, names) for each in lists],
        "pairs": [each.pairs if each else None for each in by_word],
        "after": [_after(model, at, near, names) for at in range(len(remedies()))],
        "cloud": _cloud(model, names),
        "ways": [_order(model, each.word, names) for each in lists] if model == rated.story_model() else [],
    }


def _order(model: str, word: str, names: dict[str, int]) -> dict[str, Any]:
    """The words rated with this one, in people's order, by products that give each cosine less a share of the mean."""
    table, order = load_words(), shipped_order(rated.RATINGS, word)
    others = [other for alike in order for other in alike]
    vectors_of, own = table.vectors[model], table.vectors[model][table.rows[word]]
    mean = vectors_of.mean(axis=0)
    near = vectors_of[[table.rows[other] for other in others]]
    products = (near @ own, near @ mean, (near**2).sum(axis=1))
    return {
        "words": [_number(other, names) for other in others],
        "places": [place for place, alike in enumerate(order) for _ in alike],
        "own": [round(float(each), _PRODUCT) for each in (own @ own, own @ mean, mean @ mean)],
        "products": np.stack(products, axis=1).round(_PRODUCT).tolist(),
    }


def _cloud(model: str, names: dict[str, int]) -> dict[str, Any]:
    """What is drawn and read of a shipped table beside its mean, as zero moves there."""
    table, votes = load_words(), spread.shipped(model, ("raw", 0)).votes
    top = _top(votes)
    along, off = beside_mean(table.vectors[model])
    drawn = np.union1d(top, np.arange(0, len(along), _EVERY))
    turned = along / np.hypot(along, off)
    units = unit_length(table.vectors[model])
    way = computed.shipped(CLOUD, model, Way)
    return {
        "mean": round(float(along.mean()), _DIGITS),
        "drawn": np.stack((along, off), axis=1)[drawn].round(_DIGITS).tolist(),
        "lists": votes[drawn].tolist(),
        "hub": drawn.tolist().index(top[0]),
        "usual": int(np.quantile(votes, 0.9, method="inverted_cdf")),
        "near": (units[drawn] @ units[top[0]]).round(_DIGITS).tolist(),
        "place": 1 + int((turned > turned[top[0]]).sum()),
        "all": float((units[top[0]] @ units.sum(axis=0) - 1) / (len(units) - 1)),
        "means": way.means.round(_DIGITS).tolist(),
        "hubs": [_number(table.words[row], names) for row in way.hubs],
        "most": way.most.tolist(),
    }


def _after(model: str, at: int, near: Near, names: dict[str, int]) -> dict[str, Any]:
    """One remedy of one table: lists, places, agreement with people, hubs, all pairs."""
    remedy, k = remedies()[at]
    of = vectors(remedy, k)
    gained = {each.word: each.after for each in rated.rated(model, of)}
    by_word = [rated.of_word(model, word, of) for word in words()]
    counts, listed = spread.shipped(model, of), load_words().words
    top = _top(counts.votes)
    return {
        "lists": [[_number(listed[row], names) for row in lists] for lists in near.rows[:, at]],
        "places": near.places[:, at].tolist(),
        "scores": near.scores[:, at].round(_SCORE).tolist(),
        "within": [each.after if each else None for each in by_word],
        "rated": [gained.get(each.word) for each in rated.rated(model, ("raw", 0))],
        "rho": _rho(model, remedy, k),
        "mean": counts.mean_cosine,
        "skewness": counts.skewness,
        "unlisted": counts.unlisted,
        "hubs": [_number(listed[row], names) for row in top],
        "votes": counts.votes[top].tolist(),
    }


def _rho(model: str, remedy: str, k: int) -> float | None:
    """Spearman's ρ with people over all rated pairs; None where it is not shipped."""
    key = (rated.RATINGS, model, remedy, k if remedy == "top-removed" else 0)
    lines = shipped_agreements()[1]
    return next((each.rho for each in lines if (each.ratings, each.model, each.remedy, each.k) == key), None)


def _top(votes: Counts) -> NDArray[np.intp]:
    return np.argsort(-votes, kind="stable")[:_HUBS]
