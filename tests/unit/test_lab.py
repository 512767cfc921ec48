"""lab.py: when it installs, what it runs, what it says."""

import importlib
import re
import shlex
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

import lab
from tools import environment

ROOT = Path(__file__).resolve().parents[2]
OLD = "import runpy, sys; sys.version_info = (3, 10, 9); sys.version = '3.10.9 (old)'; "


def requirements(name: str) -> set[str]:
    """Packages, with versions, of a lock file."""
    lines = (ROOT / name).read_text(encoding="utf-8").splitlines()
    return {line.split(";")[0].strip(" \\") for line in lines if "==" in line and line[0] != " "}


def test_an_older_python_is_told_so_in_one_line() -> None:
    told = subprocess.run(
        [sys.executable, "-c", OLD + "runpy.run_path('lab.py', run_name='__main__')"],
        cwd=ROOT,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert told.returncode == 1
    assert told.stderr == "Cosine Lab needs Python 3.11 or newer, this is 3.10.9\n"


def test_the_developers_lock_holds_every_package_of_the_apps_lock() -> None:
    assert requirements(environment.APP) <= requirements(environment.DEV)


@pytest.mark.parametrize(
    "lock", [environment.APP, *(f"tools/requirements/{p.name}" for p in (ROOT / "tools" / "requirements").iterdir())]
)
def test_a_lock_holds_one_version_of_a_package_for_every_python(lock: str) -> None:
    names = re.findall(r"^(\S+)==", (ROOT / lock).read_text(encoding="utf-8"), re.MULTILINE)
    assert names
    assert sorted(set(names)) == sorted(names)


def test_a_lock_is_installed_once_and_again_when_it_changes(tmp_path: Path) -> None:
    lock, stamp = tmp_path / "lock.txt", tmp_path / "stamp"
    lock.write_text("numpy==2", encoding="utf-8")
    assert environment.stale(stamp, [lock])
    stamp.write_text(environment.digest(lock), encoding="utf-8")
    assert not environment.stale(stamp, [lock])
    lock.write_text("numpy==3", encoding="utf-8")
    assert environment.stale(stamp, [lock])


def test_a_lock_is_the_same_with_the_line_ends_of_windows(tmp_path: Path) -> None:
    unix, windows = tmp_path / "unix", tmp_path / "windows"
    unix.write_bytes(b"a\nb\n")
    windows.write_bytes(b"a\r\nb\r\n")
    assert environment.digest(unix) == environment.digest(windows)


BAD = ("bad", (sys.executable, "-c", "print('what is wrong'); raise SystemExit(3)"))
GOOD = ("good", (sys.executable, "-c", "print('still run')"))


@pytest.mark.parametrize(("todo", "beside"), [([BAD, GOOD], []), ([], [BAD, GOOD]), ([GOOD], [BAD])])
def test_one_failed_step_fails_the_run_but_stops_no_other(
    todo: list[lab.Step], beside: list[lab.Step], capfd: pytest.CaptureFixture[str]
) -> None:
    code = lab.run(todo, beside)
    said = capfd.readouterr().out
    assert code == 1
    assert "── bad\nwhat is wrong\n" in said
    assert {"── good", "still run"} < {*said.splitlines()}  # what is beside may speak between them
    assert [line.split()[:2] for line in said.splitlines()[-2:]] == [["FAILED", "bad"], ["ok", "good"]]


MEETS = """
import pathlib, sys, time
pathlib.Path(sys.argv[1]).touch()
end = time.monotonic() + 30
while not pathlib.Path(sys.argv[2]).exists() and time.monotonic() < end:
    time.sleep(0.01)
sys.exit(not pathlib.Path(sys.argv[2]).exists())
"""


def test_what_runs_beside_runs_while_the_steps_do(tmp_path: Path) -> None:
    one, other = str(tmp_path / "one"), str(tmp_path / "other")
    todo = [("step", (sys.executable, "-c", MEETS, one, other))]
    assert lab.run(todo, [("beside", (sys.executable, "-c", MEETS, other, one))]) == 0


def test_a_run_without_failures_succeeds(capfd: pytest.CaptureFixture[str]) -> None:
    assert lab.run([("good", (sys.executable, "-c", ""))]) == 0
    assert "ok     good" in capfd.readouterr().out


def test_check_is_test_without_the_browser() -> None:
    (found, driven), (alone,) = lab.tests(browser=True), lab.tests(browser=False)
    assert found[0] == "browser"  # had before a test asks for it
    assert alone == ("pytest", (*driven[1], "-m", "not browser"))


def test_a_commit_is_held_to_the_checks_of_check(monkeypatch: pytest.MonkeyPatch) -> None:
    entries = re.findall(r"entry: (.*)", (ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8"))
    assert entries == ["python lab.py lint"]
    monkeypatch.setattr(environment, "bring", lambda _: None)
    monkeypatch.setattr(environment, "node_modules", lambda: None)
    monkeypatch.setattr(lab, "run", lambda todo, beside=(): (todo, beside))
    (linted, nothing), (_, beside) = lab.main(["lint"]), lab.main(["check"])
    assert (linted, nothing) == (beside, ()) == (lab.checks(), ())


@pytest.mark.parametrize(
    "words",
    [["nonsense"], ["test", "more"], ["check", "more"], ["lint", "more"], ["encoders", "more"], ["sentences", "more"]],
)
def test_what_lab_does_not_know_is_answered_with_what_it_does(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert lab.main(words) == 2
    assert "python lab.py test" in capsys.readouterr().out


@pytest.mark.parametrize(("words", "watcher"), [([], []), (["dev"], ["--server.fileWatcherType=auto"])])
def test_a_start_listens_on_this_machine_and_only_contributors_get_the_watcher(
    words: list[str], watcher: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    started: list[tuple[str, ...]] = []
    monkeypatch.setattr(environment, "bring", lambda _: None)
    monkeypatch.setenv(environment.packed.WHERE, ".")
    monkeypatch.setattr(environment.os, "chdir", lambda _: None)
    monkeypatch.setattr(environment.os, "execv", lambda _, command: started.append(command))
    monkeypatch.setattr(environment, "call", lambda *command: started.append(command))
    lab.main([*words, "--server.port=8600"])
    given = list(started[0][started[0].index("asgi.py") + 1 :])
    assert given == ["--server.address=localhost", *watcher, "--server.port=8600"]


@pytest.mark.parametrize("words", [[], ["dev"], ["serve"]])
def test_a_server_takes_this_process_s_place_so_that_signals_reach_it(
    words: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    became: list[tuple[str, ...]] = []
    monkeypatch.setattr(environment, "bring", lambda _: None)
    monkeypatch.setattr(environment.os, "chdir", lambda _: None)
    monkeypatch.setattr(environment.os, "execv", lambda _, command: became.append(command))
    monkeypatch.setattr(environment, "call", lambda *command: became.append(command))
    monkeypatch.setenv(environment.packed.WHERE, ".")
    lab.main(words)
    assert became


def test_the_pages_for_phones_are_written_where_this_version_has_none(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    called: list[tuple[str, ...]] = []
    monkeypatch.setattr(environment, "call", lambda *command: called.append(command) or 0)
    monkeypatch.setattr(environment, "become", lambda *_: 0)
    for place in (tmp_path, tmp_path / "none"):
        monkeypatch.setenv(environment.packed.WHERE, str(place))
        for words in ((), ("--help",), (environment.WATCHER,)):
            environment.begin("serve", *words)
    assert called == [(lab.PYTHON, "-m", "cosine_lab.server.site")]


COMMANDS = re.findall(r"^python lab\.py ([a-z]+) ", lab.__doc__ or "", re.MULTILINE)
TOOLS = {
    "serve": "cosine_lab.server",
    "verify": "cosine_lab.commands.verify",
    **{each: f"tools.{each}" for each in ("lock", "pythons", "screenshots")},
    **{each: f"cosine_lab.commands.{each}" for each in ("audit", "site")},
    **{each: f"tools.{each}" for each in ("deck", "translate")},
    "browsers": "tests.engines",
    "mutate": "tests.mutation",
}


@pytest.mark.parametrize("name", ["sentences", "encoders"])
def test_encoders_are_added_from_their_lock(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    installed: list[str] = []
    monkeypatch.setattr(environment, "bring", installed.append)
    monkeypatch.setattr(environment, "install", installed.append)
    assert lab.main([name]) == 0
    assert installed == [lab.APP, f"tools/requirements/{name}.txt"]
    assert (lab.ROOT / installed[1]).is_file()


PACKAGES = ("serve", "browsers", "mutate")  # whose command is their `__main__`


def started(name: str) -> ModuleType:
    """What a command starts."""
    return importlib.import_module(TOOLS[name] + ".__main__" * (name in PACKAGES))


def test_a_server_has_two_arenas_of_memory_unless_it_was_given_others(monkeypatch: pytest.MonkeyPatch) -> None:
    script = (
        "from tools.environment import *; become(PYTHON, '-c', 'import os; print(os.getenv(\"MALLOC_ARENA_MAX\"))')"
    )
    for given, wanted in ((None, "2"), ("4", "4")):
        monkeypatch.delenv(environment.ARENAS[0], raising=False)
        if given:
            monkeypatch.setenv(environment.ARENAS[0], given)
        assert subprocess.check_output([sys.executable, "-c", script], cwd=ROOT, text=True).strip() == wanted


@pytest.mark.parametrize("word", ["-h", "--help"])
@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_says_what_it_does_and_does_nothing(
    name: str, word: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(environment, "bring", lambda _lock: None)
    called: list[tuple[str, ...]] = []
    for module, runs in ((lab, "call"), (lab, "begin"), (environment, "call_here")):
        monkeypatch.setattr(module, runs, lambda *command: called.append(command) or 0)
    monkeypatch.setattr(lab, "run", pytest.fail)
    assert lab.main([name, word]) == 0
    if name in TOOLS:
        (command,) = called
        assert command == (lab.PYTHON, "-m", TOOLS[name], word)
        with pytest.raises(SystemExit) as ended:
            started(name).main([word])
        assert ended.value.code == 0
    assert called == [] or name in TOOLS
    assert len(capsys.readouterr().out.splitlines()) > 3


@pytest.mark.parametrize("name", ["verify", "screenshots", "browsers", "pythons", "audit", "deck"])
def test_a_word_that_a_command_does_not_know_is_no_start(name: str) -> None:
    with pytest.raises(SystemExit) as ended:
        started(name).main(["--bogus"])
    assert ended.value.code == 2


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder that is not the repository, with packages called as ours, where commands are given."""
    for name in ("lib", "tools"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "__init__.py").write_text("raise SystemExit('another package')", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(environment, "bring", lambda _lock: None)
    monkeypatch.setattr(lab, "PYTHON", sys.executable)
    return tmp_path


def test_the_workflow_that_is_printed_runs_as_written(elsewhere: Path, capfd: pytest.CaptureFixture[str]) -> None:
    printed = (ROOT / "docs" / "audit.md").read_text(encoding="utf-8")
    (line,) = re.findall(r"- run: >\n((?: {10}.*\n)+)", printed)
    python, script, *words = shlex.split(line)
    assert (python, script) == ("python", "cosine-lab/lab.py")
    (elsewhere / "artifacts").mkdir()
    np.savez(elsewhere / "artifacts" / "head.npz", W=np.eye(3))
    assert lab.main(words) == 0, capfd.readouterr().err
    assert {"report.html", "numbers.json"} <= {each.name for each in elsewhere.iterdir()}


def test_a_talk_is_read_and_written_where_the_command_is_given(
    elsewhere: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    text = "# T\n## A\n/translate\n"
    (elsewhere / "talk.md").write_text(text, encoding="utf-8")
    (elsewhere / ".streamlit").mkdir()
    (elsewhere / ".streamlit" / "config.toml").write_text("[server]\nfileWatcherType = 'poll'\n", encoding="utf-8")
    assert lab.main(["deck", "talk.md", "--out", "there.html"]) == 0, capfd.readouterr().err
    words = ["deck", str(elsewhere / "talk.md"), "--out", str(elsewhere / "here.html")]
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(ROOT)
        assert lab.main(words) == 0
    assert (elsewhere / "there.html").read_bytes() == (elsewhere / "here.html").read_bytes()
