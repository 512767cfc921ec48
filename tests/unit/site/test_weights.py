"""What a phone loads of a lesson of the site: as its reader's first, and as the second after Home."""

import gzip
import json
import re
from collections.abc import Mapping

import pytest

from cosine_lab import prose
from cosine_lab.server.site import site
from cosine_lab.shared_cache import shared_cache
from cosine_lab.site import bundles, pages
from tools.benchmarks.first import opening

FIRST, SECOND, EXERCISE = 150_000, 40_000, 147_500
"""Bytes, packed; of an exercise 300 phones are sent 45 MB with heads."""


@shared_cache
def _written() -> Mapping[str, str]:
    return pages.files(site())


@pytest.mark.parametrize("language", prose.languages())
def test_a_first_visit_to_any_lesson_and_a_second_after_home_are_small(language: str) -> None:
    below = "" if language == prose.ENGLISH else f"{language}/"
    home = opening(_written(), below)
    here = {slug: home if slug == "home" else opening(_written(), f"{below}{slug}/") for slug in bundles.lessons()}
    first = {slug: sum(held.values()) for slug, held in here.items()}
    second = {slug: sum(size for path, size in held.items() if path not in home) for slug, held in here.items()}
    assert len(here) > 10
    assert {slug: size for slug, size in first.items() if size > FIRST} == {}
    assert {slug: size for slug, size in second.items() if size > SECOND} == {}


def test_a_class_that_opens_an_exercise_is_sent_little() -> None:
    held = _written()
    told = json.loads(re.findall(r'id="site">(.*?)</script>', held["translate/index.html"], re.DOTALL)[0])
    work = [told["work"], told["code"]["class"], told["code"]["glossary"]]
    packed = [len(gzip.compress(held[path].encode(), 9)) for path in work]
    assert sum([*opening(held, "translate/").values(), *packed]) <= EXERCISE
