"""The line that runs along with the tests."""

import pytest

from tests import progress


def report(nodeid: str, outcome: str) -> pytest.TestReport:
    return pytest.TestReport(nodeid, ("", 0, ""), {}, outcome, None, "call")  # type: ignore[arg-type]


def test_it_says_how_many_of_how_many_what_failed_and_what_is_running() -> None:
    now, said, stays = [0.0], [], []
    along = progress.Along(said.append, stays.append, 10, lambda: now[0])
    first, second = ("tests/browser/test_walk.py::test_a_story[audit]", "tests/unit/test_x.py::test_y")
    along.pytest_xdist_node_collection_finished([first, second])
    along.pytest_runtest_logstart(first)
    assert said == ["0 of 2 · 0:00 · test_walk[audit] running"]
    along.pytest_runtest_logstart(second)
    assert len(said) == 1
    now[0] = 75
    along.pytest_runtest_logreport(report(second, "failed"))
    along.pytest_runtest_logreport(report(second, "failed"))
    assert stays == [f"FAILED {second}"]
    along.pytest_runtest_logfinish(second)
    assert said[1:] == ["1 of 2, 1 failed · 1:15 · test_walk[audit] running"]
    along.pytest_runtest_logfinish(first)
    assert said[2:] == ["2 of 2, 1 failed · 1:15 · no test running"]


def test_the_line_is_broken_by_no_dot_and_a_failure_is_counted() -> None:
    along = progress.Along(print, print, 0)
    assert along.pytest_report_teststatus(report("a", "passed")) == ("passed", "", "")
    assert along.pytest_report_teststatus(report("a", "rerun")) == ("rerun", "", "RERUN")
    assert along.pytest_report_teststatus(report("a", "failed")) == ("failed", "", "FAILED")


def test_what_failed_and_is_tried_once_more_is_told_and_has_not_failed() -> None:
    said: list[str] = []
    progress.Along(print, said.append, 0).pytest_runtest_logreport(report("a", "rerun"))
    assert [each.splitlines()[0] for each in said] == ["ONCE MORE a"]
