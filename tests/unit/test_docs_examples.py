"""The examples of the documents hold: commands, addresses, frames, messages, lines of a talk."""

import json
import re
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest

import lab
from cosine_lab import talks
from cosine_lab.commands.app_server import addresses
from cosine_lab.places import ROOT
from cosine_lab.talks import names
from tests.lessons_in_node import data_of, run

TEXTS = {path.name: path.read_text(encoding="utf-8") for path in [ROOT / "README.md", *(ROOT / "docs").glob("*.md")]}
COMMAND = re.compile(r"python lab\.py(?: ([a-z]+)([^`\n|#;]*))?")
PLACES = ("lib/cosine_lab/commands", "tools")
ADDRESS = re.compile(r"`(/[a-z_]*\?[a-z]+=[^`…\s]+)`")
FRAME = re.compile(r'src="https://…(/[^"]+)"')
MESSAGE = re.compile(r"`(\{\"(?:method|namespace)\"[^`]+\})`")
COMPARISON = re.compile(r"`([a-z-]+ (?:<|<=|=|>=|>) [^`]+)`")


def commands() -> list[tuple[str, str]]:
    """Every command of the documents, with the words after it, but for what stands for any word."""
    found = [(name, rest) for text in TEXTS.values() for name, rest in COMMAND.findall(text) if name]
    return sorted({(name, rest.split("  ")[0].strip()) for name, rest in found})


@pytest.mark.parametrize(("name", "rest"), commands())
def test_a_command_is_one_of_the_door_with_its_options(name: str, rest: str) -> None:
    assert name in re.findall(r"^python lab\.py ([a-z]+)", str(lab.__doc__), re.MULTILINE)
    if name == "bench":
        assert lab.benches(rest.split()), rest
    tool = next(each for at in PLACES if (each := ROOT / at / f"{name}.py").is_file()) if "--" in rest else ROOT
    for option in re.findall(r"--[a-z-]+", rest):
        assert f'"{option}"' in tool.read_text(encoding="utf-8"), option


def known(of: str, slug: str) -> set[str] | None:
    """What may stand behind a parameter of a page; None for any text."""
    page = names.known().get(slug, {"choices": {}, "stories": []})
    course = json.loads((ROOT / "assets" / "course.json").read_text(encoding="utf-8"))
    asked = json.loads((ROOT / "assets" / "ask" / "questions.json").read_text(encoding="utf-8"))
    languages = {path.stem for path in (ROOT / "assets" / "translations").glob("*.json")}
    return {
        **{name: set(keys) for name, keys in page["choices"].items()},
        "beat": {beat for story in page["stories"] for beat in story["beats"]},
        "route": set(course["routes"]),
        "session": set(course["sessions"]),
        "q": {each["key"] for each in asked} | {"translate"},
        "lang": languages,
    }.get(of)


def test_an_address_leads_to_what_it_says() -> None:
    found = [urlsplit(each) for text in TEXTS.values() for each in ADDRESS.findall(text)]
    assert len(found) >= 4
    for path, query in ((each.path, parse_qs(each.query)) for each in found):
        assert path in {*addresses().values(), "/join"}
        slug = path.strip("/") or "home"
        assert slug == "join" or list(names.misspelt(slug, query)) == []
        for name, (value,) in query.items():
            if name == "code":
                assert re.fullmatch("[A-Z]{4}", value)
            else:
                assert (allowed := known(name, slug)) is None or value in allowed, (path, name)


def test_a_frame_shows_a_part_and_a_step_that_are_there() -> None:
    frames = [urlsplit(each) for each in FRAME.findall(TEXTS["slides.md"])]
    assert len(frames) >= 2
    for each in frames:
        page, asked = names.known()[each.path.removeprefix("/")], parse_qs(each.query)
        assert asked.pop("embed") == ["true"]
        assert {f"plane:{part}" for part in asked.pop("part", [])} <= set(page["parts"])
        assert set(asked.pop("beat", [])) <= {beat for story in page["stories"] for beat in story["beats"]}
        assert asked == {}


def test_a_message_is_one_that_can_be_sent() -> None:
    said = [json.loads(each) for each in MESSAGE.findall(TEXTS["slides.md"])]
    assert {each.get("method", "") for each in said} == {"next", "step", "state", "theme", ""}


def test_the_lines_of_a_step_are_read() -> None:
    told = TEXTS["talks.md"]
    goals = [f"Goal: {each}" for each in COMPARISON.findall(told)]
    assert len(goals) >= 4
    bet = "- Some: changed > 0\n- None: changed = 0\n"
    lines = [
        *goals,
        f"{bet}Hide: plane:input, labels",
        "Bet: cos from 0 to 1 by 0.05 ± 0.1",
        r"\Goal: a team of five",
        *goals[:1],
    ]
    assert all(
        each in told
        for each in ("`Hide: plane:input, labels`", r"`\Goal: a team of five`", "from 0 to 1 by 0.05 ± 0.1`")
    )
    text = "# T\n" + "".join(f"## {k}\n[Translate](/translate)\n{each}\n" for k, each in enumerate(lines))
    talk, faults = talks.read(text, addresses(), names.known())
    assert faults == ()
    assert [step.exercise.question for step in talk.steps][-2] == "Goal: a team of five"


_UNANSWERABLE = """# Bets
## No answer holds
[translate](/translate)
- Falls: cos < 0.8
- Rises: cos > 0.9
## One holds
[translate](/translate?origin=.6,.5)
- Falls: cos < 0.8
- Stays: cos >= 0.8
## A move decides
[translate](/translate)
- Falls: cos < 0.8
- Rises: cos > 0.9
Goal: max-dcos >= 1
## No such number yet
[words](/words)
Bet: raw:e5-small:zebra from 0 to 1 by 0.01
## The lesson's own
[home](/?beat=opposite)
"""


def test_bets_of_examples_have_an_answer_where_they_begin_and_one_that_has_none_is_told(tmp_path: Path) -> None:
    """Who plays it would end in “There is no answer here”, before the whole hall."""
    told = [(ROOT / "docs" / name).read_text(encoding="utf-8") for name in ("talks.md", "zh/talks.md")]
    examples = [each for text in told for each in re.findall(r"```markdown\n(.*?)```", text, re.DOTALL)]
    data = {slug: data_of(slug) for slug in ("home", "translate", "words")}
    found = run("doubt_talks.js", {"data": data, "talks": [*examples, _UNANSWERABLE]}, tmp_path)
    assert found == [[] for _ in examples] + [[1, 4]]
    assert len(examples) >= 4
