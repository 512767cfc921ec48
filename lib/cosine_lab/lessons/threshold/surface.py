"""The Threshold page's surface: dots of pairs, a line to drag, and what it parts."""

from dataclasses import dataclass

from cosine_lab.lessons.threshold.model import best, few, problem
from cosine_lab.lessons.threshold.state import MAPS, MODELS, ThresholdState, default
from cosine_lab.prose import Text
from cosine_lab.surfaces import Action, Story, Surface, actions, goals, tries
from cosine_lab.surfaces.challenges import Challenge, Try, Wanted
from cosine_lab.surfaces.panels import Panel, Piece, Tools

_AT = {name: at for at, name in enumerate(MODELS)}


def attempts() -> tuple[Try, ...]:
    """One model's line under another, and lines that went along with their scores."""
    line, other = best("e5-small")[0], _AT["all-MiniLM-L6"]
    return (
        Try("elsewhere", {"model": other, "line": line}),
        Try("platt", {"model": other, "line": best("all-MiniLM-L6")[0], "amount": 1.0, "map": MAPS.index("platt")}),
        Try("steps", {"model": _AT["e5-small"], "line": line, "amount": 1.0, "map": MAPS.index("isotonic")}),
    )


CHALLENGES = (
    Challenge(
        "careful",
        (Wanted("precision", ">=", 0.9), Wanted("recall", ">=", 0.7)),
        start={"model": _AT["USE-multilingual"]},
        solved={"line": 0.53},
    ),
    Challenge(
        "opposites",
        (Wanted("opposites-over", "<=", 12, unit="count"), Wanted("synonyms-over", ">=", 75, unit="count")),
        start={"model": _AT["GloVe-50"]},
        solved={"model": _AT["USE-multilingual"], "line": 0.76},
    ),
)

NARROW, BACK, SPREAD = Action("narrow-model"), Action("precise-line"), Action("spread-out")
STRICT, FREQUENT = Action("few-opposites"), Action("all-strangers")

LineModels = Panel.named("LineModels")  # whose cosines, and which map they are pulled along
Parted = Panel.named("Parted")  # what the line parts now, in a sentence
Opposites = Piece.named("Opposites")  # their row among the dots


@dataclass(frozen=True)
class Dots(Panel):
    """Every pair by its score, kind by kind, and the line; without opposites where pairs have two labels."""

    pieces = (Opposites,)
    two: bool = False


Stretch = Panel.named("Stretch")  # the range of all scores; its left end is dragged to where the map takes it
Frequent = Panel.named("Frequent")  # what is right of the line, while strangers become more frequent
Rates = Panel.named("Rates")  # precision and recall of the line


@dataclass(frozen=True)
class BesideLine(Panel):
    """Of each kind the pair nearest to the line on either side; without opposites where pairs have two labels."""

    two: bool = False


def surface(state: ThresholdState, text: Text, story: Story) -> Surface:
    """All of it; every number is the browser's."""
    return Surface(
        epoch="threshold",
        state=state,
        defaults=default(),
        part="lines",
        data={"problem": problem()},
        first={"problem": few()},
        layout={
            "asks": [LineModels()],
            "tries": [tries(attempts(), text)],
            "picture": [Dots(), Stretch(), Frequent()],
            "beside": [Rates(), BesideLine()],
            "said": [Parted()],
            "row": [Tools(actions.tools())],
            "free": [goals(CHALLENGES, text)],
        },
        story=story,
    )
