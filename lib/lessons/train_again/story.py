"""Train again's story: a nearest label that no other run keeps, and outputs that all of them keep."""

from lib.lessons.train_again.state import ASKED, RUNS
from lib.lessons.train_again.surface import ALL, LAY, TRAIN, Agree, Answers, Overlay, Runs
from lib.surfaces.story import Beat, Bet, Choice, Reads, Scale, Shows, Story

_LAST = RUNS - 1
_STRONG = 0.8
"""A correlation from which on runs may be said to agree."""
_LAID = 0.97
"""Of the way to where the map lays a run: a hand need not meet the last pixel."""
_TABLES = ("agree-rows", "agree-centred", "agree-outputs")


def story() -> Story:
    """Six beats on the shipped runs, in the order of their seeds."""
    runs = Shows(panels=(Runs,))
    return Story(
        (
            Beat(
                "again",
                runs,
                start={"run": 0, "digit": ASKED, "lay": 0.0},
                bet=Bet(
                    about=("kept", "nearest", "kept-count"),
                    choices=(Choice("same", (Reads("kept", "=", 1),)), Choice("other", (Reads("kept", "=", 0),))),
                ),
                goal=(Reads("run", ">=", 1),),
                actions=(TRAIN,),
            ),
            Beat(
                "all",
                runs,
                start={"run": 1},
                bet=Bet(about=("kept-count",), scale=Scale("kept-count", 0, _LAST, 1, 1)),
                goal=(Reads("run", ">=", _LAST),),
                actions=(ALL,),
            ),
            Beat(
                "answers",
                Shows(panels=(Answers,)),
                start={"run": _LAST},
                bet=Bet(about=("alike",), scale=Scale("alike", 0, 100, 1, 3)),
            ),
            Beat(
                "why",
                Shows(panels=(Overlay,)),
                start={"run": _LAST, "lay": 0.0},
                goal=(Reads("lay", ">=", _LAID),),
                actions=(LAY,),
                why=True,
            ),
            Beat("report", Shows(panels=(Agree,)), start={}, bet=_report()),
            Beat("takeaway", Shows(panels=(Agree,))),
        )
    )


def _report() -> Bet:
    """Which table the runs agree about: the only one, or the only ones, whose correlation is strong."""
    rows, centred, outputs = ({True: Reads(key, ">=", _STRONG), False: Reads(key, "<", _STRONG)} for key in _TABLES)
    return Bet(
        about=_TABLES,
        choices=(
            Choice("cosines", (rows[True], centred[True], outputs[True])),
            Choice("centred", (rows[False], centred[True], outputs[True])),
            Choice("outputs", (rows[False], centred[False], outputs[True])),
            Choice("none", (rows[False], centred[False], outputs[False])),
        ),
    )
