"""Factorisation's story: another nearest item, every cosine near 1, weight decay; one model."""

from typing import Any

from cosine_lab.lessons.factorisation.state import HANDLES
from cosine_lab.lessons.factorisation.surface import FAR, FIRST, LEAST, Heat, Lines, Numbers, Penalty, Spectrum, Traced
from cosine_lab.maths.recommender.factor_gauges import Gauge
from cosine_lab.surfaces.story import Beat, Bet, Reads, Scale, Shows, Story

_ALIKE = 0.99
"""Mean cosine between clusters from which on it is 1 as one reads it."""


_OUTWEIGHS, _BESIDE = 100, 30
"""An item weight from which on neighbours stay, however far a hand goes on; and how far below it one may stop."""


_LEAST = 1.02
"""Of the least penalty: a hand need not meet the last pixel."""


def _flat(gauge: Gauge) -> dict[str, Any]:
    return {"gauge": list(Gauge).index(gauge), "bend": (0.0,) * HANDLES}


def story() -> Story:
    """Four beats over any data, and what they come to."""
    raised = Reads("far-weight", ">=", _OUTWEIGHS, _BESIDE)
    return Story(
        beats=(
            Beat(
                "nearest",
                Shows(panels=(Spectrum, Lines, Numbers)),
                start={},
                bet=Bet(
                    ("fresh", "nearest-now", "max-dx"), scale=Scale("fresh", 0, 5, 1, 1.5), hands=(0, 2, 5), still=True
                ),
                goal=(raised,),
                actions=(FAR,),
            ),
            Beat("why", Shows(panels=(Spectrum, Traced)), start={}, goal=(raised,), actions=(FAR,), why=True),
            Beat(
                "alike",
                Shows(panels=(Spectrum, Heat, Numbers)),
                start={},
                bet=Bet(
                    about=("between",), scale=Scale("between", -1, 1, 0.05, 0.1), hands=(-0.3, 0.3, 0.9), still=True
                ),
                goal=(Reads("between", ">=", _ALIKE),),
                actions=(FIRST,),
            ),
            Beat(
                "decay",
                Shows(panels=(Penalty, Lines)),
                start=_flat(Gauge.EVEN),
                goal=(Reads("penalty-over", "<=", _LEAST),),
                actions=(LEAST,),
            ),
            Beat("takeaway", Shows(panels=(Heat,)), start=_flat(Gauge.BALANCED)),  # of weight decay
        ),
        code="np.corrcoef(U @ V.T, rowvar=False)[0, 1]",
    )
