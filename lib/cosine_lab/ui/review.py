"""The second visit: problems of all lessons, in the words of their page."""

from cosine_lab.prose import Text
from cosine_lab.site import review
from cosine_lab.site.bundles import REVIEW
from cosine_lab.ui import shell
from cosine_lab.ui.mount import made


def show(text: Text) -> None:
    """Show the problems."""
    made(REVIEW)(key=REVIEW, data=review.data(text, shell.address, shell.first()))
