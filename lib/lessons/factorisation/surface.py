"""The Factorisation page's surface: the spectrum, as numbers."""

import base64
from hashlib import sha256
from typing import Any

import numpy as np
from numpy.typing import NDArray

from lib.lessons.factorisation.challenges import CHALLENGES, SOURCE
from lib.lessons.factorisation.model.found import default
from lib.lessons.factorisation.model.problem import Problem, living
from lib.lessons.factorisation.state import FactorState
from lib.lessons.factorisation.tries import attempts
from lib.prose import Text
from lib.shared_cache import shared_cache
from lib.surfaces import Action, Surface, actions
from lib.surfaces.challenges import goals
from lib.surfaces.panels import Panel, Tools
from lib.surfaces.story import Story
from lib.surfaces.tries import tries

SIMULATED = ("live", "paper")
FAR = Action("bend-far")
FIRST = Action("weigh-first")


class Spectrum(Panel):
    """The weights of the directions, to drag."""


class Heat(Panel):
    """The cosines of all pairs of items."""


class Lines(Panel):
    """Who was nearest, who is now, and a line for each who stayed."""


class Numbers(Panel):
    """Mean cosines, and how far a prediction moved."""


class Traced(Panel):
    """One user's predictions of five items, and what one direction has of them."""


class NearestItems(Panel):
    """The items nearest to the chosen one."""


class SpectrumSentence(Panel):
    """What is shown, in a sentence."""


class Gauges(Panel):
    """The figure of the paper: one picture a scaling choice that has a name."""


class SpectrumControls(Panel):
    """Rank, λ and one weight to type, and settings of one click."""


def surface(
    problem: Problem, state: FactorState, text: Text, story: Story | None = None
) -> Surface:
    """The spectrum; matrices as float32 in base64."""
    sent = _sent(problem) | {"names": _names(problem, text)}
    return Surface(
        epoch=f"factorisation:{problem.slug}:{sha256(sent['V'].encode()).hexdigest()[:12]}",
        state=state,
        defaults=default(problem),
        part="spectrum",
        given={"problem": sent},
        layout={
            "live": [Spectrum(), Heat(), Lines(told=True), Traced(told=True)],
            "side": [Numbers(), NearestItems()],
            "below": [
                SpectrumSentence(),
                Gauges(),
                SpectrumControls(more=True),
                Tools(actions.tools()),
            ],
            "free": [
                tries(attempts(problem), text),
                *([goals(CHALLENGES, text)] if problem.slug == SOURCE else []),
            ],
        },
        story=story,
    )


def _names(problem: Problem, text: Text) -> list[str]:
    """What items are called: simulated ones by a genre and their place in its popularity."""
    groups = problem.data.groups
    if problem.slug not in SIMULATED or groups is None:
        return list(problem.names)
    first = np.searchsorted(groups, groups)
    return [
        text(f"genre.{group}", place=i - start + 1)
        for i, (group, start) in enumerate(zip(groups, first, strict=True))
    ]


@shared_cache(most=4)
def _sent(problem: Problem) -> dict[str, Any]:
    V = living(problem)
    groups = problem.data.groups
    return {
        "groups": None if groups is None else groups.tolist(),
        "sigma": problem.of.sigma[: V.shape[1]].tolist(),
        "V": _base64(V),
        "users": _base64(problem.sample @ V),
        "width": V.shape[1],
        "rank_most": problem.most_rank,
        "full": problem.full,
    }


def _base64(table: NDArray[np.floating[Any]]) -> str:
    return base64.b64encode(np.ascontiguousarray(table, dtype="<f4").tobytes()).decode()
