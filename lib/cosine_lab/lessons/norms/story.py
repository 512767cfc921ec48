"""Norms' story: a list that centring mends, one that it spoils, all rated words, hubs, and why.

Which words these are, and which model, is computed from people's ratings (`model.rated`).
"""

from cosine_lab.lessons.norms.model import rated, told
from cosine_lab.lessons.norms.state import FLAT, REMEDIES, TABLES
from cosine_lab.lessons.norms.surface import (
    CENTRE,
    LAY_LINE,
    SUBTRACT,
    TO_MEAN,
    Agreement,
    Cloud,
    Hubs,
    Lists,
    People,
    Rated,
    RatedPairs,
    Slope,
)
from cosine_lab.shared_cache import shared_cache
from cosine_lab.surfaces.story import Beat, Bet, Choice, Is, Reads, Scale, Shows, Story, ranges

_MOST_LISTS = 500
_LAID = 0.06
"""How far from the best slope a line lies among the words all the same."""
_OTHERS = ("entered", "left-words", "entered-words")


@shared_cache
def story() -> Story:
    """Seven beats."""
    best, worst = (told.words().index(each.word) for each in (rated.best(), rated.worst()))
    start = {
        "vectors": TABLES.index(rated.told()),
        "query": best,
        "remedy": REMEDIES.index("raw"),
        "measure": 0,
        "k": 1,
    }
    count = len(rated.rated(rated.told(), ("centred", 0)))
    return Story(
        beats=(
            Beat(
                "list",
                Shows(panels=(Lists,)),
                start=start,
                bet=Bet(_OTHERS, ranges("entered", "none", (1, "few"), (4, "half"), (7, "most")), still=True),
                goal=(Reads("remedied", "=", 1),),
                actions=(CENTRE,),
            ),
            Beat(
                "people", Shows(panels=(Lists, Agreement)), start={"remedy": REMEDIES.index("centred")}, bet=_people()
            ),
            Beat(
                "fails",
                Shows(panels=(RatedPairs,)),
                start={"query": worst, "amount": 0.0},
                goal=(Reads("amount", ">=", 1),),
                actions=(SUBTRACT,),
            ),
            Beat(
                "rated",
                Shows(panels=(Rated, People)),
                start={},
                bet=Bet(about=("nearer", "farther", "rho-after"), scale=Scale("nearer", 0, count, 1, 1)),
            ),
            Beat(
                "hubs",
                Shows(panels=(Hubs, Slope)),
                start={"query": best, "slope": FLAT},
                bet=Bet(
                    about=("hub-before", "hub-after", "hub-name-before", "hub-name-after"),
                    scale=Scale("hub-before", 0, _MOST_LISTS, 10, 50),
                ),
                goal=(Reads("slope-off", "<=", _LAID),),
                actions=(LAY_LINE,),
            ),
            Beat(
                "why",
                Shows(panels=(Cloud,)),
                start={"amount": 0.0},
                goal=(Reads("amount", ">=", 1),),
                actions=(TO_MEAN,),
                why=True,
            ),
            Beat("takeaway", Shows(panels=(Rated, People)), start={}),  # its numbers are those of centring
        ),
        code='cosine_lab.agreement(rated, vectors, "centred").rho',
    )


def _people() -> Bet:
    of: dict[str, Is] = {"nearer": ">", "same": "=", "farther": "<"}
    return Bet(("within-after", "gain"), [Choice(key, (Reads("gain", sign, 0),)) for key, sign in of.items()])
