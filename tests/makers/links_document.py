"""Write docs/links.md: assets/parameters.json, to be read.

Run `python -m tests.makers.links_document` after a change of the table.
"""

from collections.abc import Iterable

from cosine_lab import url_parameters
from cosine_lab.places import ROOT
from cosine_lab.url_parameters import PAGE, READER, STEP, Parameter

DOCUMENT = ROOT / "docs" / "links.md"
_HEAD = """# What a link opens, and why

A link is a page and what is asked of it: `/translate?beat=why&lang=zh`. Every name that a link may have stands in one
table, `assets/parameters.json`, which Python and the browser read; `python -m tests.makers.links_document` writes this
page from it. A name that a page does not know is told on the page, with the one that is spelt most like it.

## From link to screen

| file | decides |
| --- | --- |
| `assets/parameters.json` | which names there are, and on which pages |
| `lib/cosine_lab/ui/session.py` | in the app: the state (`linked`), the language, what a choice begins with |
| `lib/cosine_lab/links.py` | what `s` says; its twin is `assets/lab/codec.js` |
| `lib/cosine_lab/talks/query_parameters.py` | a state by hand (`?pair=cat,dog`); its twin is `assets/lab/by_hand.js` |
| `assets/hosts/page/site.js` | on the site without a server: the same choices, exercises, language |
| `assets/lab/story/player.js` | `beat`, `guide` and `s`: a step of the story, or free play |

In this order: an exercise (`x`) comes before a talk, a talk before the lesson's story. A step (`beat`) begins with its
own state, unless `s` says another. A state or a choice without a step opens free play, and so does `guide=0`. What a
hand wrote (`pair=cat,dog`) is taken over what `s` holds. What cannot be read is told, and the rest of the link holds.

Each lesson's own names for a state by hand are listed in [names.md](names.md).
"""
_CHAPTERS = {
    STEP: "What a lesson shows",
    READER: "What belongs to a reader, or to a way of showing a page",
    PAGE: "Choices of a page",
}
_WHERE = {"all": "every page", "lessons": "every lesson"}


def document() -> str:
    """The whole file."""
    return _HEAD + "".join(f"\n## {title}\n\n{_table(kind)}" for kind, title in _CHAPTERS.items())


def _table(kind: str) -> str:
    rows = (_row(each) for each in url_parameters.table() if each.kind == kind)
    head = ("name", "pages", "takes", "without it", "opens", "example", "read by")
    return "".join(f"| {' | '.join(row)} |\n" for row in (head, ["---"] * len(head), *rows))


def _row(each: Parameter) -> Iterable[str]:
    where = _WHERE[each.pages] if isinstance(each.pages, str) else ", ".join(f"`/{page}`" for page in each.pages)
    by = ", ".join(f"`{path}`" for path in each.read_by) or "nobody any more"
    return f"`{each.name}`", where, each.type, each.default, each.about, f"`{each.example}`", by


if __name__ == "__main__":
    DOCUMENT.write_text(document(), encoding="utf-8")
