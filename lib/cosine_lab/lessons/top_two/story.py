"""Top two's story: what a query cannot bring first, why, and whether dimension or margin is to blame."""

from cosine_lab.lessons.top_two.state import CURVE, MOST, default
from cosine_lab.lessons.top_two.surface import (
    BOTH,
    CURVED,
    HUNDRED,
    QUERY,
    TEN,
    TIE,
    Documents,
    Leaders,
    Peaks,
    Weakest,
)
from cosine_lab.surfaces.story import Beat, Bet, Reads, Scale, Shows, Story, ranges

_DOCUMENTS = len(default().labels)
_PAIRS = _DOCUMENTS * (_DOCUMENTS - 1) // 2
_NEARLY = 3
"""Documents short of a hundred that a hand may stop at."""
_FEWEST = 4
"""Documents that are a solid's corners."""


def _first(n: int) -> dict[str, object]:
    """The first of the ten."""
    return {"labels": default().labels[:n], "unembeddings": default().unembeddings[:n]}


_AT_A = {"probe": default().probe, "placed": 0, "leaders": 2, "shift": (0.0, 0.0), **_first(_DOCUMENTS)}


def story() -> Story:
    """Five beats on ten documents, each but the last asked or done by hand."""
    leads = ranges("weakest", "millionth", (1e-5, "thousandth"), (1e-3, "hundredth"))
    return Story(
        (
            Beat(
                "lead",
                Shows(("origin",), (Leaders,), (QUERY,)),
                start=_AT_A | {"pair": (0, 5)},
                bet=Bet(("pairs-now",), ranges("pairs-now", "few", (16, "some"), (31, "all")), still=True),
                goal=(Reads("ahead", "<=", _DOCUMENTS / 2 - 1),),
                actions=(TIE,),
            ),
            Beat(
                "space",
                Shows(("origin",), (Leaders, Documents)),
                start=_AT_A | {"placed": 1, "pair": (0, 1), **_first(_FEWEST)},
                bet=Bet(
                    ("pairs-now",),
                    scale=Scale("pairs-now", _DOCUMENTS, _PAIRS, step=1, within=4),
                    hands=(15, 25, 35),
                    still=True,
                ),
                goal=(Reads("documents", "=", _DOCUMENTS),),
                actions=(TEN,),
            ),
            Beat(
                "dimensions",
                Shows(panels=(Peaks,)),
                start=_AT_A | {"probe": (0.0, 0.55), "pair": (0, 3), "peak": 30.0, "other": 150.0},
                bet=Bet(
                    ("enough", "pairs-now"),
                    ranges("enough", "four", (5, "five"), (6, "six"), (_DOCUMENTS - 1, "nine")),
                    still=True,
                ),
                goal=(Reads("pairs-now", "=", _PAIRS), Reads("dimensions", "<=", 4), Reads("peak-ahead", "=", 0)),
                actions=(CURVED, BOTH),
                why=True,
            ),
            Beat(
                "margin",
                Shows(panels=(Weakest,)),
                start=_AT_A | {"placed": CURVE, "many": _DOCUMENTS},
                bet=Bet(("weakest",), leads, still=True),
                goal=(Reads("many", ">=", MOST, _NEARLY),),
                actions=(HUNDRED,),
            ),
            Beat("takeaway", Shows(panels=(Weakest,)), start={"placed": CURVE, "many": MOST}),
        ),
        code="np.diff(np.sort(Q @ V.T)[:, -3:-1]).min()",
    )
