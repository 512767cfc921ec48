"""What can be tried and reached on the Norms page."""

from lib.surfaces.challenges import Challenge, Wanted
from lib.surfaces.tries import Try

_HUBS, _RAW = "paraphrase-MiniLM-L3", "GloVe-50"

TRIES = (
    Try("people", {"remedy": "min-max", "view": "people"}),
    Try("money", {"vectors": _HUBS, "query": "money"}),
    Try("dot", {"vectors": _RAW, "remedy": "raw", "measure": "dot"}),
    Try("printed", {"vectors": _RAW, "remedy": "raw", "measure": "printed"}),
)

CHALLENGES = (
    Challenge(
        "still",
        (Wanted("entered", "=", 0, unit="count"), Wanted("remedied", "=", 1, unit="count")),
        start={"query": "bread", "remedy": "centred", "measure": "cosine"},
        solved={"remedy": "unit"},
    ),
    Challenge(
        "hub",
        (Wanted("hub-after", "<=", 30, unit="count"),),
        start={"vectors": _HUBS, "remedy": "centred", "view": "hubs"},
        solved={"remedy": "whitened"},
    ),
    Challenge(
        "people",
        (Wanted("rho-after", ">=", 0.6),),
        start={"vectors": _RAW, "remedy": "raw", "view": "people"},
        solved={"remedy": "whitened"},
    ),
)
