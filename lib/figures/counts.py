"""What can occur, counted by the number of dimensions: one table for label sets and rankings."""

from collections.abc import Sequence
from typing import NamedTuple

from lib.figures.chart import Listing, View
from lib.figures.table import Table
from lib.prose import Text


class Count(NamedTuple):
    """What can occur in a dimension: listed, None beyond a limit; by Cover's formula; all of it."""

    dimension: int
    listed: int | None
    formula: int
    every: int


def by_dimension(found: Sequence[Count], labels: int, limit: int, key: str, text: Text) -> View:
    """A line a dimension.

    Parameters
    ----------
    found : sequence of Count
    labels : int
    limit : int
        Beyond which nothing is listed.
    key : str
        Of the table on its page.
    text : Text
        Its words `counts-about`, `counts-all`, `counts-alt` and `counts-caption`.
    """
    words = text.of("figures")
    columns: Table = {
        words("dimensions"): [each.dimension for each in found],
        words("listed"): [each.listed for each in found],
        words("cover"): [each.formula for each in found],
        text("counts-all"): [each.every for each in found],
    }
    caption = text.markdown("counts-caption", limit=limit)
    listing = Listing(columns, text("counts-alt"), key, caption=caption)
    return View(note=text.markdown("counts-about", n=labels), rows=(((1, (listing,)),),))
