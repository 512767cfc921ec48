"""Talks: steps over any lessons in one plain-text file, written by hand or collected in the app.

The file's form stands in docs/talks.md. The browser holds the twin, assets/sources/talks/; both are
held to tests/vectors/talks.json.
"""

from cosine_lab.talks.model import PARTS, Step, Talk
from cosine_lab.talks.reading import read
from cosine_lab.talks.writing import write

__all__ = ["PARTS", "Step", "Talk", "read", "write"]
