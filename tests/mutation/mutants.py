"""Small changes to a module: an operator turned, a number moved by one."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
PLACES = ("lib/cosine_lab/maths", "lib/cosine_lab/data", "lib/cosine_lab/links", "lib/cosine_lab/parameters")
_TURNED: dict[type[ast.AST], str] = {
    ast.Lt: ">=", ast.LtE: ">", ast.Gt: "<=", ast.GtE: "<", ast.Eq: "!=", ast.NotEq: "==",
    ast.Add: "-", ast.Sub: "+", ast.Mult: "/", ast.Div: "*", ast.FloorDiv: "*", ast.Mod: "*",
    ast.And: "or", ast.Or: "and", ast.In: "not in", ast.NotIn: "in",
    ast.Is: "is not", ast.IsNot: "is",
}  # fmt: skip


class Mutant(NamedTuple):
    """One change: in `path` the text from `start` to `end` (in bytes) becomes `text`."""

    path: str
    line: int
    start: int
    end: int
    text: str

    def apply(self, source: bytes) -> bytes:
        """The source with the change made."""
        return source[: self.start] + self.text.encode() + source[self.end :]


def mutants() -> Iterator[Mutant]:
    """Every change to every module."""
    for place in PLACES:
        path = ROOT / place
        for file in sorted(path.rglob("*.py")) if path.is_dir() else [path.with_suffix(".py")]:
            yield from of_source(str(file.relative_to(ROOT)), file.read_bytes())


def of_source(path: str, source: bytes) -> Iterator[Mutant]:
    """Every change to one module's source."""
    starts = [0]
    for row in source.split(b"\n"):
        starts.append(starts[-1] + len(row) + 1)

    def at(line: int, column: int) -> int:
        return starts[line - 1] + column

    for node in ast.walk(ast.parse(source)):
        for left, operator, right in _operations(node):
            begin = at(left.end_lineno or 0, left.end_col_offset or 0)
            end = at(right.lineno, right.col_offset)
            old, new = _written(operator, source[begin:end]), _TURNED.get(type(operator))
            if new is not None and old is not None:
                start, stop = begin + old[0], begin + old[1]
                yield Mutant(path, left.end_lineno or 0, start, stop, new)
        if isinstance(node, ast.Constant) and type(node.value) in (int, float):
            start, stop = (at(node.lineno, c or 0) for c in (node.col_offset, node.end_col_offset))
            yield Mutant(path, node.lineno, start, stop, f"({node.value!r} + 1)")


def _operations(node: ast.AST) -> Iterator[tuple[ast.expr, ast.AST, ast.expr]]:
    if isinstance(node, ast.BinOp):
        yield node.left, node.op, node.right
    elif isinstance(node, ast.BoolOp):
        for left, right in zip(node.values, node.values[1:], strict=False):
            yield left, node.op, right
    elif isinstance(node, ast.Compare):
        sides = [node.left, *node.comparators]
        yield from zip(sides, node.ops, node.comparators, strict=False)


def _written(operator: ast.AST, between: bytes) -> tuple[int, int] | None:
    """Where the operator stands between its sides, which parentheses and space may surround."""
    words = {
        ast.Lt: b"<", ast.LtE: b"<=", ast.Gt: b">", ast.GtE: b">=", ast.Eq: b"==",
        ast.NotEq: b"!=", ast.Add: b"+", ast.Sub: b"-", ast.Mult: b"*", ast.Div: b"/",
        ast.FloorDiv: b"//", ast.Mod: b"%", ast.And: b"and", ast.Or: b"or", ast.In: b"in",
        ast.NotIn: b"not in", ast.Is: b"is", ast.IsNot: b"is not",
    }  # fmt: skip
    word = words.get(type(operator))
    if word is None or between.strip(b" \n()") != word:
        return None
    start = between.index(word)
    return start, start + len(word)
