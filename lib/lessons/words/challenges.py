"""What can be reached on the Words page, on the list of its story."""

from lib.lessons.words.state import TRAY
from lib.surfaces.challenges import Challenge, Wanted

_MODEL, _WORD = "e5-small", "mouse"
_ALONE = {"query": 0, "own": 0, "added": 0, "models": 0b1, "tau": 0.0}

CHALLENGES = (
    Challenge(
        "shrink",
        (Wanted(f"scaled:{_MODEL}:{_WORD}", "<=", 0.5), Wanted("raw-moved", "=", 0, unit="count")),
        start=_ALONE,
        solved={"added": 1 << TRAY.index("kitten")},
    ),
    Challenge(
        "half",
        (Wanted(f"weight:{_MODEL}:{_WORD}", "=", 0.5, 0.01),),
        start=_ALONE,
        solved={"tau": 0.0245},
    ),
)
