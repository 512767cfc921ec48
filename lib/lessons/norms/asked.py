"""What a reader asked for, as far as it is there, and a sentence where it is not."""

from difflib import get_close_matches

from lib.lessons.norms.about import after
from lib.lessons.norms.change import Change, changed
from lib.lessons.norms.settings import QUERY, Choice
from lib.lessons.norms.table import Table

LIKE = 3
QUOTED = 40


def looked_up(table: Table, typed: str) -> tuple[int, tuple[str, ...]]:
    """Row of the word a reader typed, or of the default; and what is said of an unknown one."""
    row = table.row(typed)
    if row is not None:
        return row, ()
    held = table.row(QUERY)
    row = 0 if held is None else held
    like = get_close_matches(typed.lower(), table.words, LIKE)
    spelt = f" Spelt like it: {', '.join(like)}." if like else ""
    told = (
        f"“{typed[:QUOTED]}” is not among the {len(table.words):,} words of {table.title}.{spelt} "
        f"Shown instead: “{table.words[row]}”."
    )
    return row, (told,)


def solved(table: Table, row: int, choice: Choice) -> tuple[Change | None, tuple[str, ...]]:
    """The change of a word's neighbours; None, and why, where it is not defined."""
    try:
        return changed(table, row, choice), ()
    except ValueError as error:
        return None, undefined(choice, f"“{table.words[row]}” in {table.title}", error)


def undefined(choice: Choice, what: str, error: ValueError) -> tuple[str, ...]:
    """What is not defined, and why."""
    return (f"{after(choice)} is not defined for {what}: it {str(error).partition(' ')[2]}.",)


def used(table: Table) -> tuple[str, ...]:
    """What of an own table is left out."""
    if table.given == len(table.words):
        return ()
    told = (
        f"This page looks at all pairs of words, so it uses the first {len(table.words):,} "
        f"of the {table.given:,} rows of {table.title}."
    )
    return (told,)
