"""What to try on the Rankings page."""

from lib.data.configurations import RESIZED
from lib.lessons.rankings.model.configurations import start
from lib.surfaces.tries import Try

TRIES = (
    Try("shorter", start(RESIZED[1])),
    Try("shifted", {"shift": (1.0, -1.0)}),
    Try("space", {"space": 1}),
    Try("digits", {}, {"section": "digits"}),
    Try("check", {}, {"section": "check"}),
)
