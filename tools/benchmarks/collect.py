"""Seconds to read and check a thousand pieces of work, by the modules of the browser."""

from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

from lib.data.classifiers import classifier
from lib.lessons.translate.state import default
from lib.links import encode
from lib.surfaces import exercise
from lib.surfaces.exercise import Exercise
from lib.surfaces.story import Reads
from tests.submitted import code, collected

WORKS = 1000
GOAL = (Reads("cos", "<=", -1, 0.001), Reads("changed", "=", 0))


def texts() -> list[tuple[str, str]]:
    """A thousand files of a thousand students who moved the origin to as many places."""
    start = default(classifier("paper"))
    asked = exercise.write(Exercise("Make them opposite", goal=GOAL))
    made = []
    for k in range(WORKS):
        state = replace(start, shift=(-0.75 + k / 1e5, -0.75))
        link = {"s": encode(state, start.labels), "x": asked}
        made.append((f"{k}.txt", code("translate", link, name=f"Student {k}")))
    return made


def main() -> None:
    """Print the seconds, and how many goals held."""
    with TemporaryDirectory() as folder:
        found = collected(texts(), Path(folder))
    held = sum(work["verdict"] == "reached" for work in found["works"])
    print(f"{len(found['works'])} works: {found['seconds']:.2f} s (5 asked); {held} reached")


if __name__ == "__main__":
    main()
