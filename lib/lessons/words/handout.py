"""The Words lesson on paper."""

from lib.lessons.words.state import TRAY, default
from lib.lessons.words.story import story
from lib.surfaces.handouts import Handout, Moves


def handout() -> Handout:
    """Four bets over the list of the discussion."""
    moves: Moves = {"longer": {"added": 1 << TRAY.index("hypertension")}}
    return Handout(story(), default(), moves)
