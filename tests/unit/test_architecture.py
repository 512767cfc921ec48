"""The rules of the house that no linter knows, read from the tree itself.

Each rule is a function from a root folder to the list of what breaks it. It is held to this tree,
where the list must be empty, and to a small tree made to break it, where it must not.
"""

import ast
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
LIMIT = 200  # lines a module
PAGE_LIMIT = 60  # lines a page
SESSION = "lib/cosine_lab/ui/session.py"
OURS = ("app.py", "asgi.py", "lab.py", "lib", "pages", "tools")
MADE = {"node_modules", "artifacts", "__pycache__"}  # beside every folder whose name starts with .
TEXT = {".py", ".js", ".md", ".toml", ".json", ".txt", ".yaml", ".yml", ".css", ".html", ""}
HOSTS = tuple(
    ".".join(parts)
    for parts in (
        ("pypi", "org"),
        ("pythonhosted", "org"),
        ("npmjs", "org"),
        ("npmjs", "com"),
        ("yarnpkg", "com"),
        ("conda", "anaconda", "org"),
    )
)

Rule = Callable[[Path], list[str]]


def modules(root: Path, *places: str) -> Iterator[Path]:
    """Python files among the places, folders searched through."""
    for place in places:
        yield from (
            sorted(each for each in (root / place).rglob("*.py") if not MADE & set(each.parts))
            if (root / place).is_dir()
            else ([root / place] if (root / place).is_file() else [])
        )


def library(root: Path) -> list[Path]:
    """What pages are made of: the package without what stands around the app."""
    around = tuple(str(root / "lib" / "cosine_lab" / name) for name in ("commands/", "server/", "__main__.py"))
    return [path for path in modules(root, "lib") if not str(path).startswith(around)]


def within(root: Path, path: Path) -> str:
    return path.relative_to(root).as_posix()


def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"), filename=str(path))


def slugs(root: Path) -> list[str]:
    """Names of the pages."""
    return sorted(path.stem for path in (root / "pages").glob("*.py") if path.stem != "__init__")


def lessons(root: Path) -> list[str]:
    """Names of the lessons: packages in lib/cosine_lab/lessons."""
    return sorted(path.parent.name for path in (root / "lib" / "cosine_lab" / "lessons").glob("*/__init__.py"))


def pages_without_words(root: Path) -> list[str]:
    prose = root / "assets" / "prose"
    return [slug for slug in slugs(root) if not any((prose / slug).rglob("*.md"))]


def words_without_a_page(root: Path) -> list[str]:
    """Folders of a lesson's words (Markdown) that no page owns."""
    owners = {path.parent.name for path in (root / "assets" / "prose").glob("*/*.md")}
    return sorted(owners - set(slugs(root)))


def unrouted_pages(root: Path) -> list[str]:
    """Pages that neither app.py nor lib/cosine_lab/ui names in a string (as a slug or as a path)."""
    named = {
        Path(node.value).stem
        for path in modules(root, "app.py", "lib/cosine_lab/ui")
        for node in ast.walk(tree(path))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    return [slug for slug in slugs(root) if slug not in named]


def lessons_without_a_page(root: Path) -> list[str]:
    return [slug for slug in lessons(root) if slug not in slugs(root)]


def second_doors_to_the_session(root: Path) -> list[str]:
    """Modules, other than the one, that touch session state or the URL."""
    return [
        f"{within(root, path)}:{node.lineno}"
        for path in [*modules(root, "app.py", "pages"), *library(root)]
        if within(root, path) != SESSION
        for node in ast.walk(tree(path))
        if isinstance(node, ast.Attribute) and node.attr in {"session_state", "query_params"}
    ]


def long_modules(root: Path) -> list[str]:
    return [
        f"{within(root, path)}: {lines} lines"
        for path in modules(root, *OURS)
        if (lines := len(path.read_text(encoding="utf-8").splitlines())) >= LIMIT
    ]


def pages_that_do_more_than_compose(root: Path) -> list[str]:
    """Pages of too many lines, or with arithmetic, a function, a loop without end, a rescue.

    A part that runs alone (lib/cosine_lab/ui/fragment.py) is no function that does anything.
    """
    policy = (ast.FunctionDef, ast.ClassDef, ast.Lambda, ast.While, ast.Try, ast.Sub, ast.Div, ast.Pow)
    paths = [*modules(root, "pages")]
    return [
        f"{within(root, path)}: {lines} lines"
        for path in paths
        if (lines := len(path.read_text(encoding="utf-8").splitlines())) > PAGE_LIMIT
    ] + [
        f"{within(root, path)}: {type(node).__name__}"
        for path in paths
        for node in ast.walk(tree(path))
        if isinstance(node, policy) and not is_part(node)
    ]


def is_part(node: ast.AST) -> bool:
    """Whether a page's function is composed at once, as a part that runs alone."""
    named = [ast.unparse(each) for each in getattr(node, "decorator_list", [])]
    return isinstance(node, ast.FunctionDef) and named in (["fragment.alone"], ["fragment.free"])


def imports_upwards(root: Path) -> list[str]:
    """Modules of the library that import the app, its pages, its tests or its tools."""
    above = {"app", "pages", "tests", "tools", "benchmarks", "lab"}
    return [
        f"{within(root, path)} imports {name}"
        for path in library(root)
        for node in ast.walk(tree(path))
        if isinstance(node, ast.Import | ast.ImportFrom)
        for name in imported(node)
        if name.split(".")[0] in above
    ]


def imported(node: ast.Import | ast.ImportFrom) -> list[str]:
    if isinstance(node, ast.ImportFrom):
        return [node.module or ""] if node.level == 0 else []
    return [alias.name for alias in node.names]


def shared_code_that_knows_a_lesson(root: Path) -> list[str]:
    """Imports in assets against hosts → lessons → plane → lab, or from one lesson into another."""
    assets = root / "assets"
    return [
        f"{within(root, path)} imports {within(root, target)}"
        for path in sorted(assets.rglob("*.js"))
        for name in _SPECIFIER.findall(path.read_text(encoding="utf-8"))
        if (target := (path.parent / name).resolve()).is_relative_to(assets.resolve())
        and not set(_places(assets, target)) <= set(_below(_places(assets, path)))
    ]


_SPECIFIER = re.compile(r'(?:from |import\()"(\.{1,2}/[^"]+)"')  # in JSDoc too


def _places(assets: Path, path: Path) -> tuple[str, ...]:
    """The part of the browser's code that a module belongs to: lab, plane or one lesson."""
    part, *rest = path.resolve().relative_to(assets.resolve()).parts
    return (f"{part}/{rest[0]}",) if part == "lessons" else (part,)


def _below(places: tuple[str, ...]) -> tuple[str, ...]:
    """What a part may import: itself and the parts below it."""
    order = {
        "lab": ("lab",),
        "plane": ("plane", "lab"),
        "glossary": ("glossary", "lab"),
        "course": ("course", *PAGE),
        "review": ("review", "plane", "share", *PAGE),
    }
    if places[0].startswith("lessons/"):
        return (*places, "plane", "lab")
    return order.get(places[0], (*places, "share", "bar", "plane", *PAGE))


PAGE = ("sources", "hosts", "lab")
"""What a page has besides lessons: no lesson, nor what lessons share, knows of it."""


def ways_out_of_a_lab(root: Path) -> list[str]:
    """What takes a lesson, or what lessons share, past its host to the page around it."""
    folders = [root / "assets" / part for part in ("lab", "plane", "lessons")]
    return [
        f"{within(root, path)}:{number}"
        for folder in folders
        for path in sorted(folder.rglob("*.js"))
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if _OUT.search(_COMMENT.sub("", line))
    ]


_OUT = re.compile(
    r"\b(?:documentElement|localStorage|sessionStorage|indexedDB|baseURI|fullscreenElement)\b"
    r"|\b(?:window|globalThis|self)\.(?:add|remove|dispatch|on|open|parent|top|print|scroll|stop|focus|post|local|session|loc|hist|inner|name)"
    r"|(?<![.\w])(?:location\.|navigator\.|history\.(?:push|replace|back|forward|go|state))"
    r"|\bdocument\.(?:active|querySelector|getElement|add|remove|dispatch|body|head|title|cookie|exec|exit|hidden|visib|write)"
)
_COMMENT = re.compile(r"/\*.*?\*/|^\s*(?:/?\*|//).*|\s//\s.*")


def words_in_code(root: Path) -> list[str]:
    """Texts of two words or more that a reader could meet: they belong to assets/prose, by key."""
    return [each for each in spoken(root) if not any(p.fullmatch(each) for p in UNREAD)]


def spoken(root: Path) -> Iterator[str]:
    """Texts of two words or more, as “path: text”, but what is raised and what documents."""
    for path in [*modules(root, "app.py", "pages"), *library(root)]:
        nodes = list(ast.walk(tree(path)))
        silent = {
            id(inner)
            for node in nodes
            if isinstance(node, ast.Raise)
            or (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant))
            or (isinstance(node, ast.Call) and ast.unparse(node.func).endswith("Error"))
            for inner in ast.walk(node)
        }
        for node in nodes:
            text = getattr(node, "value", None) if isinstance(node, ast.Constant) else None
            if isinstance(text, str) and id(node) not in silent and _TWO_WORDS.search(text):
                yield f"{within(root, path)}: {text}"


_TWO_WORDS = re.compile(r"[^\W\d_]{2,}[,;:.!?]?\s+\(?[^\W\d_]{2,}")
UNREAD = [
    re.compile(f"{path}: {text}", re.DOTALL)
    for path, text in (
        ("lib/cosine_lab/maths/.*", ".*"),  # what mathematics raises: readers are refused before
        # What the package says to whoever calls it.
        ("lib/cosine_lab/(api|__init__|data/(arguments|labelled_pairs|heads/from_arrays)|notebook/.*).py", ".*"),
        (".*", "(top|middle|bottom) (left|center|right)"),  # positions, in Plotly's language
        ("lib/cosine_lab/data/(encoders|ratings).py", "(python lab.py|pip --python) .*"),  # to be copied
        ("lib/cosine_lab/lessons/word(s/model/lists|2vec/state).py", "[a-z\u4e00-\u9fff, ]+"),  # words as data
        ("lib/cosine_lab/data/adaptors/contract.py", "one string"),  # what its developer got wrong
        ("lib/cosine_lab/site/(bundles|esm|pages).py", r".*\b(export|const|modules)\b.*"),  # JavaScript
        ("lib/cosine_lab/lessons/[a-z0-9_]+/story.py", r"\[?cosine_lab\..*"),  # a line of code to be copied
        ("lib/cosine_lab/(audit_report|ui/glosses|site/session_plan).py", "<.*"),  # HTML
    )
]
"""Texts that are no words to a reader, by the module they stand in."""


def voices_of_their_own(root: Path) -> list[str]:
    """Live regions beside the page's one, assets/hosts/browser/voice.js: who listens hears one voice."""
    scripts = sorted((root / "assets").rglob("*.js")) if (root / "assets").is_dir() else []
    return [
        within(root, path)
        for path in scripts
        if path != root / "assets/hosts/browser/voice.js" and _LIVE.search(path.read_text(encoding="utf-8"))
    ]


_LIVE = re.compile(r"""role: "(status|alert|log)"|"aria-live": "(?!off")|[^-]role="?(status|alert)""")


def storage_unguarded(root: Path) -> list[str]:
    """Touches of what a browser stores outside of assets/hosts/browser/storage.js: each may throw in a frame."""
    scripts = sorted((root / "assets").rglob("*.js")) if (root / "assets").is_dir() else []
    return [
        within(root, path)
        for path in scripts
        if path != root / "assets/hosts/browser/storage.js" and _STORAGE.search(path.read_text(encoding="utf-8"))
    ]


_STORAGE = re.compile(r"\b(localStorage|sessionStorage|indexedDB|document\.cookie)\b")


def texts_of_any_code_page(root: Path) -> list[str]:
    """Files read or written as text in whatever encoding the machine has: Windows takes cp1252."""
    calls = [(path, each) for path in modules(root, *OURS, "tests") for each in ast.walk(tree(path))]
    return [
        f"{within(root, path)}:{call.lineno}"
        for path, call in calls
        if isinstance(call, ast.Call)
        and isinstance(call.func, ast.Attribute)
        and len(call.args) < (2 if call.func.attr == "write_text" else 1)
        and call.func.attr in {"read_text", "write_text"}
        and "encoding" not in {each.arg for each in call.keywords}
    ]


def entries_of_their_own(root: Path) -> list[str]:
    """Commands that `lab.py` starts and that end in a traceback where their output is closed or has few letters."""
    started = modules(root, "lab.py", "lib", "tools", "tests/engines", "tests/mutation")
    begun = [path for path in started if '__name__ == "__main__":' in path.read_text(encoding="utf-8")]
    return [
        within(root, path)
        for path in begun
        if path.parent.name != "benchmarks" and "    command_line.run(main)\n" not in path.read_text(encoding="utf-8")
    ]


def registry_hosts(root: Path) -> list[str]:
    """Files that name a package registry: where packages come from is each machine's affair."""
    return [within(root, path) for path in texts(root) if any(map(path_text(path).count, HOSTS))]


def path_text(path: Path) -> str:
    return path.read_text(encoding="utf-8", errors="replace").lower()


def texts(folder: Path) -> Iterator[Path]:
    """Text files of the project, what is made or installed left out."""
    for path in sorted(folder.iterdir()):
        if path.is_dir():
            if path.name not in MADE and (path.name[0] != "." or path.name in {".ci", ".streamlit"}):
                yield from texts(path)
        elif path.suffix in TEXT:
            yield path


ENTRIES = {"a": "sys.exit(main())", "b": "command_line.run(main)"}
BROKEN: dict[Rule, tuple[dict[str, str], str]] = {
    pages_without_words: ({"pages/bold.py": "", "assets/prose/bold/x.txt": "words"}, "bold"),
    words_without_a_page: ({"assets/prose/lost/en.md": "words"}, "lost"),
    unrouted_pages: ({"pages/lost.py": "", "app.py": 'open("pages/found.py")'}, "lost"),
    lessons_without_a_page: ({"lib/cosine_lab/lessons/lost/__init__.py": ""}, "lost"),
    second_doors_to_the_session: (
        {"lib/cosine_lab/ui/a.py": "import streamlit as st\nst.session_state['a'] = 1", SESSION: "st.query_params"},
        "lib/cosine_lab/ui/a.py:2",
    ),
    long_modules: (
        {"lib/cosine_lab/a.py": "1\n" * LIMIT, "lib/cosine_lab/b.py": "1\n" * (LIMIT - 1)},
        "lib/cosine_lab/a.py: 200 lines",
    ),
    pages_that_do_more_than_compose: ({"pages/a.py": "1\n" * PAGE_LIMIT, "pages/b.py": "2 / 3"}, "pages/b.py: Div"),
    imports_upwards: ({"lib/cosine_lab/a.py": "from pages import b"}, "lib/cosine_lab/a.py imports pages"),
    shared_code_that_knows_a_lesson: (
        {
            "assets/lessons/a/index.js": 'import { b } from "../../plane/b.js";',
            "assets/plane/b.js": '/** @type {import("../lessons/a/index.js").A} */',
        },
        "assets/plane/b.js imports assets/lessons/a/index.js",
    ),
    ways_out_of_a_lab: (
        {
            "assets/lab/a.js": "document.createElement('p'); // not document.body\nwindow.onblur = f;",
            "assets/hosts/page/a.js": "window.location.assign('b')",
        },
        "assets/lab/a.js:2",
    ),
    words_in_code: (
        {
            "lib/cosine_lab/a.py": '"""Not this."""\nraise ValueError("nor this one")\nname = "nor-this"',
            "pages/a.py": 'st.markdown(f"{n} steps to go")',
        },
        "pages/a.py:  steps to go",
    ),
    voices_of_their_own: (
        {
            "assets/bar/a.js": 'html("p", { class: "a", role: "status" })',
            "assets/hosts/browser/voice.js": 'html("p", { role: "status" })',
        },
        "assets/bar/a.js",
    ),
    storage_unguarded: (
        {"assets/bar/a.js": 'localStorage["a"]', "assets/hosts/browser/storage.js": "window.sessionStorage"},
        "assets/bar/a.js",
    ),
    texts_of_any_code_page: (
        {
            "lib/cosine_lab/a.py": "p.read_text()",
            "tests/b.py": 'p.read_text("utf-8")\np.write_text(x, encoding="utf-8")',
        },
        "lib/cosine_lab/a.py:1",
    ),
    entries_of_their_own: (
        {f"tools/{name}.py": f'if __name__ == "__main__":\n    {call}\n' for name, call in ENTRIES.items()},
        "tools/a.py",
    ),
    registry_hosts: ({"a.toml": f"index = {HOSTS[0]}", "b.py": "x"}, "a.toml"),
}
rules = pytest.mark.parametrize("rule", BROKEN, ids=lambda rule: rule.__name__)


@pytest.mark.parametrize("exception", UNREAD, ids=lambda each: each.pattern)
def test_every_exception_for_a_text_in_code_is_needed(exception: re.Pattern[str]) -> None:
    assert any(map(exception.fullmatch, spoken(ROOT)))


@rules
def test_the_tree_keeps_the_rule(rule: Rule) -> None:
    assert rule(ROOT) == []


@rules
def test_a_tree_that_breaks_the_rule_is_told_where(rule: Rule, tmp_path: Path) -> None:
    files, where = BROKEN[rule]
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    assert rule(tmp_path) == [where]
