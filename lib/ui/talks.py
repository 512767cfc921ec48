"""The page of a talk of one's own; the talk itself is in the reader's browser (assets/talk)."""

from collections.abc import Callable
from dataclasses import replace

from lib import prose, talks
from lib.course import course
from lib.prose import Text, files
from lib.shared_cache import shared_cache
from lib.site.bundles import TALK
from lib.talks import Talk, names, plans
from lib.talks.listed import listed
from lib.tokens import ASSETS
from lib.ui import shell
from lib.ui.mount import made

_EXERCISE = "exercise"


def shown(text: Text) -> None:
    """Show the desk on which a talk is made, in the words of its page."""
    refused = prose.text(_EXERCISE, text.language).templates("").items()
    pages = {slug: shell.words_of(slug).title for slug in shell.slugs()}
    made(TALK)(
        key=TALK,
        data={
            "words": text.templates("") | {f"{_EXERCISE}.{key}": word for key, word in refused},
            "language": text.language,
            "pages": pages,
            "known": names.known(),
            "listed": {slug: listed(slug, text.language) for slug in names.known()},
            "shipped": [{"name": name, "text": talk} for name, talk in shipped(text.language).items()],
        },
    )


@shared_cache
def shipped(language: str) -> dict[str, str]:
    """The files of the talks that come with the site, by name; in English where there are none."""
    folder = ASSETS / "talks" / files.written(language)
    if not folder.is_dir():
        return shipped(prose.ENGLISH)
    words = prose.text("teach", language)
    plays = {f"course-{each}": talks.write(plans.talk(each, words)) for each in course().sessions}
    texts = {file.stem: file.read_text(encoding="utf-8") for file in sorted(folder.glob("*.md"))}
    wrap = files.wrapping(language)
    return {name: _worded(text, wrap) for name, text in texts.items()} | plays


def _worded(text: str, wrap: Callable[[str], str]) -> str:
    talk, _ = talks.read(text, shell.slugs())
    steps = [replace(step, heading=wrap(step.heading), notes=wrap(step.notes)) for step in talk.steps]
    return talks.write(Talk(wrap(talk.title), wrap(talk.about), tuple(steps)))
