"""The Rankings page's drag surface, as data."""

from lib import prose
from lib.data.classifiers import Classifier
from lib.figures.plane import Surface, span
from lib.lessons.rankings.presets import challenges, notes, presets
from lib.lessons.rankings.state import RankingsState, default

_TOOLS = ["undo", "redo", "reset", "undo-translation", "adopt", "copy-link", "talk"]


def surface(classifier: Classifier, state: RankingsState, *, tell: bool) -> Surface:
    """The plane cut into rankings, their lists, the readouts, challenges, and Theorem 5.6 below.

    Parameters
    ----------
    classifier : Classifier
        Its embeddings are the points the meter counts over.
    state : RankingsState
    tell : bool
        Whether something drawn in Python follows the unembeddings.
    """
    words = dict(prose.page("rankings").words)
    return Surface(
        epoch="rankings",
        state=state,
        defaults=default(classifier),
        embeddings=classifier.embeddings,
        presets=presets(),
        tell=tell,
        layout={
            "planes": [
                {
                    "type": "plane",
                    "space": "input",
                    "title": words["plane-title"],
                    "caption": words["plane-caption"],
                    "half": span(classifier.unembeddings, margin=1.7),
                    "layers": ["regions", "axes", "rankings", "vectors", "shift"],
                    "handles": ["probe", "unembedding", "shift"],
                    "place": "probe",
                    "around": True,
                },
                {"type": "rankings", "words": words},
            ],
            "side": [
                {"type": "ranking-here", "words": words},
                {"type": "challenges", "words": words, "challenges": challenges()},
                {"type": "meter"},
                {"type": "lengths", "words": words, "wins": True},
            ],
            "foot": [
                {"type": "rankings-sentence", "words": words},
                {"type": "tools", "actions": _TOOLS},
                {"type": "presets", "notes": notes()},
            ],
            "below": [
                {"type": "differences", "words": words},
                {"type": "pair"},
                {"type": "matrix"},
                {"type": "values", "points": ["shift", "probe"], "labels": True},
            ],
        },
    )
