"""A line that runs along with the tests: how many of how many, what failed, what is running now."""

import time
from collections.abc import Callable, Iterable
from typing import Any

import pytest

EVERY_S = 10
"""Between two lines where the last cannot be written over."""
MOST_NAMED = 4


def short(nodeid: str) -> str:
    """A test as its file and what is tried on it, without the folders and the name's sentence."""
    path, _, name = nodeid.partition("::")
    tried = name[name.find("[") :] if "[" in name else ""
    return path.rpartition("/")[2].removesuffix(".py") + tried[:24]


def line(done: int, total: int, failed: int, running: Iterable[str], seconds: float) -> str:
    """One line of how far the tests are."""
    minutes, rest = divmod(int(seconds), 60)
    wrong = f", {failed} failed" if failed else ""
    now = ", ".join(short(each) for each in list(running)[:MOST_NAMED])
    return f"{done} of {total}{wrong} · {minutes}:{rest:02} · {now or 'no test'} running"


def again(report: pytest.TestReport) -> bool:
    """Whether a test failed and is tried once more."""
    return str(report.outcome) == "rerun"


class Along:
    """Tells how far the processes of a run are.

    Parameters
    ----------
    write : callable
        Puts a line on the screen; on a terminal over the last one.
    say : callable
        Puts a line there that stays.
    every : float
        The least seconds between two lines.
    clock : callable
        The seconds now.
    """

    def __init__(
        self,
        write: Callable[[str], None],
        say: Callable[[str], None],
        every: float,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._write, self._say, self._every, self._clock = write, say, every, clock
        self._begin = clock()
        self._last = self._begin - every
        self._total = self._done = 0
        self._failed: list[str] = []
        self._running: dict[str, None] = {}

    def pytest_xdist_node_collection_finished(self, ids: list[str]) -> None:
        """Know how many there are: every process finds the same."""
        self._total = len(ids)

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        """Name what begins."""
        self._running[nodeid] = None
        self._tell()

    def pytest_runtest_logfinish(self, nodeid: str) -> None:
        """Count what ended."""
        self._running.pop(nodeid, None)
        self._done += 1
        self._tell(last=self._done == self._total)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Say at once what failed, and what failed and is tried once more."""
        if report.failed and report.nodeid not in self._failed:
            self._failed.append(report.nodeid)
            self._say(f"FAILED {report.nodeid}")
        elif again(report):
            self._say(f"ONCE MORE {report.nodeid}\n{report.longreprtext}")

    @pytest.hookimpl(tryfirst=True)
    def pytest_report_teststatus(self, report: pytest.TestReport) -> tuple[str, str, str] | None:
        """Leave out dots and letters."""
        if report.passed:
            return "passed" if report.when == "call" else "", "", ""
        if again(report):
            return "rerun", "", "RERUN"
        if report.failed:
            return ("failed", "", "FAILED") if report.when == "call" else ("error", "", "ERROR")
        return None

    def _tell(self, *, last: bool = False) -> None:
        now = self._clock()
        if last or now - self._last >= self._every:
            self._last = now
            failed = len(self._failed)
            self._write(line(self._done, self._total, failed, self._running, now - self._begin))


def pytest_sessionstart(session: pytest.Session) -> None:
    """Tell it where several processes share the tests, and only once."""
    plugins = session.config.pluginmanager
    reporter: Any = plugins.get_plugin("terminalreporter")
    if reporter and plugins.has_plugin("dsession"):
        plugins.register(along(reporter), "along")


def along(reporter: Any) -> Along:
    """The line on this terminal, or one now and then in a log."""
    if reporter.isatty:

        def over(text: str) -> None:
            reporter.rewrite(text[: reporter._tw.fullwidth - 1], erase=True)

        return Along(over, lambda text: reporter.write_line(f"\r{text}"), 0)
    return Along(reporter.write_line, reporter.write_line, EVERY_S)
