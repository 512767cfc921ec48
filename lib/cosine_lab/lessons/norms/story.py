"""Norms' story: a word that centring helps, all rated words, hubs, and why.

Which words these are, and which model, is computed from people's ratings (`model.rated`).
"""

from cosine_lab.lessons.norms.model import rated, story_words
from cosine_lab.lessons.norms.state import FLAT, REMEDIES, TABLES
from cosine_lab.lessons.norms.surface import LAY_LINE, SUBTRACT, TO_MEAN, Cloud, Lists, People, Rated, RatedPairs, Slope
from cosine_lab.shared_cache import shared_cache
from cosine_lab.surfaces.story import Beat, Bet, Choice, Is, Reads, Scale, Shows, Story, ranges

_LAID = 0.08
"""How far from the best slope a line lies among the words all the same."""


_TIP = 0.9
"""Of the mean, the rest of whose arrow the handle hides."""


@shared_cache
def story() -> Story:
    """Five beats."""
    start = {
        "vectors": TABLES.index(rated.story_model()),
        "query": story_words.words().index(rated.best().word),
        "remedy": REMEDIES.index("centred"),
        "measure": 0,
        "k": 1,
        "amount": 0.0,
    }
    subtracted = (Reads("amount", ">=", 1),)
    count = len(rated.rated(rated.story_model(), ("centred", 0)))
    return Story(
        beats=(
            Beat(
                "people",
                Shows(panels=(RatedPairs, Lists)),
                start=start,
                bet=_people(),
                goal=subtracted,
                actions=(SUBTRACT,),
            ),
            Beat(
                "rated",
                Shows(panels=(Rated, People)),
                start={"amount": 0.0},
                bet=Bet(
                    about=("rising", "falling", "nearer", "rho-after"),
                    scale=Scale("rising", 0, count, 1, 1),
                    hands=(2, 5, 8),
                    still=True,
                ),
                goal=subtracted,
                actions=(SUBTRACT,),
            ),
            Beat(
                "hubs",
                Shows(panels=(Slope,)),
                start={"slope": FLAT},
                bet=Bet(
                    ("hub-before", "hub-after"), ranges("hub-before", "few", (50, "some"), (200, "many")), still=True
                ),
                goal=(Reads("slope-off", "<=", _LAID),),
                actions=(LAY_LINE,),
            ),
            Beat(
                "why",
                Shows(panels=(Cloud,)),
                start={"amount": 0.0},
                goal=(Reads("amount", ">=", _TIP),),
                actions=(TO_MEAN,),
                why=True,
            ),
            Beat("takeaway", Shows(panels=(Rated, People)), start={"amount": 1.0}),  # its numbers are those of centring
        ),
        code='cosine_lab.agreement(rated, vectors, "centred").rho',
    )


def _people() -> Bet:
    of: dict[str, Is] = {"nearer": ">", "same": "=", "farther": "<"}
    return Bet(
        ("within-after", "gain", "order-rho"),
        [Choice(key, (Reads("gain", sign, 0),)) for key, sign in of.items()],
        still=True,
    )
