"""The page Your model without a browser: what the cosines of an output layer can and cannot tell.

python lab.py audit model.npz --out report.html
python lab.py audit model.npz --out report.html --json numbers.json --head sigmoid --pair cat dog
python lab.py audit weights.safetensors --array lm_head.weight --out report.html
python lab.py audit kernel.npy --transpose --out report.html
python lab.py audit model.npz --fail-on never-wins,undecided

A file as the page takes it (.npz, .npy, .csv, .safetensors). A line of numbers is printed, or where
the report is; what was read how goes to the error stream. Exit code 0; 1 with one line that says
what is wrong with the file, 2 with one that says what is wrong with the command; 3 where the audit
found what `--fail-on` names (labels left undecided, unless told otherwise), and which labels.
"""

import argparse
import os
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from errno import EACCES, EISDIR, ENOENT
from pathlib import Path
from threading import Event, Thread
from typing import NoReturn

from cosine_lab import atomic_write, command_line, prose
from cosine_lab.data.heads.head import KINDS
from cosine_lab.data.heads.reading import open_file
from cosine_lab.lessons.audit.model import Findings, Ground, audited
from cosine_lab.lessons.audit.model.layers import both
from cosine_lab.lessons.audit.sentences.outputs import SHORT, short_of_winning
from cosine_lab.lessons.audit.sentences.report import numbers, report, summary
from cosine_lab.maths.checks import Done
from cosine_lab.refusals import Refused

_BEAT_S, _LINE_S = 1.0, 10.0
"""Between two words on how far it is: on a terminal, and in a file."""


def main(words: Sequence[str]) -> int:
    """Audit one file; 0 with a report, 1 with an error in a line, 3 with labels undecided."""
    options, text = _options(words), prose.text("audit")
    try:
        for place in filter(None, (options.out, options.json)):
            _writable(place)
        layer = both(open_file(options.file, options.array))
        layer = layer.turned() if options.transpose else layer
        ground = layer[options.head]
        pair = _pair(ground, options.pair)
        with _progress() as progress:
            findings = audited(ground, pair, progress)
        if options.out:
            atomic_write.write(options.out, report(findings, text))
        if options.json:
            atomic_write.write(options.json, numbers(findings, embeddings=options.embeddings))
        for note in layer.head.notes:
            more = " (--transpose takes the others)" if note.key == "heads.unsure" else ""
            print(f"{text.plain(note)}{more}", file=sys.stderr)
    except Refused as why:
        message = text.plain(Refused("uploads.not-used", file=options.file.name, why=why))
        more = " (--array NAME picks one)" if why.values.get("offered") else ""
        print(message + more, file=sys.stderr)
        return 1
    except MemoryError:
        print(f"{options.file}: not enough memory for it", file=sys.stderr)
        return 1
    except OSError as why:
        print(f"{why.filename}: {why.strerror}", file=sys.stderr)
        return 1
    print(options.out or " · ".join(f"{key} {value}" for key, value in summary(findings).items()))
    return 3 if _failed(findings, options.fail_on, text) else 0


def _failed(findings: Findings, ways: Sequence[str], text: prose.Text) -> bool:
    """Say for which labels audits are to fail; whether there are any."""
    won = findings.layer.winning
    ways_short = short_of_winning(won.verdict, findings.ground, text) if won is not None else {}
    failed = [f"{way}: {sentence}" for way, sentence in ways_short.items() if way in ways]
    print(*failed, sep="\n", end="\n" * bool(failed), file=sys.stderr)
    return bool(failed)


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        """One line, without the usage before it."""
        self.exit(2, f"{self.prog}: {message}\n")


def _options(words: Sequence[str]) -> argparse.Namespace:
    parser = _Parser(prog=f"{command_line.PROGRAM} audit", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("file", type=Path, help="the output layer")
    parser.add_argument("--out", type=Path, help="the report, HTML")
    parser.add_argument("--json", type=Path, help="its numbers")
    extent = "with an embedding for each label that can win, in --json"
    parser.add_argument("--embeddings", action="store_true", help=extent)
    parser.add_argument(
        "--fail-on",
        type=_ways,
        default=("undecided",),
        metavar="WAY[,WAY]",
        help=f"exit with 3 where there are such labels: {', '.join(SHORT)} (undecided)",
    )
    parser.add_argument("--head", choices=KINDS, default=KINDS[0])
    parser.add_argument("--array", metavar="NAME", help="which of its arrays is the layer")
    turned = "columns for labels where rows are taken, or the other way round"
    parser.add_argument("--transpose", action="store_true", help=turned)
    parser.add_argument("--pair", nargs=2, metavar="LABEL", help="two labels (the first two)")
    options = parser.parse_args(words)
    places = [place.resolve() for place in (options.file, options.out, options.json) if place]
    if len({*places}) < len(places):
        parser.error("the layer, --out and --json need a file each")
    return options


def _ways(typed: str) -> tuple[str, ...]:
    """Ways of a label not to win for certain, apart by commas."""
    ways = tuple(typed.split(","))
    if not set(ways) <= set(SHORT):
        raise argparse.ArgumentTypeError(f"{typed!r} needs some of: {', '.join(SHORT)}")
    return ways


def _writable(place: Path) -> None:
    """Refuse a place for a file before minutes of work."""
    if place.is_dir():
        raise IsADirectoryError(EISDIR, os.strerror(EISDIR), str(place))
    if not place.parent.is_dir():
        raise FileNotFoundError(ENOENT, os.strerror(ENOENT), str(place.parent))
    if not os.access(place if place.exists() else place.parent, os.W_OK):
        raise PermissionError(EACCES, os.strerror(EACCES), str(place))


def _pair(ground: Ground, names: list[str] | None) -> tuple[int, int]:
    if names is None:
        return ground.first_pair
    labels = ground.head.labels
    unknown = [name for name in names if name not in labels]
    if unknown:
        raise Refused("audit.unknown", names=unknown)
    return labels.index(names[0]), labels.index(names[1])


@contextmanager
def _progress() -> Iterator[Done]:
    """Say on the error stream how far it is: in place on a terminal, elsewhere in a line every ten seconds."""
    terminal, begun, share, over = sys.stderr.isatty(), time.monotonic(), [0.0], Event()

    def show_progress() -> None:
        while not over.wait(_BEAT_S if terminal else _LINE_S):
            line = f"{share[0]:.0%} after {time.monotonic() - begun:.0f} s"
            print(f"\r{line}" if terminal else line, end="" if terminal else "\n", file=sys.stderr, flush=True)

    thread = Thread(target=show_progress, daemon=True)
    thread.start()
    try:
        yield lambda done: share.__setitem__(0, done)
    finally:
        over.set()
        thread.join()
        print("\r" + " " * 24 + "\r" if terminal else "", end="", file=sys.stderr, flush=True)


if __name__ == "__main__":
    command_line.run(main)
