"""The Pooling page's surface: noise, drawn and pooled in the browser (assets/lessons/pooling)."""

from cosine_lab.lessons.pooling.state import DEFAULTS, LEAST_SIDE, MOST_SIDE, POOLS, VECTORS, PoolingState, default
from cosine_lab.maths.pooling.law import moments
from cosine_lab.maths.pooling.pool import Law, Method
from cosine_lab.prose import Text
from cosine_lab.surfaces import Action, Story, Surface, actions, goals, tries
from cosine_lab.surfaces.challenges import Challenge, Try, Wanted
from cosine_lab.surfaces.panels import Panel, Piece, Tools

_MAX, _MEAN = POOLS.index(Method.MAX), POOLS.index(Method.MEAN)
_SMALLEST = moments(Law.NORMAL, Method.MAX, LEAST_SIDE**2)
_EXACT = 1e-9

CHALLENGES = (
    Challenge(
        "open",
        (Wanted("mean", "=", 0, 0.02), Wanted("number-sd", "=", round(_SMALLEST.deviation, 2), 0.005)),
        start={"pool": _MAX, "side": LEAST_SIDE},
        solved={"mu": -_SMALLEST.first},
    ),
    Challenge(
        "small",
        (Wanted("mean", ">=", 0.5), Wanted("number-mean", "<=", 0.4, _EXACT)),
        start={"side": LEAST_SIDE},
        solved={"pool": _MEAN, "side": MOST_SIDE, "mu": 0.3},
    ),
    Challenge("negative", (Wanted("mean", ">=", 0.8), Wanted("number-mean", "<=", -1)), start={}, solved={"mu": -2.5}),
)


_MAX, _MEAN = POOLS.index(Method.MAX), POOLS.index(Method.MEAN)

TRIES = (
    Try("greatest", {"pool": _MAX, "side": MOST_SIDE}),
    Try("mean", {"pool": _MEAN, "side": MOST_SIDE}),
    Try("lifted", {"pool": _MEAN, "mu": 0.5}),
    Try("overlap", {}, {"panels": "overlap"}),
    Try("words", {}, {"panels": "words"}),
)

KEEP_GREATEST, KEEP_MEAN = Action("keep-greatest"), Action("keep-mean")
MEAN_BELOW_ZERO, NO_MEAN = Action("mean-below-zero"), Action("no-mean")

PatchEdge = Piece.named("PatchEdge")  # the handle of how far the patches have come
Cosines = Panel.named("Cosines")  # the cosines of all pairs as a histogram, with their law and their mean
CommonMean = Piece.named("CommonMean")  # the handle of the mean, on the sphere's axis


class Grid(Panel):
    """A corner of the noise, and what its patches leave."""

    pieces = (PatchEdge,)


class Arrows(Panel):
    """The first three numbers of each vector as an arrow on a sphere."""

    pieces = (CommonMean,)


# What is kept of a patch, its size, a vector's length, the mean, fresh noise:
NoiseControls = Panel.named("NoiseControls")
NoiseSentence = Panel.named("NoiseSentence")  # what is shown, in a sentence
NoiseNumbers = Panel.named("NoiseNumbers")  # measured beside predicted


def surface(state: PoolingState, text: Text, story: Story | None = None) -> Surface:
    """The noise by its seed, and the moments that its law is made of."""
    tools = Tools(actions.tools())
    free = (tries(TRIES, text), goals(CHALLENGES, text))
    return Surface(
        epoch="pooling",
        state=state,
        defaults=default(),
        data={"problem": {"rows": VECTORS, "moments": _moments()}},
        part="pooled_noise",
        layout={
            "ball": [Arrows()],
            "noise": [Grid(), Cosines()],
            "under": [NoiseControls(), tools, NoiseSentence(), NoiseNumbers(), *free],
        },
        story=story,
        choices=("panels", *DEFAULTS),
    )


def _moments() -> dict[str, list[list[float]]]:
    """Raw moments of what a square patch of N(0, 1) leaves, by method and from side 1 upwards."""
    return {
        method.value: [
            [first.first, first.second, first.third, first.fourth]
            for side in range(1, MOST_SIDE + 1)
            for first in (moments(Law.NORMAL, method, side**2),)
        ]
        for method in Method
    }
