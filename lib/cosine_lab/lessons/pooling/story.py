"""Pooling's story: the greatest, the mean, numbers below zero, a mean of tokens."""

from cosine_lab.lessons.pooling.state import LEAST_SIDE, MOST_SIDE, POOLS
from cosine_lab.lessons.pooling.surface import (
    KEEP_GREATEST,
    KEEP_MEAN,
    MEAN_BELOW_ZERO,
    NO_MEAN,
    Arrows,
    CommonMean,
    Cosines,
    Grid,
    PatchEdge,
)
from cosine_lab.maths.pooling.pool import Method
from cosine_lab.surfaces.story import Beat, Bet, Choice, Reads, Scale, Shows, Story, ranges

_NONE, _MAX, _MEAN = (POOLS.index(each) for each in (None, Method.MAX, Method.MEAN))
_NEAR = 0.05
"""From 0, and still called 0."""
_HALF = 0.5
_SMALL_MEAN, _MORE = 0.3, 0.2
"""A common mean with cosines near .08, and from where on they have risen."""
_ABOUT = ("mean", "mean-law", "spread", "spread-law")


def story() -> Story:
    """Five bets, the last of a remedy, and what they come to."""
    noise = {"pool": _NONE, "side": LEAST_SIDE, "mu": 0.0, "dimension": 192, "seed": 0, "swept": 1.0}
    drawn, pooled = Shows(panels=(Grid, PatchEdge, Cosines, Arrows)), (Reads("swept", ">=", 1),)
    return Story(
        beats=(
            Beat(
                "greatest",
                drawn,
                start=noise | {"pool": _MAX, "swept": 0.0},
                bet=Bet(about=_ABOUT, scale=Scale("mean", -1, 1, 0.05, 0.1), hands=(-0.6, 0, 0.6), still=True),
                goal=pooled,
                actions=(KEEP_GREATEST,),
            ),
            Beat(
                "mean",
                drawn,
                start={"pool": _MEAN, "swept": 0.0},
                bet=Bet(about=_ABOUT, choices=_back(), still=True),
                goal=pooled,
                actions=(KEEP_MEAN,),
            ),
            Beat(
                "below",
                Shows(panels=(Cosines, Arrows, CommonMean)),
                start=noise,
                bet=Bet(about=_ABOUT, choices=_sign(), still=True),
                goal=(Reads("mu", "<=", -1, _NEAR),),
                actions=(MEAN_BELOW_ZERO,),
            ),
            Beat(
                "tokens",
                drawn,  # the mean is what the question is about: nobody drags it away
                start={"mu": _SMALL_MEAN, "side": MOST_SIDE, "pool": _MEAN, "swept": 0.0},
                bet=Bet(about=_ABOUT, choices=ranges("mean", "fall", (_NEAR, "stay"), (_MORE, "rise")), still=True),
                goal=pooled,
                actions=(KEEP_MEAN,),
            ),
            Beat(
                "open",
                Shows(panels=(Cosines, Arrows, CommonMean)),
                start=noise | {"pool": _MAX},
                bet=Bet(
                    about=("opens", *_ABOUT), scale=Scale("opens", -3, 3, 0.1, 0.2), hands=(-2.7, -0.9, 0.9), still=True
                ),
                goal=(Reads("mean", "=", 0, _NEAR),),
                actions=(NO_MEAN,),
                why=True,
            ),
            Beat("takeaway", Shows(panels=(Cosines, Arrows)), start=noise | {"pool": _MAX}),
        ),
        code="(np.square(U.sum(axis=0)).sum() / len(U) - 1) / (len(U) - 1)",
    )


def _back() -> list[Choice]:
    return [
        Choice("back", (Reads("mean", "=", 0, _NEAR),)),
        Choice("between", (Reads("mean", ">", _NEAR), Reads("mean", "<", _HALF))),
        Choice("stay", (Reads("mean", ">=", _HALF),)),
    ]


def _sign() -> list[Choice]:
    return [
        Choice("below", (Reads("mean", "<", -_NEAR),)),
        Choice("zero", (Reads("mean", "=", 0, _NEAR),)),
        Choice("above", (Reads("mean", ">", _NEAR),)),
    ]
