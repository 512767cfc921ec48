"""What a reader chooses on the Pooling page, and what a panel shows."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated

from cosine_lab.maths.pooling.pool import Law, Method, Patch
from cosine_lab.parameters import Field, State

ROWS = 1200
LONG = 768

FREE, WORDS = "free", "words"
EXPERIMENTS = ("forum", "patches", "overlap", "cone", "tokens", WORDS, FREE)
LAWS = (*(law.value for law in Law), WORDS)
METHODS = tuple(method.value for method in Method)
MODELS = ("GloVe-50", "e5-small", "paraphrase-MiniLM-L3", "all-MiniLM-L6", "USE-multilingual")
"""Of the shipped table."""
SEED = Field("pooling.field-seed", 0, 99, 1, whole=True)
FIELDS: Mapping[str, Field] = {
    "patch_rows": Field("pooling.field-patch-rows", 1, 16, 1, whole=True),
    "patch_columns": Field("pooling.field-patch-columns", 1, 64, 1, whole=True),
    "row_stride": Field("pooling.field-row-stride", 1, 16, 1, whole=True),
    "column_stride": Field("pooling.field-column-stride", 1, 64, 1, whole=True),
    "seed": SEED,
    "dimension": Field("pooling.field-dimension", 2, 1024, 1, whole=True),
    "mean": Field("pooling.field-mean", -3, 3, 0.05),
}
BEGINNING: Mapping[str, float] = {
    "patch_rows": 2,
    "patch_columns": 2,
    "row_stride": 2,
    "column_stride": 2,
    "seed": 0,
    "dimension": LONG,
    "mean": 0.5,
}
CHOICES: Mapping[str, tuple[str, ...]] = {"law": LAWS, "model": MODELS, "pool": METHODS}
"""What a reader chooses for panels of the own, by its name in a link; the first is the default."""
FIRST: Mapping[str, str] = {name: keys[0] for name, keys in CHOICES.items()}
DEFAULTS: Mapping[str, str | float] = dict(FIRST) | dict(BEGINNING)

VECTORS = 240
"""Rows of the noise that is pooled in the browser."""
POOLS = (None, Method.MAX, Method.MEAN)
"""What `pool` of the state numbers: no pooling, the greatest, the mean."""
POOL_NAMES = ("all", *METHODS)
FEWEST_COLUMNS, MOST_COLUMNS = 24, 768
LEAST_SIDE, MOST_SIDE = 2, 4


@dataclass(frozen=True)
class PoolingState(State):
    """Noise with a common mean, and what is kept of each square patch of it; `swept` is the share of rows pooled."""

    pool: Annotated[int, Field("pooling.field-pool", 0, len(POOLS) - 1, 1, whole=True, said="kept", options=POOL_NAMES)]
    side: Annotated[int, Field("pooling.field-side", LEAST_SIDE, MOST_SIDE, 1, whole=True)]
    mu: Annotated[float, Field("pooling.field-mean", -3, 3, 0.05)]
    dimension: Annotated[
        int, Field("pooling.field-dimension", FEWEST_COLUMNS, MOST_COLUMNS, 1, whole=True, said="columns")
    ]
    seed: Annotated[int, Field("pooling.field-seed", 0, 99, 1, whole=True, said="draw")]
    swept: Annotated[float, Field("pooling.field-swept", 0, 1, later=True)] = 1.0


def default() -> PoolingState:
    """Noise without a mean, not pooled."""
    return PoolingState(labels=(), pool=0, side=LEAST_SIDE, mu=0.0, dimension=192, seed=0)


def choices(experiment: str, law: str) -> tuple[str, ...]:
    """Names of the choices that matter."""
    if experiment != FREE:
        return ()
    return tuple(name for name in CHOICES if name != "model" or law == WORDS)


def fields(experiment: str, law: str) -> Mapping[str, Field]:
    """The numbers a reader may set, by name; real words come with a dimension, and need no seed."""
    if experiment != FREE:
        return {"seed": SEED} if experiment != WORDS else {}
    absent = set() if law == Law.COMMON_MEAN else {"mean"}
    if law == WORDS:
        absent |= {"dimension", "seed"}
    return {name: field for name, field in FIELDS.items() if name not in absent}


@dataclass(frozen=True)
class Pooled:
    """Numbers of a law, pooled; `tokens` above 0 pools over so many tokens instead of a patch.

    `name` is the key of the panel's name, "panel-<name>" in its prose.
    """

    name: str
    columns: int = LONG
    law: Law = Law.NORMAL
    mean: float = 0.0
    patch: Patch = field(default_factory=Patch)
    method: Method = Method.MEAN
    tokens: int = 0


@dataclass(frozen=True)
class Words:
    """Words of the shipped table in a model, as they are and with their mean taken away; pooled."""

    name: str
    model: str
    columns: int
    patch: Patch = field(default_factory=Patch)
    method: Method = Method.MEAN


Panel = Pooled | Words
