"""The site without a server as a server of the app keeps it: packed once for each version of the code."""

import gzip
import os
import shutil
import time
from collections.abc import Iterator, Mapping
from hashlib import sha256
from pathlib import Path
from tempfile import mkdtemp

from cosine_lab.places import ASSETS, PACKAGE, ROOT

WHERE = "COSINE_LAB_SITE"
"""A folder that holds it already."""
_CACHE = ROOT / "static" / "site"
_SOURCES = (ROOT / "app.py", PACKAGE, ASSETS)
_SKIPPED = "__pycache__"
_LIFETIME_S = 86_400.0
"""How long a version stays that another process may be writing, or may go back to."""


def folder() -> Path:
    """Where it lies, or will: another folder for each version of what it is made of."""
    named = os.environ.get(WHERE)
    if named:
        return Path(named)
    digest = sha256()
    for source in _SOURCES:
        for file in sorted(source.rglob("*")) if source.is_dir() else [source]:
            if file.is_file() and _SKIPPED not in file.parts:
                digest.update(f"{file.relative_to(source.parent).as_posix()} {file.stat().st_size} ".encode())
                digest.update(file.read_bytes())
    return _CACHE / digest.hexdigest()[:16]


def lacks() -> bool:
    """Whether it is not there, and can be written."""
    place = folder().absolute()
    there = next(each for each in place.parents if each.exists())
    return not place.is_dir() and os.access(there, os.W_OK)


def write(files: Mapping[str, str], place: Path) -> None:
    """Pack every file into a folder, which is there whole or not at all; versions that are no longer served go."""
    place.parent.mkdir(parents=True, exist_ok=True)
    part = Path(mkdtemp(dir=place.parent))
    try:
        for name, text in files.items():
            file = part / f"{name}.gz"
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(gzip.compress(text.encode(), 9, mtime=0))
        part.rename(place)
    except OSError:
        if not place.is_dir():  # else another process was quicker
            raise
    finally:
        shutil.rmtree(part, ignore_errors=True)
    if place.parent == _CACHE:
        _sweep(place)


def _sweep(place: Path) -> None:
    for other in place.parent.iterdir():
        if other != place and time.time() - other.stat().st_mtime > _LIFETIME_S:
            shutil.rmtree(other, ignore_errors=True)


def files_in(place: Path) -> Iterator[tuple[str, bytes]]:
    """Every file by its path in the site, packed; none where the folder is not there."""
    for file in sorted(place.rglob("*.gz")):
        yield file.relative_to(place).as_posix().removesuffix(".gz"), file.read_bytes()
