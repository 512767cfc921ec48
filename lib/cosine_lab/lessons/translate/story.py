"""Translate's story: as many pairs opposite at once as can be, all alike, why nothing changes, a real model."""

from cosine_lab.data.classifiers import Classifier
from cosine_lab.lessons.translate.surface import ALONE, CROSSED, GATHERED, Others, Ranges
from cosine_lab.surfaces import Space, actions, handles
from cosine_lab.surfaces.panels import Meter, Pair, Reason
from cosine_lab.surfaces.story import Beat, Bet, Choice, Reads, Scale, Shows, Story, ranges

_EXACT = 5e-3
"""How near to −1 a hand has to bring a cosine: what is shown as −1.00 is there."""
_MOST = 2
"""How many pairs of the paper's labels can be opposite at once: no three lines of pairs cross in one place."""
_FAR = 1.0
"""How far cosines have to move before still regions are worth seeing."""
_PLAIN = 0.5
"""A change of a cosine that nobody overlooks."""
_ADDED = 0.2
"""To each logit, plain in two digits and on the line of x."""
_ALIKE = 0.905
"""Above 0.9 as it is shown, in two digits."""
_ALONG = (1.0, 0.0)
"""An input of length 1: a label's logit is how far it reaches along it."""
_FINE = 0.05
_SEEN = 50
"""Predictions of the thousand: enough of another colour to be seen."""
_BOTH: tuple[Space, ...] = ("input", "origin")
_ORIGIN = (handles.ORIGIN,)
_KEPT = Reads("changed", "=", 0)


def story(classifier: Classifier) -> Story:
    """The paper's example in six beats; a real classifier in two."""
    real = classifier.slug != "paper"
    beats = _real() if real else _paper(len(classifier.labels))
    return Story(beats, "np.sum(clf.predict(X) != other.predict(X))")


def _paper(labels: int) -> tuple[Beat, ...]:
    pairs = labels * (labels - 1) // 2
    return (
        Beat(
            "regions",
            Shows(_BOTH, (Pair, Meter), _ORIGIN),
            start={},
            goal=(Reads("max-dcos", ">=", _FAR), _KEPT),
            actions=(actions.OPPOSITE,),
        ),
        Beat(
            "each",
            Shows(_BOTH, (Ranges, Meter), _ORIGIN),
            start={},
            bet=Bet(
                ("at-once", "opposed"),
                ranges("at-once", "one", (_MOST, "two"), (3, "five"), (pairs, "all")),
                live=True,  # a hand may try ⊕ at once, as on Home; no number answers it
            ),
            goal=(Reads("opposed", ">=", _MOST), _KEPT),
            actions=(CROSSED,),
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
                live=True,  # a hand may try ⊕ at once, as on Home; no number answers it
            ),
            goal=(Reads("least-cos", ">=", _ALIKE), _KEPT),
            actions=(GATHERED,),
        ),
        Beat(
            "why",
            Shows(("origin",), (Reason, Meter), _ORIGIN),
            start={"probe": _ALONG},
            goal=(Reads("max-dcos", ">=", _PLAIN), Reads("max-added", ">=", _ADDED), _KEPT),
            actions=(actions.OPPOSITE,),
            why=True,
        ),
        Beat(
            "doors",
            Shows(_BOTH, (Meter, Others), (handles.UNEMBEDDING,)),
            start={},
            goal=(Reads("changed", ">=", _SEEN),),
            actions=(ALONE,),
        ),
        Beat("takeaway", Shows(_BOTH, (Meter,), _ORIGIN), start={}),
    )


def _real() -> tuple[Beat, ...]:
    return (
        Beat(
            "real",
            Shows(_BOTH, (Pair, Meter, Others), _ORIGIN),
            start={},
            bet=Bet(
                about=("cos",), scale=Scale("cos", -1, 1, step=_FINE, within=_FINE), hands=(-0.9, -0.3, 0.3), live=True
            ),  # as above
            goal=(Reads("cos", "<=", -1, _EXACT), _KEPT),
            actions=(actions.OPPOSITE,),
        ),
        Beat("real-takeaway", Shows(_BOTH, (Pair, Meter))),
    )
