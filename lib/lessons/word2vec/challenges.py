"""What can be reached on the Word2Vec page, with whatever words are on its planes."""

import numpy as np

from lib.lessons.word2vec.model import Pocket
from lib.maths.classifier.hull import hull
from lib.maths.classifier.translation import opposite
from lib.surfaces.challenges import Challenge, Wanted
from lib.surfaces.fields import points

_EXACT, _SAME = 1e-3, 1e-9


def challenges(pocket: Pocket) -> tuple[Challenge, ...]:
    """What this model leaves to be reached: opposite words, and a way to win for each of them."""
    rows, (i, j) = pocket.model.unembeddings, pocket.closest
    found = []
    if not np.array_equal(rows[i], rows[j]):
        x, y = opposite(rows[i], rows[j])
        goal = (Wanted("cos", "<=", -1, _EXACT), Wanted("softmax-dp", "=", 0, _SAME))
        found.append(Challenge("opposite", goal, {}, {"shift": (float(x), float(y))}))
    sizes = np.linalg.norm(rows, axis=1, keepdims=True)
    if sizes.all() and len(hull(rows)) < len(rows) == len(hull(rows / sizes)):
        goal = (
            Wanted("winners", "=", len(rows), unit="count"),
            Wanted("sets-other", "=", 0, unit="count"),
        )
        found.append(Challenge("everyone", goal, {}, {"unembeddings": points(rows / sizes)}))
    return tuple(found)
