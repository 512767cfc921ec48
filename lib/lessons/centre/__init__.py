"""Centre: centring is a translation, unit length is not allowed, neither makes cosine a judge."""

from lib.lessons.centre.configurations import CONFIGURATIONS, Configuration
from lib.lessons.centre.models import TITLES, model
from lib.lessons.centre.state import CentreState, default
from lib.lessons.centre.surface import surface

__all__ = [
    "CONFIGURATIONS",
    "TITLES",
    "CentreState",
    "Configuration",
    "default",
    "model",
    "surface",
]
