"""What to try on the Words page."""

from lib.lessons.words.model.lists import LISTS
from lib.lessons.words.state import TRAY
from lib.surfaces.tries import Try

TRIES = (
    Try("outlier", {"added": 1 << TRAY.index("hypertension")}),
    Try("better", {"added": 1 << TRAY.index("kitten")}),
    Try("mouse", {"query": 1}),
    Try("nonsense", {"own": 0}, {"words": LISTS["nonsense"]}),
    Try("two", {"own": 0}, {"words": LISTS["two"]}),
    Try("warm", {"tau": 1.0}),
)
"""Of the list that the page begins with; the last but two bring their own."""
