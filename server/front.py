"""One port before several workers: every connection goes to the worker that holds its reader.

A connection is read up to the end of its first request's head, which says whose it is, and is then passed on byte by
byte: requests, uploads, downloads and sockets alike. All that a browser sends on one connection bears the same cookie.
"""

import asyncio
import re
from collections import OrderedDict
from contextlib import suppress
from dataclasses import dataclass

from starlette.datastructures import Headers

from server.security_headers import worker_of
from server.whence import marked

HEAD_S = 15.0
CHUNK = 256 * 1024
MOST_ADDRESSES = 10_000
BUSY = b"HTTP/1.1 503 Service Unavailable\r\nRetry-After: 2\r\nContent-Length: 0\r\n\r\n"
WRONG = b"HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
LONG = b"HTTP/1.1 431 Request Header Fields Too Large\r\nContent-Length: 0\r\n\r\n"

HEAD = re.compile(rb"[!-~]+ [!-~]+ HTTP/1\.[01]\r\n(?:[^\s:]+:[^\r\n\0]*\r\n)*\r\n")
"""A head that every server reads alike: lines end in CRLF, none is folded, no name is followed by a blank."""

Stream = tuple[asyncio.StreamReader, asyncio.StreamWriter]


@dataclass
class Worker:
    """A server of the app on this machine.

    Attributes
    ----------
    name : str
        What its readers' cookie says.
    port : int
        Where it listens, on 127.0.0.1.
    held : int
        Connections that it serves just now.
    given : int
        Readers whom it has been given so far.
    """

    name: str
    port: int
    held: int = 0
    given: int = 0


class Front:
    """Knows the workers, and which of them a connection is for; tells them whose it is.

    Parameters
    ----------
    workers : list of Worker
    secret : str
        What the workers know it by.
    most : int
        Connections at once; beyond the files that a process may have open, asyncio would log each.
    """

    def __init__(self, workers: list[Worker], secret: str = "", most: int = 30_000) -> None:
        self.workers, self._secret, self._most, self._open = workers, secret, most, 0
        self._last: OrderedDict[str, Worker] = OrderedDict()

    def order(self, head: bytes, address: str) -> list[Worker]:
        """Workers to try, the right one first.

        The cookie names it. Where there is none, a page goes to the worker with least to do; what follows the page goes
        after it by the reader's address, since a browser that shows us inside a deck keeps no cookie of ours.
        """
        headers = Headers(raw=fields(head))
        named = worker_of(headers.get("cookie"))
        at = next((k for k, each in enumerate(self.workers) if each.name == named), None)
        if at is None:
            page = "text/html" in headers.get("accept", "")
            first = None if page else self._last.get(address)
            first = first or self._least()
            self._last[address] = first
            self._last.move_to_end(address)
            while len(self._last) > MOST_ADDRESSES:
                self._last.popitem(last=False)
            at = self.workers.index(first)
        return [*self.workers[at:], *self.workers[:at]]

    def _least(self) -> Worker:
        """The worker with least to do, in turn where several have."""
        first = min(self.workers, key=lambda worker: (worker.held, worker.given))
        first.given += 1
        return first

    async def connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Pass one connection on until either side ends it."""
        self._open += 1
        try:
            if self._open > self._most:
                writer.write(BUSY)
                return
            async with asyncio.timeout(HEAD_S):
                head = await reader.readuntil(b"\r\n\r\n")
            if not HEAD.fullmatch(head):
                writer.write(WRONG)
                return
            address = (writer.get_extra_info("peername") or ("",))[0]
            for worker in self.order(head, address):
                with suppress(OSError):
                    there = await asyncio.open_connection("127.0.0.1", worker.port, limit=CHUNK)
                    told = marked(head, self._secret, address)
                    await _passed(worker, told, (reader, writer), there)
                    return
            writer.write(BUSY)
            await writer.drain()
        except asyncio.LimitOverrunError:
            writer.write(LONG)
        except (TimeoutError, OSError, asyncio.IncompleteReadError):
            pass  # who sends no request gets no answer
        finally:
            self._open -= 1
            writer.close()


async def _passed(worker: Worker, head: bytes, here: Stream, there: Stream) -> None:
    worker.held += 1
    there[1].write(head)
    ways = [asyncio.create_task(_pumped(here[0], there[1])), asyncio.create_task(_pumped(there[0], here[1]))]
    try:
        await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
    finally:
        worker.held -= 1
        for way in ways:
            way.cancel()
        there[1].close()


async def _pumped(source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
    with suppress(OSError):
        while chunk := await source.read(CHUNK):
            sink.write(chunk)
            await sink.drain()


def fields(head: bytes) -> list[tuple[bytes, bytes]]:
    """Header fields of a request's head, names in lower case."""
    lines = [line.partition(b":") for line in head.split(b"\r\n")[1:]]
    return [(name.strip().lower(), value.strip()) for name, colon, value in lines if colon]
