"""Check the paper's Lemma 5.3 and Theorems 5.5 and 5.6, and what three lessons say of other papers, and print a table.

python lab.py verify            the paper's 200 runs, then larger ones (minutes)
python lab.py verify --quick    all but the runs with millions of minors
"""

import time
from collections import Counter
from collections.abc import Sequence
from itertools import combinations

import numpy as np

from cosine_lab import command_line
from cosine_lab.data.classifiers import classifier
from cosine_lab.lessons.train_again import model as again
from cosine_lab.lessons.train_again.state import DIGIT
from cosine_lab.maths.checks import Matrix
from cosine_lab.maths.classifier.theft import log_probabilities, stolen
from cosine_lab.maths.rankings.counterexamples import examples, trials
from cosine_lab.maths.rankings.leading import leads
from cosine_lab.maths.rankings.verification import Run, further_runs, paper_runs, verified
from cosine_lab.maths.vectors import cosines

_QUICK_MINORS = 200_000
_EXACT, _OFF, _ALIKE = 1e-11, 0.01, 98
"""Of cosines: as good as the same, and certainly not; percent of images that are read as before."""
_EXAMPLES = {
    "h1": "seven rows, the third shortened (H.1)",
    "line": "(1, 2, 3) and (1, 3, 2)",
    "triangle": "a triangle and an inner point",
}


def main(words: Sequence[str]) -> int:
    """Run everything; 1 if a statement fails."""
    options = command_line.parser("verify", __doc__)
    options.add_argument("--quick", action="store_true", help="a minute")
    quick = options.parse_args(words).quick
    tally: Counter[tuple[str, bool]] = Counter()
    print("The paper's sizes, signs of all minors")
    _checked([run for run in paper_runs() if not quick or run.minors <= _QUICK_MINORS], tally)
    print("\nBeyond the paper")
    _checked(further_runs(), tally)
    print("\nTheorem 5.5: same cosines, rows of other lengths")
    _counterexamples(tally)
    print("\nTop two: pairs of unit vectors that some query brings first, as edges of their hull")
    _top_two(tally)
    print("\nTrain again: twelve shipped networks that differ in the seed, all pairs")
    _train_again(tally)
    print("\nThe thief: what log-probabilities give away of rows whose hidden vectors have one length")
    _thief(tally)
    print()
    for statement in sorted({statement for statement, _ in tally}):
        passed, failed = tally[statement, True], tally[statement, False]
        print(f"{statement}: {passed} of {passed + failed} checks hold")
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
        trial_runs = trials(n, d, count=100)
        print(
            f"  {n} × {d}: rankings differ in {trial_runs.rankings} % of 100 trials, winners in {trial_runs.winners} %"
        )
        tally["Theorem 5.5", trial_runs.rankings > 0] += 1


def _top_two(tally: Counter[tuple[str, bool]]) -> None:
    """Random documents in the plane and in space, against n and 3n − 6 edges; on the cyclic polytope, all pairs."""
    for n, d, edges in ((10, 2, 10), (30, 2, 30), (10, 3, 24), (30, 3, 84), (10, 4, 45), (30, 4, 435)):
        X, t = np.random.default_rng(n).standard_normal((n, d)), 2 * np.pi * np.arange(n) / n
        D = X / np.linalg.norm(X, axis=1, keepdims=True)
        if edges == n * (n - 1) // 2:
            D = np.column_stack([np.cos(t), np.sin(t), np.cos(2 * t), np.sin(2 * t)]) / 2**0.5
        pairs = sum(leads(D, pair).ok is True for pair in combinations(range(n), 2))
        print(f"  {n} × {d}: {pairs} of {n * (n - 1) // 2} pairs, {edges} expected")
        tally["Top two", pairs == edges] += 1


def _train_again(tally: Counter[tuple[str, bool]]) -> None:
    """Outputs agree better than rows in every pair, and hardly notice one row of another run."""
    networks = again.shipped()
    means, accuracy = again.mean_agreement(networks), [100 * each.accuracy for each in networks]
    print(f"  read rightly {min(accuracy):.1f} to {max(accuracy):.1f} %, alike {100 * means['predictions']:.1f} %")
    print(f"  same nearest digit {100 * means['nearest']:.0f} % (blind choice {100 / 9:.0f} %)")
    print("  correlation " + ", ".join(f"of {key} {means[key]:.2f}" for key in ("rows", "centred", "outputs")))
    turned, alike = [], []
    for one, other in combinations(networks, 2):
        agreed, (row, far, images) = again.agreement(one, other), again.swap(one, other, DIGIT)
        turned.append(cosines(np.array([row, [row[0], row[1] + far]]))[0, 1])
        alike.append(100 * np.mean((images[:, 2] + far * images[:, 1] > 0) == (images[:, 2] > 0)))
        tally[
            "Train again", bool(agreed["outputs"] > max(agreed["rows"], agreed["centred"]) and alike[-1] > _ALIKE)
        ] += 1
    print(f"  one row replaced: cosine {min(turned):.2f} to {max(turned):.2f}, alike {min(alike):.1f} % at least")


def _thief(tally: Counter[tuple[str, bool]]) -> None:
    """Random rows and fitted ones, an origin aside: the rank, cosines of three kinds, and these without the sphere."""
    rng = np.random.default_rng(0)
    shapes = {f"{n} × {d}": rng.standard_normal((n, d)) for n, d in ((5, 2), (10, 2), (20, 3), (50, 8), (60, 12))}
    shapes |= {slug: classifier(slug).unembeddings for slug in ("paper", "iris", "wine", "digits")}
    for name, centre in shapes.items():
        d = centre.shape[1]
        W, X = centre + 2 * rng.standard_normal(d), rng.standard_normal((max(40, 4 * d * d), d))
        values, rows = stolen(log_probabilities(W, X / np.linalg.norm(X, axis=1, keepdims=True)))
        rank = int((values > _EXACT * values[0]).sum())
        centred, raw = (np.abs(cosines(rows) - cosines(of)).max() for of in (W - W.mean(axis=0), W))
        off = np.abs(_apart(rows) - _apart(W)).max()
        lost = np.abs(_apart(stolen(log_probabilities(W, X))[1]) - _apart(W)).max()
        print(
            f"  {name:7} rank {rank:2}, cosines off: centred {centred:.0e}, differences {off:.0e}, raw {raw:.2f};"
            f" with hidden vectors of any length, differences {lost:.2f}"
        )
        tally["The thief", bool(rank == d and max(centred, off) < _EXACT < _OFF < min(raw, lost))] += 1


def _apart(W: Matrix) -> Matrix:
    """Cosines of all differences of two rows."""
    i, j = np.triu_indices(len(W), 1)
    return cosines(W[i] - W[j])


if __name__ == "__main__":
    command_line.run(main)
