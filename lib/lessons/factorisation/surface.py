"""What the page tells its live part, as plain data (see assets/spectrum/lab.js, `Data`)."""

import base64
from dataclasses import asdict
from hashlib import sha256
from typing import Any

import numpy as np
from numpy.typing import NDArray

from lib import prose
from lib.lessons.factorisation.problem import Problem, living
from lib.lessons.factorisation.state import FactorState, default
from lib.parameters import schema
from lib.tokens import raw


def surface(problem: Problem, state: FactorState) -> dict[str, Any]:
    """The spectrum, the state and the words, JSON-ready; matrices as float32 in base64."""
    V = living(problem)
    sent = _base64(V)
    groups = problem.data.groups
    return {
        "epoch": f"factorisation:{problem.slug}:{sha256(sent.encode()).hexdigest()[:12]}",
        "schema": [{"name": name} | asdict(each) for name, each in schema(FactorState).items()],
        "state": asdict(state),
        "defaults": asdict(default(problem)),
        "problem": {
            "names": list(problem.names),
            "groups": None if groups is None else groups.tolist(),
            "sigma": problem.of.sigma[: V.shape[1]].tolist(),
            "V": sent,
            "users": _base64(problem.sample @ V),
            "width": V.shape[1],
            "rank_most": problem.most_rank,
            "full": problem.full,
        },
        "tokens": raw(),
        "words": prose.plane() | prose.words("spectrum"),
        "name": f"factorisation-{problem.slug}",
    }


def _base64(table: NDArray[np.floating[Any]]) -> str:
    return base64.b64encode(np.ascontiguousarray(table, dtype="<f4").tobytes()).decode()
