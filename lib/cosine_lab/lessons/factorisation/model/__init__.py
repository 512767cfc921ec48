"""What the server computes for the Factorisation page: a problem, and what its gauges do."""

from cosine_lab.lessons.factorisation.model import findings
from cosine_lab.lessons.factorisation.model.solution import Solution, default, fitting, solved, uploaded

__all__ = ["Solution", "default", "findings", "fitting", "solved", "uploaded"]
