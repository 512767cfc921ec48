"""Links our plain ES modules into the one module text that a component takes.

Streamlit imports inline component code from a `blob:` URL, where relative imports fail. Every
module becomes a function that is called once and gives its exports; only the shapes of import and
export that our modules use are accepted, and anything else is an error, not a guess.
"""

import re
from collections.abc import Mapping
from pathlib import Path

from lib.shared_cache import shared_cache

_IMPORT = re.compile(r'^import \{([^}]*)\} from "(\.{1,2}/[\w./-]+\.js)";$', re.MULTILINE)
_EXPORT = re.compile(r"^export (?:async )?(function|const|class) (\w+)", re.MULTILINE)
_DEFAULT = re.compile(r"^export default function (\w+)", re.MULTILINE)
# Half of the text; a page need not carry it.
_COMMENT = re.compile(r"^[ \t]*(?:/\*\*(?:[^*]|\*(?!/))*\*/|//[^\n]*)[ \t]*\n", re.MULTILINE)
_DEFAULTED = re.compile(r"^export (?:default|const \{) .*;$", re.MULTILINE)
_LEFT_OVER = re.compile(r"^(?:import|export)\b.*", re.MULTILINE)


@shared_cache
def link(entry: Path) -> str:
    """The text of one ES module equal to `entry` with all it imports.

    Raises
    ------
    ValueError
        If a module imports or exports in a way other than named relative imports, named exports and
        the entry's `export default function`, or if imports go round in a circle.
    """
    order: list[Path] = []
    _visit(entry.resolve(), order, ())
    names = {path: f"$m{k}" for k, path in enumerate(order)}
    return "\n".join(_wrapped(path, names) for path in order) + "\n"


def together(entries: Mapping[str, Path]) -> str:
    """The text of a script whose value is an object: each entry's default export, by its name.

    What several entries import is in it once.

    Raises
    ------
    ValueError
        As `link` does.
    """
    order: list[Path] = []
    for entry in entries.values():
        _visit(entry.resolve(), order, ())
    names = {path: f"$m{k}" for k, path in enumerate(order)}
    texts = [_DEFAULTED.sub("", _wrapped(path, names)) for path in order]
    of = {name: _default(path) for name, path in entries.items()}
    values = ", ".join(f"{name}: {names[entries[name].resolve()]}.{of[name]}" for name in entries)
    return "(() => {\n" + "\n".join(texts) + f"\nreturn {{ {values} }};\n}})()"


def bare(text: str) -> str:
    """The text of a module without the comments that only readers and the type checker need."""
    return _COMMENT.sub("", text)


def _default(path: Path) -> str:
    found = _DEFAULT.search(path.read_text(encoding="utf-8"))
    if found is None:
        raise ValueError(f"link needs an entry with a default export, got {path.name}")
    return found[1]


def _visit(path: Path, order: list[Path], above: tuple[Path, ...]) -> None:
    if path in above:
        raise ValueError(f"link needs modules without circles, got one through {path.name}")
    if path in order:
        return
    for _, target in _IMPORT.findall(path.read_text(encoding="utf-8")):
        _visit((path.parent / target).resolve(), order, (*above, path))
    order.append(path)


def _wrapped(path: Path, names: dict[Path, str]) -> str:
    text = path.read_text(encoding="utf-8")
    exports = [name for _, name in _EXPORT.findall(text)]
    default = _DEFAULT.search(text)

    def bound(match: re.Match[str]) -> str:
        wanted = match[1].replace(" as ", ": ")
        return f"const {{{wanted}}} = {names[(path.parent / match[2]).resolve()]};"

    text = _IMPORT.sub(bound, bare(text))
    text = _DEFAULT.sub(r"function \1", text)
    text = _EXPORT.sub(lambda match: match[0].removeprefix("export "), text)
    left = _LEFT_OVER.search(text)
    if left:
        raise ValueError(f"link needs named imports and exports, got “{left[0]}” in {path.name}")
    returned = ", ".join([*exports, *([default[1]] if default else [])])
    wrapped = f"const {names[path]} = (() => {{\n{text}\nreturn {{ {returned} }};\n}})();"
    if not default:
        return wrapped
    named = f"\nexport const {{ {', '.join(exports)} }} = {names[path]};" if exports else ""
    return f"{wrapped}\nexport default {names[path]}.{default[1]};{named}"
