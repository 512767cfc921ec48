"""The first page's surface: a landscape of cosines, and beside it an input that does not care."""

from cosine_lab.data.classifiers import Classifier
from cosine_lab.lessons.home.state import HomeState, default
from cosine_lab.prose import Text
from cosine_lab.surfaces import Story, Surface, actions, handles, inputs, layers, panels, span
from cosine_lab.surfaces.challenges import Challenge, Wanted, goals
from cosine_lab.surfaces.fields import points
from cosine_lab.surfaces.names import Action

_ROUND = 0.005


def challenges(classifier: Classifier) -> tuple[Challenge, ...]:
    """Two on the paper's classifier: a right angle, and a change that no cosine of it notices."""
    rows = points(classifier.unembeddings)
    elsewhere = (*rows[:2], (0.0, 1.5), *rows[3:])
    return (
        Challenge(
            "right",
            (Wanted("cos", "=", 0, 0.12), Wanted("changed", "=", 0, unit="count")),
            start={},
            solved={"shift": (-0.5, -0.5)},
        ),
        Challenge(
            "unnoticed",
            (Wanted("cos", "=", 0.8, _ROUND), Wanted("changed", ">=", 100, unit="count")),
            start={},
            solved={"unembeddings": elsewhere},
        ),
    )


TURN = Action("turn-arrow")


def surface(classifier: Classifier, state: HomeState, text: Text, story: Story) -> Surface:
    """One plane; beside it the cosine, the probabilities of one input, why, and the meter."""
    plane = panels.Plane(
        space="origin",
        title=text("origin.title"),
        caption=text("origin.caption"),
        half=span(classifier.unembeddings, margin=1.7),
        layers=(layers.LANDSCAPE, layers.AXES, layers.LEVELS, layers.RULER, layers.VECTORS),
        handles=(handles.UNEMBEDDING, handles.ORIGIN),
        place=handles.ORIGIN,
    )
    tools = panels.Tools((actions.UNDO, actions.REDO, actions.RESET))
    return Surface(
        epoch=f"home:{classifier.slug}",
        state=state,
        defaults=default(classifier),
        data=inputs(classifier.embeddings),
        layout={
            "planes": [plane],
            "side": [panels.Pair((actions.OPPOSITE, actions.ALIGNED)), panels.Bars(), panels.Reason(), panels.Meter()],
            "foot": [panels.Sentence(), tools],
            "below": [goals(challenges(classifier), text)],
        },
        story=story,
    )
