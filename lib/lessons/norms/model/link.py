"""The readings of a link to the page, for work that was handed in."""

import math
from collections.abc import Collection, Mapping

from lib.lessons.norms.model import query, reading, spread
from lib.lessons.norms.model.table import shipped
from lib.lessons.norms.state import (
    DEFAULTS,
    MEASURES,
    NUMBERS,
    REMEDIES,
    TABLES,
    Choice,
    adjustable,
    chosen,
)
from lib.parameters import Field
from lib.refusals import Refused, Word
from lib.surfaces.readings import Readings

_LONGEST = 40


def readings(asked: Mapping[str, str]) -> Readings:
    """What the page tells at a link, on one of the shipped tables.

    Raises
    ------
    Refused
        Where any of the link would be ignored, or its table is a reader's own.
    """
    table = shipped(_option(asked, "vectors", TABLES))
    remedy, measure = _option(asked, "remedy", REMEDIES), _option(asked, "measure", MEASURES)
    fields = adjustable(remedy, measure, table.shape)
    numbers = {
        name: _number(asked[name], fields[name], default)
        if name in {*fields} & {*asked}
        else default
        for name, default in NUMBERS.items()
    }
    choice: Choice = chosen(remedy, measure, numbers)
    row, unlisted = query.looked_up(table, asked.get("query", str(DEFAULTS["query"])))
    if unlisted:
        raise unlisted[0]
    change, _ = query.solved(table, row, choice)
    found = spread.spreads(table, choice.vectors, lambda *_: None)
    return reading.readings(table, row, change, choice, found)


def _option(asked: Mapping[str, str], name: str, known: Collection[str]) -> str:
    wanted = asked.get(name, str(DEFAULTS[name]))
    if wanted not in known:
        told = {"asked": wanted[:_LONGEST], "known": tuple(known)}
        raise Refused("links.choice", label=Word(f"norms.{name}"), **told)
    return wanted


def _number(typed: str, field: Field, default: float) -> float:
    try:
        value = float(typed)
    except ValueError:
        value = math.nan
    if not field.low <= value <= field.high or (field.whole and value != int(value)):
        told = {"typed": typed[:_LONGEST], "low": field.low, "high": field.high}
        raise Refused("fields.typed-outside", field=Word(field.label), used=default, **told)
    return value
