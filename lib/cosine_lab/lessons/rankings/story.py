"""Rankings' story: an order of four words, the proof that none gives it, why, and what cosines do not say."""

import numpy as np

from cosine_lab.data.configurations import RESIZED, Configuration
from cosine_lab.lessons.rankings.model.configurations import four_words, start
from cosine_lab.lessons.rankings.state import CAR, CAT
from cosine_lab.lessons.rankings.surface import (
    IMPOSSIBLE,
    LIFT,
    NEARER,
    ROUND,
    SHORTEN,
    TURN,
    Nearer,
    OrderAsked,
    OrderProof,
    RankingSphere,
    TieLines,
)
from cosine_lab.maths.rankings.patterns import rankings
from cosine_lab.surfaces import handles
from cosine_lab.surfaces.panels import Meter, Panel
from cosine_lab.surfaces.story import Beat, Bet, Choice, Reads, Shows, Story, ranges

_ORDERS = 24
"""Of four words."""
_LINES = 6
"""On which two of four words tie."""
_SAME = 1e-9
_THIRD = 2
"""The label of H.1 that the paper shortens, by its number."""
_COUNT = "feasible-count"
_SIGNS = 4
"""Of the six ways in which three gaps can be above and below zero."""
_DRAW, _PLAIN = 35, 0.2
"""Third numbers with which all twelve new regions are large at depth 1, and a gap that is plainly above zero."""
_ORDER: tuple[type[Panel], ...] = (OrderAsked,)


def story() -> Story:
    """Seven beats: five on four words of GloVe, one on H.1 of the paper, a takeaway."""
    return Story(
        (_asked(), _proof(), _why(), _lifted(), _shorter(RESIZED[0]), _nearer(), _takeaway()),
        "cosine_lab.rankings(W, b).rows",
    )


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
            live=True,  # its picture is where a ranking is looked for that has no region
        ),
        goal=(Reads("order-possible", "=", 0),),
        actions=(IMPOSSIBLE,),
    )


def _proof() -> Beat:
    """Gaps that the order asks for, none of which an input makes positive but by another."""
    return Beat(
        "proof",
        Shows(("input",), (OrderProof,), (handles.PROBE,)),
        start={},
        goal=(Reads("gap-signs", ">=", _SIGNS),),
        actions=(ROUND,),
    )


def _why() -> Beat:
    """One word is dragged, and the lines on which it ties with the others turn."""
    cat = handles.of_label(handles.UNEMBEDDING, CAT)
    return Beat(
        "why",
        Shows(("input",), (TieLines,), (cat,)),
        start={},
        goal=(Reads("lines-turned", ">=", 3),),
        actions=(TURN,),
        why=True,
    )


def _lifted() -> Beat:
    """The words leave the plane: an input of three numbers can give any three gaps, so each ranking has a region."""
    return Beat(
        "space",
        Shows((), (RankingSphere, OrderProof)),
        start=start(four_words()) | {"space": _DRAW, "depth": 0.0},
        goal=(Reads("sphere-count", "=", _ORDERS), Reads("equal-gap", ">=", _PLAIN)),
        actions=(LIFT,),
    )


def _shorter(ring: Configuration) -> Beat:
    return Beat(
        "shorter",
        Shows(("input",), (TieLines, Meter), (handles.of_label(handles.LENGTH, _THIRD),)),
        start=start(ring) | {"space": 0},
        bet=_than_before(),
        goal=(Reads("winners", "<", len(ring.labels)), Reads("max-dcos", "=", 0, _SAME)),
        actions=(SHORTEN,),
    )


def _than_before() -> Bet:
    """Rankings of H.1 with a short label against those of labels equally long."""
    before = len(rankings(np.array(RESIZED[0].shown)).rows)
    return Bet((_COUNT,), ranges(_COUNT, "fewer", (before, "same"), (before + 1, "more")), still=True)


def _nearer() -> Beat:
    return Beat(
        "nearer",
        Shows(("input",), (Nearer, Meter), (handles.SHIFT,)),
        start=start(four_words()) | {"pair": (CAT, CAR)},
        bet=Bet(("lines-turned", "changed"), ranges("lines-turned", "none", (1, "some"), (_LINES, "all")), still=True),
        goal=(Reads("gap", ">", 0), Reads("changed", "=", 0)),
        actions=(NEARER,),
    )


def _takeaway() -> Beat:
    return Beat("takeaway", Shows(("input",), (Meter,)))
