"""Translate's story: regions that stay, every pair opposite in turn, all alike, a real model."""

from lib.data.classifiers import Classifier
from lib.lessons.translate.surface import EACH_OPPOSITE, GATHERED, Others, Ranges
from lib.surfaces import Space, actions, handles
from lib.surfaces.panels import Meter, Pair
from lib.surfaces.story import Beat, Bet, Choice, Reads, Shows, Story

_EXACT = 5e-3
"""How near to −1 a hand has to bring a cosine: what is shown as −1.00 is there."""
_FAR = 1.0
"""How far cosines have to move before still regions are worth seeing."""
_ALIKE = 0.9
_BOTH: tuple[Space, ...] = ("input", "origin")
_ORIGIN = (handles.ORIGIN,)
_KEPT = Reads("changed", "=", 0)


def story(classifier: Classifier) -> Story:
    """The paper's example in five beats; a real classifier in two.

    Parameters
    ----------
    classifier : Classifier
    """
    points = len(classifier.embeddings)
    real = classifier.slug != "paper"
    return Story(_real(points) if real else _paper(points, len(classifier.labels)))


def _paper(points: int, labels: int) -> tuple[Beat, ...]:
    pairs = labels * (labels - 1) // 2
    return (
        Beat(
            "regions",
            Shows(_BOTH, (Pair, Meter), _ORIGIN),
            start={},
            bet=_changes(points),
            goal=(Reads("max-dcos", ">=", _FAR),),
            actions=(actions.OPPOSITE,),
        ),
        Beat(
            "each",
            Shows(_BOTH, (Ranges, Meter), _ORIGIN),
            goal=(Reads("opposed", "=", pairs),),
            actions=(EACH_OPPOSITE,),
        ),
        Beat(
            "alike",
            Shows(_BOTH, (Ranges, Meter), _ORIGIN),
            start={},
            bet=Bet(
                about=("least-cos",),
                choices=(
                    Choice("yes", (Reads("least-cos", ">=", _ALIKE), _KEPT)),
                    Choice("no", (Reads("least-cos", "<", _ALIKE),)),
                ),
            ),
            goal=(Reads("least-cos", ">=", _ALIKE), _KEPT),
            actions=(GATHERED,),
        ),
        Beat("doors", Shows(("input",), (Others,)), start={}),
        Beat("takeaway", Shows(_BOTH, (Ranges, Meter))),
    )


def _real(points: int) -> tuple[Beat, ...]:
    return (
        Beat(
            "real",
            Shows(_BOTH, (Pair, Meter, Others), _ORIGIN),
            start={},
            bet=_changes(points),
            goal=(Reads("cos", "<=", -1, _EXACT),),
            actions=(actions.OPPOSITE,),
        ),
        Beat(
            "real-takeaway",
            Shows(_BOTH, (Pair, Meter)),
        ),
    )


def _changes(points: int) -> Bet:
    return Bet(
        about=("changed", "max-dp"),
        choices=(
            Choice("none", (_KEPT,)),
            Choice("some", (Reads("changed", ">", 0), Reads("changed", "<", points))),
            Choice("all", (Reads("changed", "=", points),)),
        ),
    )
