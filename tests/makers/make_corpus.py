"""Rebuild assets/corpora from pinned Debian packages: the text, a verse a line, and its manifest.

Run by a developer on Debian, never by the site:

    python -m tests.makers.make_corpus --work /tmp/corpus_build

The text is compressed inside its package; the package's own reader, unpacked and not installed,
prints it.
"""

import argparse
import bz2
import datetime as dt
import hashlib
import json
import re
import shutil
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
OUT = ROOT / "assets" / "corpora"
FILE = "kjv.txt.bz2"
VERSION = "4.38"
PACKAGES = {
    "bible-kjv-text": "d61b6aad4c51ba9e2800b825325fa6a09e99a0d02a9bb6dc4724fcc4995a1b7a",
    "bible-kjv": "75a49c032a6efa9faa2beb4a9acb70974380122906329d0e100de36cc88ff02d",
}
VERSES = 31_102
LICENCES = ("GPL-2",)  # that the package's copyright file points to
PARTS = {  # the reader's names of the first and the last book
    "whole": ("Ge", "Rev"),
    "moses": ("Ge", "Deu"),
    "gospels": ("Mat", "John"),
}
PRINTED = re.compile(r"^(\d?[A-Za-z]+)\d+:\d+ (.+)$")


def main() -> None:
    """Fetch, print, compress, describe."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--work", type=Path, required=True, help="folder for what is downloaded")
    work: Path = parser.parse_args().work.resolve()
    work.mkdir(parents=True, exist_ok=True)
    text, reader = (_unpacked(name, work) for name in PACKAGES)
    books, verses = _read(reader / "usr/bin/bible", text / "usr/lib")
    OUT.mkdir(parents=True, exist_ok=True)
    packed = bz2.compress(("\n".join(verses) + "\n").encode("ascii"), 9)
    (OUT / FILE).write_bytes(packed)
    legend = (text / "usr/share/doc/bible-kjv-text/copyright").read_text(encoding="utf-8")
    (OUT / "COPYRIGHT.txt").write_text(legend, encoding="utf-8")
    (OUT / "licences").mkdir(exist_ok=True)
    for name in LICENCES:
        shutil.copy(Path("/usr/share/common-licenses") / name, OUT / "licences" / f"{name}.txt")
    manifest = _manifest(books, hashlib.sha256(packed).hexdigest())
    (OUT / "manifest.json").write_text(json.dumps(manifest, indent=2) + "\n", encoding="utf-8")
    print(f"{len(verses)} verses, {len(packed)} bytes in {OUT}")


def _unpacked(package: str, work: Path) -> Path:
    target = work / package
    if not target.is_dir():
        subprocess.run(["apt-get", "download", f"{package}={VERSION}"], check=True, cwd=work)
        (file,) = work.glob(f"{package}_*.deb")
        found = hashlib.sha256(file.read_bytes()).hexdigest()
        if found != PACKAGES[package]:
            raise SystemExit(f"{file.name} has sha256 {found}, not {PACKAGES[package]}")
        subprocess.run(["dpkg", "-x", str(file), str(target)], check=True)
    return target


def _read(reader: Path, folder: Path) -> tuple[list[str], list[str]]:
    """Book and text of each verse, in order."""
    command = [str(reader), "-f", "-l1000000", "Gen1:1-Rev22:21"]
    said = subprocess.run(command, check=True, cwd=folder, capture_output=True, stdin=subprocess.DEVNULL)
    lines = [PRINTED.match(line) for line in said.stdout.decode("ascii").splitlines()]
    found = [(line[1], line[2].strip()) for line in lines if line]
    if len(found) != VERSES:
        raise SystemExit(f"the reader printed {len(found)} verses, not {VERSES}")
    books, verses = zip(*found, strict=True)
    return list(books), list(verses)


def _manifest(books: list[str], digest: str) -> dict[str, object]:
    return {
        "made": {"date": dt.datetime.now(dt.UTC).date().isoformat(), "script": "tests/makers/make_corpus.py"},
        "file": FILE,
        "sha256": digest,
        "text": "King James Version of the Bible (1611), a verse a line",
        "licence": "public domain (translated in 1611)",
        "note": "Printing it in the United Kingdom is under letters patent of the Crown.",
        "legend": "COPYRIGHT.txt",
        "package": "bible-kjv-text (Debian)",
        "version": VERSION,
        "package_sha256": PACKAGES["bible-kjv-text"],
        "parts": {
            slug: {"first": books.index(first), "end": len(books) - books[::-1].index(last)}
            for slug, (first, last) in PARTS.items()
        },
    }


if __name__ == "__main__":
    main()
