"""The second visit: problems of all lessons, in the words of their page."""

from lib.prose import Text
from lib.site import review
from lib.site.bundles import REVIEW
from lib.ui import shell
from lib.ui.mount import made


def shown(text: Text) -> None:
    """Show the problems."""
    made(REVIEW)(key=REVIEW, data=review.data(text, shell.address, shell.first()))
