"""The paper's check as tables."""

from cosine_lab.figures.chart import View, listing
from cosine_lab.figures.table import Table
from cosine_lab.lessons.rankings.model.checks import Report
from cosine_lab.lessons.rankings.sentences.checks import summary
from cosine_lab.maths.rankings.counterexamples import examples
from cosine_lab.maths.rankings.verification import Run
from cosine_lab.prose import Text
from cosine_lab.shared_cache import shared_cache

_LABELS = 1  # the paper counts labels from 1


@shared_cache
def view(report: Report, text: Text) -> View:
    """The runs on one side, counterexamples and trials of the converse on the other."""
    runs = listing("checks", checks(report, text), text, caption=text.markdown("limits"))
    pairs = listing("counterexamples", example_table(text), text, powers=False)
    tried = listing("trials", trial_table(report, text), text)
    return View(summary(report, text), (((1, (runs,)), (1, (pairs, tried))),))


def checks(report: Report, text: Text) -> Table:
    """The runs by statement, size and method."""
    rows = report.rows
    return {
        text("statement"): [text(f"statement:{row.run.statement}") for row in rows],
        text("size"): [f"{row.run.n} × {row.run.d}" for row in rows],
        text("paper"): ["●" if row.paper else "" for row in rows],
        text("by"): [_by(row.run, text) for row in rows],
        text("compared"): [row.compared for row in rows],
        text("agreed"): [f"{row.agreed} / {row.runs}" for row in rows],
        text("seconds"): [row.seconds for row in rows],
    }


def example_table(text: Text) -> Table:
    """The paper's counterexample to the converse, and the two smallest, computed."""
    pairs = [(text(each.key), each.compared()) for each in examples()]
    return {
        text("example"): [name for name, _ in pairs],
        text("gap"): [pair.cosine_gap for _, pair in pairs],
        text("shared"): [pair.shared for _, pair in pairs],
        text("only"): [f"{pair.only_first}, {pair.only_second}" for _, pair in pairs],
        text("winners"): [_labels(pair.first_winners) for _, pair in pairs],
        text("winners-after"): [_labels(pair.second_winners) for _, pair in pairs],
    }


def trial_table(report: Report, text: Text) -> Table:
    """How often random lengths change rankings and winners, by size."""
    return {
        text("trials"): [f"{each.n} × {each.d}" for each in report.trials],
        text("count"): [each.tried for each in report.trials],
        text("differ"): [f"{each.rankings / each.tried:.0%}" for each in report.trials],
        text("differ-winners"): [f"{each.winners / each.tried:.0%}" for each in report.trials],
    }


def _by(run: Run, text: Text) -> str:
    return text(f"patterns:{run.statement}" if run.method == "patterns" else run.method)


def _labels(labels: list[int]) -> str:
    return ", ".join(str(k + _LABELS) for k in labels)
