"""Code and style sheet of the pages of the site without a server."""

from cosine_lab.places import ASSETS
from cosine_lab.site import bundles, deck, parts
from cosine_lab.site.esm import chunk, reached
from cosine_lab.site.sheets import dense
from cosine_lab.tokens import declared, tokens

CLASS, TALKS, SHARE, LATER = "class", "talks", "share", "later"
"""Of an exercise, of talks, to take a page along, and what the first step of a lesson does without."""
_FOLDER = ASSETS / "hosts" / "page"
HOST = _FOLDER / "site.js"
_SHEETS = [ASSETS / "bar/zoom.css", *(_FOLDER / f"{name}.css" for name in ("file", "site"))]
_SHEETS += [ASSETS / "site/chinese.css", ASSETS / "glossary/page.css"]


def code(name: str) -> str:
    """The module of a lesson, of what it is sent later, or of what pages have beside one."""
    if name == TALKS:
        return bundles.piece(ASSETS / "bar" / "talks.js", "", HOST)
    if name in {CLASS, SHARE, bundles.BAR}:
        return bundles.piece(_FOLDER / f"{name}.js", bundles.own_sheet(name) if name == bundles.BAR else "", HOST)
    if name in {bundles.COURSE, *parts.CODE.values()}:
        return bundles.piece(bundles.entry(name), bundles.own_sheet(name), HOST)
    if name in {bundles.LAB, bundles.PLANE, bundles.SOURCES}:
        return bundles.code_of(name, HOST)
    slug, _, later = name.partition("-")
    if slug in bundles.lessons():
        return _parted(slug, later=bool(later))
    return bundles.piece(bundles.entry(name), bundles.own_sheet(name), HOST) + bundles.glossed(name)


def later_of(slug: str) -> str | None:
    """The name of the code that the first step of a lesson does without, if there is any: `later.js` in its folder."""
    return f"{slug}-{LATER}" if bundles.entry(slug).with_name(f"{LATER}.js").is_file() else None


def _parted(slug: str, *, later: bool) -> str:
    """The module of a lesson without what comes later; or that, to stand on it and on what lessons share."""
    apart = bundles.entry(slug).with_name(f"{LATER}.js") if later_of(slug) else None
    on_planes = bundles.PLANE in bundles.files_of(slug)
    if later and apart:
        return chunk(apart, {*bundles.beneath(HOST, on_planes=on_planes), *reached([bundles.entry(slug)], apart)})
    return bundles.piece(bundles.entry(slug), bundles.own_sheet(slug), HOST, on_planes=on_planes, later=apart)


def style() -> str:
    """The style sheet of every page."""
    colours = "".join(f"--{name}:{value};" for name, value in declared().items())
    sheets = "".join(each.read_text("utf-8") for each in _SHEETS)
    return dense(f":root {{ {colours} {deck.themed(tokens().light)} }} {sheets}")
