"""What can be tried and reached on the Norms page: on its surface, or by choices of the page."""

from lib.lessons.norms.state import REMEDIES, TABLES
from lib.surfaces.challenges import Challenge, Wanted
from lib.surfaces.tries import Try

_HUBS, _RAW = TABLES.index("paraphrase-MiniLM-L3"), TABLES.index("GloVe-50")
_BREAD, _MONEY = 0, 3
_REMEDY = {name: at for at, name in enumerate(REMEDIES)}
_DRAWN = {"vectors": "GloVe-50", "remedy": "raw"}

TRIES = (
    Try("people", {}, {"remedy": "min-max", "view": "people"}),
    Try("money", {"vectors": _HUBS, "query": _MONEY}),
    Try("dot", {}, _DRAWN | {"measure": "dot"}),
    Try("printed", {}, _DRAWN | {"measure": "printed"}),
)

CHALLENGES = (
    Challenge(
        "still",
        (Wanted("entered", "=", 0, unit="count"), Wanted("remedied", "=", 1, unit="count")),
        start={"query": _BREAD, "remedy": _REMEDY["centred"]},
        solved={"remedy": _REMEDY["unit"]},
    ),
    Challenge(
        "hub",
        (Wanted("hub-after", "<=", 30, unit="count"),),
        start={"vectors": _HUBS, "remedy": _REMEDY["centred"]},
        solved={"remedy": _REMEDY["whitened"]},
    ),
    Challenge(
        "people",
        (Wanted("rho-after", ">=", 0.6),),
        start={"vectors": _RAW, "remedy": _REMEDY["raw"]},
        solved={"remedy": _REMEDY["whitened"]},
    ),
)
