"""The page of a talk of one's own."""

from cosine_lab.prose import Text
from cosine_lab.site import talk_desk
from cosine_lab.site.bundles import TALK
from cosine_lab.ui import shell
from cosine_lab.ui.mount import made


def show(text: Text) -> None:
    """Show the desk on which a talk is made, in the words of its page."""
    titles = {slug: shell.words_of(slug).title for slug in shell.slugs()}
    made(TALK)(key=TALK, data=talk_desk.data(text, titles))
