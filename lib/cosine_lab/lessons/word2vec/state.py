"""What a reader may set on the Word2Vec page: words, a training, and what moves on the plane."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from typing import Annotated, Any, get_type_hints

from cosine_lab.maths.learning.negative_sampling import Sampling
from cosine_lab.maths.learning.skipgram import Training
from cosine_lab.parameters import Field
from cosine_lab.refusals import Refused
from cosine_lab.surfaces.fields import Pair, Probe, Reference, Rows, Shift

PLANE = "sea, waters, bread, eat, drink, gold, silver, brass"
LISTED = "sea, bread, gold, king, mother"
"""Words to begin with, on the planes and in the lists."""
LONGEST = 240
BATCH = 2048
NEAREST, MOST = 6, 1999
"""Words of a list, and all that it could have: the vocabulary but the word itself."""


@dataclass(frozen=True)
class Word2VecState(Pair, Probe, Shift, Rows, Reference):
    """The trained and the dragged unembeddings, a translation, a probe and a pair of words.

    `depth` is how many of the words nearest to the story's word are looked at.
    """

    depth: Annotated[int, Field("word2vec.field-depth", NEAREST, MOST, 1, whole=True, later=True)]


def fitting(state: Word2VecState, start: Word2VecState) -> tuple[Word2VecState, tuple[Refused, ...]]:
    """The state, if it is about the words on show; otherwise the start, and why."""
    if state.labels == start.labels:
        return state, ()
    return start, (Refused("word2vec.other-words"),)


@dataclass(frozen=True)
class Settings:
    """Which text, and how a skip-gram model is trained on it."""

    text: str
    dimension: Annotated[int, Field("word2vec.field-dimension", 2, 100, 1, whole=True)] = 50
    window: Annotated[int, Field("word2vec.field-window", 1, 10, 1, whole=True)] = 5
    negatives: Annotated[int, Field("word2vec.field-negatives", 1, 15, 1, whole=True)] = 5
    exponent: Annotated[float, Field("word2vec.field-exponent", 0, 1, 0.05)] = 0.75
    vocabulary: Annotated[int, Field("word2vec.field-vocabulary", 200, 3000, 100, whole=True)] = 2000
    steps: Annotated[int, Field("word2vec.field-steps", 10, 2000, 10, whole=True)] = 600
    seed: Annotated[int, Field("fields.seed", 0, 99, 1, whole=True)] = 0


FIELDS: dict[str, Field] = {
    name: hint.__metadata__[0]
    for name, hint in get_type_hints(Settings, include_extras=True).items()
    if hasattr(hint, "__metadata__")
}


def defaults() -> dict[str, float]:
    """The default of every number."""
    return {name: asdict(Settings(""))[name] for name in FIELDS}


def settings_of(text: str, values: Mapping[str, float]) -> Settings:
    """The settings with these numbers, each in the range of its field."""
    fields: dict[str, Any] = dict(values)
    return replace(Settings(text), **fields)


def training(settings: Settings) -> Training:
    """The training that these settings describe."""
    sampling = Sampling(settings.negatives, settings.exponent)
    return Training(settings.dimension, settings.steps, settings.seed, sampling, BATCH)
