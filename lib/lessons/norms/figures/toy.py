"""The toy model drawn: the cosine of two contexts of one meaning against their spread."""

from typing import Any

from lib.data import quoted
from lib.figures.curves import Curve, Scale, curves
from lib.figures.plain import Figure
from lib.figures.style import Look
from lib.lessons.norms.model.toy import GRID, MEASURED, Toy, expected_cosine, worst_cosine
from lib.prose import Text
from lib.shared_cache import shared_cache

HEIGHT = 380


@shared_cache(most=16)
def toy(found: Toy, look: Look, text: Text) -> Figure:
    """Cosine of two contexts of one meaning against their spread, with the chosen one marked."""
    spreads = GRID.tolist()
    drawn = curves(
        [
            Curve(text("toy-expected"), GRID, [expected_cosine(s) for s in spreads]),
            Curve(text("toy-worst"), GRID, [worst_cosine(s) for s in spreads]),
            Curve(text("toy-measured"), MEASURED, found.means, (found.means - found.sds, found.means + found.sds)),
        ],
        Scale(text("axis-spread"), span=(0, 3)),
        Scale(text("axis-cosine"), span=(-1.05, 1.05)),
        look,
        height=HEIGHT,
    )
    ink = {"color": look.theme.ink, "width": 2}
    threshold, spread = quoted.ZHOU_THRESHOLD.cosine, found.spread
    drawn["layout"]["shapes"] = [_line("y", threshold, "x", ink | {"dash": "dot"}), _line("x", spread, "y", ink)]
    return drawn


def _line(axis: str, at: float, other: str, look: dict[str, Any]) -> dict[str, Any]:
    """A line across the whole plot where that axis has that value."""
    ends = {f"{axis}0": at, f"{axis}1": at, f"{other}0": 0, f"{other}1": 1}
    return {"type": "line", f"{axis}ref": axis, f"{other}ref": f"{other} domain", **ends} | {"line": look}
