"""Write docs/names.md: assets/talks/names.json, to be read.

Run `python -m tests.makers.names_document` after `python -m tests.makers.make_names`.
"""

from cosine_lab import prose
from cosine_lab.places import ROOT
from cosine_lab.talks.listed import Rows, listed
from cosine_lab.talks.names import known

DOCUMENT = ROOT / "docs" / "names.md"
_HEAD = """# What a talk can name

Page by page, for [talks.md](talks.md); **Your talk** in the app has the same list, to be searched.
`python -m tests.makers.names_document` writes this file. A state by hand takes numbers in a range, labels or one of
some words; “× 2” says how many, with commas between them. A reading that ends in `*` has one for each of its kind.
"""


def document() -> str:
    """The whole file."""
    return f"{_HEAD}{''.join(map(_chapter, known()))}"


def _chapter(slug: str) -> str:
    words = prose.text("talk")
    lines = [f"- {words(f'names-{kind}')}: {_written(rows)}." for kind, rows in listed(slug, prose.ENGLISH).items()]
    return "\n".join(["", f"## {prose.page(slug).title} (`/{slug}`)", "", *lines, ""])


def _written(rows: Rows) -> str:
    return "; ".join(f"`{name}` {about}".strip() for name, about in rows)


if __name__ == "__main__":
    DOCUMENT.write_text(document(), encoding="utf-8")
