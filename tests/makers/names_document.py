"""Write docs/names.md: assets/talks/names.json, to be read.

Run `python -m tests.makers.names_document` after `python -m tests.makers.make_names`.
"""

from lib import prose
from lib.parameters import Field
from lib.talks import by_hand
from lib.talks.names import Known, fields, known
from tools.server import ROOT

DOCUMENT = ROOT / "docs" / "names.md"
_HEAD = """# What a talk can name

Page by page, for [talks.md](talks.md); `python -m tests.makers.names_document` writes this file.
A state by hand takes numbers in a range, labels or one of some words; “× 2” says how many, with
commas between them. A reading that ends in `*` has one for each thing of its kind.
"""


def document() -> str:
    """The whole file."""
    pages = "".join(_chapter(slug, page) for slug, page in known().items())
    return f"{_HEAD}{pages}"


def _chapter(slug: str, page: Known) -> str:
    text, spec = prose.text(slug), fields(page)
    state = [f"`{said}` {_taken(spec[name])}" for said, name in by_hand.names(spec).items()]
    called = {name: f"reading.{name}" for name in page["readings"]}
    readings = [
        f"`{name}`{f' ({text(key)})' if (key := called[name]) in text else ''}{_range(*ends)}"
        for name, ends in page["readings"].items()
    ]
    beats: list[str] = next((each["beats"] for each in page["stories"] if each["beats"]), [])
    kinds = {
        "State by hand": state,
        "Steps": [f"`{each}`" for each in beats],
        "Choices": [f"`{name}` {', '.join(each)}" for name, each in page["choices"].items()],
        "Readings": readings,
        "Parts": [f"`{each}`" for each in page["parts"]],
    }
    lines = [f"- {kind}: {'; '.join(each)}." for kind, each in kinds.items() if each]
    return "\n".join(["", f"## {prose.page(slug).title} (`/{slug}`)", "", *lines, ""])


def _taken(field: Field) -> str:
    """What a field of a state takes by hand."""
    if field.distinct:
        return f"labels × {field.shape[0]}"
    many = " × ".join(["", *(str(each) for each in field.shape)]).replace("n", "labels")
    return (", ".join(field.options) or _range(field.low, field.high).strip()) + many


def _range(least: float | None, most: float | None) -> str:
    if least is None or most is None:
        return "" if least is most else f" from {least:g}" if most is None else f" to {most:g}"
    return f" {least:g} to {most:g}".replace("-", "−")


if __name__ == "__main__":
    DOCUMENT.write_text(document(), encoding="utf-8")
