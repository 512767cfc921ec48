"""A full disk: one line, an exit code, and never half a file."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import numpy as np
import pytest

from cosine_lab import atomic_write
from cosine_lab.commands import audit, deck
from cosine_lab.site import bundles

TALK = "# A talk\n\n## One step\n/translate\n"
BEFORE = "what was there before"


def head(folder: Path) -> str:
    """A file with an output layer."""
    np.savez(folder / "head.npz", W=np.eye(4)[:, :3], labels=np.array(list("abcd")))
    return str(folder / "head.npz")


def talk(folder: Path) -> str:
    """A file with a talk."""
    (folder / "talk.md").write_text(TALK, encoding="utf-8")
    return str(folder / "talk.md")


def test_a_file_takes_the_place_of_another_whole(tmp_path: Path) -> None:
    for text in ("first", "second \u2212"):
        atomic_write.write(tmp_path / "a.html", text)
        assert (tmp_path / "a.html").read_text(encoding="utf-8") == text
    assert [each.name for each in tmp_path.iterdir()] == ["a.html"]


if sys.platform != "win32":
    import resource

    @contextmanager
    def full(most: int = 1_000) -> Iterator[None]:
        """No file can grow beyond so many bytes, as on a disk with no more room."""
        before = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, (most, before[1]))
        try:
            yield
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, before)

    @pytest.mark.parametrize("there", [True, False], ids=["there before", "not there"])
    def test_what_does_not_fit_leaves_what_was_there(tmp_path: Path, *, there: bool) -> None:
        place = tmp_path / "a.html"
        if there:
            place.write_text(BEFORE, encoding="utf-8")
        with full(), pytest.raises(OSError, match=r"a\.html"):
            atomic_write.write(place, "x" * 100_000)
        assert [each.read_text(encoding="utf-8") for each in tmp_path.iterdir()] == [BEFORE] * there

    @pytest.mark.parametrize(("command", "given"), [(audit.main, head), (deck.main, talk)], ids=["audit", "deck"])
    def test_a_command_that_cannot_write_says_so_in_a_line(
        command: Callable[[list[str]], int],
        given: Callable[[Path], str],
        tmp_path: Path,
        capsys: pytest.CaptureFixture[str],
    ) -> None:
        words, place = [given(tmp_path), "--out"], tmp_path / "made.html"
        place.write_text(BEFORE, encoding="utf-8")
        before = sorted(tmp_path.iterdir())
        bundles.publish()  # which the deck needs, and once for all tests
        with full():
            assert command([*words, str(place)]) == 1
        (line,) = capsys.readouterr().err.splitlines()
        assert line.startswith(f"{place}: ")
        assert place.read_text(encoding="utf-8") == BEFORE
        assert sorted(tmp_path.iterdir()) == before


if Path("/dev/full").exists():

    def test_a_full_device_is_named(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
        assert audit.main([head(tmp_path), "--out", "/dev/full"]) == 1
        assert capsys.readouterr().err == "/dev/full: No space left on device\n"
