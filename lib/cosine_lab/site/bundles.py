"""Writes the code and style sheets of each lesson, and of the glossary, into files browsers cache.

Streamlit serves `static/` beside the main script. A file is named by its content, so that a browser that has it never
asks again, and a new version is never mistaken for the old one. What lessons share is a file of its own, and so is what
brings other steps than a lesson's own (assets/sources). A message carries assets/hosts/streamlit/loader.js alone.
"""

import json
import time
from collections import Counter
from collections.abc import Collection
from hashlib import sha256
from pathlib import Path

from cosine_lab import atomic_write
from cosine_lab.places import ASSETS
from cosine_lab.prose import ENGLISH, glossary, languages
from cosine_lab.shared_cache import shared_cache
from cosine_lab.site.esm import bare, chunk, common, layer, link, reached, together
from cosine_lab.site.sheets import dense

STATIC = ASSETS.parent / "static"
GLOSSARY, BAR, COURSE, TALK = "glossary", "bar", "course", "talk"
HANDOUTS, REVIEW, COLLECT, ASK, INVENTORY = "handouts", "review", "collect", "ask", "inventory"
_SITE = (GLOSSARY, BAR, COURSE, TALK, HANDOUTS, REVIEW, COLLECT, ASK, INVENTORY)
"""What is no lesson's: files of their own."""
LAB, PLANE, SOURCES = "lab", "plane", "sources"
"""What lessons share, what those on planes share besides, what brings other steps: files beside a lesson's own."""
_LESSONS, _HOST = ASSETS / "lessons", ASSETS / "hosts" / "streamlit"
_PLANES, _SOURCES, _ROOM = ASSETS / "plane", ASSETS / "sources" / "index.js", ASSETS / "bar" / "room" / "room.css"
_SHEETS = ("lab/lab.css", "lab/story/story.css", "lab/free/free.css", "plane/plane.css", "lab/talk.css")
_NAMED = 'const FILES = { own: "lesson.js" };'
_FEW = 3
"""So many lessons use a module that all of them load with the first: less of it, and each brings its own copy."""
_LIFETIME_S = 86_400.0
"""How long a file of an older version stays for pages that were open before."""


@shared_cache
def code(slug: str) -> str:
    """What a component of this lesson runs: the loader of its files.

    Where no file can be written (a read-only system that was not prepared), all of the code.

    Parameters
    ----------
    slug : str
        A folder of assets/lessons, or what is no lesson's.
    """
    if in_files(slug):
        names = json.dumps({part: publish()[name] for part, name in files_of(slug).items()})
        return bare((_HOST / "loader.js").read_text(encoding="utf-8")).replace(_NAMED, f"const FILES = {names};")
    if slug not in lessons():
        return link(entry(slug))
    parts = {"host": (_HOST / "index.js", "mount"), "lesson": (entry(slug), "LESSON"), "sources": (_SOURCES, "SOURCES")}
    mount = "export default (component) => parts.host(component, parts.lesson, parts.sources);\n"
    return f"const parts = {together(parts)};\n{mount}"


def in_files(slug: str) -> bool:
    """Whether all the code of a component could be written into files."""
    return {*files_of(slug).values()} <= publish().keys()


def files_of(slug: str) -> dict[str, str]:
    """The files that run a lesson, or what is none, by what each is to it."""
    if slug not in lessons():
        return {"own": slug}
    return {"own": slug, LAB: LAB, **({PLANE: PLANE} if _on_planes(slug) else {}), SOURCES: SOURCES}


def module(slug: str) -> dict[str, object] | None:
    """Where a page that is not the lesson's own finds its code; None where it has none.

    `files` from the app's root, or all of the `text` where none can be written.
    """
    if not entry(slug).is_file():
        return None
    names = [name for part, name in files_of(slug).items() if part != SOURCES]
    if {*names} <= publish().keys():
        return {"files": [f"app/static/{publish()[name]}" for name in names]}
    return {"text": link(entry(slug))}


@shared_cache
def publish() -> dict[str, str]:
    """Write all files that are not there (a reader may ask for any), sweep old; names by lesson, or what is none."""
    texts = {slug: text(slug) for slug in (*lessons(), LAB, PLANE, SOURCES, *_SITE, *map(glossary_of, languages()[1:]))}
    names = {slug: named(slug, each) for slug, each in texts.items()}
    try:
        for slug, name in names.items():
            if not (STATIC / name).is_file():
                STATIC.mkdir(exist_ok=True)
                atomic_write.write(STATIC / name, texts[slug])
        _sweep(set(names.values()))
    except OSError:
        return {slug: name for slug, name in names.items() if (STATIC / name).is_file()}
    return names


def lessons() -> list[str]:
    """Every lesson that has something to draw."""
    return sorted(path.parent.name for path in _LESSONS.glob("*/index.js"))


def glossary_of(language: str) -> str:
    """What the file with the glossary in a language is called: a reader loads the words of one."""
    return GLOSSARY if language == ENGLISH else f"{GLOSSARY}-{language}"


def text(slug: str) -> str:
    """The module that the loader imports: code, style sheets as `css`, the glossary's `words`."""
    if slug in (LAB, PLANE, SOURCES, *lessons()):
        return code_of(slug, _HOST / "index.js")
    return f"{link(entry(slug))}{_exported('css', dense(sheets(slug)))}{glossed(slug)}"


def glossed(slug: str) -> str:
    """The glossary's words, where this is the glossary in a language."""
    name, _, language = slug.partition("-")
    return "" if name != GLOSSARY else _exported("words", glossary.for_browser((language or ENGLISH,)))


def code_of(slug: str, host: Path) -> str:
    """The module of a lesson, of what lessons share on this host, or of what brings other steps there."""
    if slug == PLANE:
        return layer(planes(host), beneath(host))
    if slug == LAB:
        return f"{common(host, beneath(host))}{_exported('css', dense(_common_sheets()))}"
    return piece(_SOURCES if slug == SOURCES else entry(slug), own_sheet(slug), host, on_planes=PLANE in files_of(slug))


def piece(module: Path, sheet: str, host: Path, *, on_planes: bool = False, later: Path | None = None) -> str:
    """A module, with its style sheet, that stands on what lessons share on this host, or also on what planes do."""
    return f"{chunk(module, beneath(host, on_planes=on_planes), later)}{_exported('css', dense(sheet))}"


def beneath(host: Path, *, on_planes: bool = False) -> Collection[Path]:
    """The modules of a host that lessons stand on."""
    apart = () if on_planes else planes(host)
    return [path for path in shared(host) if path not in apart]  # in an order: a file is named by its text


def _exported(name: str, value: object) -> str:
    return f"export const {name} = {json.dumps(value, ensure_ascii=False)};\n"


@shared_cache
def shared(host: Path) -> tuple[Path, ...]:
    """The modules of a host with lessons on it: its own, and those that several lessons use."""
    used = Counter(path for slug in lessons() for path in reached([entry(slug)]))
    return tuple(dict.fromkeys([*reached([host]), *(path for path, n in used.items() if n >= _FEW)]))


@shared_cache
def planes(host: Path) -> tuple[Path, ...]:
    """Those of them that no lesson without planes uses."""
    apart = {*reached([host]), *reached(entry(slug) for slug in lessons() if not _on_planes(slug))}
    return tuple(path for path in shared(host) if path not in apart)


def _on_planes(slug: str) -> bool:
    return any(_PLANES in path.parents for path in reached([entry(slug)]))


def entry(slug: str) -> Path:
    """The module that a lesson, or what is none, begins with."""
    name = slug.partition("-")[0]
    return (ASSETS if name in _SITE else _LESSONS) / name / "index.js"


def sheets(slug: str) -> str:
    """The style sheets of what lessons share, then a lesson's own; of the bar, those of rooms in the app, too."""
    room = _ROOM.read_text(encoding="utf-8") if slug == BAR else ""
    return f"{room if slug.partition('-')[0] in _SITE else _common_sheets()}\n{own_sheet(slug)}"


def _common_sheets() -> str:
    return "\n".join((ASSETS / sheet).read_text(encoding="utf-8") for sheet in _SHEETS)


def own_sheet(slug: str) -> str:
    """The style sheet of a lesson, or of what is none, where it has one."""
    name = slug.partition("-")[0]
    sheet = entry(name).with_name(f"{name}.css")
    return sheet.read_text(encoding="utf-8") if sheet.is_file() else ""


def named(slug: str, content: str) -> str:
    """A file's name by its content."""
    return f"{slug}-{sha256(content.encode()).hexdigest()[:16]}.js"


def _sweep(wanted: set[str]) -> None:
    """Remove files of versions that nobody can have open any more."""
    for path in STATIC.iterdir():
        old = path.suffix in {".js", atomic_write.PART} and path.name not in wanted
        if old and time.time() - path.stat().st_mtime > _LIFETIME_S:
            path.unlink(missing_ok=True)
