"""What can be read off Centre's state."""

from collections.abc import Mapping

import numpy as np
from numpy.typing import ArrayLike

from lib.lessons.centre.model import FIGURE, SOURCES, classifier
from lib.lessons.centre.state import ASKED, CentreState, default
from lib.maths.checks import Matrix
from lib.maths.classifier.effects import effect
from lib.maths.classifier.graphs import Graphs, extremes, graphs_of, pair_difference
from lib.maths.classifier.moves import resized, shrinking
from lib.refusals import Refused
from lib.surfaces.plane_readings import Known, of_move
from lib.surfaces.readings import Readings, linked

_SETTINGS = {"centre": (1, 0), "unit": (0, 1), "both": (1, 1)}


def readings(asked: Mapping[str, str]) -> Readings:
    """Readings of the state that a link's parameters describe.

    Raises
    ------
    Refused
        Where the link cannot be read as it is.
    """
    source = asked.get("source", FIGURE)
    if source not in SOURCES:
        raise Refused("links.choice", label="source", asked=source, known=tuple(SOURCES))
    model = classifier(source)
    state = linked(default(model), asked)
    rows, X = np.array(state.unembeddings), model.embeddings
    moved = switched(rows, state.centre, state.unit)
    return (
        of_move((rows, X), (moved, X), state.pair)
        | _neighbours(graphs_of(moved), state)
        | _switches(rows, X)
    )


def switched(rows: Matrix, centre: int, unit: int) -> Matrix:
    """Rows, shape (n, 2), after either switch that is on: centred first, then of unit length."""
    centred = rows - rows.mean(axis=0) if centre else rows
    return resized(centred, shrinking(centred, 1.0)) if unit else centred


def _neighbours(graphs: Graphs, state: CentreState) -> Known:
    """Who is close and who can tie: of the chosen label, of the one a story asks for, of all."""
    chosen = state.pair[0]
    found: Known = {"shared": float(len(set(graphs.close[chosen]) & set(graphs.tie[chosen])))}
    worst = extremes(graphs.C, graphs.tie)
    found |= {f"{kind}-cos": pair and pair.cosine for kind, pair in worst._asdict().items()}
    for j in range(len(graphs.C)) if len(graphs.C) > ASKED else ():
        if j != ASKED:
            cosine = graphs.C[ASKED, j]
            found[f"cos-with:{j}"] = None if np.isnan(cosine) else float(cosine)
            found[f"ties:{j}"] = float(j in graphs.tie[ASKED])
    return found


def _switches(rows: Matrix, X: ArrayLike) -> Known:
    """What each setting of the switches would change, whether they are on or not."""
    found: Known = {}
    was = graphs_of(rows)
    for key, (centre, unit) in _SETTINGS.items():
        moved = switched(rows, centre, unit)
        now, did = graphs_of(moved), effect((rows, X), (moved, X), (0, 1))
        found |= {
            f"{key}:cosines": did.max_dcos,
            f"{key}:close": float(pair_difference(was.close_pairs, now.close_pairs)),
            f"{key}:tie": float(pair_difference(_lists(was), _lists(now))),
            f"{key}:predictions": float(did.changed),
        }
    return found


def _lists(graphs: Graphs) -> list[list[int]]:
    return [list(pair) for pair in graphs.tie_pairs]
