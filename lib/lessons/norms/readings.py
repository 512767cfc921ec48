"""What can be read off the surface's state, for goals that somebody claims to have reached."""

from collections.abc import Mapping

from lib.lessons.norms.model import told
from lib.lessons.norms.state import LISTED, REMEDIES, default
from lib.surfaces.readings import Readings, linked


def readings(asked: Mapping[str, str]) -> Readings:
    """Readings of the state that a link's parameters describe.

    Raises
    ------
    Refused
        Where the link cannot be read as it is.
    """
    state, held = linked(default(), asked), told.problem()
    model = held["models"][state.vectors]["after"]
    before, after = model[held["raw"]], model[state.remedy]
    places = after["places"][state.query][0]
    return {
        "remedied": float(REMEDIES[state.remedy] != "raw"),
        "entered": float(sum(not 1 <= place <= LISTED for place in places)),
        "within-after": after["within"][state.query],
        "rho-after": after["rho"],
        "hub-before": float(before["votes"][0]),
        "hub-after": float(after["votes"][0]),
    }
