"""The Word2Vec page's surface: one set of unembeddings, read in two ways."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from cosine_lab.lessons.word2vec.model import STORY_WORD, Pocket, places, story_lists
from cosine_lab.lessons.word2vec.state import LISTED, Word2VecState
from cosine_lab.maths.checks import Matrix
from cosine_lab.maths.classifier.hull import hull
from cosine_lab.maths.classifier.translation import opposite
from cosine_lab.maths.learning.cooccurrence import pmi
from cosine_lab.prose import Text
from cosine_lab.surfaces import (
    Action,
    Handle,
    Layer,
    Preset,
    Space,
    Story,
    Surface,
    actions,
    handles,
    inputs,
    layers,
    panels,
    span,
)
from cosine_lab.surfaces.challenges import Challenge, Try, Wanted, goals, tries
from cosine_lab.surfaces.fields import points

_EXACT, _SAME = 0.005, 1e-9


def farthest(rows: Matrix) -> tuple[int, int]:
    """The two rows, shape (n, 2), that lie farthest apart; of several pairs the first."""
    apart = np.linalg.norm(rows[:, None] - rows, axis=2)
    i, j = np.unravel_index(apart.argmax(), apart.shape)
    return int(i), int(j)


def challenges(pocket: Pocket) -> tuple[Challenge, ...]:
    """What this model leaves to be reached: opposite words, and a way to win for each of them."""
    rows = pocket.model.unembeddings
    i, j = farthest(rows)  # between two that lie close no hand finds room
    entries = []
    if not np.array_equal(rows[i], rows[j]):
        x, y = opposite(rows[i], rows[j])
        goal = (Wanted("cos", "<=", -1, _EXACT), Wanted("softmax-dp", "=", 0, _SAME))
        entries.append(Challenge("opposite", goal, {"pair": (i, j)}, {"shift": (float(x), float(y))}))
    sizes = np.linalg.norm(rows, axis=1, keepdims=True)
    if sizes.all() and len(hull(rows)) < len(rows) == len(hull(rows / sizes)):
        goal = (Wanted("winners", "=", len(rows), unit="count"), Wanted("sets-other", "=", 0, unit="count"))
        entries.append(Challenge("everyone", goal, {}, {"unembeddings": points(rows / sizes)}))
    return tuple(entries)


def attempts(pocket: Pocket) -> tuple[Try, ...]:
    """The words centred; one of them longer; other words."""
    rows = pocket.model.unembeddings.copy()
    rows[pocket.most_moved[0]] *= 2
    return (
        Try("centred", {"shift": pocket.centring}),
        Try("longer", {"pair": pocket.most_moved, "unembeddings": points(rows)}),
        Try("others", {}, {"words": LISTED}),
    )


INPUTS = Layer("inputs")
CENTRED, TURN, CALL, FIND, DEEPER = map(
    Action, ("centre-words", "turn-word", "call-both", "find-input", "half-of-them")
)
CALLER, MEAN = Handle("caller"), Handle("mean")
"""An input that calls for both words of the pair: as it moves, both are trained; the words' mean on its way to zero."""

# What has changed for the sigmoid on the left, and for the softmax on the right:
TwoVerdicts = panels.Panel.named("TwoVerdicts")


@dataclass(frozen=True)
class Company(panels.Panel):
    """Which words the pair's words stand beside in the text.

    beside : for each label, the labels that it meets more often than by chance
    """

    beside: Sequence[Sequence[str]]


@dataclass(frozen=True)
class TwoLists(panels.Panel):
    """Lists beside one word of the whole text, as cosine_lab.lessons.word2vec.model.Lists has them.

    places : where those that it meets stand among all of its nearest, of so many
    """

    word: str
    met: Sequence[str]
    near: Sequence[str]
    company: Sequence[str]
    shared: Sequence[str]
    usual: float
    places: Sequence[int]
    of: int


@dataclass(frozen=True)
class ReadingsSentence(panels.Panel):
    """How often the pair meets, and what each reading makes of the words.

    times : how many times as often as by chance each pair meets; 0 for a pair that never does
    """

    times: Sequence[Sequence[float]]


def surface(pocket: Pocket, state: Word2VecState, name: str, text: Text, story: Story | None = None) -> Surface:
    """Two planes with one set of unembeddings, the readouts beside them.

    name : tells one training from another
    """
    times = [[float(np.exp(score)) for score in row] for row in pmi(pocket.counts)]
    return Surface(
        epoch=f"word2vec:{name}",
        state=state,
        defaults=pocket.state,
        data=inputs(pocket.model.embeddings, "sigmoid"),
        presets=_presets(pocket),
        layout={
            "planes": [_plane("input", layers.SIGNS, pocket, text), _plane("internal", layers.REGIONS, pocket, text)],
            "side": [
                panels.Pair(actions=(actions.OPPOSITE, actions.ALIGNED)),
                TwoVerdicts(),
                panels.Reason(told=True),
                Company(pocket.company, told=True),
                TwoLists(STORY_WORD, **story_lists()._asdict(), places=places()[0], of=places()[1], told=True),
                panels.Meter(),
                panels.Bars(more=True),
            ],
            "foot": [
                ReadingsSentence(times),
                tries(attempts(pocket), text),
                panels.Tools(actions.tools(actions.NO_TRANSLATION)),
                panels.Presets(more=True),
            ],
            "below": [
                goals(challenges(pocket), text),
                panels.Matrix(more=True),
                panels.Values(points=("shift", "probe"), more=True),
            ],
        },
        story=story,
    )


def _plane(space: Space, ground: Layer, pocket: Pocket, text: Text) -> panels.Plane:
    return panels.Plane(
        space=space,
        title=text(f"{space}.title"),
        caption=text(f"{space}.caption"),
        half=span(pocket.model.unembeddings, pocket.model.embeddings),
        layers=(ground, layers.AXES, INPUTS, layers.VECTORS, layers.MEAN, layers.SHIFT),
        handles=(handles.PROBE, CALLER, handles.UNEMBEDDING, handles.SHIFT, MEAN),
        place=handles.PROBE,
    )


def _presets(pocket: Pocket) -> tuple[Preset, ...]:
    """The model as trained, and the same softmax with centred unembeddings."""
    return (Preset("trained", {"shift": (0.0, 0.0)}), Preset("centred", {"shift": pocket.centring}))
