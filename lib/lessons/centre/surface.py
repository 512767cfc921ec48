"""The Centre page's drag surface, as data: two graphs, and the classifier after the switches."""

from lib import prose
from lib.data.classifiers import Classifier
from lib.figures.plane import Preset, Surface, span
from lib.lessons.centre.configurations import CONFIGURATIONS
from lib.lessons.centre.models import FIGURE
from lib.lessons.centre.state import CentreState, default

_TOOLS = ["undo", "redo", "reset", "copy-link", "talk"]
_LARGEST = 1.75
_WIDE = 2.6
"""Half a plane that shows every configuration; and most of the embeddings."""


def surface(classifier: Classifier, state: CentreState) -> Surface:
    """Two planes, the neighbours and the switches beside them."""
    words = prose.page("centre").words
    figure = classifier.slug == FIGURE
    half = _LARGEST if figure else span(classifier.unembeddings, margin=1.4)
    wide = _WIDE if figure else span(classifier.unembeddings, classifier.embeddings)
    return Surface(
        epoch=f"centre:{classifier.slug}",
        state=state,
        defaults=default(classifier),
        embeddings=classifier.embeddings,
        presets=_presets() if figure else (),
        layout={
            "planes": [
                {
                    "type": "plane",
                    "space": "origin",
                    "title": words["graphs-title"],
                    "caption": words["graphs-caption"],
                    "half": half,
                    "layers": ["axes", "graphs", "centre", "vectors"],
                    "handles": ["unembedding"],
                    "choose": True,
                },
                {
                    "type": "plane",
                    "space": "input",
                    "title": words["model-title"],
                    "caption": words["model-caption"],
                    "half": wide,
                    "layers": ["regions", "axes", "embeddings", "graphs", "marks"],
                    "handles": [],
                },
            ],
            "side": [
                {"type": "neighbours", "words": words},
                {"type": "switches", "words": words},
                {"type": "meter"},
            ],
            "foot": [
                {"type": "tie-sentence", "words": words},
                {"type": "presets", "notes": _notes(words)},
                {"type": "tools", "actions": _TOOLS},
            ],
            "below": [{"type": "matrix"}, {"type": "values", "labels": True}],
        },
    )


def _presets() -> tuple[Preset, ...]:
    return tuple(
        Preset(
            each.key,
            each.title,
            {
                "labels": each.labels,
                "unembeddings": each.unembeddings,
                "pair": each.pair,
                "centre": 0,
                "unit": 0,
            },
        )
        for each in CONFIGURATIONS
    )


def _notes(words: dict[str, str]) -> dict[str, str]:
    return {each.key: words[f"note-{each.key}"] for each in CONFIGURATIONS}
