"""What can be read off the state of a sample: a model of the reader's own is in no link."""

from collections.abc import Mapping

import numpy as np

from lib.lessons.audit.model import sample
from lib.lessons.audit.model.ground import Ground
from lib.lessons.audit.model.live import live
from lib.lessons.audit.model.planes import default, shift, within
from lib.lessons.audit.state import KINDS, SOURCES
from lib.maths.checks import Matrix, Vector
from lib.maths.classifier.any_cosine import based, checked
from lib.maths.vectors import cosine
from lib.refusals import Refused
from lib.surfaces.readings import Readings, linked

Known = dict[str, float | None]


def readings(asked: Mapping[str, str]) -> Readings:
    """Readings of the state that a link's parameters describe.

    Raises
    ------
    Refused
        Where the link cannot be read as it is.
    """
    source, kind = asked.get("source", SOURCES[0]), asked.get("kind", KINDS[0])
    if source not in SOURCES[:-1] or kind not in KINDS:
        told = {"label": "source", "asked": f"{source}, {kind}", "known": SOURCES[:-1]}
        raise Refused("links.choice", **told)
    ground = sample(source)[kind]
    pair = _label(ground, asked, "first", 0), _label(ground, asked, "second", 1)
    begin = default(ground, pair)
    state = within(linked(begin, asked), begin)
    by, first = shift(ground, pair, state), pair[state.pair[0]]
    return _of_pair(ground, pair, by) | _of_model(ground, pair, by) | _nearest(ground, first, by)


def _label(ground: Ground, asked: Mapping[str, str], name: str, place: int) -> int:
    labels, typed = ground.head.labels, asked.get(name)
    if typed is None:
        return ground.first_pair[place]
    if typed not in labels:
        raise Refused("audit.unknown", names=[typed])
    return labels.index(typed)


def _of_pair(ground: Ground, pair: tuple[int, int], by: Vector) -> Known:
    """Cosine, dot product and distance, before and after."""
    rows = ground.head.rows(*pair)
    (a, b), (p, q) = rows, rows + by
    found: Known = {"cos-before": _cosine(a, b), "cos": _cosine(p, q)}
    numbers = {
        "cosine": (found["cos-before"], found["cos"]),
        "dot": (float(a @ b), float(p @ q)),
        "distance": (float(np.linalg.norm(a - b)), float(np.linalg.norm(p - q))),
    }
    for name, (old, new) in numbers.items():
        change = None if old is None or new is None else abs(new - old)
        found |= {f"{name}-before": old, f"{name}-after": new, f"{name}-change": change}
    return found


def _of_model(ground: Ground, pair: tuple[int, int], by: Vector) -> Known:
    """What the browser counts of a small model, on the embeddings that it has."""
    seen = live(ground, pair)
    if seen is None:
        return {}
    W, bias, X = ground.head.W, ground.head.bias, np.array(seen.points)[:, :-1]
    both = {
        kind: checked(W, bias, based(W, bias, X, sigmoid=kind == "sigmoid"), by) for kind in KINDS
    }
    found = both[seen.head]
    return {
        "changed": float(found.changed),
        "max-dp": found.max_dp,
        "sets-changed": float(both["sigmoid"].changed),
    }


def _nearest(ground: Ground, label: int, by: Vector) -> Known:
    """Which label is nearest to one by cosine, before and after, by number."""
    W: Matrix = np.asarray(ground.head.W, dtype=np.float64)
    old, new = (_first(W + v, label) for v in (np.zeros_like(by), by))
    moved = None if old is None or new is None else float(old != new)
    return {"nearest-before": old, "nearest": new, "nearest-moved": moved}


def _first(W: Matrix, label: int) -> float | None:
    found = [
        (each, k)
        for k, row in enumerate(W)
        if k != label and (each := _cosine(W[label], row)) is not None
    ]
    return float(min((-each, k) for each, k in found)[1]) if found else None


def _cosine(a: Vector, b: Vector) -> float | None:
    return cosine(a, b) if a.any() and b.any() else None
