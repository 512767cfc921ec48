"""The map of the course, on which a lesson that is chosen is turned to."""

from cosine_lab.site import course_map
from cosine_lab.site.bundles import COURSE
from cosine_lab.ui import session, shell
from cosine_lab.ui.mount import made


def show() -> None:
    """Show the map."""
    data = course_map.data(shell.lessons(), shell.address, session.language())
    shell.turn(made(COURSE)(key=COURSE, data=data, on_go_change=_nothing).go)


def _nothing() -> None:
    """What was pressed is read where the map is shown."""
