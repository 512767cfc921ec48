"""What the page shows, in sentences made from its numbers."""

import re
from functools import cache

from lib.lessons.norms.model.change import Change
from lib.lessons.norms.model.frequency import Frequency
from lib.lessons.norms.model.spread import Both
from lib.lessons.norms.model.table import Own, Table
from lib.lessons.norms.state import OWN, TABLES, Choice
from lib.prose import Markdown, Text

GREAT, LARGE = 10.0, 1000.0
LONGEST_NAME = 24
_UNFIT = re.compile(r"[^\w .-]|_")
"""What a button would take for Markdown, and whatever else is no part of a plain name."""
_NAMES = ("before", "after")


def sources(own: Own | None, text: Text) -> dict[str, str]:
    """Titles of the tables to choose from; the reader's own is called by its file."""
    held = {model: model for model in TABLES}
    if own is None:
        return held
    name = " ".join(_UNFIT.sub(" ", own.name).split())[:LONGEST_NAME]
    return held | {OWN: text("own-table", name=name)}


def before(text: Text) -> str:
    """Title of the first list."""
    return after(Choice("raw", "cosine"), text)


def after(choice: Choice, text: Text) -> str:
    """Title of the second list."""
    measure = text(f"measure-{choice.measure}")
    return text(f"after-{choice.remedy}", measure=measure, k=choice.k)


@cache
def remedy(name: str, k: int, text: Text) -> str:
    """What a remedy is called, with the number of components it removes."""
    return text("removed", k=k) if name == "top-removed" else text(f"remedy-{name}")


def digits(change: Change) -> int:
    """Decimals that the scores after need."""
    top = max((abs(float(change.after[row])) for row in change.listed_after), default=0.0)
    return 3 if top < GREAT else 2 if top < LARGE else 0


def answer(table: Table, change: Change, text: Text) -> Markdown:
    """Who came and who went."""
    kind = "nothing" if change.same_scores else "order" if change.same_order else "same"
    return text.markdown(
        f"answer-{'changed' if change.entered else kind}",
        query=table.words[change.query],
        n=int((change.was > 0).sum()),
        count=len(change.entered),
        of=len(change.listed_before),
        entered=names(table, change.entered),
        left=names(table, change.left),
    )


def note(choice: Choice, text: Text) -> Markdown:
    """What the remedy, and any measure but the cosine, does and does not do."""
    of_remedy = text.markdown(f"about-remedy-{choice.remedy}")
    if choice.measure == "cosine":
        return of_remedy
    of_measure = text.markdown(f"about-measure-{choice.measure}")
    return text.markdown("about-both", remedy=of_remedy, measure=of_measure)


def described(table: Table, change: Change, choice: Choice, text: Text) -> str:
    """The lists for readers who cannot see them."""
    lists = (change.listed_before, change.listed_after)
    listed = [names(table, rows) or (text("nobody"),) for rows in lists]
    return text(
        "described",
        word=table.words[change.query],
        before=before(text),
        after=after(choice, text),
        first=listed[0],
        second=listed[1],
    )


def most_popular(table: Table, found: Both) -> tuple[str, str]:
    """The word that is in most lists, before and after."""
    before_it, after_it = (table.words[int(each.alive[each.votes.argmax()])] for each in found)
    return before_it, after_it


def about_hubs(table: Table, found: Both, text: Text) -> Markdown:
    """Who the hubs are, and what became of them."""
    told: dict[str, object] = {"mean": float(found[0].votes.mean())}
    for name, each, top in zip(_NAMES, found, most_popular(table, found), strict=True):
        told |= {name: each, f"top-{name}": top, f"hubs-{name}": len(each.hubs)}
        told[f"most-{name}"] = int(each.votes.max())
    return text.markdown("answer-hubs", **told)


def about_pairs(found: Both, text: Text) -> Markdown:
    """Where all pairs lie."""
    return text.markdown("answer-pairs", before=found[0], after=found[1])


def about_frequency(found: Frequency, text: Text) -> Markdown:
    """How cosine and length go with frequency, before and after."""
    (cosine, cosine_after), (length, length_after) = found.cosine, found.length
    return text.markdown(
        "answer-frequency", cosine=cosine, length=length, **{"cosine-after": cosine_after, "length-after": length_after}
    )


def names(table: Table, rows: list[int]) -> tuple[str, ...]:
    """Words of some rows."""
    return tuple(table.words[row] for row in rows)
