"""Sigmoid's story: which label sets can occur, and that cosines decide it, not lengths."""

from cosine_lab.lessons.sigmoid.surface import CROSS, LONGER, TRANSLATE, TURN, Score, SetCount
from cosine_lab.surfaces import Action, Handle, handles
from cosine_lab.surfaces.panels import Meter, Panel
from cosine_lab.surfaces.story import Beat, Bet, Choice, Reads, Scale, Shows, Story

_ON = (0.9, -0.2)
"""An input that the first label is on for."""
_FAR = 3.2
"""From zero to where the arrows end once all labels are on together, or one is three times as long."""
_PANELS: tuple[type[Panel], ...] = (SetCount, Meter)


def story(labels: int) -> Story:
    """Six beats.

    labels : of the classifier, at least 1: on or off, they make 2 to that power sets
    """
    every = 2**labels
    count = Bet(
        about=("sets-now", "lines"),
        scale=Scale("sets-now", 0, every, step=1, within=every // 8),
        hands=(12, 22, 32),
        still=True,
    )
    return Story(
        (
            Beat(
                "count",
                Shows(("input",), (SetCount,), (handles.PROBE,)),
                start={},
                bet=count,
                goal=(Reads("on-here", "=", 2),),
                actions=(CROSS,),
            ),
            _moved(
                *("length", _sets(2 * labels), (LONGER,), (Reads("max-dp", ">", 0.05),)),
                handles.of_label(handles.LENGTH, 0),
            ),
            _moved(
                *("angle", _sets(2 * labels), (TURN,)),
                (Reads("sets-other", ">", 0), Reads("sets-now", "=", 2 * labels)),
                handles.of_label(handles.UNEMBEDDING, 0),
            ),
            _why(),
            _together(labels),
            Beat("takeaway", Shows(("input",), (Meter,))),
        ),
        code='cosine_lab.audit(W, b, sigmoid=True)["outputs"]["impossible"]',
    )


def _why() -> Beat:
    """One label: the input is dragged over its line, and its score goes through zero."""
    arrow = handles.of_label(handles.UNEMBEDDING, 0)
    return Beat(
        "why",
        Shows(("input",), (Score,), (handles.PROBE, arrow)),
        start={"pair": (0, 1), "probe": _ON},
        goal=(Reads("score", "<", 0),),
        actions=(CROSS,),
        why=True,
    )


def _together(labels: int) -> Beat:
    """All labels moved by one vector, until some input has all of them on."""
    return Beat(
        "shift",
        Shows(("input",), _PANELS, (handles.SHIFT,), room=_FAR),
        start={},
        bet=Bet(
            about=("most-on", "changed"),
            scale=Scale("most-on", 0, labels, step=1, within=0.5),
            hands=(1, 4, 5),
            still=True,
        ),
        goal=(Reads("most-on", ">=", labels),),
        actions=(TRANSLATE,),
    )


def _moved(key: str, bet: Bet, actions: tuple[Action, ...], goal: tuple[Reads, ...], held: Handle) -> Beat:
    """Something done to the arrows, and whether other label sets occur then."""
    room = _FAR if LONGER in actions else 0
    return Beat(key, Shows(("input",), _PANELS, (held,), room=room), start={}, bet=bet, goal=goal, actions=actions)


def _sets(most: int) -> Bet:
    """Whether the same label sets occur, as many others, or more of them.

    most : that lines through one point allow
    """
    return Bet(
        about=("sets-other", "sets-now", "changed"),
        choices=(
            Choice("same", (Reads("sets-other", "=", 0),)),
            Choice("other", (Reads("sets-other", ">", 0), Reads("sets-now", "<=", most))),
            Choice("more", (Reads("sets-now", ">", most),)),
        ),
        still=True,
    )
