"""CPU time on the server of each page's main choice: the first time, and where it is remembered.

python lab.py bench choices [--pages words,norms] [--against FOLDER: another checkout]
"""

import argparse
import json
import statistics
import subprocess
import sys
import time
from pathlib import Path

from streamlit.testing.v1 import AppTest

ROOT = Path(__file__).resolve().parent.parent
AGAIN = 3
PATIENCE_S = 300
FIRST_MS, AGAIN_MS = 60, 20
CHOICES = {
    "words": ("view", ("bands", "map", "matrix", "nearest")),
    "norms": ("remedy", ("centred", "whitened", "unit", "min-max", "raw")),
    "norms: views": ("view", ("hubs", "pairs", "frequency", "people", "toy")),
    "pooling": ("panels", ("forum", "patches", "overlap", "cone")),
    "rankings": ("section", ("h2", "digits", "h2", "digits")),
    "centre": ("", ("",)),
    "measures": ("", ("",)),
}
"""By page: the name of its main choice, and what is chosen; "" runs the page as it is."""


def main() -> None:
    """Measure here, and there if asked for, and print a line a page."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--measure", action="store_true", help="print the times of this tree, JSON")
    asked.add_argument("--pages", default=",".join(CHOICES), help="which, with commas")
    asked.add_argument("--against", type=Path, help="another checkout")
    given = asked.parse_args()
    if given.measure:
        print(json.dumps({what: measured(what) for what in given.pages.split(",")}))
        return
    here = told(ROOT, given.pages)
    there = told(given.against, given.pages) if given.against else {}
    for what, (first, again, sent) in here.items():
        line = f"{what:<16}{first:7.0f} ms first (target {FIRST_MS}) {again:6.1f} ms again"
        line += f" (target {AGAIN_MS}) {sent:5.0f} kB"
        if what in there:
            before = there[what]
            line += f"   before {before[0]:6.0f} {before[1]:6.1f} {before[2]:5.0f}"
            line += f"   ratio {again / before[1]:.2f}"
        print(line)


def told(tree: Path, pages: str) -> dict[str, tuple[float, float, float]]:
    """The same measurement in a process of its own, with the code of that tree."""
    command = [sys.executable, str(Path(__file__).resolve()), "--measure", "--pages", pages]
    done = subprocess.run(command, cwd=tree, capture_output=True, text=True, check=True)
    found: dict[str, tuple[float, float, float]] = json.loads(done.stdout.splitlines()[-1])
    return found


def measured(what: str) -> tuple[float, float, float]:
    """Median CPU-ms of a choice at its first time and of one made before; median kB of a rerun."""
    slug = what.partition(":")[0]
    name, values = CHOICES[what]
    page = AppTest.from_file(str(Path.cwd() / "app.py"), default_timeout=PATIENCE_S).run()
    page.switch_page(f"pages/{slug}.py")
    page.run()
    first = [taken(page, name, value)[0] for value in values]
    again = [taken(page, name, value) for _ in range(AGAIN) for value in values]
    times, sizes = zip(*again, strict=True)
    return statistics.median(first), statistics.median(times), statistics.median(sizes)


def taken(page: AppTest, name: str, value: str) -> tuple[float, float]:
    """CPU-ms of one choice, and how many kB the page's elements are afterwards."""
    if name:
        page.button_group(key=name).set_value(value)
    begin = time.process_time()
    page.run()
    spent = 1000 * (time.process_time() - begin)
    kinds = ("plotly_chart", "bidi_component", "markdown", "arrow_data_frame", "table")
    parts = [element for kind in kinds for element in page.get(kind)]
    return spent, sum(element.proto.ByteSize() for element in parts) / 1000


if __name__ == "__main__":
    sys.path.insert(0, str(Path.cwd()))
    main()
