"""Lessons, over numbers of one's own too, as widgets of a notebook: Jupyter, VS Code, Colab, marimo (anywidget).

What is dragged is a trait of the widget in the next cell, and a trait that a cell sets moves the picture.
All code travels with the widget: no network is asked.
"""

from cosine_lab.notebook.lessons import Lesson, lesson
from cosine_lab.notebook.pairs import Line, line
from cosine_lab.notebook.planes import Plane, plane
from cosine_lab.notebook.words import Scores, scores

__all__ = ["Lesson", "Line", "Plane", "Scores", "lesson", "line", "plane", "scores"]
