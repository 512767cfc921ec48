"""The Length page's surface: one word's length among lists, all words' lengths in a text, one word's there."""

from cosine_lab.lessons.length.model import first, problem
from cosine_lab.lessons.length.state import TOPICS, WORDS, LengthState, default
from cosine_lab.prose import Text
from cosine_lab.surfaces import Action, Surface, actions
from cosine_lab.surfaces.challenges import Challenge, Try, Wanted, goals, tries
from cosine_lab.surfaces.panels import Panel, Tools
from cosine_lab.surfaces.story import Story

TRIES = (
    Try("and", {"word": WORDS.index("and"), "factor": 1.5}),
    Try("cosine", {"word": WORDS.index("and"), "factor": 1.5, "by": 1}),
    Try("verily", {"topic": TOPICS.index("verily"), "share": 0.5}),
)
CHALLENGES = (
    Challenge(
        "hundred",
        (Wanted("dot-lists", "=", 100, 35, unit="count"),),
        start={"word": WORDS.index("you")},
        solved={"factor": 0.869},
    ),
    Challenge("half", (Wanted("told", "=", 1, 0.05),), start={"topic": TOPICS.index("verily")}, solved={"share": 0.88}),
)

TWICE, TO_ZERO = Action("twice-as-long"), Action("length-to-zero")
TO_DOT, TO_HALF = Action("to-dot"), Action("to-half")

LengthChoices = Panel.named("LengthChoices")  # which word, and which of the text
LengthSaid = Panel.named("LengthSaid")  # what the lengths come to, in a sentence
Stretched = Panel.named("Stretched")  # in how many lists of ten a word is, by its length
Unlisted = Panel.named("Unlisted")  # what share of short and of long words is in no list, from dot product to cosine
Means = Panel.named("Means")  # arrows of words in a plane, their mean and that of their unit arrows
Informed = Panel.named("Informed")  # every word of the text: what it tells of its context, and its squared length
Context = Panel.named("Context")  # what the model expects beside a word, at any length of its arrow
Dropped = Panel.named("Dropped")  # what lists of ten keep of their words with some of the coordinates, by model


def surface(state: LengthState, text: Text, story: Story) -> Surface:
    """All of it; every number is the browser's, or shipped computed."""
    return Surface(
        epoch="length",
        state=state,
        defaults=default(),
        part="lengths",
        data={"problem": problem()},
        first={"problem": first()},
        layout={
            "asks": [LengthChoices()],
            "tries": [tries(TRIES, text)],
            "pictures": [
                *(Stretched(), Context()),
                *(Means(more=True), Dropped(more=True), Unlisted(more=True), Informed(more=True)),
            ],
            "said": [LengthSaid()],
            "row": [Tools(actions.tools())],
            "free": [goals(CHALLENGES, text)],
        },
        story=story,
    )
