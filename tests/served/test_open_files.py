"""A hall where a process may have 1,024 open files and no more: phones wait, and none is turned away."""

import asyncio
import http.client
import json
import shlex
import socket
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from urllib.parse import urlsplit

import pytest

from cosine_lab.commands.app_server import Server, free_port, healthy, started
from cosine_lab.places import ROOT
from cosine_lab.server import connections
from tests.kept import log
from tests.served.wire import Reader

PHONES, AT_ONCE, FILES = 300, connections.A_PHONE, 1024
JSON = {"Content-Type": "application/json", "Accept": "application/json"}
PATIENCE_S = 60

if sys.platform != "win32":

    @pytest.fixture(scope="module")
    def narrow() -> Iterator[Server]:
        """It, and nothing that it starts, may have more."""
        connections.raise_limit()  # of the phones, which are here
        port = free_port()
        words = shlex.join((sys.executable, "-m", "cosine_lab.server", "--address", "127.0.0.1", "--port", str(port)))
        command = ("sh", "-c", f"ulimit -n {FILES} && exec {words}")
        with started(command, f"http://127.0.0.1:{port}", log("open-files"), ROOT) as running:
            yield running

    async def phone(server: Server, room: str, answer: str) -> list[int]:
        """A phone that loads a page over as many connections as a browser opens, and votes; each status."""
        reader = Reader(server.url, "translate")
        paths = ["/translate", *["/_stcore/health"] * (AT_ONCE - 1)]
        loaded = await asyncio.gather(*(reader.ask("GET", path) for path in paths))
        status, said = await reader.ask("POST", f"{room}/voters", b"null", JSON)
        vote = json.dumps({"answer": answer}).encode()
        voted, _ = await reader.ask("PUT", f"{room}/votes/{json.loads(said)['voter']}", vote, JSON)
        return [*(each for each, _ in loaded), status, voted]

    async def hall(server: Server) -> tuple[set[int], int]:
        """Every status that 300 phones met at the same moment, and how many votes the room counts."""
        here = Reader(server.url, "translate")
        about = json.dumps({"link": "/translate?x=1", "choices": ["0", "1"]}).encode()
        made = json.loads((await here.ask("POST", "/rooms", about, JSON))[1])
        room = f"/rooms/{made['code']}/{made['key']}"
        met = await asyncio.gather(*(phone(server, room, str(k % 2)) for k in range(PHONES)))
        seen = json.loads((await here.ask("GET", room, headers=JSON))[1])
        return {status for each in met for status in each}, seen["voters"]

    def test_a_hall_opens_a_page_and_votes_and_nobody_is_turned_away(narrow: Server) -> None:
        assert asyncio.run(hall(narrow)) == ({200}, PHONES)
        said = narrow.log.read_text(encoding="utf-8")
        assert "Only 1,024 files may be open at once" in said
        assert "Traceback" not in said

    @pytest.mark.parametrize("head", [b"", b"GET /translate HTTP/1.1\r\nHost: localhost\r\n"], ids=["nothing", "half"])
    def test_who_says_half_a_request_over_all_connections_keeps_nobody_out(narrow: Server, head: bytes) -> None:
        """Slow clients (slowloris) that take all there is."""
        where = urlsplit(narrow.url)
        with ExitStack() as held:
            for _ in range(FILES):
                there = held.enter_context(socket.create_connection((where.hostname, where.port), PATIENCE_S))
                there.sendall(head)
            asked = http.client.HTTPConnection(where.netloc, timeout=PATIENCE_S)
            asked.request("GET", "/_stcore/health")
            assert asked.getresponse().status == 200
            asked.close()
        assert healthy(narrow.url)
