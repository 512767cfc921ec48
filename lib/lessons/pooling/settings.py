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
LAWS = {
    Law.NORMAL.value: "Normal",
    Law.UNIFORM.value: "Uniform",
    Law.RELU.value: "ReLU",
    Law.COMMON_MEAN.value: "Common mean",
}
METHODS = {Method.MAX.value: "Max", Method.MEAN.value: "Mean"}
FIELDS: Mapping[str, Numbers] = {
    "dimension": Numbers("Dimension", 2, 1024, 1, whole=True),
    "patch_rows": Numbers("Patch: rows", 1, 16, 1, whole=True),
    "patch_columns": Numbers("Patch: columns", 1, 64, 1, whole=True),
    "row_stride": Numbers("Stride over rows", 1, 16, 1, whole=True),
    "column_stride": Numbers("Stride over columns", 1, 64, 1, whole=True),
    "mean": Numbers("Common mean", -3, 3, 0.05),
}
SEED = Numbers("Seed", 0, 99, 1, whole=True)
DEFAULTS: Mapping[str, float] = {
    "dimension": 768,
    "patch_rows": 2,
    "patch_columns": 2,
    "row_stride": 2,
    "column_stride": 2,
    "mean": 0.5,
}


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
    """Words of the shipped table in a model, as they are and with their mean taken away."""

    title: str
    model: str


Panel = Pooled | Words
