"""The Measures page's surface: the table, and a small plane to move a model in."""

from lib.data.classifiers import Classifier
from lib.lessons.measures.state import MeasuresState, default
from lib.prose import Text
from lib.surfaces import Layer, PlaneSurface, actions, handles, layers, panels, span

DESTINATIONS = Layer("destinations")


class Verdicts(panels.Panel):
    """Which move keeps what."""


class Amount(panels.Panel):
    """How much of the chosen move."""


class MoveSentence(panels.Panel):
    """What the chosen move did to the model."""


def surface(classifier: Classifier, state: MeasuresState, text: Text) -> PlaneSurface:
    """The table first; the model, the move and the meter beside it."""
    plane = panels.Plane(
        space="given",
        title=text("given.title"),
        caption=text("given.caption"),
        half=span(classifier.unembeddings, margin=2.2),
        layers=(layers.AXES, DESTINATIONS),
        handles=(handles.UNEMBEDDING,),
    )
    return PlaneSurface(
        epoch=f"measures:{classifier.slug}",
        state=state,
        defaults=default(classifier),
        embeddings=classifier.embeddings,
        layout={
            "planes": [Verdicts()],
            "side": [Amount(), plane, panels.Meter()],
            "foot": [MoveSentence(), panels.Tools(actions.tools())],
            "below": [panels.Measures(), panels.Matrix(), panels.Values()],
        },
    )
