"""The paper's statements checked on random matrices, at the paper's sizes and beyond them."""

import time
from collections.abc import Iterable
from math import comb
from typing import NamedTuple

from cosine_lab.background_jobs import Progress
from cosine_lab.data import computed
from cosine_lab.maths.rankings.counterexamples import Trials, trials
from cosine_lab.maths.rankings.counting import max_sign_patterns
from cosine_lab.maths.rankings.verification import Check, Run, further_runs, paper_runs, verified
from cosine_lab.parameters import Field
from cosine_lab.refusals import Word

FIELDS = {"check-seed": Field("paper_check.seed", 1, 9999, 1, whole=True)}
MOST_MINORS = 200_000
MOST_PATTERNS = 100_000
TRIED = ((4, 2), (5, 2), (5, 3), (8, 2), (8, 3))
TRIALS = 50


class Row(NamedTuple):
    """All runs of one statement, size and method: how many, and how many of them agree."""

    run: Run
    paper: bool
    runs: int
    compared: int
    agreed: int
    seconds: float


class Report(NamedTuple):
    """What came of the runs, and of the trials of Theorem 5.5.

    shipped : whether it was computed, and its seconds measured, where the code was made
    """

    rows: tuple[Row, ...]
    trials: tuple[Trials, ...]
    shipped: bool = False


def check(seed: int, progress: Progress) -> Report:
    """Run what takes seconds: the paper's runs but those of millions of minors, and larger ones."""
    paper, ours = _quick(paper_runs()), [run._replace(seed=seed) for run in _quick(further_runs())]
    runs = paper + ours
    timed = []
    begin = time.perf_counter()
    for at, done in enumerate(verified(runs)):
        now = time.perf_counter()
        timed.append((done, at < len(paper), now - begin))
        begin = now
        coming = runs[min(at + 1, len(runs) - 1)]
        statement = Word(f"paper_check.statement:{coming.statement}")
        values = {"statement": statement, "n": coming.n, "d": coming.d}
        progress(0.9 * (at + 1) / len(runs), Word("paper_check.working", values))
    tried = []
    for at, (n, d) in enumerate(TRIED):
        progress(0.91 + 0.09 * at / len(TRIED), Word("paper_check.trying", {"n": n, "d": d}))
        tried.append(trials(n, d, TRIALS, seed))
    return Report(tuple(_grouped(timed)), tuple(tried))


def at_hand(seed: int) -> Report | None:
    """What `check` gives, if it takes no work: that of the first seed is shipped."""
    report = computed.find("paper_check", str(seed), Report)
    return report and report._replace(shipped=True)


JOBS = (check, at_hand)


def skipped_counts() -> tuple[int, int]:
    """How many of the paper's runs, and of ours, take longer than a page has."""
    paper, ours = (len(runs) - len(_quick(runs)) for runs in (paper_runs(), further_runs()))
    return paper, ours


def _quick(runs: list[Run]) -> list[Run]:
    """Those that take a second or two at most."""
    return [
        run
        for run in runs
        if run.method == "rotation"
        or (run.method == "minors" and run.minors <= MOST_MINORS)
        or (run.method == "patterns" and _patterns(run) <= MOST_PATTERNS)
    ]


def _patterns(run: Run) -> int:
    """Most patterns that the rows compared, labels or their differences, can have."""
    rows = run.n if run.statement == "Lemma 5.3" else comb(run.n, 2)
    return max_sign_patterns(rows, run.d)


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
