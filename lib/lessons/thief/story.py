"""The thief's story: log-probabilities give away a shape, and never where its origin is."""

from lib.lessons.thief.state import EXACT
from lib.lessons.thief.surface import MOVE, STEAL, UNNORMALISED, Known, Misfit, Rank
from lib.surfaces import handles
from lib.surfaces.story import Beat, Bet, Choice, Reads, Scale, Shows, Story

_ASKED = 40
_RIGHT, _FAR = 1e-6, 0.5
_CLOSE = Reads("off-differences", "<=", _RIGHT)
_OFF = ("off-raw", "off-differences", "off-centred")


def story(labels: int) -> Story:
    """Five beats.

    labels : of the hidden model
    """
    start = {"queries": 1, "sphere": 1, "noise": 0.0, "decimals": EXACT, "shift": (0.0, 0.0)}
    both = Shows(("given", "origin"), (Known,))
    return Story(
        (
            Beat(
                "rank",
                Shows(panels=(Rank,)),
                start=start,
                bet=Bet(about=("rank",), scale=Scale("rank", 1, labels, 1, 0), still=True),
                goal=(Reads("queries", ">=", _ASKED),),
                actions=(STEAL,),
            ),
            Beat("known", both, start={"queries": _ASKED}, bet=_known()),
            Beat(
                "why",
                Shows(("given", "origin"), (Misfit,), (handles.ORIGIN,)),
                start={"shift": (0.0, 0.0)},
                goal=(Reads("turned", ">=", _FAR),),
                actions=(MOVE,),
                why=True,
            ),
            Beat(
                "free",
                both,
                start={"shift": (0.0, 0.0), "sphere": 1},
                bet=Bet(
                    about=_OFF,
                    choices=(Choice("kept", (_CLOSE,)), Choice("lost", (Reads("off-differences", ">", _RIGHT),))),
                    still=True,
                ),
                goal=(Reads("sphere", "=", 0),),
                actions=(UNNORMALISED,),
            ),
            Beat("takeaway", both, start={"sphere": 1}),
        )
    )


def _known() -> Bet:
    """Cosines of the arrows, of their differences, both, or neither."""
    rows = Reads("off-raw", "<=", _RIGHT), Reads("off-raw", ">", _RIGHT)
    lost = Reads("off-differences", ">", _RIGHT)
    return Bet(
        about=_OFF,
        choices=(
            Choice("both", (rows[0], _CLOSE)),
            Choice("rows", (rows[0], lost)),
            Choice("differences", (rows[1], _CLOSE)),
            Choice("neither", (rows[1], lost)),
        ),
    )
