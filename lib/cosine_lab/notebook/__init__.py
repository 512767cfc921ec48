"""Lessons, and a classifier of one's own, as widgets of a notebook: Jupyter, VS Code, Colab, marimo (anywidget).

What is dragged is a trait of the widget in the next cell, and a trait that a cell sets moves the picture.
All code travels with the widget: no network is asked.
"""

from cosine_lab.notebook.lessons import Lesson, lesson
from cosine_lab.notebook.planes import Plane, plane

__all__ = ["Lesson", "Plane", "lesson", "plane"]
