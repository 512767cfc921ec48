"""Where the app is, in words and as a code for phones; and how many phones it is enough for, where they are few."""

import socket
import sys
from contextlib import suppress

import segno

from cosine_lab.server import connections

WANTED = "COSINE_LAB_BANNER"
"""Set in the environment by `python lab.py serve`: anybody else learns the address in other ways."""
MANY = 1_000
"""Phones that load a page at the same moment."""


def announce(address: str, port: int, base: str, files: int) -> None:
    """Say where the app is, and how many connections it may hold where that is few."""
    url = f"http://{own_address() if address in {'0.0.0.0', '::'} else address}:{port}/{base}".rstrip("/")  # noqa: S104
    phones = connections.capacity(files) // connections.A_PHONE
    with suppress(BrokenPipeError):  # nobody reads it any more; the app is there all the same
        print(f"\n  Cosine Lab: {url}\n  (Ctrl-C ends it)\n", flush=True)
        if phones < MANY:
            print(f"  Only {files:,} files may be open at once (ulimit -n): of more than {phones:,} phones that load")
            print("  a page at the same moment, the last ones wait for some seconds.\n", flush=True)
        segno.make(url).terminal(sys.stdout, compact=can_show("█▀▄"))  # without these letters as coloured blanks
        sys.stdout.flush()


def can_show(letters: str) -> bool:
    """Whether the output has these letters."""
    with suppress(UnicodeEncodeError):
        return bool(letters.encode(sys.stdout.encoding))
    return False


def own_address() -> str:
    """Address of this machine in its network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address reserved for documentation
            address: str = probe.getsockname()[0]
        except OSError:
            return "127.0.0.1"
    return address
