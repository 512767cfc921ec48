"""The Training page's drag surface, as data."""

import numpy as np

from lib import prose
from lib.figures.plane import Panel, Preset, Surface
from lib.lessons.training.state import TrainingState, at, default

_NORMS = (1.0, 3.0, 10.0, 30.0)
_PANELS = ("descent-cosine", "descent-numbers", "descent-run")


def surface(state: TrainingState) -> Surface:
    """The plane with both gradients, loss and gradient against the angle, and the run."""
    words = prose.page("training").words
    plane: Panel = {
        "type": "plane",
        "space": "internal",
        "title": words["plane-title"],
        "caption": words["plane-caption"],
        "half": 1.6,
        "around": True,
        "layers": ["axes", "gradient", "trail", "vectors"],
        "handles": ["vector"],
    }
    return Surface(
        epoch="training",
        state=state,
        defaults=default(),
        embeddings=np.zeros((0, 2)),
        presets=_presets(),
        layout={
            "planes": [plane, {"type": "descent-curves", "words": words}],
            "side": [{"type": kind, "words": words} for kind in _PANELS],
            "foot": [
                {"type": "descent-sentence", "words": words},
                {"type": "presets"},
                {"type": "tools", "actions": ["undo", "redo", "reset", "copy-link", "talk"]},
            ],
            "below": [{"type": "values"}],
        },
    )


def _presets() -> tuple[Preset, ...]:
    """One angle at four lengths, and the two ends where a gradient is small or gone."""
    run = {"steps": 0, "rate": 1.0, "both": 0}
    return (
        *(Preset(f"norm-{n:g}", f"Norm {n:g}", run | {"unembeddings": at(n)}) for n in _NORMS),
        Preset("short-long", "Short and long", run | {"unembeddings": at(0.5, 115.0, 1.5)}),
        Preset("nearly", "Nearly opposite", run | {"unembeddings": at(1.0, 179.0)}),
        Preset("opposite", "Exactly opposite", run | {"unembeddings": ((-0.8, -0.6), (0.8, 0.6))}),
    )
