"""Static files that many fetch at the same moment: compressed before the first of them comes, then sent from memory."""

import asyncio
import gzip
import re
from collections.abc import Iterable, Iterator
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send
from streamlit import file_util

from cosine_lab import atomic_write

HASHED = re.compile(r"[.-][\w-]{8,}\.(js|css|json)$", re.ASCII)
TYPES = {
    "js": b"text/javascript; charset=utf-8",
    "css": b"text/css; charset=utf-8",
    "json": b"application/json",
    "html": b"text/html; charset=utf-8",
}
FOR_A_YEAR, ASK_AGAIN = b"public, max-age=31536000, immutable", b"no-cache"
_INDEX = "index.html"
CHUNK = 64 * 1024
"""What waits in memory for one slow reader."""
# Streamlit asks for its icons (375 kB) at every start, needed or not, by asking for a blank of
# theirs. Without the blank they come when a page shows one.
_ICONS = re.compile(rb"@font-face\{(?=[^}]*Material Symbols)(?![^}]*unicode-range)")
_NO_BLANK = b"@font-face{unicode-range:U+21-10FFFF;"
# The arrow of a button that opens something is such an icon too: here it is drawn.
_ARROW = b"""[data-testid="stPopoverButton"] [data-testid="stIconMaterial"]{font:0 sans-serif}
[data-testid="stPopoverButton"] [data-testid="stIconMaterial"]::before{content:"";width:.45rem;
height:.45rem;border:solid currentColor;border-width:0 .12rem .12rem 0;
transform:translateY(-25%) rotate(45deg)}"""


class File(NamedTuple):
    """What is sent of a file; alone: whether nobody else has it, for whoever does not unpack."""

    kind: bytes
    content: bytes
    cache_control: bytes = FOR_A_YEAR
    alone: bool = False


class Packed:
    """Every file of ours and of Streamlit's whose name carries a hash, and every page, packed, by its path.

    Nothing is added later: what a stranger asks for is looked up as it is spelled, and never kept.

    Parameters
    ----------
    base : str
        Path that the app is served under, without slashes around it; "" for the root.
    """

    def __init__(self, base: str = "") -> None:
        self._base = f"/{base}" if base else ""
        self._files: dict[str, File] = {}

    def fill(self, ours: Iterable[Path], folder: Path) -> None:
        """Read and pack them: two seconds of CPU at the first start, and where nothing can be written.

        Parameters
        ----------
        ours : iterable of Path
            The app's own beside Streamlit's.
        folder : Path
            Where they lie packed for the next start.
        """
        for path, file in [*_streamlits(), *((f"/app/static/{file.name}", file) for file in ours)]:
            if hashed := HASHED.search(path):
                self._files[self._base + path] = File(TYPES[hashed[1]], packed(path, file.read_bytes(), folder))

    def add(self, files: Iterable[tuple[str, bytes]], below: str) -> None:
        """Add a site's files, packed by path, below a path of their own: a page goes by its folder."""
        for path, content in files:
            at = f"{self._base}/{below}/{path.removesuffix(_INDEX)}"
            cache_control = FOR_A_YEAR if HASHED.search(path) else ASK_AGAIN
            self._files[at] = File(TYPES[path.rpartition(".")[2]], content, cache_control, alone=True)

    def add_page(self, html: str, paths: Iterable[str]) -> None:
        """Add a page that is at several paths."""
        file = File(TYPES["html"], gzip.compress(html.encode(), 9, mtime=0), ASK_AGAIN, alone=True)
        self._files |= dict.fromkeys(paths, file)

    def get(self, path: str) -> File | None:
        """A file, by its path."""
        return self._files.get(path)


def _streamlits() -> Iterator[tuple[str, Path]]:
    """Streamlit's files, and their paths below the app's own."""
    folder = Path(file_util.get_static_dir())
    for file in sorted((folder / "static").rglob("*.*")):
        yield f"/{file.relative_to(folder).as_posix()}", file


def packed(path: str, content: bytes, folder: Path) -> bytes:
    """A file in fewer bytes, as it lies in the folder or is laid there."""
    if path.endswith(".css"):
        content, icons = _ICONS.subn(_NO_BLANK, content)
        content += _ARROW if icons else b""
    there = folder / f"{sha256(content).hexdigest()}.gz"
    with suppress(OSError):
        return there.read_bytes()
    made = gzip.compress(content, 6, mtime=0)
    with suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
        atomic_write.write(there, made)
    return made


class Files:
    """ASGI middleware: sends packed files to whoever unpacks them; all else is the app's to send.

    Parameters
    ----------
    app : ASGI application
    files : Packed
    """

    def __init__(self, app: ASGIApp, *, files: Packed) -> None:
        self._app, self._files = app, files

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer from memory, or have the app answer."""
        file = self._files.get(scope["path"]) if scope["type"] == "http" and scope["method"] == "GET" else None
        headers = Headers(scope=scope) if file else {}
        packs = "gzip" in headers.get("accept-encoding", "")
        if file is None or not (file.alone or (packs and "range" not in headers)):
            await self._app(scope, receive, send)
            return
        content = file.content if packs else gzip.decompress(file.content)
        fields = {
            b"content-type": file.kind,
            b"content-length": b"%d" % len(content),
            b"vary": b"Accept-Encoding",
            b"cache-control": file.cache_control,
            b"access-control-allow-origin": b"*",
        } | ({b"content-encoding": b"gzip"} if packs else {})
        await send({"type": "http.response.start", "status": 200, "headers": list(fields.items())})
        for at in range(0, len(content), CHUNK):
            more = at + CHUNK < len(content)
            await send({"type": "http.response.body", "body": content[at : at + CHUNK], "more_body": more})
            await asyncio.sleep(0)  # others have their turn, and who has left is found out
