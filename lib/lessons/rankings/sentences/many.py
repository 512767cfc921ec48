"""Ten thousand labels: how many can win, in a sentence."""

from lib.escape import Markdown
from lib.lessons.rankings.model.many import LABELS, Counts
from lib.prose import Text


def told(dimensions: int, counts: Counts, text: Text) -> Markdown:
    """The counts."""
    return text.markdown(
        "many-told",
        d=dimensions,
        counts=counts,
        n=LABELS,
        share=counts.yes / LABELS,
        ties=text.markdown("many-ties", counts=counts) if counts.undecided else "",
    )
