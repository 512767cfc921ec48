"""What a reader asked for, as far as it is there, and why not where it is not."""

from collections.abc import Callable
from contextlib import suppress
from difflib import get_close_matches
from functools import partial
from typing import NamedTuple

import numpy as np

from lib.background_jobs import Progress
from lib.lessons.norms.model.change import Change, changed
from lib.lessons.norms.model.table import Table
from lib.lessons.norms.state import QUERY, Choice
from lib.refusals import Refused, Word

LIKE = 3
QUOTED = 40
SLOW = {"top-removed", "whitened"}
"""Remedies that need a table's axes."""


class Answer(NamedTuple):
    """What became of a word's neighbours: the table, the word's row, the change, and by what."""

    table: Table
    row: int
    change: Change | None
    choice: Choice


Solved = tuple[Change | None, tuple[Refused, ...]]


Wanted = tuple[str, tuple[str, int]]
"""A table's key, and a remedy of its vectors."""


def jobs(table: Table) -> tuple[Callable[[Wanted, Progress], bool], Callable[[Wanted], bool | None]]:
    """What makes a remedy of a table ready to be answered from, and whether that takes no work."""
    return partial(_readied, table), partial(_at_hand, table)


def _readied(table: Table, wanted: Wanted, tell: Progress) -> bool:
    tell(0.1, Word("norms.working"))
    with suppress(ValueError):  # a remedy that is not defined: `answered` says so
        table.remedied(*wanted[1])
    return True


def _at_hand(table: Table, wanted: Wanted) -> bool | None:
    return True if table.whole and wanted[1][0] not in SLOW else None


def answered(table: Table, typed: str, choice: Choice) -> tuple[Answer, tuple[Refused, ...]]:
    """The answer for the word a reader typed, or for another; and what there is to say of it."""
    row, unlisted = looked_up(table, typed)
    change, undefined = solved(table, row, choice)
    told = (*notes(table, choice), *unlisted, *undefined)
    return Answer(table, row, change, choice), told


def looked_up(table: Table, typed: str) -> tuple[int, tuple[Refused, ...]]:
    """Row of the word a reader typed, or of the default; and what is said of an unknown one."""
    row = table.row(typed)
    if row is not None:
        return row, ()
    held = table.row(QUERY)
    row = 0 if held is None else held
    like = get_close_matches(typed.lower(), table.words, LIKE)
    told = Refused(
        "norms.unlisted-like" if like else "norms.unlisted",
        typed=typed[:QUOTED],
        count=len(table.words),
        table=table.title,
        shown=table.words[row],
        **({"like": tuple(like)} if like else {}),
    )
    return row, (told,)


def solved(table: Table, row: int, choice: Choice) -> Solved:
    """The change of a word's neighbours; None, and why, where it is not defined."""
    try:
        table.remedied(*choice.vectors)
    except ValueError:
        return None, (undefined(choice, _word(table, row), "equal-rows"),)
    try:
        return changed(table, row, choice), ()
    except ValueError:
        lengthless = not table.remedied(*choice.vectors)[row].any()
        why = "no-direction" if lengthless else "equal-scores"
        return None, (undefined(choice, _word(table, row), why),)


def undefined(choice: Choice, of: Refused | Word, why: str) -> Refused:
    """What is not defined, of what, and why: "equal-rows", "no-direction" or "equal-scores"."""
    return Refused("norms.undefined", what=named(choice), of=of, why=Word(f"norms.why-{why}"))


def notes(table: Table, choice: Choice) -> tuple[Refused, ...]:
    """What is left out of all pairs of words, or why they tell nothing."""
    return (*used(table), *unspread(table, choice))


def unspread(table: Table, choice: Choice) -> tuple[Refused, ...]:
    """Why there is no spread of all pairs after a remedy; nothing where there is one."""
    try:
        rows = table.remedied(*choice.vectors)
    except ValueError:
        rows = table.vectors[:0]
    if np.count_nonzero(rows.any(axis=1)) > 1:
        return ()
    return (undefined(choice, Word("norms.all"), "equal-rows"),)


def named(choice: Choice) -> Refused:
    """A choice in words: its measure and its remedy."""
    measure = Word(f"norms.measure-{choice.measure}")
    return Refused(f"norms.after-{choice.remedy}", measure=measure, k=choice.k)


def used(table: Table) -> tuple[Refused, ...]:
    """Of which part of an own table all pairs are looked at, where it is not the whole."""
    if table.whole:
        return ()
    told = {"used": len(table.sample), "given": len(table.words), "table": table.title}
    return (Refused("norms.sampled-pairs" if table.counted else "norms.sampled", **told),)


def _word(table: Table, row: int) -> Refused:
    return Refused("norms.word-of", word=table.words[row], table=table.title)
