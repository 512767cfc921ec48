"""The Norms page's surface: words, remedies and tables whose numbers are shipped computed."""

from cosine_lab.lessons.norms.model import story_words
from cosine_lab.lessons.norms.state import CHOICES, MEASURES, REMEDIES, TABLES, NormsState, default
from cosine_lab.prose import Text
from cosine_lab.surfaces import Action, Story, Surface, actions, goals, tries
from cosine_lab.surfaces.challenges import Challenge, Try, Wanted
from cosine_lab.surfaces.panels import Panel, Tools

_HUBS, _RAW = TABLES.index("paraphrase-MiniLM-L3"), TABLES.index("GloVe-50")
_BREAD, _MONEY = 0, 3
_REMEDY = {name: at for at, name in enumerate(REMEDIES)}
_MEASURE = {name: at for at, name in enumerate(MEASURES)}
_DRAWN = {"vectors": _RAW, "remedy": _REMEDY["raw"]}

TRIES = (
    Try("people", {"remedy": _REMEDY["min-max"]}),
    Try("money", {"vectors": _HUBS, "query": _MONEY}),
    Try("dot", _DRAWN | {"measure": _MEASURE["dot"]}),
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

TO_MEAN, LAY_LINE, SUBTRACT = Action("to-mean"), Action("lay-line"), Action("subtract")

Offered = Panel.named("Offered")  # which table, word and remedy
Summary = Panel.named("Summary")  # what the page shows now, in a sentence
Lists = Panel.named("Lists")  # the ten nearest words, before and after the remedy
Agreement = Panel.named("Agreement")  # agreement with people over the pairs of the word
RatedPairs = Panel.named("RatedPairs")  # rated pairs of the word in people's order, as the mean is subtracted
Rated = Panel.named("Rated")  # a line for each rated word
People = Panel.named("People")  # agreement with people over all rated pairs
Hubs = Panel.named("Hubs")  # in how many lists of ten words are
Slope = Panel.named("Slope")  # each word's cosine with the hub against that with the mean, and a line to be laid in
Cloud = Panel.named("Cloud")  # words beside their mean, and zero, which is dragged to its tip
Pairs = Panel.named("Pairs")  # the mean cosine of all pairs
Whole = Panel.named("Whole")  # one of: hubs, all pairs, frequency, human ratings, word by word


def surface(state: NormsState, text: Text, story: Story) -> Surface:
    """All of it, whatever the state: no choice on it asks for anything of the server."""
    story_panels = [RatedPairs(told=True), Rated(told=True), Slope(told=True)]
    pictures = [Lists(), Agreement(more=True), *story_panels, Cloud(), People(), Hubs(more=True), Pairs(more=True)]
    return Surface(
        epoch="norms",
        state=state,
        defaults=default(),
        part="remedies",
        data={"problem": story_words.problem()},
        first={"problem": story_words.first()},
        layout={
            "asks": [Offered()],
            "said": [Summary()],
            "tries": [tries(TRIES, text)],
            "pictures": pictures,
            "views": [Whole(more=True)],
            "row": [Tools(actions.tools())],
            "free": [goals(CHALLENGES, text)],
        },
        story=story,
        choices=CHOICES,
    )
