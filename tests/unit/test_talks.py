"""A talk's file: known texts, every fault with its line, the browser's twin held to the same."""

import json
import re

import pytest

from cosine_lab import prose, talks
from cosine_lab.commands.app_server import addresses
from cosine_lab.places import ROOT
from cosine_lab.refusals import Refused
from cosine_lab.surfaces.exercise import Exercise
from cosine_lab.surfaces.story import Reads
from cosine_lab.talks import Step, Talk, links, names
from tests.makers import make_names
from tests.makers.hostile_talks import hostile
from tests.makers.names_document import DOCUMENT, document
from tests.makers.talk_vectors import FILE, GOOD, PAGES, vectors

LINKS = re.compile(r"`(\[\w+\]\(/\w+\?[^…)]+\))`")
"""Links of a step, as the documentation has them in a line."""


def test_the_vectors_are_those_of_this_version() -> None:
    assert json.loads(FILE.read_text(encoding="utf-8")) == json.loads(json.dumps(vectors()))


@pytest.mark.parametrize("why", GOOD)
def test_a_talk_is_written_and_read_again(why: str) -> None:
    assert talks.read(talks.write(GOOD[why]), PAGES) == (GOOD[why], ())


def test_a_talk_is_written_by_hand() -> None:
    text = """# Cosines
What they say.

## The origin
[Translate](https://lab.example/sub/translate?s=1.ab&talk=1)
How many predictions change?
- None: changed = 0
- Some: changed > 0
Goal: cos <= -1 ± 0.001 and max-dp < 1e-12
Notes: hands up
"""
    choices = (("None", Reads("changed", "=", 0)), ("Some", Reads("changed", ">", 0)))
    goal = (Reads("cos", "<=", -1, 0.001), Reads("max-dp", "<", 1e-12))
    said = Exercise("How many predictions change?", choices, goal=goal)
    step = Step("The origin", "translate", (("s", "1.ab"),), said, notes="hands up")
    assert talks.read(text, PAGES) == (Talk("Cosines", "What they say.", (step,)), ())


def test_what_is_wrong_is_said_in_words_with_its_line() -> None:
    for text in hostile():
        for why in talks.read(text, PAGES)[1]:
            assert 1 <= int(str(why.values["line"])) <= text.count("\n") + 1
            assert prose.sentence(why)


def test_faults_are_told_up_to_twenty() -> None:
    assert len(talks.read("# a\n" + "## b\n\n" * 50, PAGES)[1]) == 20


def test_the_examples_of_the_documentation_are_talks() -> None:
    told = "".join((ROOT / "docs" / each).read_text(encoding="utf-8") for each in ("talks.md", "zh/talks.md"))
    blocks = [block.partition("```")[0] for block in told.split("```markdown\n")[1:]]
    assert len(blocks) >= 4
    for text in (*blocks, *(f"# T\n## A\n{link}\n" for link in LINKS.findall(told))):
        talk, refused = talks.read(text, addresses(), names.known())
        assert not refused
        assert talk.steps


def test_what_can_be_named_is_what_the_pages_have() -> None:
    assert names.FILE.read_text(encoding="utf-8") == make_names.text()
    assert DOCUMENT.read_text(encoding="utf-8") == document()


def test_what_comes_with_the_site_names_what_is_there() -> None:
    for file in names.FILE.parent.glob("*/*.md"):
        talk, refused = talks.read(file.read_text(encoding="utf-8"), addresses(), names.known())
        assert refused == ()
        if (english := names.FILE.parent / "en" / file.name).is_file():
            said, _ = talks.read(english.read_text(encoding="utf-8"), addresses())
            assert [(step.slug, step.query) for step in talk.steps] == [(step.slug, step.query) for step in said.steps]


def test_a_language_with_talks_of_its_own_has_all_that_english_has() -> None:
    folders = {folder.name: {file.name for file in folder.iterdir()} for folder in names.FILE.parent.glob("??")}
    assert folders["zh"] > folders["en"]


@pytest.mark.parametrize("path", ["translate?words=" + "%41" * 48_000, "a" * 144_001, "%" * 200_000])
def test_a_link_longer_than_any_line_can_come_to_is_not_looked_at(path: str) -> None:
    """The bar's way to another page is a stranger's message of any size."""
    with pytest.raises(Refused, match=r"talk\.no-link"):
        links.read(f"/{path}", ("translate",))
