"""The page's readings as a sentence quotes them."""

from lib.lessons.norms.model import rated
from lib.lessons.norms.model.query import Answer
from lib.lessons.norms.model.reading import readings
from lib.lessons.norms.model.spread import Both
from lib.lessons.norms.model.table import Table
from lib.lessons.norms.sentences.answers import most_popular, names
from lib.prose import Text, number
from lib.surfaces.place import UNTOLD, Told

_COUNTS = frozenset(
    {
        *("count", "remedied", "entered", "pairs", "rated", "nearer", "farther"),
        *(f"{name}-{when}" for name in ("hub", "unlisted") for when in ("before", "after")),
    }
)


def told(of: Answer, found: Both | None, text: Text) -> dict[str, Told]:
    """Every reading as it is shown, and the words that go with them."""
    values = readings(*of, found)
    shown = {name: Told(value, _shown(name, value)) for name, value in values.items()}
    words = _words(of, text) | _hubs(of[0], found)
    return shown | {name: Told(None, said) for name, said in words.items()}


def _hubs(table: Table, found: Both | None) -> dict[str, str]:
    """The most popular words before and after."""
    tops = most_popular(table, found) if found else (UNTOLD, UNTOLD)
    return {"hub-name-before": tops[0], "hub-name-after": tops[1]}


def _words(of: Answer, text: Text) -> dict[str, str]:
    table, row, change, choice = of
    held = rated.rated(table.key, choice.vectors)
    ends = {"best": held[0] if held else None, "worst": held[-1] if held else None}
    return {
        "query": table.words[row],
        "model": table.title,
        "left-words": _listed(table, change.left if change else [], text),
        "entered-words": _listed(table, change.entered if change else [], text),
        **{end: each.word if each else UNTOLD for end, each in ends.items()},
        **{f"{end}-before": number(each.before if each else None) for end, each in ends.items()},
        **{f"{end}-after": number(each.after if each else None) for end, each in ends.items()},
    }


def _listed(table: Table, rows: list[int], text: Text) -> str:
    return text("listed", words=names(table, rows)) if rows else text("nobody")


def _shown(name: str, value: float | None) -> str:
    if value is None:
        return UNTOLD
    return f"{int(value):,}" if name in _COUNTS else number(value)
