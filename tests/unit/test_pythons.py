"""Other Pythons: which are taken, what is run on them, what is said of them."""

import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from tools import pythons
from tools.pythons import BRING, LISTED, NAMES, ONCE, Outcome, report

UV = """\
cpython-3.14.0b2-linux-x86_64-gnu               /usr/bin/python3.14
cpython-3.13.5+freethreaded-linux-x86_64-gnu    /usr/bin/python3.13t
cpython-3.13.1-windows-x86_64-none     C:\\Program Files\\Python 3.13\\python.exe\r
cpython-3.12.7-linux-x86_64-gnu        /opt/a b/python3.12 -> python
pypy-3.11.13-linux-x86_64-gnu          /usr/bin/pypy3.11
"""
OWN = "3.12"
FOUND = {"3.11": "/a/python", OWN: "/b/python", "3.13": "/c/python", "3.15": "/d/python"}


@pytest.fixture
def called(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[tuple[Sequence[str], dict[str, str]]]:
    """What is run, with which variables, by a Python 3.12."""
    calls: list[tuple[Sequence[str], dict[str, str]]] = []
    monkeypatch.setattr(pythons, "call", lambda *command, **own: calls.append((command, own)) or 0)
    monkeypatch.setattr(pythons, "installed", lambda: dict(FOUND))
    monkeypatch.setattr(pythons, "OWN", OWN)
    monkeypatch.setattr(pythons, "ARTIFACTS", tmp_path)
    return calls


def test_only_released_cpythons_are_taken_wherever_they_are() -> None:
    windows = "C:\\Program Files\\Python 3.13\\python.exe"
    assert LISTED.findall(UV) == [("3.13", windows), ("3.12", "/opt/a b/python3.12")]


def test_the_python_of_this_run_is_found_where_it_has_pip() -> None:
    assert pythons.has_pip(sys._base_executable)
    assert not pythons.has_pip("git")


def test_the_newest_that_readme_names_is_set_up_and_then_opens_everything_once(called: list[tuple]) -> None:
    assert pythons.main(["--newest"]) == 0
    (made, own), (tests, same) = called
    assert made == ("/c/python", "-c", BRING)
    assert own == same == {"COSINE_LAB_VENV": ".venv-3.13"}
    assert ".venv-3.13" in tests[0]
    assert tests[-5:] == (*ONCE, "-k", NAMES)


def test_without_another_python_that_is_said_and_nothing_fails(
    called: list[tuple], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(pythons, "installed", lambda: {OWN: "/b/python"})
    assert pythons.main(["--newest"]) == 0
    assert called == []
    assert "No other Python with pip was found beside 3.12" in capsys.readouterr().out


def test_each_runs_all_and_one_that_says_nothing_has_failed(
    called: list[tuple], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(pythons, "call", lambda *command, **own: called.append((command, own)) or len(called) // 7)
    assert pythons.main([]) == 1
    assert [own.get("COSINE_LAB_VENV") for _, own in called] == [
        *2 * [".venv-3.11"],
        None,
        *2 * [".venv-3.13"],
        *2 * [".venv-3.15"],
    ]
    said = capsys.readouterr().out.splitlines()
    assert "FAILED on 3.15: nothing: exit code 1" in said
    assert [line.split()[0] for line in said[-5:]] == ["3.11", "3.12", "3.13", "3.15", "3.14"]
    assert said[-1].endswith("not found, or without pip")


def test_what_differs_is_said_and_what_does_not_is_not() -> None:
    one = Outcome(10, frozenset(), 3, {"numpy": "2.4", "scipy": "1"})
    other = Outcome(8, frozenset({"a::b"}), 4, {"numpy": "2.5", "scipy": "1"})
    *differ, _, _, lost, _ = report({"3.11": one, "3.12": other})
    assert differ == ["numpy: 2.4 on 3.11, 2.5 on 3.12", "FAILED on 3.12: a::b"]
    assert lost.startswith("3.13")
