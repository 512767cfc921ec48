"""The first story: one classifier, every cosine, and what does change it."""

from cosine_lab.data.classifiers import NAMES, Classifier
from cosine_lab.lessons.home.surface import TURN
from cosine_lab.maths.classifier.translation import opposite
from cosine_lab.surfaces import actions, handles
from cosine_lab.surfaces.panels import Bars, Meter, Pair, Reason
from cosine_lab.surfaces.story import Beat, Bet, Reads, Shows, Story, ranges

_EXACT = 5e-3
"""How near to ±1 a hand has to bring a cosine: what is shown as ±1.00 is there."""
_MOVED = 0.3
"""How far the origin has to turn the cosines before what it adds is worth reading."""
_ADDED = 0.2
"""To each logit, plain in two digits and on the line of x."""
_MANY = 0.5
"""What share of the predictions a dragged arrow has to change."""
_ROOM = 3.1
"""From the origin to the last mark on the line of x."""
_TREE = handles.of_label(handles.UNEMBEDDING, len(NAMES) - 1)
_BARS = tuple(f"{when}:{label}" for when in ("p-before", "p") for label in NAMES)
_ORIGIN = Shows(planes=("origin",), panels=(Pair, Bars, Meter), handles=(handles.ORIGIN,))


def story(classifier: Classifier) -> Story:
    """Five beats; the last one shows the pair opposite once more.

    classifier : its embeddings are what the meter counts over
    """
    points, W = len(classifier.embeddings), classifier.unembeddings
    x, y = opposite(W[classifier.pair[0]], W[classifier.pair[1]])
    return Story(
        beats=(
            Beat(
                "opposite",
                _ORIGIN,
                start={},
                bet=_how_many(points),
                goal=(Reads("cos", "<=", -1, _EXACT),),
                actions=(actions.OPPOSITE,),
            ),
            Beat("aligned", _ORIGIN, goal=(Reads("cos", ">=", 1, _EXACT),), actions=(actions.ALIGNED,)),
            Beat(
                "reason",
                Shows(planes=("origin",), panels=(Pair, Reason), handles=(handles.ORIGIN,), room=_ROOM),
                start={},
                goal=(Reads("max-dcos", ">=", _MOVED), Reads("max-added", ">=", _ADDED)),
                actions=(actions.OPPOSITE,),
                why=True,
            ),
            Beat(
                "arrow",
                Shows(planes=("origin",), panels=(Pair, Meter), handles=(_TREE,)),
                start={},
                goal=(Reads("changed", ">=", points * _MANY),),
                actions=(TURN,),
            ),
            Beat("takeaway", Shows(), start={"shift": (float(x), float(y))}),
        ),
        code='cosine_lab.audit(clf.coef_)["checks"]',
    )


def _how_many(points: int) -> Bet:
    """Of all predictions."""
    return Bet(
        ("changed", "max-dp", *_BARS),
        ranges("changed", "none", (1, "some"), (points, "all")),
        live=True,  # bars that stand alike before any move are no answer, and a hand may try ⊕ at once
    )
