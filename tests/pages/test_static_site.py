"""What the site without a server sends of a lesson is what the app sends: so a link shows the same state on both."""

import json
from typing import Any

import pytest

from lib.lessons import openers
from server.site import lesson
from tests.pages import app

OF_A_RUN = ("epoch", "tell")
"""What Streamlit's reruns go by."""


def told(data: Any) -> dict[str, Any]:
    read = json.loads(json.dumps(data))
    return {name: value for name, value in read.items() if name not in OF_A_RUN}


@pytest.mark.parametrize("slug", sorted(openers()))
def test_a_lesson_is_what_the_app_shows(slug: str) -> None:
    here = told(lesson(slug, "en").envelopes[""])
    there = told(app.surface(app.opened(slug, guide="1")))
    assert {name: value for name, value in here.items() if value != there[name]} == {}
    assert here.keys() == there.keys()
