"""Norms' story: a list that centring mends, one that it spoils, all rated words, and hubs.

Which words these are, and which model, is computed from people's ratings (`model.rated`).
"""

from typing import Any

from lib.lessons.norms.challenges import CHALLENGES, TRIES
from lib.lessons.norms.model import rated
from lib.lessons.norms.model.query import Answer
from lib.lessons.norms.model.spread import Both
from lib.lessons.norms.model.table import Table
from lib.lessons.norms.sentences.told import told
from lib.lessons.norms.state import CHOICES
from lib.lessons.norms.surface import (
    AGREEMENT,
    CENTRE,
    CHANGED,
    EFFECTS,
    HUBS,
    LISTS,
    PARTS,
    PEOPLE,
    RATED,
)
from lib.prose import Text
from lib.shared_cache import shared_cache
from lib.surfaces.challenges import goals
from lib.surfaces.place import Place, Told
from lib.surfaces.story import Beat, Bet, Choice, Reads, Scale, Shows, Story
from lib.surfaces.strip import Strip, Tale
from lib.surfaces.tries import tries

_MOST_LISTS = 500
_WORD = Shows(panels=(type(LISTS), type(CHANGED), type(AGREEMENT)))


def strip(place: Place, of: Answer, found: Both | None, text: Text) -> Strip:
    """What the browser is sent: the story, the reader's place in it, and what is told there."""
    table, *rest = of
    return Strip(_tale(text), place, table.kept(_told, tuple(rest), found, text))


def _told(table: Table, rest: Any, found: Both | None, text: Text) -> dict[str, Told]:  # noqa: ANN401 - of `Answer`
    return told(Answer(table, *rest), found, text)


@shared_cache
def _tale(text: Text) -> Tale:
    free = tries(TRIES, text), goals(CHALLENGES, text)
    return Tale(story(), CHOICES, PARTS, EFFECTS, free)


@shared_cache
def story() -> Story:
    """Six beats."""
    start = {"vectors": rated.told(), "query": rated.best().word, "remedy": "raw"}
    count = len(rated.rated(rated.told(), ("centred", 0)))
    return Story(
        beats=(
            Beat(
                "list",
                Shows(panels=(type(LISTS), type(CHANGED))),
                start=start,
                bet=_others(),
                goal=(Reads("remedied", "=", 1),),
                actions=(CENTRE,),
            ),
            Beat("people", _WORD, start={"remedy": "centred"}, bet=_people()),
            Beat("fails", _WORD, start={"query": rated.worst().word}, bet=_people()),
            Beat(
                "rated",
                Shows(panels=(type(RATED), type(PEOPLE))),
                start={"view": "rated"},
                bet=Bet(
                    about=("nearer", "farther"),
                    scale=Scale("nearer", 0, count, 1, 1),
                ),
            ),
            Beat(
                "hubs",
                Shows(panels=(type(HUBS),)),
                start={"view": "hubs", "query": rated.best().word},
                bet=Bet(
                    about=("hub-before", "hub-after", "hub-name-before", "hub-name-after"),
                    scale=Scale("hub-before", 0, _MOST_LISTS, 10, 50),
                ),
            ),
            Beat("takeaway", Shows(panels=(type(RATED), type(PEOPLE), type(HUBS)))),
        ),
    )


def _others() -> Bet:
    return Bet(
        about=("entered", "left-words", "entered-words"),
        choices=(
            Choice("none", (Reads("entered", "=", 0),)),
            Choice("few", (Reads("entered", ">", 0), Reads("entered", "<=", 3))),
            Choice("half", (Reads("entered", ">", 3), Reads("entered", "<", 7))),
            Choice("most", (Reads("entered", ">=", 7),)),
        ),
    )


def _people() -> Bet:
    return Bet(
        about=("within-after", "gain"),
        choices=(
            Choice("nearer", (Reads("gain", ">", 0),)),
            Choice("same", (Reads("gain", "=", 0),)),
            Choice("farther", (Reads("gain", "<", 0),)),
        ),
    )
