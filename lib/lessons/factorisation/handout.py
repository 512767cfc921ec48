"""The Factorisation lesson on paper."""

from lib.lessons.factorisation.challenges import CHALLENGES
from lib.lessons.factorisation.model import default
from lib.lessons.factorisation.readings import simulated_live
from lib.lessons.factorisation.state import DECADES, HANDLES
from lib.lessons.factorisation.story import story
from lib.surfaces.handouts import Handout, Moves


def handout() -> Handout:
    """Three bets over the data that are simulated live."""
    moves: Moves = {
        "nearest": CHALLENGES[0].solved,
        "alike": {"bend": (DECADES, *(0.0,) * (HANDLES - 1))},
    }
    return Handout(story(), default(simulated_live()), moves)
