"""The audit of an output layer: each question by itself, and all of them for a report."""

from lib.lessons.audit.model.ground import Ground
from lib.lessons.audit.model.whole import Findings, audited

__all__ = ["Findings", "Ground", "audited"]
