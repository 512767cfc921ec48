"""Norms page: how long a press of a remedy takes on the shipped tables, from choice to figure."""

import statistics
import time
from collections.abc import Callable
from functools import partial

from lib.figures.style import Look
from lib.lessons import norms
from lib.prose import Text

TEXT = Text("norms")
AGAIN = 5
TARGET_S = 0.3


def main() -> None:
    """Print a line a remedy and one a measure: the first time, and the median of five more."""
    for model in ("e5-small", "USE-multilingual", "GloVe-50"):
        table = norms.model.table.shipped(model)
        for remedy in norms.state.REMEDIES:
            choice = norms.state.Choice(remedy, "cosine")
            told(f"{model}, {remedy}: lists", partial(lists, table, choice))
            told(f"{model}, {remedy}: all pairs", partial(pairs, table, choice))
    table = norms.model.table.shipped("e5-small")
    for measure in norms.state.MEASURES:
        choice = norms.state.Choice("centred", measure)
        told(f"e5-small, centred, {measure}: lists", partial(lists, table, choice))


def lists(table: norms.model.table.Table, choice: norms.state.Choice) -> None:
    """Neighbours before and after, told and drawn."""
    found, _ = norms.model.query.answered(table, "bread", choice)
    norms.figures.above.lists(found, Look(), TEXT)


def pairs(table: norms.model.table.Table, choice: norms.state.Choice) -> None:
    """Anisotropy and hubs of all words, drawn."""
    found = norms.model.spread.spreads(table, choice.vectors, lambda *_: None)
    norms.figures.above.summary(table, found, choice, TEXT)
    if found:
        norms.figures.views.hubs(table, found, Look(), TEXT)


def told(what: str, action: Callable[[], None]) -> None:
    """Run an action some times and print how long it took."""
    times = []
    for _ in range(AGAIN + 1):
        begin = time.perf_counter()
        action()
        times.append(time.perf_counter() - begin)
    warm = statistics.median(times[1:])
    print(f"{what:<44}{times[0]:6.2f} s first {warm:6.3f} s warm (target {TARGET_S:g} s)")


if __name__ == "__main__":
    main()
