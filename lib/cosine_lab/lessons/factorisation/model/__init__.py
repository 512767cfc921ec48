"""What the server computes for the Factorisation page: a problem, and what its gauges do."""

from cosine_lab.lessons.factorisation.model import findings
from cosine_lab.lessons.factorisation.model.found import Found, default, fitting, solved, uploaded

__all__ = ["Found", "default", "findings", "fitting", "solved", "uploaded"]
