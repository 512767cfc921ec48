"""The Norms page's surface: words, remedies and tables whose numbers are shipped computed."""

from collections.abc import Mapping
from typing import Any

from lib.lessons.norms.challenges import CHALLENGES, TRIES
from lib.lessons.norms.model import told
from lib.lessons.norms.sentences import answers
from lib.lessons.norms.state import DEFAULTS, NormsState, default
from lib.prose import Text
from lib.shared_cache import shared_cache
from lib.surfaces import Action, Surface, actions
from lib.surfaces.challenges import goals
from lib.surfaces.panels import Panel, Tools
from lib.surfaces.story import Story
from lib.surfaces.tries import tries

CENTRE, TO_MEAN = Action("centre"), Action("to-mean")


class Offered(Panel):
    """Which table, word and remedy."""


class Summary(Panel):
    """What the page shows now, in a sentence."""


class Lists(Panel):
    """The ten nearest words, before and after the remedy."""


class Agreement(Panel):
    """Agreement with people over the pairs of the word."""


class Rated(Panel):
    """A line for each rated word."""


class People(Panel):
    """Agreement with people over all rated pairs."""


class Hubs(Panel):
    """In how many lists of ten words are."""


class Cloud(Panel):
    """Words beside their mean, and zero, which is dragged to its tip."""


class Pairs(Panel):
    """The mean cosine of all pairs."""


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
            {
                "title": answers.remedy(each.remedy, each.k, text),
                "list": answers.after(each, text),
            }
            for each in told.choices()
        ]
    }
