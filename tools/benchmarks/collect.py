"""Seconds to read and check a thousand pieces of work that a class handed in."""

import time
from dataclasses import replace
from urllib.parse import urlencode

from lib.data.classifiers import classifier
from lib.handed import code
from lib.handed.code import Handin
from lib.handed.work import collected
from lib.lessons import readers
from lib.lessons.translate.state import default
from lib.links import encode
from lib.surfaces import exercise
from lib.surfaces.exercise import Exercise
from lib.surfaces.story import Reads

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
        work = Handin("translate", link, None, claimed=True, seconds=60, name=f"Student {k}")
        made.append((f"{k}.txt", code.write(work, f"/translate?{urlencode(link)}")))
    return made


def main() -> None:
    """Print the seconds, wall and CPU, and how many goals held."""
    given, readings = texts(), readers()
    begin, used = time.perf_counter(), time.process_time()
    found = collected(given, readings)
    wall, cpu = time.perf_counter() - begin, time.process_time() - used
    held = sum(work.verdict == "reached" for work in found.works)
    print(f"{len(found.works)} works: {wall:.2f} s, {cpu:.2f} CPU-s (5 asked); {held} reached")
