"""Find a Chromium-like browser, or install one, or say in one line what to install.

Tests and screenshots never go without one: `python -m cosine_lab.commands.browser` prints its path or fails.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from cosine_lab import command_line

if TYPE_CHECKING:
    from playwright.sync_api import Page

VARIABLE = "COSINE_LAB_BROWSER"
NAMES = (
    "chromium",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
    "chromium-browser",
    "microsoft-edge",
    "microsoft-edge-stable",
    "msedge",
)
MAC = (
    "Google Chrome.app/Contents/MacOS/Google Chrome",
    "Chromium.app/Contents/MacOS/Chromium",
    "Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
)
WINDOWS = (
    "Google/Chrome/Application/chrome.exe",
    "Chromium/Application/chrome.exe",
    "Microsoft/Edge/Application/msedge.exe",
)
FLAGS = (
    "--headless",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # Only pages of our own are opened, and root (in a container) has no sandbox to offer.
    *(("--no-sandbox",) if sys.platform == "linux" else ()),
)
IDLE = '[data-testid="stApp"][data-test-script-state="notRunning"], body:has(#site) > header nav > div'
"""A script of Streamlit's is at rest; a page of the site without a server has its bar."""
UNDRAWN = '[data-testid="stSkeleton"], .stPlotlyChart:not(:has(.main-svg :is(path, text)))'
"""Places of what has arrived and whose code is still to come, and charts without a picture."""
PATIENCE_MS = 60_000


class BrowserMissingError(Exception):
    """No browser to be found or had; the message is one line that says what to do."""


def candidates(environ: Mapping[str, str], platform: str) -> Iterator[str]:
    """Names (to be looked up in PATH) and full paths at which a browser may be, best first."""
    yield from NAMES
    if platform == "darwin":
        for folder in (Path("/Applications"), Path(environ.get("HOME", "/")) / "Applications"):
            yield from (str(folder / app) for app in MAC)
    elif platform == "win32":
        for variable in ("PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA"):
            if variable in environ:
                yield from (str(Path(environ[variable]) / program) for program in WINDOWS)
    else:
        yield from ("/snap/bin/chromium", "/opt/google/chrome/chrome")


def find(environ: Mapping[str, str], platform: str) -> str | None:
    """Path of a browser that is there, or None.

    Parameters
    ----------
    environ : mapping of str to str
        The environment. COSINE_LAB_BROWSER, when set, is taken at its word; PATH is searched next.
    platform : str
        As `sys.platform` names it.

    Raises
    ------
    BrowserMissingError
        If COSINE_LAB_BROWSER names no program.
    """
    if chosen := environ.get(VARIABLE):
        if path := shutil.which(chosen, path=environ.get("PATH", "")):
            return path
        raise BrowserMissingError(f"{VARIABLE} needs the path of a browser, got {chosen!r}")
    for candidate in candidates(environ, platform):
        path = shutil.which(candidate, path=environ.get("PATH", ""))
        if path and starts(path, platform):
            return path
    return None


def starts(path: str, platform: str) -> bool:
    """Whether a program found is a browser: Ubuntu's chromium-browser may be a mere signpost."""
    if platform in {"win32", "darwin"}:
        return True
    answer = subprocess.run([path, "--version"], capture_output=True, check=False)
    return answer.returncode == 0


def find_playwrights_own() -> str | None:
    """Path of the browser that `playwright install chromium` keeps, or None."""
    from playwright.sync_api import sync_playwright  # noqa: PLC0415 - half a second, seldom needed

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).is_file() else None


def install_commands(platform: str, *, root: bool) -> Iterator[list[str]]:
    """Ways to install a browser here, the platform's own first."""
    if platform == "linux" and root and shutil.which("apt-get"):
        yield ["apt-get", "install", "--yes", "--no-install-recommends", "chromium"]
        yield ["apt-get", "update"]
        yield ["apt-get", "install", "--yes", "--no-install-recommends", "chromium"]
    yield [sys.executable, "-m", "playwright", "install", "chromium"]


def advice(platform: str) -> str:
    """One line: what to install where nothing could be."""
    how = {
        "darwin": "install Google Chrome (or: brew install --cask chromium)",
        "win32": "install Google Chrome or Microsoft Edge",
    }.get(platform, "install chromium (Debian and Ubuntu: sudo apt-get install chromium)")
    return f"No browser for the browser tests: {how}, or set {VARIABLE} to the path of one"


def executable() -> str:
    """Path of a browser, installed first if need be.

    Raises
    ------
    BrowserMissingError
        If none is found and none can be installed.
    """
    path = find(os.environ, sys.platform) or find_playwrights_own()
    if path:
        return path
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in install_commands(sys.platform, root=root):
        print("── installing a browser:", *command, file=sys.stderr, flush=True)
        subprocess.run(command, env=quiet, stdout=sys.stderr, check=False)
        if path := find(os.environ, sys.platform) or find_playwrights_own():
            return path
    raise BrowserMissingError(advice(sys.platform))


def settle(page: "Page") -> None:
    """Wait until the server's script is at rest; a commit still under way has not woken it yet."""
    page.locator(IDLE).wait_for(state="attached", timeout=PATIENCE_MS)


def whole(page: "Page") -> None:
    """Wait until the script is at rest and everything that it sent is drawn."""
    settle(page)
    page.locator(UNDRAWN).first.wait_for(state="detached", timeout=PATIENCE_MS)


def main(_words: Sequence[str]) -> None:
    """Say where the browser is."""
    try:
        print(executable())
    except BrowserMissingError as missing:
        sys.exit(str(missing))


if __name__ == "__main__":
    command_line.run(main)
