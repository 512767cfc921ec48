"""The Sigmoid page's drag surface, as data."""

from lib import prose
from lib.data.classifiers import Classifier
from lib.figures.plane import Surface, span
from lib.lessons.sigmoid.presets import notes, presets
from lib.lessons.sigmoid.state import SigmoidState, default

_TOOLS = ["undo", "redo", "reset", "undo-translation", "copy-link", "talk"]


def surface(classifier: Classifier, state: SigmoidState, *, tell: bool) -> Surface:
    """The plane cut into label sets, their lists, the readouts, and the lemma below.

    Parameters
    ----------
    classifier : Classifier
        Its embeddings are the points the meter counts over.
    state : SigmoidState
    tell : bool
        Whether something drawn in Python follows the unembeddings.
    """
    words = dict(prose.page("sigmoid").words)
    return Surface(
        epoch="sigmoid",
        state=state,
        defaults=default(classifier),
        embeddings=classifier.embeddings,
        presets=presets(),
        model="sigmoid",
        tell=tell,
        layout={
            "planes": [
                {
                    "type": "plane",
                    "space": "input",
                    "title": words["plane-title"],
                    "caption": words["plane-caption"],
                    "half": span(classifier.unembeddings, margin=1.7),
                    "layers": ["signs", "axes", "cloud", "vectors", "shift"],
                    "handles": ["probe", "unembedding", "shift"],
                    "place": "probe",
                },
                {"type": "label-sets", "words": words},
            ],
            "side": [
                {"type": "pair"},
                {"type": "meter", "adopt": True},
                {"type": "lengths", "words": words},
                {"type": "sheppard", "words": words},
            ],
            "foot": [
                {"type": "sets-sentence", "words": words},
                {"type": "tools", "actions": _TOOLS},
                {"type": "presets", "notes": notes()},
            ],
            "below": [
                {"type": "proof", "words": words},
                {"type": "matrix"},
                {"type": "values", "points": ["shift", "probe"], "labels": True},
            ],
        },
    )
