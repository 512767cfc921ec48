"""The paper's check as the page makes it."""

import pytest

from cosine_lab import prose
from cosine_lab.lessons.rankings.figures import checks as drawn
from cosine_lab.lessons.rankings.model import checks
from cosine_lab.lessons.rankings.model.checks import Report
from cosine_lab.lessons.rankings.sentences import checks as said

TEXT = prose.text("paper_check")


@pytest.fixture(scope="module")
def told() -> list[float]:
    return []


@pytest.fixture(scope="module")
def report(told: list[float]) -> Report:
    with pytest.MonkeyPatch.context() as patch:  # the same runs, without those of a second each
        patch.setattr(checks, "MOST_MINORS", 20_000)
        patch.setattr(checks, "MOST_PATTERNS", 5_000)
        patch.setattr(checks, "TRIALS", 5)
        return checks.check(2, lambda done, _said: told.append(done))


def test_every_run_agrees(report: Report) -> None:
    assert all(row.agreed == row.runs > 0 for row in report.rows)
    assert "runs agree" in said.summary(report, TEXT)


def test_the_papers_sizes_are_marked_and_ours_go_beyond(report: Report) -> None:
    paper = {(row.run.n, row.run.d) for row in report.rows if row.paper}
    ours = {(row.run.n, row.run.d) for row in report.rows if not row.paper}
    assert paper == {(n, d) for n in (3, 5, 10) for d in range(2, min(n, 6) + 1)}
    assert (4000, 50) in ours
    assert max(n for n, _ in paper) == 10
    table = drawn.checks(report, TEXT)
    assert list(table["Paper’s"]).count("●") == sum(row.paper for row in report.rows)


def test_progress_never_goes_back_and_the_seed_reaches_the_larger_matrices(report: Report, told: list[float]) -> None:
    assert told == pytest.approx(sorted(told))
    assert 0 < told[0] < told[-1] <= 1
    assert {row.run.seed for row in report.rows if not row.paper} == {2}


def test_a_run_that_disagrees_is_not_hidden(report: Report) -> None:
    first, *rest = report.rows
    total = sum(row.runs for row in report.rows)
    broken = report._replace(rows=(first._replace(agreed=first.runs - 1), *rest))
    assert said.summary(broken, TEXT) == f"1 of {total} runs do not agree: see the table."
    assert drawn.checks(broken, TEXT)["Agree"][0] == f"{first.runs - 1} / {first.runs}"


def test_what_is_left_to_the_command_is_counted() -> None:
    assert "20 more of the paper’s runs" in said.about(TEXT)
    assert "1 of ours" in said.about(TEXT)


def test_the_papers_counterexample_loses_label_3_and_no_cosine() -> None:
    table = drawn.example_table(TEXT)
    assert max(table["Largest difference of cosines"]) < 1e-12
    assert table["Can win, before"][0] == "1, 2, 3, 4, 5, 6, 7"
    assert table["and after"][0] == "1, 2, 4, 5, 6, 7"
    assert table["Rankings of both"][1] == 0


def test_lengths_change_rankings_more_often_than_not(report: Report) -> None:
    assert {(t.n, t.d): t.rankings for t in report.trials}[8, 2] == 5
    assert drawn.trial_table(report, TEXT)["Rankings differ"][3] == "100%"
