"""Where websockets are refused: each lesson is a file, and the page's script may run and breaks out of nothing."""

import base64
import gzip
import json
import re
from hashlib import sha256

import pytest
from starlette.applications import Starlette

from cosine_lab.lessons import openers
from cosine_lab.server import offline
from cosine_lab.server.security_headers import policy
from tests.unit.server.asked import asked

SITE = Starlette(routes=offline.routes("lab"))


@pytest.mark.parametrize(("slug", "language"), [*((slug, "en") for slug in openers()), ("translate", "zh")])
def test_every_lesson_is_sent_as_a_file_that_tells_its_story(slug: str, language: str) -> None:
    answer = asked(SITE, f"/lab/offline/{slug}.html", query=f"lang={language}".encode())
    assert answer.headers["content-disposition"] == f'attachment; filename="cosine-lab-{slug}.html"'
    page = answer.body.decode()
    assert f'<html lang="{language}" data-deck>' in page
    packed = re.search(r'const packed = "([^"]+)"', page)
    assert packed
    (lesson,) = json.loads(gzip.decompress(base64.b64decode(packed[1])))["lessons"]
    assert lesson["slug"] == slug
    assert lesson["data"]["story"]["beats"]


@pytest.mark.parametrize("asked_for", ["nothing.html", "ask.html", "translate.html?xx", "..%2Ftranslate.html"])
def test_what_is_no_lesson_or_no_language_is_not_there(asked_for: str) -> None:
    path, _, language = asked_for.partition("?")
    assert asked(SITE, f"/lab/offline/{path}", query=f"lang={language or 'en'}".encode()).status == 404


def test_the_script_is_allowed_by_the_policy_and_has_every_lesson_in_every_language() -> None:
    script = offline.watch("lab", sorted(openers()))
    content = script.removeprefix("<script>").removesuffix("</script>")
    told = content.rpartition(".offline(")[2]
    assert "<" not in told
    assert "</" not in content
    mark = base64.b64encode(sha256(content.encode()).digest()).decode()
    assert f"'sha256-{mark}'" in policy(script, "host")
    site = json.loads(told.rpartition(")")[0])
    assert site["base"] == "/lab"
    assert {language: len(words["files"]) for language, words in site["words"].items()} == {
        "en": len(openers()),
        "zh": len(openers()),
    }
