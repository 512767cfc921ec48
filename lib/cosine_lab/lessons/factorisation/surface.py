"""The Factorisation page's surface: the spectrum, as numbers."""

from hashlib import sha256
from typing import Any

import numpy as np

from cosine_lab.lessons.factorisation.model.problem import Problem, living
from cosine_lab.lessons.factorisation.model.solution import default
from cosine_lab.lessons.factorisation.state import DECADES, HANDLES, FactorState
from cosine_lab.maths.recommender.factor_gauges import Gauge
from cosine_lab.prose import Text
from cosine_lab.shared_cache import shared_cache
from cosine_lab.surfaces import Action, Story, Surface, actions, goals, tries
from cosine_lab.surfaces.challenges import Challenge, Try, Wanted
from cosine_lab.surfaces.panels import Panel, Tools
from cosine_lab.surfaces.plain import packed

SOURCE = "live"
_NO_CHANGE = Wanted("max-dx", "<=", 0, 1e-9)


def _bent(handle: int, decades: float) -> dict[str, tuple[float, ...]]:
    return {"bend": tuple(decades if k == handle else 0.0 for k in range(HANDLES))}


CHALLENGES = (
    Challenge("fresh", (Wanted("fresh", ">=", 4, unit="count"), _NO_CHANGE), start={}, solved=_bent(1, 2.0)),
    Challenge("blurred", (Wanted("within", "<=", 0.2), _NO_CHANGE), start={}, solved=_bent(8, 3.0)),
)


def attempts() -> tuple[Try, ...]:
    """The first weight up and down, the rescaling of weight decay."""
    gauges = list(Gauge)
    return (
        Try("up", {"bend": _first(DECADES)}),
        Try("down", {"bend": _first(-DECADES)}),
        Try("decay", {"gauge": gauges.index(Gauge.BALANCED)}),
    )


def _first(decades: float) -> tuple[float, ...]:
    return (decades, *(0.0,) * (HANDLES - 1))


SIMULATED = ("live", "paper")
FAR = Action("bend-far")
FIRST, LEAST = Action("weigh-first"), Action("least-penalty")

Spectrum = Panel.named("Spectrum")  # the weights of the directions, to drag
Heat = Panel.named("Heat")  # the cosines of all pairs of items
Lines = Panel.named("Lines")  # who was nearest, who is now, and a line for each who stayed
Numbers = Panel.named("Numbers")  # mean cosines, and how far a prediction moved
Penalty = Panel.named(
    "Penalty"
)  # squared lengths of users and items over scalings, and their sum, dragged to its least
Traced = Panel.named("Traced")  # one user's predictions of five items, and what one direction has of them
NearestItems = Panel.named("NearestItems")  # the items nearest to the chosen one
SpectrumSentence = Panel.named("SpectrumSentence")  # what is shown, in a sentence
Gauges = Panel.named("Gauges")  # the figure of the paper: one picture a scaling choice that has a name
SpectrumControls = Panel.named("SpectrumControls")  # rank, λ and one weight to type, and settings of one click


def surface(problem: Problem, state: FactorState, text: Text, story: Story | None = None) -> Surface:
    """The spectrum; matrices as float32 in base64."""
    names = {"names": _names(problem, text)}
    sent = _sent(problem) | names
    return Surface(
        epoch=f"factorisation:{problem.slug}:{sha256(sent['V'].encode()).hexdigest()[:12]}",
        state=state,
        defaults=default(problem),
        part="spectrum",
        data={"problem": sent},
        first={"problem": _sent(problem, problem.rank) | names},
        layout={
            "live": [Spectrum(), Heat(), Penalty(told=True), Lines(told=True), Traced(told=True)],
            "side": [Numbers(), NearestItems()],
            "below": [SpectrumSentence(), Gauges(more=True), SpectrumControls(more=True), Tools(actions.tools())],
            "free": [tries(attempts(), text), *([goals(CHALLENGES, text)] if problem.slug == SOURCE else [])],
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
        text(f"genre.{group}", place=i - start + 1) for i, (group, start) in enumerate(zip(groups, first, strict=True))
    ]


@shared_cache(most=8)
def _sent(problem: Problem, width: int | None = None) -> dict[str, Any]:
    """The data with all directions, or with the first ones alone."""
    V = living(problem)[:, :width]
    groups = problem.data.groups
    return {
        "groups": None if groups is None else groups.tolist(),
        "sigma": problem.of.sigma[: V.shape[1]].tolist(),
        "V": packed(V, "f4"),
        "users": packed(problem.sample @ V, "f4"),
        "width": V.shape[1],
        "rank_most": width or problem.most_rank,
        "full": width is None and problem.full,
    }
