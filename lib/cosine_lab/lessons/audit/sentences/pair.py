"""What is said of two labels and of neighbours: which numbers belong to the model."""

from cosine_lab.figures.table import Table
from cosine_lab.lessons.audit.model.ground import Ground
from cosine_lab.lessons.audit.model.live import Inputs
from cosine_lab.lessons.audit.model.matrix import Matrices
from cosine_lab.lessons.audit.model.neighbours import Gauge
from cosine_lab.lessons.audit.model.pairs import Check, Measure
from cosine_lab.lessons.audit.sentences.parts import Part, Say, TitledTable
from cosine_lab.prose import number

_TOLERANCE = 1e-9
_PLAIN = 0.01


def facts(ground: Ground, say: Say) -> Part:
    """What was read."""
    head = ground.head
    n, d = head.W.shape
    lines = [say("facts", n=n, d=d, rank=ground.spread.rank, kind=head.W.dtype.name)]
    lines.append(say("bias" if head.bias is not None else "no-bias"))
    if head.embeddings is not None:
        lines.append(say("given", points=len(head.embeddings)))
    if ground.outputs is not None and ground.outputs.accuracy is not None:
        lines.append(say("accuracy", accuracy=ground.outputs.accuracy))
    return Part("facts", tuple(lines))


def any_cosine(ground: Ground, pair: tuple[int, int], checks: dict[float, Check], say: Say) -> Part:
    """The pair opposite, at a right angle and aligned, and what the model did."""
    a, b = (ground.head.labels[k] for k in pair)
    first = next(iter(checks.values()))
    worst = max(check.max_dp for check in checks.values())
    changed = max(check.changed for check in checks.values())
    values = {
        "a": a,
        "b": b,
        "before": number(first.before),
        "dp": _change(worst),
        "changed": changed,
        "points": first.points,
        "made": [number(check.after) for check in checks.values()],
    }
    unchanged = not changed and worst <= _TOLERANCE
    lines = [say("any-same" if unchanged else "any-different", **values)]
    if first.before is None:
        lines.append(say("undefined"))
    lines.append(say("on-drawn" if ground.drawn else "on-given", points=first.points))
    if first.rows < len(ground.head.W):
        lines.append(say("multiplied", rows=first.rows, n=len(ground.head.W)))
    table: Table = {
        say("column-wanted"): list(checks),
        say("column-cosine"): [check.after for check in checks.values()],
        say("column-length"): [check.length for check in checks.values()],
        say("column-dp"): [check.max_dp for check in checks.values()],
        say("column-changed"): [check.changed for check in checks.values()],
    }
    return Part("any", tuple(lines), (TitledTable("checks", table),))


def move(ground: Ground, pair: tuple[int, int], check: Check, say: Say) -> str:
    """One translation the reader has chosen, and the check of it."""
    a, b = (ground.head.labels[k] for k in pair)
    unchanged = not check.changed and check.max_dp <= _TOLERANCE
    return say("move-same" if unchanged else "move-different", a=a, b=b, check=check, dp=_change(check.max_dp))


def matrix(matrices: Matrices, ground: Ground, pair: tuple[int, int], say: Say, *, moved: bool) -> Part:
    """All cosines before and after."""
    n = len(ground.head.W)
    a, b = (ground.head.labels[k] for k in pair)
    drawn = len(matrices.drawn)
    whole = "matrix-all" if matrices.counted == n == drawn else "matrix-some"
    known = "moved-known" if matrices.known < matrices.pairs else "moved"
    lines = (
        say("matrix-reader" if moved else "matrix-opposite", a=a, b=b, matrix=matrices),
        say(whole, drawn=drawn, matrix=matrices, n=n),
        say("moved-none" if matrices.moved is None else known, matrix=matrices),
    )
    return Part("matrix", lines)


def survives(measures: list[Measure], ground: Ground, say: Say) -> Part:
    """Which numbers of the pair are safe to report."""
    kind = "sigmoid" if ground.sigmoid else "softmax"
    lines = [say(f"survives-{kind}")]
    lines += [say("constant", value=number(each.value, 4)) for each in measures if each.constant]
    table: Table = {
        say("column-measure"): [say(f"measure-{each.key}") for each in measures],
        say("column-value"): [each.value for each in measures],
        say("column-kept"): [say("kept-constant" if each.constant else f"kept-{each.kept}") for each in measures],
    }
    return Part("survives", tuple(lines), (TitledTable("measures", table),))


def neighbours(gauge: Gauge | None, ground: Ground, say: Say) -> Part | None:
    """The share of neighbour lists that is a choice of origin."""
    if gauge is None:
        return None
    survival = gauge.survival
    shares = sorted(survival.by_draw.tolist())
    lines = [
        say(
            "neighbours",
            share=1 - survival.mean,
            low=1 - shares[-1],
            high=1 - shares[0],
            draws=len(shares),
            survival=survival,
        ),
        say("as-rows" if gauge.as_rows else "as-mean", gauge=gauge, rows=ground.mean_length),
    ]
    return Part("neighbours", tuple(lines))


def inputs(result: Inputs | None, ground: Ground, say: Say) -> Part | None:
    """What the data add."""
    if result is None:
        return None
    d = ground.head.W.shape[1]
    lines = [say("reach", inputs=result, d=d), say("unreached" if result.rank < d else "reached", inputs=result)]
    if result.patterns is not None:
        key = "sets-seen" if ground.sigmoid else "rankings-seen"
        lines.append(say(key, inputs=result))
    if not ground.sigmoid:
        lines.append(say("predicted", inputs=result, n=len(ground.head.W)))
    return Part("inputs", tuple(lines))


def _change(value: float) -> str:
    """A change of a probability: 0 where it is rounding, of which a table has the figure."""
    if value <= _TOLERANCE:
        return "0"
    return f"{value:.2f}" if value >= _PLAIN else f"{value:.1g}"
