"""The paper's statements checked on random matrices, at the paper's sizes and beyond them."""

import time
from collections.abc import Callable, Iterable
from typing import NamedTuple

from lib import prose
from lib.figures.table import Table
from lib.maths.counterexamples import Trials, examples, trials
from lib.maths.counting import max_sign_patterns
from lib.maths.verification import Check, Run, further_runs, paper_runs, verified
from lib.parameters import Numbers

SEED = Numbers("Seed of the larger matrices", 1, 9999, 1, whole=True)
MOST_MINORS = 200_000
MOST_PATTERNS = 100_000
TRIED = ((4, 2), (5, 2), (5, 3), (8, 2), (8, 3))
TRIALS = 50
_LABELS = 1  # the paper counts labels from 1

Progress = Callable[[float, str], None]


class Row(NamedTuple):
    """All runs of one statement, size and method: how many, and how many of them agree."""

    run: Run
    paper: bool
    runs: int
    compared: int
    agreed: int
    seconds: float


class Report(NamedTuple):
    """What came of the runs, and of the trials of Theorem 5.5."""

    rows: tuple[Row, ...]
    trials: tuple[Trials, ...]


def check(seed: int, progress: Progress) -> Report:
    """Run what takes seconds: the paper's runs but those of millions of minors, and larger ones."""
    words = prose.words("paper_check")
    paper, ours = _quick(paper_runs()), [run._replace(seed=seed) for run in _quick(further_runs())]
    runs = paper + ours
    timed = []
    begin = time.perf_counter()
    for at, done in enumerate(verified(runs)):
        now = time.perf_counter()
        timed.append((done, at < len(paper), now - begin))
        begin = now
        coming = runs[min(at + 1, len(runs) - 1)]
        said = words["working"].format(statement=coming.statement, n=coming.n, d=coming.d)
        progress(0.9 * (at + 1) / len(runs), said)
    tried = []
    for at, (n, d) in enumerate(TRIED):
        progress(0.91 + 0.09 * at / len(TRIED), words["trying"].format(n=n, d=d))
        tried.append(trials(n, d, TRIALS, seed))
    return Report(tuple(_grouped(timed)), tuple(tried))


def about() -> str:
    """What is compared with what, and what is left out."""
    left = [len(runs) - len(_quick(runs)) for runs in (paper_runs(), further_runs())]
    return prose.words("paper_check")["about"].format(
        paper=left[0], minors=f"{MOST_MINORS:,}", ours=left[1], patterns=f"{MOST_PATTERNS:,}"
    )


def told(report: Report) -> str:
    """Whether all agree, in a sentence."""
    words = prose.words("paper_check")
    runs, good = (sum(getattr(row, each) for row in report.rows) for each in ("runs", "agreed"))
    if good < runs:
        return words["failed"].format(bad=runs - good, runs=runs)
    return words["told"].format(
        good=f"{good:,}",
        runs=f"{runs:,}",
        compared=f"{sum(row.compared for row in report.rows):,}",
        seconds=f"{sum(row.seconds for row in report.rows):.1f}",
    )


def table(report: Report) -> Table:
    """The runs by statement, size and method."""
    words = prose.words("paper_check")
    rows = report.rows
    return {
        words["statement"]: [row.run.statement for row in rows],
        words["size"]: [f"{row.run.n} × {row.run.d}" for row in rows],
        words["paper"]: ["●" if row.paper else "" for row in rows],
        words["by"]: [_by(row.run) for row in rows],
        words["compared"]: [row.compared for row in rows],
        words["agreed"]: [f"{row.agreed} / {row.runs}" for row in rows],
        words["seconds"]: [row.seconds for row in rows],
    }


def example_table() -> Table:
    """The paper's counterexample to the converse, and the two smallest, computed."""
    words = prose.words("paper_check")
    pairs = [(words[each.key], each.compared()) for each in examples()]
    return {
        words["example"]: [name for name, _ in pairs],
        words["gap"]: [pair.cosine_gap for _, pair in pairs],
        words["shared"]: [pair.shared for _, pair in pairs],
        words["only"]: [f"{pair.only_first}, {pair.only_second}" for _, pair in pairs],
        words["winners"]: [_labels(pair.first_winners) for _, pair in pairs],
        words["winners-after"]: [_labels(pair.second_winners) for _, pair in pairs],
    }


def trial_table(report: Report) -> Table:
    """How often random lengths change rankings and winners, by size."""
    words = prose.words("paper_check")
    return {
        words["trials"]: [f"{each.n} × {each.d}" for each in report.trials],
        words["count"]: [each.tried for each in report.trials],
        words["differ"]: [f"{each.rankings / each.tried:.0%}" for each in report.trials],
        words["differ-winners"]: [f"{each.winners / each.tried:.0%}" for each in report.trials],
    }


def _quick(runs: list[Run]) -> list[Run]:
    """Those that take a second or two at most."""
    return [
        run
        for run in runs
        if run.method == "rotation"
        or (run.method == "minors" and run.minors <= MOST_MINORS)
        or (run.method == "patterns" and max_sign_patterns(run.n, run.d) <= MOST_PATTERNS)
    ]


def _grouped(timed: Iterable[tuple[Check, bool, float]]) -> list[Row]:
    rows: dict[tuple[bool, str, str, int, int], Row] = {}
    for done, paper, seconds in timed:
        run = done.run
        key = (paper, run.statement, run.method, run.n, run.d)
        was = rows.get(key, Row(run, paper, 0, 0, 0, 0.0))
        rows[key] = was._replace(
            runs=was.runs + 1,
            compared=was.compared + done.compared,
            agreed=was.agreed + done.holds,
            seconds=was.seconds + seconds,
        )
    return list(rows.values())


def _by(run: Run) -> str:
    words = prose.words("paper_check")
    return words[f"patterns:{run.statement}" if run.method == "patterns" else run.method]


def _labels(found: list[int]) -> str:
    return ", ".join(str(k + _LABELS) for k in found)
