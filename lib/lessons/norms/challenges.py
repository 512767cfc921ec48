"""What can be reached on the Norms page."""

from lib.surfaces.challenges import Challenge
from lib.surfaces.story import Reads

_HUBS, _RAW = "paraphrase-MiniLM-L3", "GloVe-50"

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
