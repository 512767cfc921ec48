"""The one-minute flip: the Translate lesson in one plane and three steps."""

from lib import prose
from lib.data.classifiers import Classifier
from lib.figures.plane import Surface, span
from lib.lessons.translate.state import TranslateState, default


def flip(classifier: Classifier, state: TranslateState) -> Surface:
    """One plane, three steps, the cosine and the meter."""
    words = prose.page("home").words
    return Surface(
        epoch=f"flip:{classifier.slug}",
        state=state,
        defaults=default(classifier),
        embeddings=classifier.embeddings,
        layout={
            "planes": [
                {
                    "type": "plane",
                    "space": "origin",
                    "title": words["title"],
                    "caption": words["caption"],
                    "half": span(classifier.unembeddings, margin=1.7),
                    "layers": ["landscape", "axes", "levels", "vectors"],
                    "handles": ["unembedding", "origin"],
                    "place": "origin",
                }
            ],
            "side": [
                {"type": "pair"},
                {
                    "type": "steps",
                    "steps": [
                        {"text": words["step-1"]},
                        {
                            "text": words["step-2"],
                            "button": words["step-2-button"],
                            "action": "cos-minus-one",
                        },
                        {
                            "text": words["step-3"],
                            "button": words["step-3-button"],
                            "action": "cos-plus-one",
                        },
                    ],
                },
                {"type": "meter"},
                {"type": "tools", "actions": ["undo", "redo", "reset", "talk"]},
            ],
            "foot": [{"type": "sentence"}],
        },
    )
