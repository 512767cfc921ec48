"""The Measures page's drag surface, as data: the table, and a small plane to move a model in."""

from lib import prose
from lib.data.classifiers import Classifier
from lib.figures.plane import Surface, span
from lib.lessons.measures.state import MeasuresState, default

_TOOLS = ["undo", "redo", "reset", "copy-link", "talk"]


def surface(classifier: Classifier, state: MeasuresState) -> Surface:
    """The table first; the model, the move and the meter beside it."""
    words = prose.page("measures").words
    return Surface(
        epoch=f"measures:{classifier.slug}",
        state=state,
        defaults=default(classifier),
        embeddings=classifier.embeddings,
        layout={
            "planes": [{"type": "verdicts", "words": words}],
            "side": [
                {"type": "amount", "words": words},
                {
                    "type": "plane",
                    "space": "given",
                    "title": words["plane-title"],
                    "caption": words["plane-caption"],
                    "half": span(classifier.unembeddings, margin=2.2),
                    "layers": ["axes", "destinations"],
                    "handles": ["unembedding"],
                },
                {"type": "meter"},
            ],
            "foot": [
                {"type": "move-sentence", "words": words},
                {"type": "tools", "actions": _TOOLS},
            ],
            "below": [{"type": "measures"}, {"type": "matrix"}, {"type": "values"}],
        },
    )
