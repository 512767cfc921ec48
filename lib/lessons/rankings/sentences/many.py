"""Ten thousand labels: how many can win, in a sentence."""

from lib.escape import Markdown
from lib.lessons.rankings.model.many import LABELS, Counts
from lib.prose import Text


def told(dimensions: int, counts: Counts, text: Text) -> Markdown:
    """The counts."""
    return text.markdown(
        "many-told",
        d=dimensions,
        yes=counts.yes,
        n=LABELS,
        share=counts.yes / LABELS,
        no=counts.no,
        ties=text.markdown("many-ties", count=counts.undecided) if counts.undecided else "",
    )
