"""Top two's story: what a query cannot bring first, why, and whether dimension or margin is to blame."""

from lib.lessons.top_two.state import CURVE, MOST, default
from lib.lessons.top_two.surface import CURVED, HUNDRED, MOVED, QUERY, TIE, BothLists, Leaders, Placing, Weakest
from lib.surfaces import handles
from lib.surfaces.story import Beat, Bet, Choice, Reads, Scale, Shows, Story

_DOCUMENTS = len(default().labels)
_PAIRS = _DOCUMENTS * (_DOCUMENTS - 1) // 2
_AT_A = {"probe": default().probe, "placed": 0, "leaders": 2, "shift": (0.0, 0.0)}
_TIED = 0.1
"""Of two scores: a hand that comes so near, some five degrees, need not meet the line."""


def story() -> Story:
    """Six beats on ten documents: the first four and the last but one each ask or are done by hand."""
    turned = Shows(("origin",), (Leaders,), (QUERY,))
    return Story(
        (
            Beat(
                "lead",
                turned,
                start=_AT_A | {"pair": (0, 5)},
                bet=Bet(about=("pairs-now",), scale=Scale("pairs-now", 0, _PAIRS, step=1, within=1), still=True),
                goal=(Reads("ahead", "<=", _DOCUMENTS / 2 - 1),),
                actions=(TIE,),
            ),
            Beat(
                "why",
                turned,
                start=_AT_A | {"pair": (0, 2)},
                goal=(Reads("tie-gap", "<", _TIED),),
                actions=(TIE,),
                why=True,
            ),
            Beat(
                "dimensions",
                Shows(("origin",), (Leaders, Placing)),
                start=_AT_A,
                bet=_enough(),
                goal=(Reads("pairs-now", "=", _PAIRS), Reads("dimensions", "<=", 4)),
                actions=(CURVED,),
            ),
            _margin(),
            Beat(
                "origin",
                Shows(("origin",), (BothLists,), (handles.ORIGIN,)),
                start=_AT_A,
                bet=_lists(),
                goal=(Reads("cos-changed", "=", 1),),
                actions=(MOVED,),
            ),
            Beat("takeaway", Shows(panels=(Weakest,)), start={"placed": CURVE, "many": MOST, "shift": (0.0, 0.0)}),
        )
    )


def _enough() -> Bet:
    return Bet(
        about=("enough", "pairs-now"),
        choices=(
            Choice("four", (Reads("enough", "<=", 4),)),
            Choice("nine", (Reads("enough", ">", 4), Reads("enough", "<", _DOCUMENTS))),
            Choice("pairs", (Reads("enough", ">=", _DOCUMENTS),)),
        ),
    )


def _margin() -> Beat:
    """All pairs of a hundred can lead in four dimensions: by how much the weakest does."""
    return Beat(
        "margin",
        Shows(panels=(Weakest,)),
        start=_AT_A | {"placed": CURVE, "many": _DOCUMENTS},
        bet=Bet(
            about=("weakest",),
            choices=(
                Choice("hundredth", (Reads("weakest", ">", 1e-3),)),
                Choice("thousandth", (Reads("weakest", "<=", 1e-3), Reads("weakest", ">", 1e-5))),
                Choice("millionth", (Reads("weakest", "<=", 1e-5),)),
            ),
            still=True,
        ),
        goal=(Reads("many", ">=", MOST),),
        actions=(HUNDRED,),
    )


def _lists() -> Bet:
    same, other = 0, 1
    return Bet(
        about=("dot-changed", "cos-changed"),
        choices=(
            Choice("both", (Reads("dot-changed", "=", other), Reads("cos-changed", "=", other))),
            Choice("dot", (Reads("dot-changed", "=", other), Reads("cos-changed", "=", same))),
            Choice("cosine", (Reads("dot-changed", "=", same), Reads("cos-changed", "=", other))),
            Choice("neither", (Reads("dot-changed", "=", same), Reads("cos-changed", "=", same))),
        ),
        still=True,
    )
