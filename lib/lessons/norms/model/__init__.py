"""What the Norms page computes: neighbours, spreads, frequency, agreement, a toy model."""

from lib.lessons.norms.model import change, frequency, measures, people, query, rated, spread, table, told, toy

__all__ = ["change", "frequency", "measures", "people", "query", "rated", "spread", "table", "told", "toy"]
