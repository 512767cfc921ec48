"""What a reader moves on the Word2Vec page's plane."""

from dataclasses import dataclass
from typing import Annotated

from lib.lessons.word2vec.pocket import Pocket
from lib.parameters import Numbers, Point, Points, State

REACH = 100.0
FAR = 10_000.0  # a cosine near 1 takes a long translation


@dataclass(frozen=True)
class Word2VecState(State):
    """The trained and the dragged unembeddings, a translation, a probe and a pair of words."""

    reference: Annotated[Points, Numbers("trained unembedding", -REACH, REACH, shape=("n", 2))]
    unembeddings: Annotated[Points, Numbers("unembedding", -REACH, REACH, shape=("n", 2))]
    shift: Annotated[Point, Numbers("translation", -FAR, FAR, shape=(2,))]
    probe: Annotated[Point, Numbers("probe", -REACH, REACH, shape=(2,))]
    pair: Annotated[
        tuple[int, int], Numbers("pair of words", 0, 25, 1, shape=(2,), whole=True, distinct=True)
    ]


def default(pocket: Pocket) -> Word2VecState:
    """The model as trained, its first word put in, and the two that meet most above chance."""
    rows = tuple((float(x), float(y)) for x, y in pocket.model.unembeddings)
    x, y = pocket.model.embeddings[0]
    return Word2VecState(
        labels=pocket.words,
        reference=rows,
        unembeddings=rows,
        shift=(0.0, 0.0),
        probe=(float(x), float(y)),
        pair=pocket.closest,
    )


def fitting(state: Word2VecState, start: Word2VecState) -> tuple[Word2VecState, tuple[str, ...]]:
    """The state, if it is about the words on show; otherwise the start, and why in a sentence."""
    if state.labels == start.labels:
        return state, ()
    return start, ("The link describes other words than those on show; they are as trained.",)
