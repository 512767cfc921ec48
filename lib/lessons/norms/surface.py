"""The Norms page's surface: words, remedies and tables whose numbers are shipped computed."""

from collections.abc import Mapping
from typing import Any

from lib.lessons.norms.model import told
from lib.lessons.norms.sentences import answers
from lib.lessons.norms.state import DEFAULTS, REMEDIES, TABLES, NormsState, default
from lib.prose import Text
from lib.shared_cache import shared_cache
from lib.surfaces import Action, Story, Surface, actions, goals, tries
from lib.surfaces.challenges import Challenge, Try, Wanted
from lib.surfaces.panels import Panel, Tools

_HUBS, _RAW = TABLES.index("paraphrase-MiniLM-L3"), TABLES.index("GloVe-50")
_BREAD, _MONEY = 0, 3
_REMEDY = {name: at for at, name in enumerate(REMEDIES)}
_DRAWN = {"vectors": "GloVe-50", "remedy": "raw"}

TRIES = (
    Try("people", {}, {"remedy": "min-max", "view": "people"}),
    Try("money", {"vectors": _HUBS, "query": _MONEY}),
    Try("dot", {}, _DRAWN | {"measure": "dot"}),
    Try("printed", {}, _DRAWN | {"measure": "printed"}),
)

CHALLENGES = (
    Challenge(
        "still",
        (Wanted("entered", "=", 0, unit="count"), Wanted("remedied", "=", 1, unit="count")),
        start={"query": _BREAD, "remedy": _REMEDY["centred"]},
        solved={"remedy": _REMEDY["unit"]},
    ),
    Challenge(
        "hub",
        (Wanted("hub-after", "<=", 30, unit="count"),),
        start={"vectors": _HUBS, "remedy": _REMEDY["centred"]},
        solved={"remedy": _REMEDY["whitened"]},
    ),
    Challenge(
        "people",
        (Wanted("rho-after", ">=", 0.6),),
        start={"vectors": _RAW, "remedy": _REMEDY["raw"]},
        solved={"remedy": _REMEDY["whitened"]},
    ),
)

CENTRE, TO_MEAN = Action("centre"), Action("to-mean")

Offered = Panel.named("Offered")  # which table, word and remedy
Summary = Panel.named("Summary")  # what the page shows now, in a sentence
Lists = Panel.named("Lists")  # the ten nearest words, before and after the remedy
Agreement = Panel.named("Agreement")  # agreement with people over the pairs of the word
Rated = Panel.named("Rated")  # a line for each rated word
People = Panel.named("People")  # agreement with people over all rated pairs
Hubs = Panel.named("Hubs")  # in how many lists of ten words are
Cloud = Panel.named("Cloud")  # words beside their mean, and zero, which is dragged to its tip
Pairs = Panel.named("Pairs")  # the mean cosine of all pairs


def surface(state: NormsState, text: Text, story: Story) -> Surface:
    """All of it, whatever the state: no choice on it asks for anything of the server."""
    pictures = [Lists(), Agreement(), Rated(told=True), Hubs(), Cloud(told=True), People(), Pairs()]
    return Surface(
        epoch="norms",
        state=state,
        defaults=default(),
        part="remedies",
        given={"problem": _problem(text)},
        layout={
            "asks": [Offered()],
            "said": [Summary()],
            "pictures": pictures,
            "row": [Tools(actions.tools())],
            "free": [tries(TRIES, text), goals(CHALLENGES, text)],
        },
        story=story,
        choices=tuple(DEFAULTS),
    )


@shared_cache
def _problem(text: Text) -> Mapping[str, Any]:
    """The numbers, and what the remedies and the lists after them are called."""
    return told.problem() | {
        "remedies": [
            {"title": answers.remedy(each.remedy, each.k, text), "list": answers.after(each, text)}
            for each in told.choices()
        ]
    }
