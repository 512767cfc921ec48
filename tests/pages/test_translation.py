"""A language is added by files alone: made by `python lab.py translate`, filled, kept true, shown."""

import json
import shutil
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from cosine_lab import prose
from cosine_lab.places import ASSETS
from cosine_lab.prose import files, strings
from tests.pages import app
from tools import translate

TOY = "eo"


def forget() -> None:
    for cached in (
        strings._strings,
        strings._records,
        strings.whole,
        strings.reviewed,
        files._languages,
        files._texts,
        prose._page,
    ):
        cached.cache_clear()


@pytest.fixture
def prose_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The words in a temporary folder, with no language but English."""
    for english in (ASSETS / "prose").glob("*/en.*"):
        (tmp_path / "prose" / english.parent.name).mkdir(parents=True)
        shutil.copy(english, tmp_path / "prose" / english.parent.name)
    monkeypatch.setattr(strings, "PROSE", tmp_path / "prose")
    monkeypatch.setattr(strings, "RECORDS", tmp_path / "translations")
    monkeypatch.setattr(translate, "ARTIFACTS", tmp_path)
    forget()
    yield tmp_path / "prose"
    forget()


def run(*words: str) -> int:
    code = translate.main([TOY, *words])
    forget()
    return code


def write(folder: Path, part: str, **texts: str) -> None:
    """Fill in some texts of a part's file in the toy language."""
    file = folder / part / f"{TOY}.json"
    file.write_text(json.dumps(json.loads(file.read_text("utf-8")) | texts, ensure_ascii=False), "utf-8")
    forget()


def test_a_language_is_added_without_code_and_a_page_opens_in_it(prose_folder: Path) -> None:
    assert run() == 0
    page = prose_folder / "translate" / f"{TOY}.md"
    page.write_text(page.read_text("utf-8").replace("#\n\n", "# Ŝovi\nKiuj kosinusoj?\n", 1), "utf-8")
    write(prose_folder, "plane", **{"action.undo": "Malfari"})
    shown = app.opened("translate", lang=TOY)
    assert not shown.exception
    assert app.warnings(shown) == []
    assert any("**Ŝovi** Kiuj kosinusoj?" in each.value for each in shown.markdown)
    words = app.surface(shown)["words"]
    assert words["action.undo"] == "Malfari"
    assert words["action.redo"] == prose.text("plane")("action.redo")
    bar = next(json.loads(each.proto.json) for each in shown.get("bidi_component") if each.key == "bar")
    assert bar["languages"] == [["en", "English"], ["eo", "Esperanto (in work)"]]


def test_what_is_left_to_do_is_listed_with_its_place_and_what_is_beside_it(prose_folder: Path) -> None:
    run()
    listed = (prose_folder.parent / f"translate-{TOY}.md").read_text("utf-8")
    assert "**beat.alike.do** (missing), [on the page](http://localhost:8501/translate?lang=eo&beat=alike)" in listed
    english = prose.text("translate").template("beat.alike")
    assert f"beside beat.alike: {english!r}" in listed
    assert listed.count("\n- **") == len(strings.states(TOY))


def test_a_string_is_stale_once_its_english_changes_until_it_is_written_or_read_again(prose_folder: Path) -> None:
    def state() -> str:
        return strings.state("site", "menu", TOY)

    run()
    write(prose_folder, "site", menu="Menuo")
    assert state() == "unrecorded"
    run("--machine")
    assert state() == "machine"
    run("--reviewed", "site")
    assert state() == "reviewed"
    english = prose_folder / "site" / "en.json"
    english.write_text(english.read_text("utf-8").replace('"Menu"', '"The menu"'), "utf-8")
    forget()
    assert state() == "stale"
    run()
    assert state() == "stale"
    assert Counter(strings.states(TOY).values())["stale"] == 1
    write(prose_folder, "site", menu="La menuo")
    run()
    assert state() == "reviewed"


def test_where_somebody_translates_files_are_read_again_and_what_is_left_to_do_is_marked(
    prose_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run()
    monkeypatch.setattr(strings, "LIVE", True)
    said = {prose.text("site", TOY)("menu")}
    write(prose_folder, "site", menu="Menuo")
    strings._edition.cache_clear()
    assert said | {prose.text("site", TOY)("menu")} == {"⟦Menu⟧", "Menuo"}


def test_a_language_is_whole_once_it_lacks_nothing(prose_folder: Path) -> None:
    run()
    assert not prose.whole(TOY)
    for english in prose_folder.glob("*/en.*"):
        shutil.copy(english, english.with_stem(TOY))
    forget()
    assert prose.whole(TOY)
    assert prose.choices() == [("en", "English")]
    assert prose.choices("eo") == [("en", "English"), ("eo", "Esperanto (by a machine)")]
    run("--reviewed", *strings.parts())
    forget()
    assert prose.choices() == [("en", "English"), ("eo", "Esperanto")]


@pytest.mark.parametrize(
    ("english", "own", "why"),
    [
        ("{a} of {b:.2f}", "{b:.2f}: {a}", None),
        ("{a} of {b}", "{a}", "placeholders: ['b']"),
        ("{a}", "{a} {a", "braces"),
        ("press {button:action.undo}", "premu", "placeholders: ['button:action.undo']"),
        ("{n:plural|one=# a|other=# b}", "{n:plural|one=# a|few=# b|many=# c|other=# d}", None),
        ("{n:plural|one=# a|other=# b}", "{n:plural|one=# a|other=# d}", "plural forms"),
        ("**no** `x` [a](words)", "**nie** `x` [b](words)", None),
        ("**no**", "nie", "marks"),
        ("[a](words)", "[b](elsewhere)", "marks"),
        ("Undo", "x" * 25, "length"),
    ],
)
def test_a_translation_with_a_fault_is_told(english: str, own: str, why: str | None) -> None:
    found = translate.fault(english, own, "pl")
    assert found is None if why is None else (found or "").startswith(why)


def test_a_translation_that_names_other_values_than_english_does_today_gives_way_to_it(prose_folder: Path) -> None:
    run()
    write(prose_folder, "bar", **{"talk.place": "{k} el {all}", "talk": "Prelego", "gone": "?"})
    assert prose.text("bar", TOY)("talk.place", k=1, n=2) == "1 / 2"
    assert prose.text("bar", TOY)("talk") == "Prelego"
    assert strings.states(TOY)["bar.gone"] == "stale"
    run()
    assert "bar.gone" not in strings.states(TOY)
