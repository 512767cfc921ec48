"""Rankings' story: an order of four words, why some are impossible, and what cosines do not say."""

import numpy as np

from lib.data.configurations import RESIZED, Configuration
from lib.lessons.rankings.model.configurations import four_words, start
from lib.lessons.rankings.state import CAR, CAT
from lib.lessons.rankings.surface import (
    IMPOSSIBLE,
    NEARER,
    POSSIBLE,
    SHORTEN,
    Nearer,
    OrderAsked,
)
from lib.maths.rankings.patterns import rankings
from lib.surfaces import handles
from lib.surfaces.panels import Meter, Panel
from lib.surfaces.story import Beat, Bet, Choice, Reads, Shows, Story

_ORDERS = 24
"""Of four words."""
_SAME = 1e-9
_COUNT = "feasible-count"
_ORDER: tuple[type[Panel], ...] = (OrderAsked,)


def story() -> Story:
    """Five beats: three on four words of GloVe, one on H.1 of the paper, a takeaway."""
    return Story((_asked(), _possible(), _shorter(RESIZED[0]), _nearer(), _takeaway()))


def _asked() -> Beat:
    return Beat(
        "order",
        Shows(("input",), _ORDER),
        start=start(four_words()),
        bet=Bet(
            about=(_COUNT, "impossible-count", "order-possible"),
            choices=(
                Choice("all", (Reads(_COUNT, "=", _ORDERS),)),
                Choice("most", (Reads(_COUNT, ">", _ORDERS / 2), Reads(_COUNT, "<", _ORDERS))),
                Choice("half", (Reads(_COUNT, "<=", _ORDERS / 2),)),
            ),
        ),
        goal=(Reads("order-possible", "=", 0),),
        actions=(IMPOSSIBLE,),
    )


def _possible() -> Beat:
    return Beat(
        "possible",
        Shows(("input",), _ORDER),
        start={},
        goal=(Reads("order-possible", "=", 1), Reads("orders-tried", ">", 1)),
        actions=(POSSIBLE,),
    )


def _shorter(ring: Configuration) -> Beat:
    held = len(rankings(np.array(ring.shown)).rows)
    return Beat(
        "shorter",
        Shows(("input",), (Meter,)),
        start=start(ring),
        bet=Bet(
            about=(_COUNT, "impossible-count", "changed", "max-dp"),
            choices=(
                Choice("same", (Reads(_COUNT, "=", held),)),
                Choice("fewer", (Reads(_COUNT, "<", held),)),
                Choice("more", (Reads(_COUNT, ">", held),)),
            ),
        ),
        goal=(Reads("changed", ">", 0), Reads("max-dcos", "=", 0, _SAME)),
        actions=(SHORTEN,),
    )


def _nearer() -> Beat:
    return Beat(
        "nearer",
        Shows(("input",), (Nearer, Meter), (handles.SHIFT,)),
        start=start(four_words()) | {"pair": (CAT, CAR)},
        goal=(Reads("gap", ">", 0), Reads("changed", "=", 0)),
        actions=(NEARER,),
    )


def _takeaway() -> Beat:
    return Beat("takeaway", Shows(("input",), (Nearer, Meter)))
