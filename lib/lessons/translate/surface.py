"""The Translate page's drag surface, as data."""

from dataclasses import asdict

from lib import prose
from lib.data.classifiers import Classifier
from lib.figures.plane import Preset, Surface, span
from lib.lessons.translate.state import TranslateState, default

_TOOLS = ["undo", "redo", "reset", "undo-translation", "copy-link", "talk"]


def surface(classifier: Classifier, state: TranslateState) -> Surface:
    """Two planes, the readouts beside them, and the tables below."""
    words = prose.page("translate").words
    half = span(classifier.unembeddings, classifier.embeddings)
    return Surface(
        epoch=f"translate:{classifier.slug}",
        state=state,
        defaults=default(classifier),
        embeddings=classifier.embeddings,
        presets=_presets(classifier),
        layout={
            "planes": [
                {
                    "type": "plane",
                    "space": "input",
                    "title": words["input-title"],
                    "caption": _caption(classifier),
                    "half": min(half, 3.3) if classifier.slug == "paper" else half,
                    "layers": ["regions", "axes", "embeddings", "vectors", "shift"],
                    "handles": ["probe", "unembedding", "shift"],
                    "place": "probe",
                },
                {
                    "type": "plane",
                    "space": "origin",
                    "title": words["origin-title"],
                    "caption": words["origin-caption"],
                    "half": span(classifier.unembeddings, margin=1.7),
                    "layers": ["landscape", "axes", "target", "levels", "vectors", "shift"],
                    "handles": ["unembedding", "origin"],
                    "place": "origin",
                },
            ],
            "side": [
                {
                    "type": "pair",
                    "actions": ["cos-minus-one", "cos-plus-one"],
                    "target": "make-cosine",
                },
                {"type": "meter", "adopt": True},
                {"type": "bars"},
            ],
            "foot": [
                {"type": "sentence"},
                {"type": "tools", "actions": _TOOLS},
                {"type": "presets"},
            ],
            "below": [
                {"type": "matrix"},
                {"type": "measures"},
                {"type": "values", "points": ["shift", "probe"], "labels": True},
            ],
        },
    )


def _caption(classifier: Classifier) -> str:
    words = prose.page("translate").words
    if classifier.accuracy is None:
        return words["input-caption"]
    return f"{words['accuracy'].format(accuracy=classifier.accuracy)} {words['input-caption']}"


def _presets(classifier: Classifier) -> tuple[Preset, ...]:
    """The paper's three models of Fig. 1, by Lemmas 3.2 and 3.3 (App. C.1)."""
    if classifier.slug != "paper":
        return ()
    model = asdict(default(classifier))
    return (
        Preset("model-1", "Fig. 1b: cosine 0.8", model),
        Preset("model-2", "Fig. 1c: cosine −1", model | {"shift": (-0.75, -0.75)}),
        Preset("model-3", "Fig. 1d: cosine +1", model | {"shift": (-1.25, -0.25)}),
    )
