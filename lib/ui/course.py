"""The map of the course, on which a lesson that is chosen is turned to."""

from lib.site import course_map
from lib.site.bundles import COURSE
from lib.ui import session, shell
from lib.ui.mount import made


def shown() -> None:
    """Show the map."""
    data = course_map.data(shell.lessons(), shell.address, session.language())
    shell.turn(made(COURSE)(key=COURSE, data=data, on_go_change=_nothing).go)


def _nothing() -> None:
    """What was pressed is read where the map is shown."""
