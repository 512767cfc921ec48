"""The mathematics of the product is what the product runs: oracles live beside the tests."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
PARTS = ("app.py", "asgi.py", "lab.py", "pages", "tools", "lib")
MATHS = "cosine_lab.maths"
Name = tuple[str, str]
"""A module and a name at its top; the empty name is what importing the module runs."""


@cache
def modules() -> dict[str, ast.Module]:
    """Every module of the product, by its dotted name."""
    files = [each for part in PARTS for each in python_files(ROOT / part)]
    return {dotted(each): ast.parse(each.read_text(encoding="utf-8")) for each in files}


def python_files(part: Path) -> Iterator[Path]:
    found = part.rglob("*.py") if part.is_dir() else iter([part])
    return (each for each in found if "node_modules" not in each.parts)


def dotted(path: Path) -> str:
    return ".".join(path.relative_to(ROOT).with_suffix("").parts).removeprefix("lib.").removesuffix(".__init__")


@cache
def defined(module: str) -> dict[str, ast.stmt]:
    """What a module has at its top, by name: functions, classes, constants, types."""
    found: dict[str, ast.stmt] = {}
    for each in modules()[module].body:
        if isinstance(each, ast.FunctionDef | ast.ClassDef):
            found[each.name] = each
        elif isinstance(each, ast.Assign | ast.AnnAssign):
            targets = each.targets if isinstance(each, ast.Assign) else [each.target]
            names = (name for target in targets for name in ast.walk(target))
            found |= {name.id: each for name in names if isinstance(name, ast.Name)}
    return found


@cache
def imported(module: str) -> dict[str, Name]:
    """Where each imported name comes from."""
    found: dict[str, Name] = {}
    for each in ast.walk(modules()[module]):
        if isinstance(each, ast.ImportFrom) and each.module:
            for alias in each.names:
                whole = f"{each.module}.{alias.name}"
                is_module = whole in modules()
                found[alias.asname or alias.name] = (whole, "") if is_module else (each.module, alias.name)
        elif isinstance(each, ast.Import):
            found |= {alias.asname or alias.name: (alias.name, "") for alias in each.names}
    return found


def named(module: str, node: ast.AST) -> Iterator[Name]:
    """What a piece of a module names of the product's own."""
    for each in ast.walk(node):
        if isinstance(each, ast.Attribute) and isinstance(each.value, ast.Name):
            base, top = imported(module).get(each.value.id, ("", "-"))
            if top == "":
                yield base, each.attr
        if isinstance(each, ast.Name):
            if each.id in defined(module):
                yield module, each.id
            elif each.id in imported(module):
                yield imported(module)[each.id]


def run_by(name: Name) -> Iterator[Name]:
    """What is run where this name is used."""
    module, what = name
    if module not in modules():
        return
    if what in defined(module):
        yield from named(module, defined(module)[what])
    elif what in imported(module):
        yield imported(module)[what]


def reached() -> set[Name]:
    """All that is run from outside the mathematics."""
    outside = [module for module in modules() if not module.startswith(MATHS)]
    todo = [name for module in outside for name in named(module, modules()[module])]
    known: set[Name] = set()
    while todo:
        each = todo.pop()
        if each not in known:
            known.add(each)
            todo += run_by(each)
    return known


def test_the_mathematics_is_what_the_product_runs() -> None:
    known = reached()
    mathematics = [module for module in modules() if module.startswith(MATHS)]
    unused = [
        f"{module}.{name}"
        for module in mathematics
        for name in defined(module)
        if name != "__all__" and (module, name) not in known
    ]
    assert unused == []
