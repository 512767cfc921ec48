"""What to try on the Training page."""

from lib.lessons.training.state import at
from lib.surfaces.tries import Try

TRIES = (
    Try("short", {"unembeddings": at(1.0), "steps": 1}),
    Try("long", {"unembeddings": at(10.0), "steps": 1}),
    Try("opposite", {"unembeddings": ((-0.8, -0.6), (0.8, 0.6))}),
    Try("over", {"rate": 5.0, "steps": 1}),
)
