"""Pooling: what max and mean do to cosines, measured beside predicted."""

from lib.lessons.pooling.experiments import models, own, panels
from lib.lessons.pooling.figures import draw
from lib.lessons.pooling.settings import (
    BEGINNING,
    DEFAULTS,
    EXPERIMENTS,
    LAWS,
    METHODS,
    REAL,
    Panel,
    fields,
)
from lib.lessons.pooling.solve import bins, solve, table, undefined
from lib.lessons.pooling.tell import answer, described

__all__ = [
    "BEGINNING",
    "DEFAULTS",
    "EXPERIMENTS",
    "LAWS",
    "METHODS",
    "REAL",
    "Panel",
    "answer",
    "bins",
    "described",
    "draw",
    "fields",
    "models",
    "own",
    "panels",
    "solve",
    "table",
    "undefined",
]
