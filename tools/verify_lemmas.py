"""Check the paper's Lemma 5.3 and Theorems 5.5 and 5.6 on random matrices and print a table.

python lab.py verify            the paper's 200 runs, then larger ones (minutes)
python lab.py verify --quick    all but the runs with millions of minors
"""

import sys
import time
from collections import Counter
from collections.abc import Sequence

from lib.maths.rankings.counterexamples import examples, trials
from lib.maths.rankings.verification import Run, further_runs, paper_runs, verified
from tools.environment import parser

_QUICK_MINORS = 200_000
_EXAMPLES = {
    "h1": "seven rows, the third shortened (H.1)",
    "line": "(1, 2, 3) and (1, 3, 2)",
    "triangle": "a triangle and an inner point",
}


def main(words: Sequence[str]) -> int:
    """Run everything; 1 if a statement fails."""
    options = parser("verify", __doc__)
    options.add_argument("--quick", action="store_true", help="a minute")
    quick = options.parse_args(words).quick
    tally: Counter[tuple[str, bool]] = Counter()
    print("The paper's sizes, signs of all minors")
    _checked([run for run in paper_runs() if not quick or run.minors <= _QUICK_MINORS], tally)
    print("\nBeyond the paper")
    _checked(further_runs(), tally)
    print("\nTheorem 5.5: same cosines, rows of other lengths")
    _counterexamples(tally)
    print()
    for statement in sorted({statement for statement, _ in tally}):
        held, failed = tally[statement, True], tally[statement, False]
        print(f"{statement}: {held} of {held + failed} checks hold")
    return int(any(not holds for _, holds in tally))


def _checked(runs: list[Run], tally: Counter[tuple[str, bool]]) -> None:
    start = time.perf_counter()
    for check in verified(runs):
        seconds, start = time.perf_counter() - start, time.perf_counter()
        run = check.run
        source = "cosines" if run.cosines else "inner products"
        print(
            f"  {run.statement:<11} {run.n:>5} × {run.d:<3} seed {run.seed}  {source:<15}"
            f"{run.method:<9}{check.compared:>10} compared  gap {check.gap:.1e}  "
            f"{'holds' if check.holds else 'FAILS'}  {seconds:6.2f} s",
            flush=True,
        )
        tally[run.statement, check.holds] += 1


def _counterexamples(tally: Counter[tuple[str, bool]]) -> None:
    """Theorem 5.5 needs matrices that differ: each of these must."""
    for example in examples():
        pair = example.compared()
        print(
            f"  {_EXAMPLES[example.key]}: cosines differ by {pair.cosine_gap:.0e}, "
            f"{pair.shared} rankings shared, {pair.only_first} and {pair.only_second} not; "
            f"winners {pair.first_winners} and {pair.second_winners}"
        )
        tally["Theorem 5.5", pair.only_first > 0] += 1
    for n, d in ((4, 2), (5, 2), (5, 3), (8, 2), (8, 3), (10, 3)):
        found = trials(n, d, count=100)
        print(
            f"  {n} × {d}: rankings differ in {found.rankings} % of 100 trials, "
            f"winners in {found.winners} %"
        )
        tally["Theorem 5.5", found.rankings > 0] += 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
