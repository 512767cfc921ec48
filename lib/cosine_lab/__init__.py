"""What cosine similarity of embeddings says, and what it does not: the package (docs/package.md) and the app.

Each function is loaded when it is first asked for, so that `import cosine_lab` takes no time and no Streamlit.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cosine_lab.api import (
        Agreement,
        Audit,
        Cells,
        Interval,
        Line,
        Threshold,
        agreement,
        audit,
        rankings,
        threshold,
        translate,
    )
    from cosine_lab.notebook import lesson, line, plane, scores

__version__ = "0.1.0"
__all__ = [
    "Agreement",
    "Audit",
    "Cells",
    "Interval",
    "Line",
    "Threshold",
    "__version__",
    "agreement",
    "audit",
    "lesson",
]
__all__ += ["line", "plane", "rankings", "scores", "threshold", "translate"]
_WIDGETS = ("lesson", "line", "plane", "scores")


def __getattr__(name: str) -> object:
    """One of the functions, or of the types that they give."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    try:
        return getattr(import_module("cosine_lab.notebook" if name in _WIDGETS else "cosine_lab.api"), name)
    except ModuleNotFoundError as missing:
        if missing.name != "anywidget":
            raise
        raise ImportError(f'{name} needs a widget: python -m pip install "cosine-lab[notebook]"') from missing


def __dir__() -> list[str]:
    return sorted(__all__)
