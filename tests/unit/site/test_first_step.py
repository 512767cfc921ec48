"""What a lesson of the site opens with says on its first step what the whole says, and is far smaller."""

import gzip
import json
from dataclasses import replace
from typing import Any

import pytest

from cosine_lab import prose
from cosine_lab.lessons.length.state import MOST
from cosine_lab.lessons.norms.state import REMEDIES
from cosine_lab.lessons.threshold.state import NARROW_MODEL
from cosine_lab.lessons.words.state import TRAY
from cosine_lab.links import encode
from cosine_lab.server.site import lesson
from cosine_lab.surfaces import envelope
from tests.lessons_in_node import SURFACES, run

MOVED = {
    "length": {"factor": MOST},
    "factorisation": {"bend": (2.0, *(0.0,) * 11)},
    "threshold": {"model": NARROW_MODEL},
    "words": {"added": 1 << TRAY.index("opec")},
    "norms": {"remedy": REMEDIES.index("centred")},
    "rankings": {"probe": (0.5, 0.25)},
}
"""By lesson, what the hand changes on its first step."""
LARGEST = 40_000
"""Bytes, packed."""


@pytest.fixture(scope="module")
def there(tmp_path_factory: pytest.TempPathFactory) -> Any:
    asked = {}
    for slug, moved in MOVED.items():
        surface = SURFACES[slug]
        assert surface.first is not None
        assert surface.story is not None
        start = replace(surface.state, **surface.story.beats[0].start)
        links = [encode(each, surface.defaults.labels) for each in (start, replace(start, **moved))]
        for name, given in (("first", surface.first), ("whole", surface.data)):
            data = envelope(replace(surface, data=given), prose.text(slug))
            asked[f"{slug}/{name}"] = {"slug": slug, "data": data, "links": links}
    return run("read_lessons.js", asked, tmp_path_factory.mktemp("first"))


@pytest.mark.parametrize("slug", MOVED)
def test_the_first_step_reads_as_the_whole_does_before_and_after_its_move(there: Any, slug: str) -> None:
    story = SURFACES[slug].story
    assert story is not None
    beat = story.beats[0]
    names = {*(each.reading for each in beat.goal), *(beat.bet.about if beat.bet else ())}
    assert names & there[f"{slug}/whole"]["readings"][-1].keys()
    for first, whole in zip(there[f"{slug}/first"]["readings"], there[f"{slug}/whole"]["readings"], strict=True):
        assert {name: first.get(name) for name in names} == {name: whole.get(name) for name in names}


def test_every_lesson_that_opens_with_less_is_tried() -> None:
    assert {slug for slug, surface in SURFACES.items() if surface.first is not None} == MOVED.keys()


@pytest.mark.parametrize("slug", MOVED)
def test_what_it_opens_with_is_small(slug: str) -> None:
    made = lesson(slug, prose.ENGLISH)
    assert made.first is not None
    assert len(gzip.compress(json.dumps(made.first).encode(), 9)) < LARGEST
