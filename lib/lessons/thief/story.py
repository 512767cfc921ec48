"""The thief's story: log-probabilities give away a shape, and never where its origin is."""

from lib.lessons.thief.state import EXACT
from lib.lessons.thief.surface import MOVE, STEAL, UNNORMALISED, Known, Misfit, Rank
from lib.surfaces import handles
from lib.surfaces.story import Beat, Bet, Choice, Reads, Shows, Story, ranges

_ASKED = 40
_RIGHT, _FAR = 1e-6, 0.5
_OFF = ("off-raw", "off-differences", "off-centred")


def story() -> Story:
    """Five beats."""
    start = {"queries": 1, "sphere": 1, "noise": 0.0, "decimals": EXACT, "shift": (0.0, 0.0)}
    both = Shows(("given", "origin"), (Known,))
    return Story(
        (
            Beat("known", both, start=start, bet=_known(), goal=(Reads("queries", ">=", _ASKED),), actions=(STEAL,)),
            Beat(
                "why",
                Shows(("given", "origin"), (Misfit,), (handles.ORIGIN,)),
                start={"queries": _ASKED, "shift": (0.0, 0.0)},
                goal=(Reads("turned", ">=", _FAR),),
                actions=(MOVE,),
                why=True,
            ),
            Beat(
                "rank",
                Shows(panels=(Rank,)),
                start={"queries": 1},
                goal=(Reads("queries", ">=", _ASKED),),
                actions=(STEAL,),
            ),
            Beat(
                "free",
                both,
                start={"queries": _ASKED, "shift": (0.0, 0.0), "sphere": 1},
                bet=Bet(_OFF, ranges("off-differences", "kept", (_RIGHT, "lost")), still=True),
                goal=(Reads("sphere", "=", 0),),
                actions=(UNNORMALISED,),
            ),
            Beat("takeaway", both, start={"sphere": 1}),
        )
    )


def _known() -> Bet:
    """Cosines of the arrows, of their differences, both, or neither."""
    raw, apart = (ranges(reading, "right", (_RIGHT, "off")) for reading in ("off-raw", "off-differences"))
    of = {"both": (0, 0), "rows": (0, 1), "differences": (1, 0), "neither": (1, 1)}
    return Bet(
        (*_OFF, "rank"), [Choice(key, (*raw[a].holds, *apart[b].holds)) for key, (a, b) in of.items()], still=True
    )
