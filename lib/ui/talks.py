"""The page of a talk of one's own."""

from lib.prose import Text
from lib.site import talk_desk
from lib.site.bundles import TALK
from lib.ui import shell
from lib.ui.mount import made


def shown(text: Text) -> None:
    """Show the desk on which a talk is made, in the words of its page."""
    titles = {slug: shell.words_of(slug).title for slug in shell.slugs()}
    made(TALK)(key=TALK, data=talk_desk.data(text, titles))
