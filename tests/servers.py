"""Servers that the processes of a run share: each alone had computed every page of each anew.

Its controller starts them, once browser tests are among the tests; a process of its own starts its own.
"""

import os
import shutil
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, ExitStack, contextmanager
from pathlib import Path
from threading import Thread

import pytest

from cosine_lab.commands.app_server import ARTIFACTS, PATIENCE_S, Server, free_port, serve, served, started
from tests.kept import log

FOLDER = "COSINE_LAB_TEST_SERVERS"
"""Where the controller writes the address of each, in a file of its name."""
NAMES = ("site", "server")
BROWSER = "tests/browser/"


@contextmanager
def shared(name: str) -> Iterator[Server]:
    """A server: the run's, once it is up, or one that ends with the block."""
    folder = os.environ.get(FOLDER)
    if folder:
        yield Server(_awaited(Path(folder, name)), ARTIFACTS / f"{name}.log")
        return
    with _start(name) as running:
        yield running


def _awaited(told: Path) -> str:
    deadline = time.monotonic() + len(NAMES) * PATIENCE_S
    while not told.exists():
        assert time.monotonic() < deadline, f"the run has no server {told.name}: see artifacts/"
        time.sleep(0.05)
    return told.read_text(encoding="utf-8")


def _start(name: str) -> AbstractContextManager[Server]:
    """Start one: lessons on pages without Streamlit, or the app, with the pseudo-language on offer."""
    if name == "site":
        port = free_port()
        command = (sys.executable, "-m", "tests.browser.bare", str(port))
        return started(command, f"http://127.0.0.1:{port}", log(name))
    return serve(served(), log(name), environment={"COSINE_LAB_PSEUDO": "1"})


class Keeper:
    """Starts the servers of a run, in turn beside it, and ends them with it."""

    def __init__(self) -> None:
        self._folder = Path(tempfile.mkdtemp())
        self._running = ExitStack()
        self._thread = Thread(target=self._serve, daemon=True)
        os.environ[FOLDER] = str(self._folder)

    def begin(self, tests: Sequence[str]) -> None:
        """Start them, unless they are, if one of the tests asks for them."""
        if self._thread.ident is None and any(each.startswith(BROWSER) for each in tests):
            self._thread.start()

    def _serve(self) -> None:
        for name in NAMES:
            url = self._running.enter_context(_start(name)).url
            new = self._folder / f"{name}.new"
            new.write_text(url, encoding="utf-8")
            new.rename(self._folder / name)

    def end(self) -> None:
        """End them."""
        if self._thread.ident is not None:
            self._thread.join()
        self._running.close()
        shutil.rmtree(self._folder)
        del os.environ[FOLDER]

    def pytest_xdist_node_collection_finished(self, ids: Sequence[str]) -> None:
        """Know what will be tried, before any of it is."""
        self.begin(ids)

    def pytest_unconfigure(self) -> None:
        """End them once the last process has."""
        self.end()


def keep(config: pytest.Config) -> None:
    """Keep servers where several processes share the tests."""
    if config.getoption("numprocesses", None) and not hasattr(config, "workerinput"):
        config.pluginmanager.register(Keeper(), "servers")
