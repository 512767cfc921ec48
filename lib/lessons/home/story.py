"""The first story: one classifier, every cosine, and what does change it."""

from lib.data.classifiers import Classifier
from lib.lessons.home.state import LABELS
from lib.lessons.home.surface import TURN
from lib.maths.classifier.translation import opposite
from lib.surfaces import actions, handles
from lib.surfaces.panels import Bars, Meter, Pair, Reason
from lib.surfaces.story import Beat, Bet, Choice, Reads, Shows, Story

_EXACT = 5e-3
"""How near to ±1 a hand has to bring a cosine: what is shown as ±1.00 is there."""
_MOVED = 0.3
"""How far a dragged arrow has to turn the cosines before the meter is worth reading."""
_BARS = tuple(f"{when}:{label}" for when in ("p-before", "p") for label in LABELS)
_ORIGIN = Shows(planes=("origin",), panels=(Pair, Bars, Meter), handles=(handles.ORIGIN,))


def story(classifier: Classifier) -> Story:
    """Five beats; the last one shows the pair opposite once more.

    classifier : its embeddings are what the meter counts over
    """
    points, W = len(classifier.embeddings), classifier.unembeddings
    x, y = opposite(W[classifier.pair[0]], W[classifier.pair[1]])
    bet = Bet(
        about=("changed", "max-dp", *_BARS),  # bars that stand alike before any move are no answer
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
                start={},
                goal=(Reads("max-dcos", ">=", _MOVED),),
                actions=(actions.OPPOSITE,),
                why=True,
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
            Beat(
                "takeaway",
                Shows(),
                start={"shift": (float(x), float(y))},
            ),
        ),
    )
