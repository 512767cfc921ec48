"""What can be read off Word2Vec's state."""

from collections.abc import Mapping

import numpy as np

from lib.data.corpora import corpus, parts
from lib.lessons.word2vec.model import Pocket, chosen, pocket
from lib.lessons.word2vec.state import FIELDS, LONGEST, PLANE, defaults, fitting
from lib.maths.classifier.hull import hull
from lib.maths.classifier.softmax import compare, probabilities
from lib.parameters import number
from lib.refusals import Refused
from lib.surfaces.plane_readings import of_move, of_probe, of_sets, translated
from lib.surfaces.readings import Later, Readings, linked


def readings(asked: Mapping[str, str]) -> Readings:
    """Readings of the state that a link's parameters describe.

    Raises
    ------
    Refused
        Where the link cannot be read as it is.
    """
    model = _pocket(asked)
    state, other = fitting(linked(model.state, asked), model.state)
    if other:
        raise other[0]
    rows, X = translated(state.unembeddings, state.shift), model.model.embeddings
    before, x = np.array(state.reference), np.array([state.probe])
    return Later(
        lambda: of_move((before, X), (rows, X), state.pair, "sigmoid"),
        lambda: of_probe(state.labels, (before, x), (rows, x), "sigmoid"),
        lambda: {
            "winners": float(len(hull(rows))),
            "softmax-dp": compare(probabilities(before, X), probabilities(rows, X)).max_dp,
        },
        lambda: of_sets(before, rows),
    )


def _pocket(asked: Mapping[str, str]) -> Pocket:
    """The model of the words that a link asks for; of the text's own where it asks for none."""
    source = asked.get("text", parts()[0])
    if source not in parts():
        raise Refused("links.choice", label="text", asked=source, known=parts())
    window, seed = (
        int(number(FIELDS[name], asked.get(name), defaults()[name])) for name in ("window", "seed")
    )
    typed = asked.get("words", "")[:LONGEST].strip() or PLANE
    words, _ = chosen(typed, corpus(source), window)
    return pocket(source, words, window, seed)
