"""The Word2Vec page's drag surface, as data: one set of unembeddings, read in two ways."""

import numpy as np

from lib import prose
from lib.figures.plane import Panel, Preset, Surface, span
from lib.lessons.word2vec.pocket import Pocket
from lib.lessons.word2vec.state import Word2VecState, default
from lib.maths.cooccurrence import pmi

_TOOLS = ["undo", "redo", "reset", "undo-translation", "copy-link", "talk"]


def surface(pocket: Pocket, state: Word2VecState, name: str) -> Surface:
    """Two planes with one set of unembeddings, the readouts beside them.

    Parameters
    ----------
    pocket : Pocket
        The model of a few words.
    state : Word2VecState
        What to show.
    name : str
        Tells one training from another.
    """
    words = dict(prose.page("word2vec").words)
    return Surface(
        epoch=f"word2vec:{name}",
        state=state,
        defaults=default(pocket),
        embeddings=pocket.model.embeddings,
        model="sigmoid",
        presets=_presets(pocket),
        layout={
            "planes": _planes(pocket),
            "side": [
                {"type": "pair", "actions": ["cos-minus-one", "cos-plus-one"]},
                {"type": "meter"},
                {"type": "bars"},
            ],
            "foot": [
                {"type": "readings-sentence", "words": words, "times": _times(pocket)},
                {"type": "tools", "actions": _TOOLS},
                {"type": "presets"},
            ],
            "below": [{"type": "matrix"}, {"type": "values", "points": ["shift", "probe"]}],
        },
    )


def _times(pocket: Pocket) -> list[list[float]]:
    """How many times as often as by chance each pair meets; 0 for a pair that never does."""
    return [[float(np.exp(score)) for score in row] for row in pmi(pocket.counts)]


def _planes(pocket: Pocket) -> list[Panel]:
    words = prose.page("word2vec").words
    half = span(pocket.model.unembeddings, pocket.model.embeddings)
    return [
        {
            "type": "plane",
            "space": space,
            "title": words[f"{reader}-title"],
            "caption": words[f"{reader}-caption"],
            "half": half,
            "layers": layers,
            "handles": ["probe", "unembedding", "shift"],
            "place": "probe",
        }
        for space, reader, layers in (
            ("input", "sigmoid", ["signs", "axes", "inputs", "vectors", "shift"]),
            ("internal", "softmax", ["regions", "axes", "inputs", "vectors", "shift"]),
        )
    ]


def _presets(pocket: Pocket) -> tuple[Preset, ...]:
    """The model as trained, and the same softmax with centred unembeddings."""
    words = prose.page("word2vec").words
    x, y = -pocket.model.unembeddings.mean(axis=0)
    return (
        Preset("trained", words["preset-trained"], {"shift": (0.0, 0.0)}),
        Preset("centred", words["preset-centred"], {"shift": (float(x), float(y))}),
    )
