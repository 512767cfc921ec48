"""Write the browser's side of the vocabulary: vocabulary.d.ts of lab, plane and every lesson, and names in links.

The panels, layers, handles and actions are declared in lib/cosine_lab/surfaces and beside each lesson's
surface; tsc holds what a module registers to these files, name by name and option by option. Run
`python -m tests.makers.make_vocabulary` after a change of any of them.
"""

import json
import pkgutil
import types
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import MISSING, fields
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from cosine_lab import lessons, url_parameters
from cosine_lab.places import ASSETS
from cosine_lab.surfaces import actions, challenges, handles, layers, panels
from cosine_lab.surfaces.names import Action, Handle, Layer, Name, Tool
from cosine_lab.surfaces.panels import Panel, Piece

HEAD = "// Written by `python -m tests.makers.make_vocabulary` from {source}; to be changed there.\n\n"
KINDS: Mapping[str, type[Name]] = {"layers": Layer, "handles": Handle, "actions": Action}
SHARED = (panels, challenges)
_EVERY = {each.name for each in fields(Panel)}
"""What every panel has and none reads: assets/lab/lab.js does."""
_PLAIN: Mapping[object, str] = {bool: "boolean", int: "number", float: "number", str: "string", Any: "any"}


def files() -> dict[Path, str]:
    """Every file, with what it should say."""
    texts = {
        "lab": vocabulary(actions, kinds={"tools": Tool}),
        "plane": vocabulary(*SHARED, layers, handles, actions),
        **{f"lessons/{slug}": vocabulary(*modules(slug)) for slug in slugs()},
    }
    typed = {ASSETS / folder / "vocabulary.d.ts": text for folder, text in texts.items() if text}
    return typed | {ASSETS / "lab" / "parameters.js": parameters()}


def parameters() -> str:
    """The browser's share of the table of URL parameters."""
    kept = [each.name for each in url_parameters.table() if each.keep]
    return (
        f"{HEAD.format(source='assets/parameters.json')}"
        "/** What belongs to one reader or to one way of showing a page, and to no step of a talk. */\n"
        f"export const OF_READER = {json.dumps(url_parameters.of_kind(url_parameters.READER))};\n"
        f"/** What links to another state of the page keep. */\nexport const CARRIED = {json.dumps(kept)};\n"
        "/** What other sites and mails hang on links. */\n"
        f"export const FOREIGN = /{url_parameters.foreign()}/;\n"
    )


def slugs() -> list[str]:
    """The lessons."""
    return [each.name for each in pkgutil.iter_modules(lessons.__path__)]


def modules(slug: str) -> list[ModuleType]:
    """Where a lesson may declare something of its own: its surface, a module or a package."""
    package = import_module(f"cosine_lab.lessons.{slug}")
    names = {each.name for each in pkgutil.iter_modules(package.__path__)}
    return [import_module(f"{package.__name__}.surface")] if "surface" in names else []


def vocabulary(*sources: ModuleType, kinds: Mapping[str, type[Name]] = KINDS) -> str:
    """What the modules declare, as TypeScript; nothing where they declare nothing."""
    held = {"panels": _panels(sources), **{kind: _union(_names(sources, of)) for kind, of in kinds.items()}}
    lines = [f"  {kind}: {text};" for kind, text in held.items() if text]
    source = sources[0].__name__.rpartition(".")[0].replace(".", "/") if sources else ""
    body = "\n".join(["export interface Vocabulary {", *lines, "}"])
    return f"{HEAD.format(source=source)}{body}\n" if lines else ""


def declared(sources: Sequence[ModuleType]) -> Iterator[tuple[str, object]]:
    """Public names of the modules and what they stand for."""
    for module in sources:
        yield from ((name, each) for name, each in vars(module).items() if not name.startswith("_"))


def _names(sources: Sequence[ModuleType], of: type[Name]) -> list[str]:
    return sorted({str(each) for _, each in declared(sources) if type(each) is of})


def _panels(sources: Sequence[ModuleType]) -> str:
    others = {id(each) for _, each in declared(SHARED) if panels not in sources}
    found = {
        each.kind(): each
        for _, each in declared(sources)
        if isinstance(each, type) and issubclass(each, Panel) and id(each) not in others
        if each is not Panel and not issubclass(each, Piece)
    }
    lines = [f'    "{kind}": {_object(each)};' for kind, each in sorted(found.items())]
    return "\n".join(["{", *lines, "  }"]) if lines else ""


def _object(cls: type) -> str:
    """The fields of a dataclass; one with a default may be missing."""
    hints = get_type_hints(cls)
    each = [
        f"{field.name}{'' if field.default is MISSING else '?'}: {_type(hints[field.name])}"
        for field in fields(cls)
        if field.name not in _EVERY
    ]
    return f"{{ {'; '.join(each)} }}" if each else "{}"


def _union(texts: Sequence[str]) -> str:
    return " | ".join(f'"{text}"' for text in texts)


def _type(hint: Any) -> str:
    """A Python annotation in TypeScript."""
    origin, inner = get_origin(hint), get_args(hint)
    if hint in _PLAIN:
        said = _PLAIN[hint]
    elif origin is Literal:
        said = _union(inner)
    elif origin in {Union, types.UnionType}:
        said = " | ".join(_type(each) for each in inner if each is not type(None))
    elif isinstance(hint, type):
        said = "string" if issubclass(hint, str) else _object(hint)
    elif isinstance(origin, type) and issubclass(origin, Mapping):
        said = f"Record<string, {_type(inner[1])}>"
    else:
        each = _type(inner[0])
        whole = each.startswith("{") or each.isalpha()
        said = f"readonly {each if whole else f'({each})'}[]"
    return said


def main() -> None:
    """Write them all."""
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")
        print(path.relative_to(ASSETS))


if __name__ == "__main__":
    main()
