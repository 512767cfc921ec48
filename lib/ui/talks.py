"""The page of a talk of one's own; the talk itself is in the reader's browser (assets/talk)."""

from lib import prose
from lib.once import once
from lib.prose import Text
from lib.tokens import ASSETS
from lib.ui import shell
from lib.ui.bundles import TALK
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
            "shipped": [{"name": name, "text": talk} for name, talk in shipped().items()],
        },
    )


@once
def shipped() -> dict[str, str]:
    """The files of the talks that come with the site, by name."""
    files = sorted((ASSETS / "talks").glob("*.md"))
    return {file.stem: file.read_text(encoding="utf-8") for file in files}
