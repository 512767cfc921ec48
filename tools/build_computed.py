"""Rebuild assets/computed: results that take seconds, shipped computed (lib/data/computed.py).

python -m tools.build_computed [task …]       all of it: six minutes

Run it after a change of what such a result is computed from: tests/unit/data/test_computed.py
says so.
"""

import sys
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Any

import numpy as np

from lib.data.classifiers import SOURCES
from lib.data.computed import FOLDER, packed
from lib.data.corpora import parts
from lib.data.digit_models import REDUCTIONS
from lib.data.temperatures import sweep
from lib.lessons.norms.model import cloud
from lib.lessons.norms.model import spread as spreads
from lib.lessons.norms.model import told as stories
from lib.lessons.norms.model.table import shipped
from lib.lessons.norms.state import REMEDIES, TABLES, chosen
from lib.lessons.rankings import START
from lib.lessons.rankings.model import checks, digits, many
from lib.lessons.word2vec.model import learn
from lib.lessons.word2vec.state import Settings
from lib.lessons.words.model import spread as bands

SHORT = frozenset({"word2vec"})
"""Tasks of which seven digits of a float are kept: their files would be twice as large."""

Makers = Mapping[str, Callable[[], object]]


def told(_fraction: float, _said: object) -> None:
    """Nobody watches."""


def norms() -> Iterator[tuple[str, Callable[[], object]]]:
    """Every shipped table after every remedy, one principal component removed."""
    for model in TABLES:
        table = shipped(model)
        for remedy in REMEDIES:
            vectors = chosen(remedy, "cosine", {"k": 1}).vectors
            yield spreads.key(table, vectors), partial(spreads.measured, table, vectors)


def tasks() -> dict[str, Makers]:
    """What makes each result, by task and key."""
    settings, first = Settings(parts()[0]), int(START["dimensions"])
    seed = int(START["check-seed"])
    return {
        "classifiers": {slug: make for slug, make in SOURCES.items() if slug != "paper"},
        cloud.TASK: {model: partial(cloud.way, model) for model in TABLES},
        "digits": {name: partial(digits.read, name, told) for name in REDUCTIONS},
        "many": {str(first): partial(many.winners, first, told)},
        stories.TASK: {model: partial(stories.near, model) for model in TABLES},
        "norms": dict(norms()),
        "paper_check": {str(seed): partial(checks.check, seed, told)},
        "training": {"0": partial(sweep, 0, told)},
        "word2vec": {repr(settings): partial(learn, settings, told)},
        "words": {model: partial(bands.measured, model) for model in TABLES},
    }


def main() -> None:
    """Compute and write."""
    FOLDER.mkdir(exist_ok=True)
    for task, makers in tasks().items():
        if sys.argv[1:] and task not in sys.argv[1:]:
            continue
        results = {key: make() for key, make in makers.items()}
        path = FOLDER / f"{task}.npz"
        arrays: dict[str, Any] = packed(results, short=task in SHORT)
        np.savez_compressed(path, **arrays)
        print(f"{path.name}: {len(results)} results, {path.stat().st_size / 1000:.0f} kB")


if __name__ == "__main__":
    main()
