"""The Pooling page's surface: noise, drawn and pooled in the browser (assets/lessons/pooling)."""

from lib.lessons.pooling.challenges import CHALLENGES
from lib.lessons.pooling.state import DEFAULTS, MOST_SIDE, VECTORS, PoolingState, default
from lib.lessons.pooling.tries import TRIES
from lib.maths.pooling.law import moments
from lib.maths.pooling.pool import Law, Method
from lib.prose import Text
from lib.surfaces import Action, Surface, actions
from lib.surfaces.challenges import goals
from lib.surfaces.panels import Panel, Piece, Tools
from lib.surfaces.story import Story
from lib.surfaces.tries import tries

KEEP_GREATEST, KEEP_MEAN = Action("keep-greatest"), Action("keep-mean")
MEAN_BELOW_ZERO = Action("mean-below-zero")


class Grid(Panel):
    """A corner of the noise, and what its patches leave."""


class Cosines(Panel):
    """The cosines of all pairs as a histogram, with their law."""


class CommonMean(Piece):
    """The handle of the mean, on the sphere's axis."""


class Arrows(Panel):
    """The first three numbers of each vector as an arrow on a sphere, and the mean cosine."""

    pieces = (CommonMean,)


class NoiseControls(Panel):
    """What is kept of a patch, its size, a vector's length, the mean, fresh noise."""


class NoiseSentence(Panel):
    """What is shown, in a sentence."""


class NoiseNumbers(Panel):
    """Measured beside predicted."""


def surface(state: PoolingState, text: Text, story: Story | None = None) -> Surface:
    """The noise by its seed, and the moments that its law is made of."""
    tools = Tools(actions.tools())
    free = (tries(TRIES, text), goals(CHALLENGES, text))
    return Surface(
        epoch="pooling",
        state=state,
        defaults=default(),
        given={"problem": {"rows": VECTORS, "moments": _moments()}},
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
            [left.first, left.second, left.third, left.fourth]
            for side in range(1, MOST_SIDE + 1)
            for left in (moments(Law.NORMAL, method, side**2),)
        ]
        for method in Method
    }
