"""What a panel shows: a law of numbers, and what a window leaves of them."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from lib.maths.pooling import Law, Method, Patch
from lib.parameters import Numbers

ROWS = 1200

EXPERIMENTS = {
    "forum": "Four panels",
    "patches": "Larger patches",
    "overlap": "Overlapping windows",
    "cone": "What makes the cone",
    "tokens": "Means of tokens",
    "words": "Real words",
    "free": "Your own",
}
REAL = "words"
LAWS = {
    Law.NORMAL.value: "Normal",
    Law.UNIFORM.value: "Uniform",
    Law.RELU.value: "ReLU",
    Law.COMMON_MEAN.value: "Mean μ",
    REAL: "Words",
}
METHODS = {Method.MAX.value: "Max", Method.MEAN.value: "Mean"}
SEED = Numbers("Seed", 0, 99, 1, whole=True)
FIELDS: Mapping[str, Numbers] = {
    "patch_rows": Numbers("Patch: rows", 1, 16, 1, whole=True),
    "patch_columns": Numbers("Patch: columns", 1, 64, 1, whole=True),
    "row_stride": Numbers("Stride over rows", 1, 16, 1, whole=True),
    "column_stride": Numbers("Stride over columns", 1, 64, 1, whole=True),
    "seed": SEED,
    "dimension": Numbers("Dimension", 2, 1024, 1, whole=True),
    "mean": Numbers("Common mean μ", -3, 3, 0.05),
}
BEGINNING: Mapping[str, float] = {
    "patch_rows": 2,
    "patch_columns": 2,
    "row_stride": 2,
    "column_stride": 2,
    "seed": 0,
    "dimension": 768,
    "mean": 0.5,
}
DEFAULTS: Mapping[str, str | float] = {
    "law": Law.NORMAL.value,
    "pool": Method.MAX.value,
} | dict(BEGINNING)


def fields(experiment: str, law: str) -> Mapping[str, Numbers]:
    """The numbers a reader may set, by name; real words come with a dimension, and need no seed."""
    if experiment != "free":
        return {"seed": SEED} if experiment != "words" else {}
    absent = set() if law == Law.COMMON_MEAN else {"mean"}
    if law == REAL:
        absent |= {"dimension", "seed"}
    return {name: field for name, field in FIELDS.items() if name not in absent}


@dataclass(frozen=True)
class Pooled:
    """Numbers of a law, pooled; `tokens` above 0 pools over so many tokens instead of a patch."""

    title: str
    columns: int
    law: Law = Law.NORMAL
    mean: float = 0.0
    patch: Patch = field(default_factory=Patch)
    method: Method = Method.MEAN
    tokens: int = 0


@dataclass(frozen=True)
class Words:
    """Words of the shipped table in a model, as they are and with their mean taken away; pooled."""

    title: str
    model: str
    patch: Patch = field(default_factory=Patch)
    method: Method = Method.MEAN


Panel = Pooled | Words
