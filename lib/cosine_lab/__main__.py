"""The app and what belongs to it, where the package is installed: `cosine-lab`, or `python -m cosine_lab`.

cosine-lab              start the app on this machine (further words go to `streamlit run`)
cosine-lab serve        open it to the network: address and code for phones
cosine-lab site         the lessons as plain files for any file server: site --out site/
cosine-lab deck         one file of a talk, without a network: deck talk.md --out talk.html
cosine-lab audit        audit an output layer: audit model.npz --out report.html
cosine-lab verify       check the paper's statements on random matrices (--quick: a minute)
cosine-lab --version

All but audit and verify need the app: python -m pip install "cosine-lab[app]"
"""

import os
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec

import cosine_lab
from cosine_lab import command_line
from cosine_lab.places import ROOT

ALONE = ("audit", "verify")
COMMANDS = ("serve", "site", "deck", *ALONE)


def main(words: Sequence[str]) -> int:
    """Carry out one command line."""
    first = words[0] if words else ""
    if first == "--version":
        print(cosine_lab.__version__)
        return 0
    if first in {"-h", "--help"} or (first and not first.startswith("-") and first not in COMMANDS):
        print((__doc__ or "").strip())
        return 0 if first.startswith("-") else 2
    if first not in ALONE and find_spec("streamlit") is None:
        print('This needs the app: python -m pip install "cosine-lab[app]"', file=sys.stderr)
        return 1
    sys.path.insert(0, str(ROOT))  # where app.py lies
    return _command(first)(words[1:] if first in COMMANDS else words)


def _command(name: str) -> Callable[[Sequence[str]], int]:
    """What carries out a command."""
    if name not in {"", "serve"} and not name.startswith("-"):
        entry: Callable[[Sequence[str]], int] = import_module(f"cosine_lab.commands.{name}").main
        return entry
    from cosine_lab.server import __main__ as server  # noqa: PLC0415 - it needs the app
    from cosine_lab.server import site  # noqa: PLC0415
    from cosine_lab.site import packed  # noqa: PLC0415

    if packed.lacks() and not {"-h", "--help"} & {*sys.argv}:
        site.main(())
    return server.main if name == "serve" else _start


def _start(words: Sequence[str]) -> int:
    """Start the app for this machine alone; Ctrl-C ends it."""
    from streamlit.web import cli  # noqa: PLC0415 - it needs the app

    os.chdir(ROOT)  # where .streamlit/config.toml is read from
    cli.main(["run", "asgi.py", "--server.address=localhost", *words], prog_name="cosine-lab", standalone_mode=False)
    return 0


def command() -> None:
    """The console command."""
    command_line.run(main)


if __name__ == "__main__":
    command()
