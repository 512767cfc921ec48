"""What the browser's modules read off a state is what Python reads, on every lesson.

The states are those that a page begins with, those that a story's beats begin with, and some drawn
at random from what the fields may hold.
"""

import math
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from lib.lessons import readers
from lib.links import encode
from lib.parameters import Field, State, schema
from lib.refusals import Refused
from tests.lessons_in_node import SURFACES, data_of, run, slug_of

DRAWN = 25
ASKED = {
    "translate/wine": {"source": "wine"},
    "rescale": {"move": "affine"},
    "audit": {"source": "wine"},
    "factorisation": {"source": "digits"},
    "word2vec": {"text": "gospels", "words": "bread eat drink father mother"},
}
"""What the address says besides the state."""
MOVED = {"audit": ("shift", "pair")}
"""What of a state a page can move, where it is not all."""
MEASURES = ("dot:", "euclidean:", "normalised-euclidean:", "cosine:")
UNSHOWN = {
    "home": MEASURES,
    "measures": ("cos-before", "cos"),
    "sigmoid": ("winners", "winning-length:"),
    "word2vec": ("feasible-count", "impossible-count", "sets-now"),
}
"""What Python reads beside what the page shows."""
SINGLE = {"factorisation"}
"""Lessons whose page has numbers of 32 bits, Python of 64."""
NEAR = 3.0
"""How far points are drawn from the origin: they may lie a hundred away, where rounding is seen."""


def unshown(name: str, key: str) -> bool:
    """Whether a reading is none of its page's: by its name, or by what that begins with."""
    known = UNSHOWN.get(name, ())
    return key in known or any(each.endswith(":") and key.startswith(each) for each in known)


def drawn(field: Field, at: Any, rng: np.random.Generator) -> Any:
    """A value that a field may hold, of the shape that it has."""
    low, high = max(field.low, -NEAR), min(field.high, NEAR)
    shape = np.shape(at)
    if field.distinct:
        return tuple(int(k) for k in rng.choice(int(NEAR), 2, replace=False))
    if field.whole:
        return int(rng.integers(int(field.low), int(min(field.high, at + 60)), endpoint=True))
    values = rng.uniform(low, high, shape)
    return float(values) if not shape else _tuples(values.tolist())


def _tuples(values: Any) -> Any:
    return tuple(map(_tuples, values)) if isinstance(values, list) else values


def states(name: str) -> Iterator[State]:
    """Those that the page, its story and chance begin with."""
    surface = SURFACES[name]
    begun = surface.defaults
    yield begun
    for beat in surface.story.beats if surface.story else ():
        begun = replace(begun, **(beat.start or {}))
        yield begun
    rng = np.random.default_rng(len(name))
    every = schema(type(surface.defaults))
    held = {each: every[each] for each in MOVED.get(name, every)}
    for k in range(DRAWN):
        some = [each for each in held if k >= DRAWN // 2 or rng.random() < 0.4]
        change = {each: drawn(held[each], getattr(surface.defaults, each), rng) for each in some}
        yield replace(surface.defaults, **change)


def links(name: str) -> Iterator[tuple[str, dict[str, float | None]]]:
    """Links of states that can be shown, and what Python reads off each."""
    reader, labels = readers()[slug_of(name)], SURFACES[name].defaults.labels
    for state in states(name):
        link = encode(state, labels)
        try:
            yield link, dict(reader({**ASKED.get(name, {}), "s": link}))
        except Refused:
            continue


@pytest.fixture(scope="module")
def known() -> dict[str, list[tuple[str, dict[str, float | None]]]]:
    """Of every surface: links, and what Python reads off them."""
    return {name: list(links(name)) for name in SURFACES}


@pytest.fixture(scope="module")
def there(known: dict[str, Any], tmp_path_factory: pytest.TempPathFactory) -> Any:
    """What the browser's modules read off them."""
    asked = {
        name: {"slug": slug_of(name), "data": data_of(name), "links": [link for link, _ in found]}
        for name, found in known.items()
    }
    return run("read_lessons.js", asked, tmp_path_factory.mktemp("readings"))


@pytest.mark.parametrize("name", SURFACES)
def test_both_read_the_same(known: dict[str, Any], there: Any, name: str) -> None:
    loose = 1e-4 if name in SINGLE else 1e-9
    assert len(known[name]) > DRAWN // 2
    for (link, here), browser in zip(known[name], there[name]["readings"], strict=True):
        missing = here.keys() - browser.keys()
        assert [key for key in missing if not unshown(name, key)] == []
        for key in here.keys() & browser.keys():
            both = here[key], browser[key]
            if None in both:
                assert both == (None, None), (key, both, link)
            else:
                assert math.isclose(*both, rel_tol=loose, abs_tol=loose), (key, both, link)


@pytest.mark.parametrize("name", SURFACES)
def test_what_a_reading_is_called_stands_among_the_words(there: Any, name: str) -> None:
    assert set(there[name]["words"]) <= data_of(name)["words"].keys()
