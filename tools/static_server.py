"""A plain file server for the site without one: as `python -m http.server`, or packing as a host does."""

import gzip
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache, partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread


class _Plain(SimpleHTTPRequestHandler):
    """As `python -m http.server`, which says nothing."""

    def log_message(self, *_: object) -> None:
        """Say nothing."""


class _Packing(_Plain):
    """Files packed, over a connection that stays; those named by their content may be kept for good."""

    protocol_version = "HTTP/1.1"

    def do_GET(self) -> None:
        """Send a file, or what sends the reader into a folder."""
        path = Path(self.translate_path(self.path))
        file = path / "index.html" if self.path.partition("?")[0].endswith("/") else path
        if not file.is_file():
            super().do_GET()
            return
        body = _packed(file)
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(file))
        self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(body)))
        if file.parent.name == "files":
            self.send_header("Cache-Control", "max-age=31536000, immutable")
        self.end_headers()
        self.wfile.write(body)


@cache
def _packed(file: Path) -> bytes:
    return gzip.compress(file.read_bytes(), 9)


@contextmanager
def files(folder: Path, *, packed: bool = False) -> Iterator[str]:
    """Serve a folder until the block ends; its address, without a slash at the end."""
    handler = partial(_Packing if packed else _Plain, directory=str(folder))
    server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
    Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        server.server_close()
