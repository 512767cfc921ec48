"""The command that makes one file of a talk: what it refuses, a line each, and its exit codes."""

from pathlib import Path

import pytest

from cosine_lab import talks
from cosine_lab.commands.app_server import addresses
from cosine_lab.commands.deck import main
from cosine_lab.talks import links
from tests.makers.hostile_talks import MISNAMED


def told(tmp_path: Path, content: bytes, capsys: pytest.CaptureFixture[str]) -> list[str]:
    """The lines about a file that no deck is made of."""
    file = tmp_path / "talk.md"
    file.write_bytes(content)
    assert main([str(file), "--out", str(tmp_path / "talk.html")]) == 1
    assert not (tmp_path / "talk.html").exists()
    return capsys.readouterr().err.replace(f"{file}", "talk.md").splitlines()


def test_every_fault_of_a_talk_is_a_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = told(tmp_path, b"# T\n## A\n/nowhere\n## B\n/\nGoal: x\n", capsys)
    assert [line.partition(": ")[0] for line in lines] == ["talk.md:3", "talk.md:6"]
    assert "nowhere" in lines[0]


def test_a_name_that_no_page_has_is_told_with_the_nearest(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = told(tmp_path, MISNAMED.encode(), capsys)
    told_at = [line.partition(": ")[0] for line in lines]
    assert told_at == [f"talk.md:{k}" for k in (3, 5, *range(8, 12), *range(13, 36, 2), 40, 43)]
    for meant, line in zip(("opposite", "iris", "changed", "max-dcos"), lines, strict=False):
        assert f"“{meant}”?" in line
    assert "“cos” is never above 1" in lines[4]
    assert "mean “plane:" in lines[5]


@pytest.mark.parametrize("content", [b"", b"\xff", b"# No step\n", b"a" * 600_000])
def test_what_is_no_talk_is_told_in_one_line(
    content: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (line,) = told(tmp_path, content, capsys)
    assert line.startswith("talk.md:1: ")


def test_a_file_that_is_not_there_is_told_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(tmp_path / "none.md"), "--out", str(tmp_path / "x.html")]) == 1
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_without_a_place_for_the_file_nothing_is_done(tmp_path: Path) -> None:
    with pytest.raises(SystemExit) as ended:
        main([str(tmp_path / "talk.md")])
    assert ended.value.code == 2


def test_a_talk_is_not_written_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("talk.md").write_text("# T\n## A\n/\n", encoding="utf-8")
    with pytest.raises(SystemExit) as ended:
        main(["talk.md", "--out", str(tmp_path / "talk.md")])
    assert ended.value.code == 2
    assert Path("talk.md").read_text(encoding="utf-8").startswith("# T")


def test_a_place_is_a_page_with_the_choices_that_the_site_makes() -> None:
    text = "# T\n## A\n/translate?s=1.ab&source=iris&beat=each\n## B\n/\n"
    steps = talks.read(text, addresses())[0].steps
    places = [links.place(step.slug, step.query) for step in steps]
    assert places == ["translate?source=iris", ""]
