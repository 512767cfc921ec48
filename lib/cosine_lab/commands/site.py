"""The lessons as a site of plain files, for any file server: `python lab.py site --out site/` (docs/site.md)."""

import argparse
import re
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from cosine_lab import atomic_write, command_line
from cosine_lab.places import ROOT
from cosine_lab.server.site import site
from cosine_lab.site import pages
from cosine_lab.site.contents import Site

PICTURE = "social.png"
_PICTURED = ROOT / "docs" / "screenshots" / "translate.png"


def main(words: Sequence[str]) -> int:
    """Write the site; 0 with it, 1 with an error in a line."""
    options = _options(words)
    out = options.out
    try:
        written = write(out, replace(site(url=options.base), exams="exams" not in options.without))
    except OSError as why:
        print(f"{why.filename}: {why.strerror}", file=sys.stderr)
        return 1
    print(f"{out}: {written} files. To look at it: python -m http.server --directory {out}")
    return 0


def _options(words: Sequence[str]) -> argparse.Namespace:
    options = command_line.parser("site", __doc__)
    options.add_argument("--out", type=Path, required=True, help="the folder to write, made if it is not there")
    where = "where it will stand, https://…/: for a sitemap, the picture of a link, and what search engines go by"
    options.add_argument("--base", type=_url, default="/", metavar="ADDRESS", help=where)
    public = "leave out what who can open the site could read: the questions for an exam, and their answers"
    options.add_argument("--without", choices=("exams",), action="append", default=[], help=public)
    return options.parse_args(words)


def _url(text: str) -> str:
    """An address with a slash at the end; a path alone says nothing that relative addresses need."""
    if text.startswith("/"):
        return ""
    if not re.fullmatch(r"https?://[^\s/?#]+(/[^\s?#]*)?", text):
        raise argparse.ArgumentTypeError(f"needs an address as https://example.org/lab/, or a path, got {text}")
    return f"{text.rstrip('/')}/"


def write(out: Path, site: Site) -> int:
    """Write every file; how many."""
    files = pages.files(site)
    for name, text in files.items():
        (out / name).parent.mkdir(parents=True, exist_ok=True)
        atomic_write.write(out / name, text)
    if site.url:
        atomic_write.write(out / PICTURE, _PICTURED.read_bytes())
    return len(files)


if __name__ == "__main__":
    command_line.run(main)
