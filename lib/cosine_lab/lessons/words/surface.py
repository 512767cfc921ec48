"""The Words page's surface: tables of scores, as numbers (assets/lessons/words)."""

from dataclasses import replace

from cosine_lab.lessons.words import problem
from cosine_lab.lessons.words.model.lists import LISTS, STORY
from cosine_lab.lessons.words.model.lookup import Lookup
from cosine_lab.lessons.words.problem import Reader
from cosine_lab.lessons.words.state import TRAY, WordsState
from cosine_lab.prose import Text
from cosine_lab.surfaces import Action, Story, Surface, actions, goals, tries
from cosine_lab.surfaces.challenges import Challenge, Try, Wanted
from cosine_lab.surfaces.panels import Panel, Piece, Tools

_MODEL, _WORD = "e5-small", "mouse"
_ALONE = {"query": 0, "own": 0, "added": 0, "models": 0b1, "tau": 0.0}

CHALLENGES = (
    Challenge(
        "shrink",
        (Wanted(f"scaled:{_MODEL}:{_WORD}", "<=", 0.5), Wanted("raw-moved", "=", 0, unit="count")),
        start=_ALONE,
        solved={"added": 1 << TRAY.index("kitten")},
    ),
    Challenge("half", (Wanted(f"weight:{_MODEL}:{_WORD}", "=", 0.5, 0.02),), start=_ALONE, solved={"tau": 0.0245}),
)

TRIES = (
    Try("outlier", {"added": 1 << TRAY.index("hypertension")}),
    Try("mouse", {"query": 1}),
    Try("nonsense", {"own": 0}, {"words": LISTS["nonsense"]}),
)
"""Of the list that the page begins with; the last brings its own."""

STRANGER, OUTLIER, LOW_TAU = Action("add-stranger"), Action("add-outlier"), Action("low-tau")
NEAREST, IN_COMMON = Action("line-at-nearest"), Action("in-common")

Line = Panel.named("Line")  # the list as it is typed, lists on offer, and what is not there
Saying = Panel.named("Saying")  # what is shown, in a sentence or two
Scaled = Piece.named("Scaled")  # the query's cosines min–max scaled, a column of the cards
AllPairs = Piece.named("AllPairs")  # where the scores lie among all pairs of the model's words
Place = Piece.named("Place")  # a line across these, and how many of all pairs lie below it
Tray = Piece.named("Tray")  # words to add


class Choices(Panel):
    """Who asks, who is added, which models stand side by side, at which temperature."""

    pieces = (Tray,)


class Scores(Panel):
    """A card a model: the query's cosines."""

    pieces = (Scaled, AllPairs, Place)


Moved = Panel.named("Moved")  # how many cosines and scaled scores the added words moved
Views = Panel.named("Views")  # all pairs of every model, a map, all cosines of the list, the nearest words
Untrained = Panel.named("Untrained")  # its pairs before that, and what their vectors have in common
Trained = Panel.named("Trained")  # where the pairs of a small model end at the τ that it was trained with


def surface(
    lookup: Lookup,
    state: WordsState,
    defaults: WordsState,
    text: Text,
    story: Story | None = None,
    *,
    reader: Reader | None = None,
) -> Surface:
    """The models' tables as float64 in base64.

    lookup : the list, and the models' tables of it; those without a place in a link come last
    state, defaults : what to show first, and what "reset" goes back to
    reader : None where nobody answers to another list but the browser itself
    """
    epoch, sent = problem.of(lookup, text)
    sent |= problem.asking(reader, text)
    home = None if story else {"words": STORY}
    attempts = [replace(each, query=each.query or home) for each in TRIES]
    return Surface(
        epoch=epoch,
        state=state,
        defaults=defaults,
        part="score_tables",
        data={"problem": sent},
        first={"problem": problem.first(sent)} if story else None,
        layout={
            "asks": [Line(), Choices()],
            "said": [Saying()],
            "tries": [tries(attempts, text)],
            "cards": [Scores(), Untrained(told=True), Trained(told=True)],
            "findings": [Moved(told=True)],
            "views": [Views(more=True)],
            "row": [Tools(actions.tools())],
            "free": [goals(CHALLENGES, text, home)],
        },
        story=story,
    )
