"""The page's numbers as tables: for readers, and for files."""

import numpy as np

from lib.data import quoted
from lib.data.ratings import FILES
from lib.figures.table import Cell, Table
from lib.lessons.norms.model import people
from lib.lessons.norms.model.change import Change
from lib.lessons.norms.model.frequency import Against, Frequency
from lib.lessons.norms.model.spread import Both, Spread
from lib.lessons.norms.model.table import Table as Words
from lib.lessons.norms.model.toy import MEASURED, Toy, expected_cosine, worst_cosine
from lib.lessons.norms.state import Choice
from lib.prose import Text

SHOWN = 12
_SPREAD = ("mean", "norm", "isotropy", "skewness", "hub", "unlisted")
_NAMES = ("before", "after")


def listed(change: Change, text: Text) -> Table:
    """All words that are in one of the lists, with their scores and places before and after."""
    rows = change.listed_before + change.entered
    gone, new = set(change.left), set(change.entered)
    moves = ["leaves" if row in gone else "enters" if row in new else "stays" for row in rows]
    after = change.after
    columns: dict[str, list[Cell]] = {
        "word": [change.words[row] for row in rows],
        "place-before": [int(change.was[row]) for row in rows],
        "place-after": [int(change.now[row]) or None for row in rows],
        "cosine-before": [float(change.before[row]) for row in rows],
        "score-after": [float(after[r]) if np.isfinite(after[r]) else None for r in rows],
        "move": [text(f"move-{move}") for move in moves],
    }
    return named(columns, text)


def summary(table: Words, found: Both | None, choice: Choice, text: Text) -> Table:
    """The whole table before and after: anisotropy, hubs, agreement with people."""
    rated = [text("row-rho", ratings=ratings) for ratings in FILES]
    columns: dict[str, list[Cell]] = {"quantity": [*(text(f"row-{quantity}") for quantity in _SPREAD), *rated]}
    agreed = people.shipped(table.key)
    for at, (name, tried) in enumerate(zip(_NAMES, ("raw", choice.remedy), strict=True)):
        rhos = [people.rho(agreed, ratings, tried, choice.k) for ratings in FILES]
        columns[name] = [*_spread(table, found[at] if found else None, text), *rhos]
    return named(columns, text)


def hubs(table: Words, found: Both, text: Text) -> Table:
    """The most popular words before and after, and in how many lists of ten they are."""
    columns: dict[str, list[Cell]] = {}
    for name, each in zip(_NAMES, found, strict=True):
        top = np.argsort(-each.votes, kind="stable")[:SHOWN]
        empty = [None] * (min(SHOWN, len(table.words)) - len(top))
        columns[f"word-{name}"] = [*(table.words[row] for row in each.alive[top]), *empty]
        columns[f"lists-{name}"] = [*each.votes[top].tolist(), *empty]
    return named(columns, text)


def votes(table: Words, found: Both, text: Text) -> Table:
    """Every word's 10-occurrence before and after, None where it has no direction."""
    columns: dict[str, list[Cell]] = {"word": list(table.words)}
    for name, each in zip(_NAMES, found, strict=True):
        held = dict(zip(each.alive.tolist(), each.votes.tolist(), strict=True))
        columns[f"lists-{name}"] = [held.get(row) for row in range(len(table.words))]
    return named(columns, text)


def bins(found: Both, text: Text) -> Table:
    """The histograms of all pairs: pairs counted in bins of width 0.0001, empty ones left out."""
    held = [
        (text(name), low, high, count)
        for name, each in zip(_NAMES, found, strict=True)
        for low, high, count in zip(
            each.pairs.edges[:-1].tolist(), each.pairs.edges[1:].tolist(), each.pairs.counts.tolist(), strict=True
        )
        if count
    ]
    heads = ("vectors", "from", "to", "pairs")
    return named({head: [line[at] for line in held] for at, head in enumerate(heads)}, text)


def points(pair: tuple[Against, Against], text: Text) -> Table:
    """Every word with its rank and the quantity before and after, None where undefined."""
    before, after = (dict(zip(each.words, each.values.tolist(), strict=True)) for each in pair)
    first = pair[0]
    columns: dict[str, list[Cell]] = {
        "word": list(first.words),
        "rank": first.ranks.astype(int).tolist(),
        "before": [before[word] for word in first.words],
        "after": [after.get(word) for word in first.words],
    }
    return named(columns, text)


def compared(found: Frequency, text: Text) -> Table:
    """Zhou's regressions, quoted, over ours, computed: what changes as frequency doubles."""
    first, ball = quoted.ZHOU_COSINE_ON_LOG2_FREQUENCY, quoted.ZHOU_RADIUS_ON_LOG2_FREQUENCY
    held = quoted.ZHOU_CONTROLLED
    cosine, length = found.cosine[1], found.length[1]
    whats = ("contexts", "controlled", "radius", "all", "size")
    columns: dict[str, list[Cell]] = {
        "what": [text(f"regression-{what}") for what in whats],
        "by": [*([text("by-zhou")] * 3), *([text("by-us")] * 2)],
        "slope": [first.slope, held.log2_frequency, ball.slope, cosine.slope, length.slope],
        "r-squared": [first.r_squared, held.r_squared, ball.r_squared, cosine.r_squared, length.r_squared],
        "n": [first.n, first.n, ball.n, len(cosine.values), len(length.values)],
    }
    return named(columns, text)


def read_off(text: Text) -> Table:
    """Zhou's figure 2, as read off."""
    columns: dict[str, list[Cell]] = {
        "bin": list(range(1, len(quoted.ZHOU_BY_COSINE) + 1)),
        "same-cosine": [*quoted.ZHOU_BY_COSINE],
        "same-people": [*quoted.ZHOU_BY_PEOPLE],
    }
    return named(columns, text)


def toy(found: Toy, text: Text) -> Table:
    """The simulation beside its formula, spread by spread."""
    spreads = MEASURED.tolist()
    columns: dict[str, list[Cell]] = {
        "spread": spreads,
        "toy-formula": [expected_cosine(s) for s in spreads],
        "toy-simulated": found.means.tolist(),
        "toy-deviation": found.sds.tolist(),
        "toy-worst": [worst_cosine(s) for s in spreads],
    }
    return named(columns, text)


def _spread(table: Words, found: Spread | None, text: Text) -> list[Cell]:
    if found is None:
        return [None] * len(_SPREAD)
    top = int(found.votes.argmax())
    return [
        found.mean_cosine,
        found.mean_norm,
        found.isotropy,
        found.skewness,
        text("hub-cell", word=table.words[found.alive[top]], lists=int(found.votes[top])),
        found.unlisted,
    ]


def named(columns: dict[str, list[Cell]], text: Text) -> Table:
    """The columns under their heads."""
    return {text(f"column-{key}"): column for key, column in columns.items()}
