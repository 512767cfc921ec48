"""What a reader may set before training, each with its range."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from typing import Annotated, Any, get_type_hints

from lib.maths.negative_sampling import Sampling
from lib.maths.skipgram import Training
from lib.parameters import Numbers

BATCH = 2048


@dataclass(frozen=True)
class Settings:
    """Which text, and how a skip-gram model is trained on it."""

    text: str
    dimension: Annotated[int, Numbers("Dimension d", 2, 100, 1, whole=True)] = 50
    window: Annotated[int, Numbers("Window (words to each side)", 1, 10, 1, whole=True)] = 5
    negatives: Annotated[int, Numbers("Negatives k (per pair)", 1, 15, 1, whole=True)] = 5
    exponent: Annotated[float, Numbers("Exponent of the noise", 0, 1, 0.05)] = 0.75
    vocabulary: Annotated[
        int, Numbers("Vocabulary (most frequent words)", 200, 3000, 100, whole=True)
    ] = 2000
    steps: Annotated[
        int, Numbers(f"Steps (batches of {BATCH:,} pairs)", 10, 2000, 10, whole=True)
    ] = 600
    seed: Annotated[int, Numbers("Seed", 0, 99, 1, whole=True)] = 0


FIELDS: dict[str, Numbers] = {
    name: hint.__metadata__[0]
    for name, hint in get_type_hints(Settings, include_extras=True).items()
    if hasattr(hint, "__metadata__")
}


def defaults() -> dict[str, float]:
    """The default of every number."""
    return {name: asdict(Settings(""))[name] for name in FIELDS}


def settings_of(text: str, values: Mapping[str, float]) -> Settings:
    """The settings with these numbers, each in the range of its field."""
    given: dict[str, Any] = dict(values)
    return replace(Settings(text), **given)


def training(settings: Settings) -> Training:
    """The training that these settings describe."""
    sampling = Sampling(settings.negatives, settings.exponent)
    return Training(settings.dimension, settings.steps, settings.seed, sampling, BATCH)
