"""Write tests/vectors/patterns.json: what assets/lab/maths/patterns.js must say.

Patterns come from `cosine_lab.maths.rankings.patterns`; the regions are cut here, once more, from
their lines.
Run `python -m tests.makers.pattern_vectors` after a change of either side.
"""

import json
import math
from collections.abc import Callable
from itertools import permutations
from pathlib import Path
from typing import Any

from cosine_lab.maths.rankings.patterns import TieError, rankings, sign_patterns, sign_strings

_VECTORS = Path(__file__).parents[1] / "vectors"
_BOX = {"x0": -3.0, "x1": 3.0, "y0": -2.0, "y1": 2.0}
_ASIDE = {"x0": 0.9, "x1": 3.1, "y0": 0.4, "y1": 2.6}
_LISTED = 5

Point = tuple[float, float]
Rows = list[list[float]]

_OWN: dict[str, Rows] = {
    "one label": [[3.0, 4.0]],
    "two opposite labels": [[1.0, 2.0], [-1.0, -2.0]],
    "rows parallel in decimals, not in binary": [[0.1, 0.2], [0.3, 0.6], [1.0, 0.0]],
    "collinear points": [[0.0, 1.0], [1.0, 1.0], [3.0, 1.0], [4.0, 1.0]],
    "a square: parallel sides": [[1.0, 1.0], [-1.0, 1.0], [-1.0, -1.0], [1.0, -1.0]],
    "a zero row": [[0.0, 0.0], [1.0, 0.5], [-0.5, 2.0]],
    "two equal rows": [[1.0, 0.5], [-0.5, 2.0], [1.0, 0.5]],
    "six labels: impossible ones are counted": [
        [2.0, 0.3], [0.5, 1.5], [-1.2, 1.1], [-1.6, -0.4], [-0.2, -1.7], [1.3, -1.4],
    ],
}  # fmt: skip


def main() -> None:
    """Write the file."""
    named = json.loads((_VECTORS / "pattern_cases.json").read_text(encoding="utf-8"))["cases"]
    plane = {case["id"]: case["W"] for case in named if len(case["W"][0]) == 2}
    cases = [case for why, W in {**plane, **_OWN}.items() for case in _cases(why, W)]
    lines = ",\n".join("  " + json.dumps(case) for case in cases)
    (_VECTORS / "patterns.json").write_text(f'{{"module": "patterns",\n "cases": [\n{lines}\n]}}\n', encoding="utf-8")


def _cases(why: str, W: Rows) -> list[dict[str, Any]]:
    signs, orders = strict_signs(W), strict_rankings(W)
    steps = [[a - b for a, b in zip(u, v, strict=True)] for i, u in enumerate(W) for v in W[i + 1 :]]
    expected: list[tuple[str, list[Any], Any]] = [
        ("signPatterns", [W], signs),
        ("rankings", [W], orders),
        ("impossibleRankings", [W], _impossible(all_orders(len(W)), orders, len(W))),
    ]
    for box in (_BOX, _ASIDE) if why in _OWN else (_BOX,):
        expected += [
            ("signRegions", [W, box], _regions(W, box, "pattern", lambda x: _signs(W, x))),
            ("rankingRegions", [W, box], _regions(steps, box, "ranking", lambda x: _order(W, x))),
        ]
    return [{"why": why, "function": function, "args": args, "expected": value} for function, args, value in expected]


def strict_signs(W: Rows) -> list[str]:
    """Sign patterns without a zero, none where a row is zero."""
    try:
        return sign_strings(sign_patterns(W).rows)
    except TieError:
        return []


def strict_rankings(W: Rows) -> list[list[int]]:
    """Rankings without a tie, none where rows are equal."""
    try:
        found: list[list[int]] = rankings(W).rows.tolist()
    except TieError:
        return []
    return found


def all_orders(n: int) -> list[list[int]]:
    """All n! rankings."""
    return [list(order) for order in permutations(range(n))]


def _impossible(everything: list[Any], possible: list[Any], n: int) -> dict[str, Any]:
    rest = [pattern for pattern in everything if pattern not in possible]
    return {"count": len(rest), "list": rest if n <= _LISTED else None}


def _regions(normals: Rows, box: dict[str, float], name: str, at: Callable[[Point], Any]) -> list[dict[str, Any]]:
    """Sectors between the lines normal·x = 0 as `name`, polygon, from and to."""
    rays = _rays(normals)
    x0, x1, y0, y1 = (box[name] for name in ("x0", "x1", "y0", "y1"))
    corners = [(x0, y0), (x1, y0), (x1, y1), (x0, y1)]
    if not rays:
        return [{name: at((1.0, 0.0)), "polygon": corners, "from": 0.0, "to": 2 * math.pi}]
    found = []
    for k, (start, (x, y)) in enumerate(rays):
        end, (u, v) = rays[(k + 1) % len(rays)]
        end += 2 * math.pi if k + 1 == len(rays) else 0.0
        middle = (start + end) / 2
        polygon = _clipped(_clipped(corners, (-y, x)), (v, -u))
        pattern = at((math.cos(middle), math.sin(middle)))
        found.append({name: pattern, "polygon": polygon, "from": start, "to": end})
    return found


def _rays(normals: Rows) -> list[tuple[float, Point]]:
    """Angle and direction of each half line, counter-clockwise from angle 0 on."""
    half: list[tuple[float, Point]] = []
    for a, b in sorted(normals, key=lambda w: math.atan2(w[0], -w[1]) % math.pi):
        direction = (-b, a) if a > 0 or (a == 0 and b < 0) else (b, -a)
        angle = math.atan2(direction[1], direction[0])
        if (a, b) != (0, 0) and (not half or angle - half[-1][0] > 1e-9):
            half.append((angle, direction))
    return half + [(angle + math.pi, (-x, -y)) for angle, (x, y) in half]


def _clipped(polygon: list[Point], normal: Point) -> list[Point]:
    """The part with normal·x ≥ 0, by Sutherland and Hodgman; [] where it has no area."""
    kept: list[Point] = []
    for k, p in enumerate(polygon):
        q = polygon[(k + 1) % len(polygon)]
        inside, next_inside = (normal[0] * x + normal[1] * y for x, y in (p, q))
        if inside >= 0:
            kept.append(p)
        if inside * next_inside < 0:
            t = inside / (inside - next_inside)
            kept.append((p[0] + t * (q[0] - p[0]), p[1] + t * (q[1] - p[1])))
    distinct = [p for k, p in enumerate(kept) if p != kept[k - 1]]
    return distinct if len(distinct) > 2 else []


def _signs(W: Rows, x: Point) -> str:
    return "".join("0" if not any(w) else "+" if w[0] * x[0] + w[1] * x[1] > 0 else "-" for w in W)


def _order(W: Rows, x: Point) -> list[int]:
    return sorted(range(len(W)), key=lambda i: -(W[i][0] * x[0] + W[i][1] * x[1]))


if __name__ == "__main__":
    main()
