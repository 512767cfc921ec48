"""The Measures page's surface: the table, and a small plane to move a model in."""

from cosine_lab.data.classifiers import Classifier
from cosine_lab.lessons.measures.state import MOVES, MeasuresState, default
from cosine_lab.prose import Text
from cosine_lab.surfaces import (
    Action,
    Layer,
    Story,
    Surface,
    actions,
    goals,
    handles,
    inputs,
    layers,
    panels,
    span,
    tries,
)
from cosine_lab.surfaces.challenges import Challenge, Try, Wanted

_SAME = 1e-9
_NONE = (0.0,) * len(MOVES)


def _only(move: str, amount: float) -> dict[str, object]:
    at = list(MOVES).index(move)
    return {"move": at, "amounts": tuple(amount if k == at else 0.0 for k in range(len(MOVES)))}


CHALLENGES = (
    Challenge(
        "turned",
        (Wanted("max-dcos", ">=", 1.5), Wanted("changed", "=", 0, unit="count")),
        start={"amounts": _NONE},
        solved=_only("translation", 0.7),
    ),
    Challenge(
        "blind",
        (Wanted("changed", ">=", 100, unit="count"), Wanted("max-dcos", "<=", 0, _SAME)),
        start={"amounts": _NONE},
        solved=_only("row-scaling", 0.8),
    ),
)


TRIES = tuple(Try(key, {"move": list(MOVES).index(key)}) for key in ("shear", "rotation", "common-scale"))

DESTINATIONS, MEASURED = Layer("destinations"), Layer("measured")
TYING = Layer("tying")
BY_TRANSLATION, BY_ROTATION = Action("by-translation"), Action("by-rotation")
BY_RESCALING, BY_SHEAR = Action("by-rescaling"), Action("by-shear")

Verdicts = panels.Panel.named("Verdicts")  # which move keeps what
Amount = panels.Panel.named("Amount")  # how much of the chosen move
MoveSentence = panels.Panel.named("MoveSentence")  # what the chosen move did to the model
# Four measures of a pair now, and which of four moves that keep a softmax keeps each:
Candidates = panels.Panel.named("Candidates")
Reported = panels.Panel.named("Reported")  # the same of four others, all at once
# What a move keeps where two labels tie: their products with x, and not with each other:
TieProducts = panels.Panel.named("TieProducts")


def surface(classifier: Classifier, state: MeasuresState, text: Text, story: Story | None = None) -> Surface:
    """Four measures and the move that tries them, beside the model; all that moves keep is one table more."""
    plane = panels.Plane(
        space="given",
        title=text("given.title"),
        caption=text("given.caption"),
        half=span(classifier.unembeddings, margin=2.2),
        layers=(layers.AXES, DESTINATIONS, MEASURED, TYING),
        handles=(handles.UNEMBEDDING,),
    )
    return Surface(
        epoch=f"measures:{classifier.slug}",
        state=state,
        defaults=default(classifier),
        data=inputs(classifier.embeddings),
        layout={
            "planes": [Candidates(), Reported(told=True), TieProducts(told=True)],
            "side": [Amount(), plane, panels.Meter()],
            "foot": [MoveSentence(), panels.Tools(actions.tools())],
            "below": [
                tries(TRIES, text),
                *([goals(CHALLENGES, text)] if classifier.slug == "paper" else []),
                Verdicts(more=True),
                panels.Measures(more=True),
                panels.Matrix(more=True),
                panels.Values(more=True),
            ],
        },
        story=story,
    )
