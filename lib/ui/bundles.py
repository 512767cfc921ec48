"""Writes the code and style sheets of each lesson, and of the glossary, into files browsers cache.

Streamlit serves `static/` beside the main script. A file is named by its content, so that a browser
that has it never asks again, and a new version is never mistaken for the old one. What a message
carries is assets/lab/loader.js alone, which imports the file.
"""

import json
import time
from hashlib import sha256
from pathlib import Path

from lib import whole
from lib.prose import ENGLISH, glossary, languages
from lib.shared_cache import shared_cache
from lib.tokens import ASSETS
from lib.ui.esm import bare, link

STATIC = ASSETS.parent / "static"
GLOSSARY, BAR, COURSE, TALK = "glossary", "bar", "course", "talk"
HANDOUTS, REVIEW, COLLECT, ASK = "handouts", "review", "collect", "ask"
_SITE = (GLOSSARY, BAR, COURSE, TALK, HANDOUTS, REVIEW, COLLECT, ASK)
"""What is no lesson's: files of their own."""
_LESSONS = ASSETS / "lessons"
_LOADER = ASSETS / "lab" / "loader.js"
_KEPT_S = 86_400.0
"""How long a file of an older version stays for pages that were open before."""


@shared_cache
def code(slug: str) -> str:
    """What a component of this lesson runs: the loader of its file.

    Where no file can be written (a read-only system that was not prepared), all of the code.

    Parameters
    ----------
    slug : str
        A folder of assets/lessons, or what is no lesson's.
    """
    files = publish()
    loader = bare(_LOADER.read_text(encoding="utf-8"))
    if slug in files:
        return loader.replace("app/static/lesson.js", f"app/static/{files[slug]}")
    return link(_entry(slug))


def module(slug: str) -> dict[str, str] | None:
    """Where a page that is not the lesson's own finds its code; None where it has none.

    A `file` beside the main script, or all of the `text` where no file can be written.
    """
    if not _entry(slug).is_file():
        return None
    files = publish()
    return {"file": files[slug]} if slug in files else {"text": link(_entry(slug))}


@shared_cache
def publish() -> dict[str, str]:
    """Write every lesson's file that is not there yet, and sweep old ones; names by lesson.

    All at once: a reader may ask this server for the file of a page that another has shown.
    """
    slugs = [path.parent.name for path in _LESSONS.glob("*/index.js")]
    texts = {slug: text(slug) for slug in (*slugs, *_SITE, *(glossary_of(each) for each in languages()[1:]))}
    names = {slug: named(slug, each) for slug, each in texts.items()}
    try:
        for slug, name in names.items():
            if not (STATIC / name).is_file():
                STATIC.mkdir(exist_ok=True)
                whole.write(STATIC / name, texts[slug])
        _sweep(set(names.values()))
    except OSError:
        return {slug: name for slug, name in names.items() if (STATIC / name).is_file()}
    return names


def glossary_of(language: str) -> str:
    """What the file with the glossary in a language is called: a reader loads the words of one."""
    return GLOSSARY if language == ENGLISH else f"{GLOSSARY}-{language}"


def text(slug: str) -> str:
    """The module that the loader imports: code, style sheets as `css`, the glossary's `words`."""
    module = f"{link(_entry(slug))}export const css = {json.dumps(sheets(slug))};\n"
    name, _, language = slug.partition("-")
    if name != GLOSSARY:
        return module
    words = json.dumps(glossary.told((language or ENGLISH,)), ensure_ascii=False)
    return f"{module}export const words = {words};\n"


def _entry(slug: str) -> Path:
    name = slug.partition("-")[0]
    return (ASSETS if name in _SITE else _LESSONS) / name / "index.js"


def sheets(slug: str) -> str:
    """The style sheets of the lab and the plane, and the lesson's own, where it has one."""
    name = slug.partition("-")[0]
    own = _entry(name).with_name(f"{name}.css")
    if name in _SITE:
        return own.read_text(encoding="utf-8")
    shared = ("lab/lab.css", "lab/story/story.css", "lab/free/free.css", "plane/plane.css", "lab/talk/talk.css")
    each = [*(ASSETS / sheet for sheet in shared), own]
    return "\n".join(sheet.read_text(encoding="utf-8") for sheet in each if sheet.is_file())


def named(slug: str, content: str) -> str:
    """A file's name by its content."""
    return f"{slug}-{sha256(content.encode()).hexdigest()[:16]}.js"


def _sweep(wanted: set[str]) -> None:
    """Remove files of versions that nobody can have open any more."""
    for path in STATIC.iterdir():
        old = path.suffix in {".js", whole.PART} and path.name not in wanted
        if old and time.time() - path.stat().st_mtime > _KEPT_S:
            path.unlink(missing_ok=True)
