"""A whole talk as one HTML file that opens from disk in any browser, without a network.

python lab.py deck talk.md --out talk.html [--lang zh]

What lessons draw in the browser runs in the file as on the site. What only the site can draw goes
along as a picture with its numbers, which takes a browser while the file is made. Exit code 0 with
a file, 1 with a line for everything that is wrong.
"""

import argparse
import sys
from collections.abc import Callable, Sequence
from contextlib import ExitStack, chdir
from pathlib import Path
from typing import TYPE_CHECKING

from cosine_lab import atomic_write, command_line, prose, talks
from cosine_lab.commands.app_server import ServerError, addresses
from cosine_lab.commands.browser import BrowserMissingError
from cosine_lab.commands.deck_pages import BrokenPageError, lesson
from cosine_lab.places import ROOT
from cosine_lab.refusals import Refused
from cosine_lab.site import deck
from cosine_lab.talks import Talk, links, names
from cosine_lab.talks.model import LONGEST

if TYPE_CHECKING:
    from playwright.sync_api import Page


def main(words: Sequence[str], bring: Callable[[], None] | None = None) -> int:
    """Make one file; 0 with it, 1 with an error in a line. `bring` installs a browser's driver where it is missing."""
    options = _options(words)
    try:
        talk = _read(options.file)
        with chdir(ROOT):  # where Streamlit reads the site's settings
            lessons = _lessons(talk, options.lang, bring)
        text = deck.page(talk.title, options.lang, lessons, talks.write(talk))
        atomic_write.write(options.out, text)
    except (ValueError, BrowserMissingError, BrokenPageError, ServerError) as why:
        print(why, file=sys.stderr)
        return 1
    except OSError as why:
        print(f"{why.filename}: {why.strerror}", file=sys.stderr)
        return 1
    for each in lessons:
        if isinstance(each.content, deck.Still):
            print(f"{each.slug}: a picture with {len(each.content.numbers)} tables, not its choices")
        elif each.omitted:
            print(f"{each.slug}: without {each.omitted} charts and tables that the site draws below")
    print(f"{options.out}: {len(talk.steps)} steps, {options.out.stat().st_size / 1000:.0f} kB")
    return 0


def _options(words: Sequence[str]) -> argparse.Namespace:
    parser = command_line.parser("deck", (__doc__ or "").partition("\n")[0])
    parser.add_argument("file", type=Path, help="the talk, as docs/talks.md says")
    parser.add_argument("--out", type=Path, required=True, help="the file to make, HTML")
    parser.add_argument("--lang", choices=prose.languages(), default=prose.ENGLISH, help="of the lessons' own words")
    options = parser.parse_args(words)
    if options.out.resolve() == options.file.resolve():
        parser.error("--out needs another file than the talk's")
    return options


def _read(path: Path) -> Talk:
    """The talk of a file; a ValueError whose message holds a line for each fault."""
    if path.stat().st_size > LONGEST:
        why = Refused("talk.too-long", line=1, most=LONGEST)
        raise ValueError(_line(path, why))
    try:
        text = path.read_bytes().decode()
    except UnicodeDecodeError as error:
        raise ValueError(f"{path}:1: no text in UTF-8") from error
    talk, refused = talks.read(text, addresses(), names.known())
    if refused:
        raise ValueError("\n".join(_line(path, why) for why in refused))
    if not talk.steps:
        raise ValueError(f"{path}:1: a talk without a step")
    return talk


def _line(path: Path, why: Refused) -> str:
    return f"{path}:{why.values['line']}: {prose.text('talk').plain(why)}"


def _lessons(talk: Talk, language: str, bring: Callable[[], None] | None) -> list[deck.Lesson]:
    """Every page of the talk, under all the choices of its steps, once."""
    lessons: dict[str, deck.Lesson] = {}
    with ExitStack() as opened:
        page: Page | None = None
        for step in talk.steps:
            written = names.written(step.slug)
            chosen = tuple(each for each in step.query if each[0] not in written)
            place = links.place(step.slug, chosen)
            if place in lessons:
                continue
            query = {"lang": language} | {name: value for name, value in chosen if name not in links.OF_STEP}
            drawn = lesson(step.slug, query, place)
            if drawn is None:
                from cosine_lab.commands.deck_pictures import photographer, pictured  # noqa: PLC0415 - a browser

                page = page or opened.enter_context(photographer(bring))
                drawn = pictured(page, step.slug, place, language)
            lessons[place] = drawn
    return list(lessons.values())


if __name__ == "__main__":
    command_line.run(main)
