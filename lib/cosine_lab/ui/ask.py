"""Questions about scores, which the browser answers."""

from cosine_lab.prose import Text
from cosine_lab.site import ask
from cosine_lab.site.bundles import ASK
from cosine_lab.ui import shell
from cosine_lab.ui.mount import made
from cosine_lab.ui.surface import vectors


def show(text: Text) -> None:
    """Show the questions."""
    pages = {slug: shell.words_of(slug) for slug in shell.slugs()}
    made(ASK)(key=ASK, data=ask.data(text, pages, shell.address, vectors()))
