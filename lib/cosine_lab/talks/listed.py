"""What a talk can name, page by page, in words: for who writes one, in the app and in docs/names.md."""

from cosine_lab import prose
from cosine_lab.parameters import Field
from cosine_lab.prose import Text
from cosine_lab.talks import query_parameters
from cosine_lab.talks.names import Known, fields, known

Rows = list[tuple[str, str]]
"""Names, each with what there is to know of it."""
_PLAIN = {"number", "truth", "cosine", "length"}
"""Units that a range says better."""


def listed(slug: str, language: str) -> dict[str, Rows]:
    """State by hand and its labels, steps, choices, readings, parts of a page; kinds it has none of are left out."""
    page, words = known()[slug], prose.text("talk", language)
    spec = fields(page)
    beats: list[str] = next((each["beats"] for each in page["stories"] if each["beats"]), [])
    kinds = {
        "state": [(url_name, _taken(spec[name], words)) for url_name, name in query_parameters.names(spec).items()],
        "labels": _labels(page),
        "steps": [(each, "") for each in beats],
        "choices": [(name, ", ".join(each)) for name, each in page["choices"].items()],
        "readings": [(name, _reading(slug, name, about, words)) for name, about in page["readings"].items()],
        "parts": [(each, "") for each in page["parts"]],
    }
    return {kind: rows for kind, rows in kinds.items() if rows}


def _labels(page: Known) -> Rows:
    """What the labels of a state are called, of each choice that has its own."""
    named = {", ".join(each["labels"]): each["asked"] for each in reversed(page["stories"]) if each["labels"]}
    rows = [(labels, ", ".join(f"{name}={value}" for name, value in query.items())) for labels, query in named.items()]
    return [(f"{query}: {labels}" if len(rows) > 1 else labels, "") for labels, query in reversed(rows)]


def _taken(field: Field, words: Text) -> str:
    """What a field of a state takes by hand."""
    labels = words("labels")
    if field.distinct:
        return f"{labels} × {field.shape[0]}"
    many = "".join(f" × {labels if each == 'n' else each}" for each in field.shape)
    return (", ".join(field.options) or _range(field.low, field.high, words)) + many


def _reading(slug: str, name: str, about: tuple[float | None, float | None, str, str], words: Text) -> str:
    """What a reading is called, its unit and its range."""
    low, high, unit, key = about
    parts = [(part, key) for part in (slug, *known()[slug]["words"])]
    places = [("bar", f"exercise.reading.{name}"), (slug, f"reading.{name}"), *parts]
    called = (words.of(part)(at, label="…") for part, at in places if at in words.of(part))
    measured = "" if unit in _PLAIN else words(f"unit.{unit}")
    return " · ".join(filter(None, (next(called, ""), measured, _range(low, high, words))))


def _range(least: float | None, most: float | None, words: Text) -> str:
    low, high = (None if end is None else f"{end:g}".replace("-", "−") for end in (least, most))
    if low is None:
        return "" if high is None else words("range-to", high=high)
    return words("range-from", low=low) if high is None else words("range", low=low, high=high)
