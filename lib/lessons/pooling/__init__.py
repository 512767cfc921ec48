"""Pooling: what max and mean do to cosines, measured beside predicted."""

from lib.lessons.pooling.experiments import own, panels
from lib.lessons.pooling.figures import draw
from lib.lessons.pooling.settings import (
    DEFAULTS,
    EXPERIMENTS,
    FIELDS,
    LAWS,
    METHODS,
    SEED,
)
from lib.lessons.pooling.solve import bins, solve, table, undefined
from lib.lessons.pooling.tell import answer, described

__all__ = [
    "DEFAULTS",
    "EXPERIMENTS",
    "FIELDS",
    "LAWS",
    "METHODS",
    "SEED",
    "answer",
    "bins",
    "described",
    "draw",
    "own",
    "panels",
    "solve",
    "table",
    "undefined",
]
