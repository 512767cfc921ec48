"""What the site without a server sends of a lesson is what the app sends: so a link shows the same state on both."""

import json
from collections import defaultdict
from typing import Any

import pytest

from cosine_lab.lessons import openers
from cosine_lab.server.site import lesson, site
from cosine_lab.site import parts
from cosine_lab.site.store import Below
from tests.pages import app

OF_A_RUN = ("epoch", "tell", "vectors")
"""What Streamlit's reruns go by, and where the app has its vectors."""
OF_A_READER = {"asks", "accepts", "command"}
"""Whether Python answers to another line of words, and to which."""
OF_A_HOST = {"coded", "at", "address", "task", "module", "data", "lessons", "opened"}
"""Where pages and files are, and what a server would do."""


def told(data: Any) -> dict[str, Any]:
    read = json.loads(json.dumps(data))
    if isinstance(problem := read.get("problem"), dict):
        read["problem"] = {name: value for name, value in problem.items() if name not in OF_A_READER}
    return {name: value for name, value in read.items() if name not in OF_A_RUN}


@pytest.mark.parametrize("slug", sorted(openers()))
def test_a_lesson_is_what_the_app_shows(slug: str) -> None:
    here = told(lesson(slug, "en").envelopes[""])
    there = told(app.surface(app.opened(slug, guide="1")))
    assert {name: value for name, value in here.items() if value != there[name]} == {}
    assert here.keys() == there.keys()


@pytest.mark.parametrize(("slug", "link"), [("ask", {}), ("talk", {}), ("teach", {"session": "45"})])
def test_what_stands_in_a_lesson_s_place_is_what_the_app_shows(slug: str, link: dict[str, str]) -> None:
    chosen = "&".join(f"{name}={value}" for name, value in link.items())
    here = told(parts.data_of(site(), slug, "en", Below(defaultdict(lambda: [""]), "en"))[chosen])
    there = told(app.surface(app.opened(slug, **link)))
    assert here.keys() - OF_A_HOST == there.keys() - OF_A_HOST
    assert _agree(here, there), slug


def _agree(here: Any, there: Any) -> bool:
    """Whether the site's is the app's, as far as the site goes: it has fewer pages, in other places."""
    if isinstance(here, dict) and isinstance(there, dict):
        return all(_agree(value, there[name]) for name, value in here.items() if name not in OF_A_HOST)
    if isinstance(here, list) and isinstance(there, list):
        return len(here) == len(there) and all(map(_agree, here, there))
    return bool(here == there)
