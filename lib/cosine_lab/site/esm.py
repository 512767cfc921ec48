"""Links our plain ES modules into the one module text that a component takes.

Streamlit imports inline component code from a `blob:` URL, where relative imports fail. Every
module becomes a function that is called once and gives its exports; only the shapes of import and
export that our modules use are accepted, and anything else is an error, not a guess.
"""

import json
import os
import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from pathlib import Path

from cosine_lab.places import ASSETS
from cosine_lab.shared_cache import shared_cache

_IMPORT = re.compile(r'^import \{([^}]*)\} from "(\.{1,2}/[\w./-]+\.js)";$', re.MULTILINE)
_EXPORT = re.compile(r"^export (?:async )?(function|const|class) (\w+)", re.MULTILINE)
# Half of the text; a page need not carry it.
_COMMENT = re.compile(r"^[ \t]*(?:/\*\*(?:[^*]|\*(?!/))*\*/|//[^\n]*)[ \t]*\n", re.MULTILINE)
_BESIDE_CODE = re.compile(r"/\*\* @(?:[^*]|\*(?!/))*\*/ ?|[ \t]+// [^\n\"'`]*$", re.MULTILINE)
_OWN = "$m"
_INDENT = re.compile(r"^[ \t]+|\n(?=\n)", re.MULTILINE)
_OPEN_LINE = re.compile(r"^((?:(?!//).)*[{(\[,;])\n", re.MULTILINE)  # one that the next may follow
_STATEMENT = re.compile(r"^(?:import|export)\b.*", re.MULTILINE)


@shared_cache
def link(entry: Path) -> str:
    """The text of one ES module equal to `entry` with all it imports; its default is the entry's `mount`, if any.

    Raises
    ------
    ValueError
        If a module imports or exports in a way other than named relative imports and named exports, or if imports go
        round in a circle.
    """
    text, (module,) = _linked([entry])
    mounts = "export default mount;\n" if "mount" in _exports(entry) else ""
    return f"{text}export const {{ {', '.join(_exports(entry))} }} = {module};\n{mounts}"


def common(entry: Path, others: Collection[Path]) -> str:
    """The text of a module that several share: all that `entry` exports, and every module in it by its name, `modules`.

    What stands on it is a `chunk`. Raises as `link` does.
    """
    order = reached([*others, entry])
    names = {path: f"$m{k}" for k, path in enumerate(order)}
    text = "".join(f"{_wrapped(path, names)}\n" for path in order)
    imports = ", ".join(f"{json.dumps(_name(path))}: {name}" for path, name in names.items())
    exports = f"export const {{ {', '.join(_exports(entry))} }} = {names[entry.resolve()]};\n"
    return f"{text}{exports}export const modules = {{ {imports} }};\n"


def chunk(entry: Path, beneath: Collection[Path], later: Path | None = None) -> str:
    """The text of a module whose default export gives what `entry` exports, from the `modules` of a common one.

    What lies `beneath` is not in it, nor what comes `later`: a module that exports nothing until a layer has brought
    it, which may stand on this one. Raises as `link` does.
    """
    text, names = _above([entry], beneath, later)
    held = ", ".join(f"{json.dumps(_name(path))}: {name}" for path, name in names.items() if name.startswith(_OWN))
    added = f"Object.assign(modules, {{ {held} }});\n" if later else ""
    return f"export default (modules) => {{\n{text}{added}return {names[entry.resolve()]};\n}};\n"


def layer(paths: Collection[Path], beneath: Collection[Path]) -> str:
    """The text of a module whose default export adds these to the `modules` of a common one, and only once.

    They need no others than what lies `beneath`. Raises as `link` does.
    """
    text, names = _above(paths, beneath)
    own = {_name(path): name for path, name in names.items() if path not in beneath}
    added = ", ".join(f"{json.dumps(path)}: {name}" for path, name in own.items())
    there = f"if (modules[{json.dumps(next(iter(own)))}]) return;\n"
    return f"export default (modules) => {{\n{there}{text}Object.assign(modules, {{ {added} }});\n}};\n"


def together(entries: Mapping[str, tuple[Path, str]]) -> str:
    """The text of a script whose value is an object: of each entry, by its name, what it exports under another.

    What several entries import is in it once. Raises as `link` does.
    """
    text, modules = _linked([path for path, _ in entries.values()])
    named = zip(entries.items(), modules, strict=True)
    values = ", ".join(f"{name}: {module}.{export}" for (name, (_, export)), module in named)
    return f"(() => {{\n{text}return {{ {values} }};\n}})()"


def reached(entries: Iterable[Path], without: Path | None = None) -> list[Path]:
    """All modules that the entries need, they among them, each after those that it imports; `without` one, if named."""
    order = [without] if without else []
    for entry in entries:
        _visit(entry.resolve(), order, ())
    return [path for path in order if path != without]


def bare(text: str) -> str:
    """The text of a module without the comments that only readers and the type checker need."""
    return _BESIDE_CODE.sub("", _COMMENT.sub("", text))


def _flat(text: str) -> str:
    """The text without indentation and in fewer lines, where no template is of several."""
    if any(line.count("`") % 2 for line in text.splitlines()):
        return text
    return _OPEN_LINE.sub(r"\1", _INDENT.sub("", text))


def _above(
    entries: Iterable[Path], beneath: Collection[Path], later: Path | None = None
) -> tuple[str, dict[Path, str]]:
    """What the entries need of their own, and what each module is called there, those beneath and that to come too."""
    own = [path for path in reached(entries, later) if path not in beneath]
    names = {path: f"modules[{json.dumps(_name(path))}]" for path in beneath}
    names |= {later: f"(modules[{json.dumps(_name(later))}] ?? {{}})"} if later else {}
    names |= {path: f"{_OWN}{k}" for k, path in enumerate(own)}
    return "".join(f"{_wrapped(path, names)}\n" for path in own), names


def _linked(entries: Sequence[Path]) -> tuple[str, list[str]]:
    """All modules that the entries need, and the name that each entry's exports have among them."""
    order = reached(entries)
    names = {path: f"$m{k}" for k, path in enumerate(order)}
    text = "".join(f"{_wrapped(path, names)}\n" for path in order)
    return text, [names[entry.resolve()] for entry in entries]


def _name(path: Path) -> str:
    return Path(os.path.relpath(path, ASSETS)).as_posix()


def _exports(path: Path) -> list[str]:
    return [name for _, name in _EXPORT.findall(path.read_text(encoding="utf-8"))]


def _visit(path: Path, order: list[Path], above: tuple[Path, ...]) -> None:
    if path in above:
        raise ValueError(f"link needs modules without circles, got one through {path.name}")
    if path in order:
        return
    for _, target in _IMPORT.findall(path.read_text(encoding="utf-8")):
        _visit((path.parent / target).resolve(), order, (*above, path))
    order.append(path)


def _wrapped(path: Path, names: dict[Path, str]) -> str:
    def bound(match: re.Match[str]) -> str:
        wanted = match[1].replace(" as ", ": ")
        return f"const {{{wanted}}} = {names[(path.parent / match[2]).resolve()]};"

    text = _IMPORT.sub(bound, bare(path.read_text(encoding="utf-8")))
    text = _EXPORT.sub(lambda match: match[0].removeprefix("export "), text)
    statement = _STATEMENT.search(text)
    if statement:
        raise ValueError(f"link needs named imports and exports, got “{statement[0]}” in {path.name}")
    return f"const {names[path]} = (() => {{\n{_flat(text)}\nreturn {{ {', '.join(_exports(path))} }};\n}})();"
