"""What the Train again page shows of a network that was trained on it."""

from cosine_lab.figures.chart import View, listing, row
from cosine_lab.lessons.train_again.model import Network, agreement, mean_agreement, shipped
from cosine_lab.lessons.train_again.state import DIGITS
from cosine_lab.prose import Text


def one_more(network: Network, text: Text) -> View:
    """Whether it agrees with the first run, and who is nearest to each digit in both."""
    first = shipped()[0]
    agreed = agreement(first, network)
    sentence = text.markdown(
        "one-more-answer",
        seed=network.seed,
        accuracy=100 * network.accuracy,
        alike=100 * agreed["predictions"],
        kept=round(DIGITS * agreed["nearest"]),
        digits=DIGITS,
        rows=agreed["rows"],
        outputs=agreed["outputs"],
        mean=mean_agreement((*shipped(), network))["rows"],
    )
    table = {
        text("one-more-digit"): list(range(DIGITS)),
        text("one-more-first"): first.nearest.tolist(),
        text("one-more-now"): network.nearest.tolist(),
    }
    return View(sentence, (row(listing("nearest", table, text)),))
