"""The first story: one classifier, every cosine, and what does change it."""

from lib.lessons.home.surface import TURN, Reason
from lib.surfaces import actions, handles
from lib.surfaces.panels import Bars, Meter, Pair
from lib.surfaces.story import Beat, Bet, Choice, Reads, Shows, Story

_EXACT = 1e-3
"""How near to ±1 a hand has to bring a cosine."""
_MOVED = 0.3
"""How far a dragged arrow has to turn the cosines before the meter is worth reading."""
_ORIGIN = Shows(planes=("origin",), panels=(Pair, Bars, Meter), handles=(handles.ORIGIN,))


def story(points: int) -> Story:
    """Five beats.

    Parameters
    ----------
    points : int
        Predictions that the meter counts over, at least 1.
    """
    bet = Bet(
        about=("changed", "max-dp"),
        choices=(
            Choice("none", (Reads("changed", "=", 0),)),
            Choice("some", (Reads("changed", ">", 0), Reads("changed", "<", points))),
            Choice("all", (Reads("changed", "=", points),)),
        ),
    )
    return Story(
        beats=(
            Beat(
                "opposite",
                _ORIGIN,
                start={},
                bet=bet,
                goal=(Reads("cos", "<=", -1, _EXACT),),
                actions=(actions.OPPOSITE,),
            ),
            Beat(
                "aligned",
                _ORIGIN,
                goal=(Reads("cos", ">=", 1, _EXACT),),
                actions=(actions.ALIGNED,),
            ),
            Beat(
                "reason",
                Shows(planes=("origin",), panels=(Pair, Reason), handles=(handles.ORIGIN,)),
            ),
            Beat(
                "arrow",
                Shows(
                    planes=("origin",), panels=(Pair, Bars, Meter), handles=(handles.UNEMBEDDING,)
                ),
                start={},
                bet=bet,
                goal=(Reads("max-dcos", ">=", _MOVED),),
                actions=(TURN,),
            ),
            Beat("takeaway", Shows(planes=("origin",), panels=(Pair, Meter)), start={}),
        ),
        following="translate",
    )
