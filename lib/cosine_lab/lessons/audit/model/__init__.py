"""The audit of an output layer: each question by itself, and all of them for a report."""

from cosine_lab.lessons.audit.model.ground import Ground
from cosine_lab.lessons.audit.model.layers import Layer, ground, opened, sample
from cosine_lab.lessons.audit.model.pairs import Check, check, usable
from cosine_lab.lessons.audit.model.whole import (
    Findings,
    OfLayer,
    OfPair,
    all_cosines,
    audited,
    findings,
    job,
    of_pair,
    reading,
)

__all__ = [
    "Check",
    "Findings",
    "Ground",
    "Layer",
    "OfLayer",
    "OfPair",
    "all_cosines",
    "audited",
    "check",
    "findings",
    "ground",
    "job",
    "of_pair",
    "opened",
    "reading",
    "sample",
    "usable",
]
