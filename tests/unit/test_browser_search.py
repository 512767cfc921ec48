"""Finding a browser: the reader's choice first, then PATH, then the usual places, then one line."""

import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from cosine_lab.commands import browser

ROOT = Path(__file__).resolve().parents[2]


def program(path: Path, *, code: int = 0) -> Path:
    """A program that ends with this exit code, whatever it is asked."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"#!/bin/sh\nexit {code}\n", encoding="utf-8")
    path.chmod(path.stat().st_mode | stat.S_IXUSR)
    return path


def test_the_chosen_browser_comes_before_all_others(tmp_path: Path) -> None:
    program(tmp_path / "bin" / "chromium")
    mine = program(tmp_path / "mine")
    environ = {browser.VARIABLE: str(mine), "PATH": str(tmp_path / "bin")}
    assert browser.find(environ, "linux") == str(mine)


def test_a_choice_that_is_no_program_is_an_error_and_nothing_else_is_tried(tmp_path: Path) -> None:
    program(tmp_path / "chromium")
    environ = {browser.VARIABLE: "/no/such/browser", "PATH": str(tmp_path)}
    with pytest.raises(browser.BrowserMissingError) as error:
        browser.find(environ, "linux")
    said = "COSINE_LAB_BROWSER needs the path of a browser, got '/no/such/browser'"
    assert str(error.value) == said


@pytest.mark.parametrize("name", browser.NAMES)
def test_a_browser_is_found_by_any_of_its_usual_names(name: str, tmp_path: Path) -> None:
    here = program(tmp_path / name)
    assert browser.find({"PATH": str(tmp_path)}, "linux") == str(here)


def test_a_signpost_that_only_looks_like_a_browser_is_passed_by(tmp_path: Path) -> None:
    program(tmp_path / "chromium", code=1)
    real = program(tmp_path / "microsoft-edge")
    assert browser.find({"PATH": str(tmp_path)}, "linux") == str(real)


def test_on_a_mac_the_applications_of_one_user_are_searched_too(tmp_path: Path) -> None:
    app = "Google Chrome.app/Contents/MacOS/Google Chrome"
    chrome = program(tmp_path / "Applications" / app)
    assert browser.find({"PATH": "", "HOME": str(tmp_path)}, "darwin") == str(chrome)


def test_on_windows_edge_is_found_where_it_is_always_installed(tmp_path: Path) -> None:
    edge = program(tmp_path / "Microsoft" / "Edge" / "Application" / "msedge.exe")
    assert browser.find({"PATH": "", "PROGRAMFILES(X86)": str(tmp_path)}, "win32") == str(edge)


def test_where_there_is_none_none_is_found(tmp_path: Path) -> None:
    assert browser.find({"PATH": str(tmp_path), "HOME": str(tmp_path)}, "darwin") is None


def test_only_root_installs_with_apt_and_everyone_with_playwright() -> None:
    playwrights = [sys.executable, "-m", "playwright", "install", "chromium"]
    assert [*browser.install_commands("linux", root=False)] == [playwrights]
    assert [*browser.install_commands("darwin", root=True)] == [playwrights]
    assert [*browser.install_commands("linux", root=True)][-1] == playwrights


@pytest.mark.parametrize(
    ("platform", "what"),
    [
        ("linux", "install chromium (Debian and Ubuntu: sudo apt-get install chromium)"),
        ("darwin", "install Google Chrome (or: brew install --cask chromium)"),
        ("win32", "install Google Chrome or Microsoft Edge"),
    ],
)
def test_the_advice_is_one_line_that_says_what_to_install(platform: str, what: str) -> None:
    said = f"No browser for the browser tests: {what}, or set COSINE_LAB_BROWSER to the path of one"
    assert browser.advice(platform) == said


def test_where_none_is_found_nor_installed_the_advice_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    nothing = [sys.executable, "-c", ""]
    monkeypatch.setattr(browser, "find", lambda *_: None)
    monkeypatch.setattr(browser, "find_playwrights_own", lambda: None)
    monkeypatch.setattr(browser, "install_commands", lambda *_, **__: iter([nothing]))
    with pytest.raises(browser.BrowserMissingError) as error:
        browser.executable()
    assert str(error.value) == browser.advice(sys.platform)


def test_the_command_fails_in_one_line_on_a_bad_choice() -> None:
    asked = subprocess.run(
        [sys.executable, "-m", "cosine_lab.commands.browser"],
        cwd=ROOT,
        env={**os.environ, browser.VARIABLE: "/no/such/browser"},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert asked.returncode == 1
    assert asked.stdout == ""
    assert asked.stderr.splitlines() == ["COSINE_LAB_BROWSER needs the path of a browser, got '/no/such/browser'"]
