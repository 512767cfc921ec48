"""The command line where people call it: any code page, a closed pipe, odd names, no home, nothing to write to."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from cosine_lab.commands import app_server
from cosine_lab.commands.app_server import free_port, started
from cosine_lab.places import ROOT
from tests.kept import log
from tools import environment

POSIX = os.name != "nt"
PLAIN_ROOT = POSIX and os.geteuid() == 0 and shutil.which("setpriv")
NO_RIGHTS = "-dac_override,-dac_read_search,-fowner"
"""What lets root write where nobody may."""
UNABLE = ("setpriv", f"--bounding-set={NO_RIGHTS}", f"--inh-caps={NO_RIGHTS}") if PLAIN_ROOT else ()
HOMELESS = ("env", "-u", "HOME") if POSIX else ()
PREFIX = (*HOMELESS, *UNABLE)
LEFT_OUT = shutil.ignore_patterns(".?*", "artifacts", "docs", "node_modules", "tests", "*-*.js")
LAYER, TALK, REPORT = "Prüfung 报告.npz", "Vorträge 一.md", "报告 b.html"
BAD = (b"Traceback", b"Exception ignored", b"BrokenPipe")
OUTPUTS = {
    "cp1252": {"PYTHONIOENCODING": "cp1252"},
    "ascii": {"PYTHONIOENCODING": "ascii"},
    "C": {"LC_ALL": "C", "PYTHONCOERCECLOCALE": "0", "PYTHONUTF8": "0"},
}


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A checkout as it is first, that cannot be written to, in a folder with blanks, umlauts and Chinese."""
    place = tmp_path_factory.mktemp("a") / "Müllers Kurs 报告 (b)"
    shutil.copytree(ROOT, place, ignore=LEFT_OUT)
    shutil.copytree(ROOT / ".streamlit", place / ".streamlit")
    if not (ROOT / "static" / ".gitignore").exists():
        shutil.rmtree(place / "static")
    folders = [path for path in (place, *place.rglob("*")) if path.is_dir()]
    for each in folders:
        each.chmod(0o555)
    yield place
    for each in folders:
        each.chmod(0o755)


@pytest.fixture(scope="module")
def here(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder in which a command is given, with a layer and a talk, and this environment brought to its lock."""
    place = tmp_path_factory.mktemp("c") / "eigene Dateien 一"
    (place / "venv").mkdir(parents=True)
    for each in Path(sys.prefix).iterdir():
        if each.name != "lock.sha256":
            (place / "venv" / each.name).symlink_to(each, target_is_directory=each.is_dir())
    (place / "venv" / "lock.sha256").write_text(environment.digest(ROOT / environment.DEV), encoding="utf-8")
    np.savez(place / LAYER, W=np.eye(3), labels=["ä", "猫", "c"])
    (place / TALK).write_text("# 一\n## A\n/translate\n", encoding="utf-8")
    return place


def lab(checkout: Path, here: Path) -> tuple[str, ...]:
    python = here / "venv" / Path(environment.PYTHON).relative_to(environment.VENV)
    return (*PREFIX, str(python), str(checkout / "lab.py"))


def variables(here: Path, output: str) -> dict[str, str]:
    return {environment.FOLDER: str(here / "venv"), **OUTPUTS[output]}


def called(checkout: Path, here: Path, output: str, *words: str, **pipes: int) -> subprocess.CompletedProcess[bytes]:
    around, kept = os.environ | variables(here, output), {"stdout": subprocess.PIPE} | pipes
    command = (*lab(checkout, here), *words)
    return subprocess.run(command, cwd=here, env=around, stderr=subprocess.PIPE, check=False, **kept)


@pytest.mark.parametrize(
    ("output", "words"),
    [
        ("cp1252", ("audit", LAYER, "--out", REPORT)),
        ("C", ("audit", LAYER, "--out", REPORT)),
        ("ascii", ("audit", LAYER)),
        ("ascii", ("deck", TALK, "--out", REPORT)),
        ("cp1252", ("translate", "--help")),
        ("cp1252", ("bench", "nothing of that name")),
    ],
)
def test_a_command_ends_well_whatever_its_output_can_show(
    checkout: Path, here: Path, output: str, words: tuple[str, ...]
) -> None:
    (here / REPORT).unlink(missing_ok=True)
    done = called(checkout, here, output, *words)
    assert done.returncode == 0, done.stderr
    assert not any(each in done.stderr for each in BAD)
    assert done.stdout.strip() or words[0] == "bench"
    assert (here / REPORT).exists() == ("--out" in words)


@pytest.mark.parametrize(
    "words", [("nonsense",), ("audit", "--help"), ("audit", LAYER), ("deck", TALK, "--out", "b.html")]
)
def test_a_reader_who_has_read_enough_sees_no_traceback(checkout: Path, here: Path, words: tuple[str, ...]) -> None:
    closed, end = os.pipe()
    os.close(closed)
    try:
        done = called(checkout, here, "cp1252", *words, stdout=end)
    finally:
        os.close(end)
    assert done.returncode in {0, 1}  # argparse overlooks it
    assert not any(each in done.stderr for each in BAD)


def test_the_first_call_says_under_any_code_page_that_it_makes_an_environment(tmp_path: Path) -> None:
    code = (
        "import runpy\nfrom tools import environment\nenvironment.install = print\n"
        "runpy.run_path('lab.py', run_name='__main__')"
    )
    around = os.environ | OUTPUTS["cp1252"] | {environment.FOLDER: str(tmp_path / "报告")}
    words = (sys.executable, "-c", code, "bench", "nothing of that name")
    done = subprocess.run(words, cwd=ROOT, env=around, capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"making .venv\ntools/requirements/dev.txt\n" in done.stdout.replace(b"\r\n", b"\n")


@pytest.mark.parametrize(
    ("output", "words"),
    [("cp1252", ("app", "--server.headless=true", "--server.port")), ("ascii", ("serve", "--port"))],
)
def test_the_first_start_says_where_the_app_is_and_warns_of_nothing(
    checkout: Path, here: Path, output: str, words: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without a home, in a folder that it cannot write to: there a start puts every lesson's code together."""
    monkeypatch.setattr(app_server, "PATIENCE_S", 400)
    port = free_port()
    command = (*lab(checkout, here), *words, str(port), "--server.address=127.0.0.1")
    told = log(f"first-{words[0]}")
    with started(command, f"http://127.0.0.1:{port}", told, checkout, variables(here, output)):
        pass
    said = told.read_text(encoding=output)
    assert f":{port}" in said
    assert not {"Traceback", "WARNING", "Warning", "Error"} & set(said.replace(":", " ").split())
    assert "\\u25" not in said  # the code for phones is drawn with what there is
