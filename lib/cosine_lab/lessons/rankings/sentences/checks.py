"""The paper's statements checked: what is compared, and whether all agree."""

from cosine_lab.escape import Markdown
from cosine_lab.lessons.rankings.model.checks import MOST_MINORS, MOST_PATTERNS, Report, skipped_counts
from cosine_lab.prose import Text


def about(text: Text) -> Markdown:
    """What is compared with what, and what is left out."""
    paper, ours = skipped_counts()
    return text.markdown("about", paper=paper, minors=MOST_MINORS, ours=ours, patterns=MOST_PATTERNS)


def summary(report: Report, text: Text) -> Markdown:
    """Whether all agree."""
    runs, good = (sum(getattr(row, each) for row in report.rows) for each in ("runs", "agreed"))
    if good < runs:
        return text.markdown("failed", bad=runs - good, runs=runs)
    return text.markdown(
        "told-shipped" if report.shipped else "told",
        good=good,
        runs=runs,
        compared=sum(row.compared for row in report.rows),
        seconds=sum(row.seconds for row in report.rows),
    )
