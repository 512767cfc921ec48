"""What can be tried and reached on the Norms page."""

from lib.surfaces.challenges import Challenge
from lib.surfaces.story import Reads
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
        (Reads("entered", "=", 0), Reads("remedied", "=", 1)),
        start={"query": "bread", "remedy": "centred", "measure": "cosine"},
        solved={"remedy": "unit"},
    ),
    Challenge(
        "hub",
        (Reads("hub-after", "<=", 30),),
        start={"vectors": _HUBS, "remedy": "centred", "view": "hubs"},
        solved={"remedy": "whitened"},
    ),
    Challenge(
        "people",
        (Reads("rho-after", ">=", 0.6),),
        start={"vectors": _RAW, "remedy": "raw", "view": "people"},
        solved={"remedy": "whitened"},
    ),
)
