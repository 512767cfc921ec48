"""What the worst files cost: memory and processor time of each, in a process of its own."""

import io
import subprocess
import sys
import tempfile
import time
import zipfile
from collections.abc import Callable
from functools import partial
from pathlib import Path

import numpy as np

from cosine_lab.data import interaction_upload, own_pairs, own_sentences
from cosine_lab.data.own_vectors import MOST_BYTES
from cosine_lab.data.uploads import parse
from cosine_lab.data.words import load_words
from cosine_lab.lessons.threshold import own
from cosine_lab.refusals import Refused

ROWS, COLUMNS = 400_000, 100
MEGABYTE = 1_000_000


def _bomb(shape: str, first: bytes = b"") -> bytes:
    """An archive with an array of this shape, which begins so and goes on with 2 GB of zeros."""
    stream = io.BytesIO()
    with zipfile.ZipFile(stream, "w", zipfile.ZIP_DEFLATED) as archive:
        header = f"{{'descr': '<f4', 'fortran_order': False, 'shape': ({shape}), }}\n".encode()
        with archive.open("a.npy", "w", force_zip64=True) as member:
            member.write(b"\x93NUMPY\x01\0" + len(header).to_bytes(2, "little") + header + first)
            for _ in range(500):
                member.write(bytes(4 * MEGABYTE))
    return stream.getvalue()


def _declaring(content: bytes, size: int) -> bytes:
    lied = bytearray(content)
    place = lied.rindex(b"PK\x01\x02")
    lied[place + 24 : place + 28] = size.to_bytes(4, "little")
    return bytes(lied)


def _members() -> bytes:
    """An archive of two million empty members."""
    entry = b"PK\x01\x02" + bytes(24) + b"\x01\0" + bytes(16) + b"a"
    count = 2_000_000
    end = b"PK\x05\x06" + bytes(4) + b"\xff\xff\xff\xff"
    return entry * count + end + (len(entry) * count).to_bytes(4, "little") + bytes(6)


def _table(dtype: str) -> np.ndarray:
    return np.random.default_rng(0).standard_normal((ROWS, COLUMNS)).astype(dtype)


def _npy(dtype: str) -> bytes:
    stream = io.BytesIO()
    np.save(stream, np.asfortranarray(_table(dtype)))
    return stream.getvalue()


def _npz(dtype: str) -> bytes:
    stream = io.BytesIO()
    words = np.array([f"{row:0180}" for row in range(ROWS)]) if dtype == "words" else None
    table = np.ones((ROWS, COLUMNS), "<f8")
    table *= np.arange(1, ROWS + 1)[:, None]
    arrays = {"a": table} if words is None else {"a": table, "words": words}
    np.savez_compressed(stream, **arrays)
    return stream.getvalue()


def _text(separator: str) -> bytes:
    """The largest honest table: 40 million numbers, 200 MB."""
    row = separator.join(["1.25"] * COLUMNS)
    lines = "\n".join(f"{at:x}{separator}{row}" for at in range(1, ROWS + 1))
    return lines.encode()[:MOST_BYTES].rsplit(b"\n", 1)[0]


def _tensors() -> bytes:
    data = _table("<f4").tobytes()
    header = (f'{{"a":{{"dtype":"F32","shape":[{ROWS},{COLUMNS}],"data_offsets":[0,{len(data)}]}}}}').encode()
    return len(header).to_bytes(8, "little") + header + data


def _binary() -> bytes:
    table = _table("<f4")
    rows = (b"w%x " % at + row.tobytes() for at, row in enumerate(table))
    return f"{ROWS} {COLUMNS}\n".encode() + b"".join(rows)


def _headed(part: bytes) -> bytes:
    header = b'{"a":[' + part * (7_900_000 // len(part)) + b"0]}"
    return len(header).to_bytes(8, "little") + header


def _pairs(score: str = "{same}") -> bytes:
    """As many pairs as are taken, of words that ship."""
    random, words = np.random.default_rng(0), load_words().words
    drawn = dict.fromkeys(map(tuple, np.sort(random.integers(0, len(words), (2 * own_pairs.MOST_PAIRS, 2))).tolist()))
    lines = [f"{words[a]},{words[b]}," + score.format(same=k % 2) for k, (a, b) in enumerate(drawn)]
    return "\n".join(lines[: own_pairs.MOST_PAIRS]).encode()


def _judge(content: bytes) -> None:
    own.judged(own_pairs.parse(content), own.shipped("e5-small"))


READERS: dict[str, Callable[[bytes], object]] = {
    "matrix": interaction_upload.parse,
    "labels": lambda content: parse("a.npy", b"", content),
    "pairs": own_pairs.parse,
    "judged": _judge,
    "sentences": lambda content: own_sentences.sentences(own_sentences.from_file(content)),
}
"""What reads a case that is no file of vectors."""
CASES: dict[str, tuple[str, Callable[[], bytes]]] = {
    "2 GB that declare 1,000 bytes": ("a.npz", lambda: _declaring(_bomb("5000000, 100"), 1000)),
    "2 GB after a table of 2 × 2": ("a.npz", lambda: _bomb("2, 2", bytes(np.ones(4, "<f4").data))),
    "two million members": ("a.npz", _members),
    "199 MB of line feeds": ("a.csv", lambda: b"\n" * 199_000_000),
    "199 MB of spaces and line feeds": ("a.txt", lambda: b" \n" * 99_500_000),
    "99 M lines of labels": ("labels", lambda: b"a\n" * 99_000_000),
    "one line of 199 MB": ("a.csv", lambda: b"1," * 99_500_000),
    "a header of 8 MB of lists": ("a.safetensors", lambda: _headed(b"[],")),
    "a header of 8 MB of objects": ("a.safetensors", lambda: _headed(b"{},")),
    "a header of 8 MB of brackets": ("a.safetensors", lambda: b"\0\x12z" + bytes(5) + b"[" * 8_000_000),
    "a matrix of 4 MB of line feeds": ("matrix", lambda: b"1,0\n" + b"\n" * 4_000_000 + b"0,1\n"),
    "a matrix of 5 MB of ones": ("matrix", lambda: (b"1," * 124 + b"1\n") * 20_000),
    "5,000 pairs": ("pairs", _pairs),
    "5,000 labelled pairs, judged after 8 remedies": ("judged", _pairs),
    "5,000 rated pairs, judged after 8 remedies": ("judged", lambda: _pairs("{same}.5")),
    "pairs, 5 MB": ("pairs", lambda: b"".join(b"a%d,b,1\n" % k for k in range(400_000))),
    "pairs, 5 MB that say the same": ("pairs", lambda: b"a,b,2\n" * 830_000),
    "pairs, 5 MB of line feeds": ("pairs", lambda: b"\n" * 5_000_000),
    "pairs, one line of 5 MB": ("pairs", lambda: b"a," * 2_500_000),
    "pairs, 10 MB": ("pairs", lambda: b"a,b,1\n" * 1_700_000),
    "500 sentences of 1,000 letters": ("sentences", lambda: b"\n".join(b"%0999d," % k for k in range(500))),
    "sentences, 2 MB of short lines": ("sentences", lambda: b"".join(b"%d\n" % k for k in range(280_000))),
    "sentences, 2 MB of line feeds": ("sentences", lambda: b"\n" * 2_000_000),
    "sentences, one line of 2 MB": ("sentences", lambda: b"a," * 1_000_000),
    "40 M numbers, .npy, float32": ("a.npy", lambda: _npy("<f4")),
    "40 M numbers, .npz, float64, 320 MB unpacked": ("a.npz", lambda: _npz("<f8")),
    "the same with words of 180 letters": ("a.npz", lambda: _npz("words")),
    "40 M numbers, .safetensors": ("a.safetensors", _tensors),
    "40 M numbers, .bin": ("a.bin", _binary),
    "40 M numbers, .csv, 200 MB": ("a.csv", lambda: _text(",")),
    "40 M numbers, .txt, 200 MB": ("a.txt", lambda: _text(" ")),
}


def measure(case: str, path: Path) -> None:
    """Read one file, and print what it cost beside the file itself."""
    name, _ = CASES[case]
    content = path.read_bytes()
    parse("warm.csv", b"a,1,2\nb,2,1\n")
    Path("/proc/self/clear_refs").write_text("5", encoding="ascii")  # the peak begins anew
    before, begin = _peak(), time.process_time()
    try:
        READERS.get(name, partial(parse, name))(content)
        word = "read"
    except Refused as refused:
        word = refused.key
    seconds = time.process_time() - begin
    grown = _peak() - before
    print(f"{case:48}{len(content) / MEGABYTE:7.1f}{grown:8.0f}{seconds:7.1f}  {word}", flush=True)


def _peak() -> float:
    """Most memory this process has had, in MB (Linux)."""
    status = Path("/proc/self/status").read_text(encoding="ascii")
    return int(status.partition("VmHWM:")[2].split()[0]) / 1000


def main() -> None:
    """One line a case: MB of the file, MB of memory beside it, seconds, what came of it."""
    if len(sys.argv) > 2:  # noqa: PLR2004 - a case and its file
        measure(sys.argv[1], Path(sys.argv[2]))
        return
    print(f"{'file':48}{'MB':>7}{'grown':>8}{'s':>7}")
    for case, (_, make) in CASES.items():
        with tempfile.NamedTemporaryFile() as file:
            file.write(make())
            file.flush()
            command = [sys.executable, "-m", "tools.benchmarks.own_files", case, file.name]
            subprocess.run(command, check=True)


if __name__ == "__main__":
    main()
