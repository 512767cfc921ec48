"""Votes of a whole class within ten seconds: milliseconds a vote, and whether all were counted.

python lab.py bench rooms [--voters 300] [--seconds 10]
"""

import argparse
import asyncio
import http.client
import json
import time
from typing import Any
from urllib.parse import urlsplit

from benchmarks.processes import used
from tools.server import ARTIFACTS, Server, serve, served

MOST_VOTERS, MOST_SECONDS = 500, 60
ABOUT = {"link": "/translate?x=1", "choices": ["0", "1", "2"]}
P95 = 0.95


def _asked(server: Server, method: str, path: str, body: object = None) -> Any:  # noqa: ANN401 - JSON
    host = urlsplit(server.url).netloc
    connection = http.client.HTTPConnection(host, timeout=30)
    headers = {"content-type": "application/json"}
    connection.request(method, path, json.dumps(body), headers)
    answer = connection.getresponse()
    said = json.loads(answer.read())
    connection.close()
    return said


async def _vote(server: Server, room: dict[str, str], k: int, wait: float) -> float:
    """Seconds that one phone waits for its vote to be taken."""
    await asyncio.sleep(wait)
    path = f"/rooms/{room['code']}/{room['key']}/votes/browser-{k:08}"
    begin = time.perf_counter()
    await asyncio.to_thread(_asked, server, "PUT", path, {"answer": str(k % 3), "state": "1.a.b"})
    return time.perf_counter() - begin


async def _all(server: Server, room: dict[str, str], voters: int, seconds: float) -> list[float]:
    votes = (_vote(server, room, k, seconds * k / voters) for k in range(voters))
    return await asyncio.gather(*votes)


def main() -> None:
    """Print one line."""
    parser = argparse.ArgumentParser("rooms")
    parser.add_argument("--voters", type=int, default=300)
    parser.add_argument("--seconds", type=float, default=10)
    asked = parser.parse_args()
    voters, seconds = min(asked.voters, MOST_VOTERS), min(asked.seconds, MOST_SECONDS)
    with serve(served(), ARTIFACTS / "rooms.log") as server:
        room = _asked(server, "POST", "/rooms", ABOUT)
        before = used(server.pid)
        waits = sorted(asyncio.run(_all(server, room, voters, seconds)))
        cpu = used(server.pid).cpu - before.cpu
        counted = _asked(server, "GET", f"/rooms/{room['code']}/{room['key']}")["voters"]
    p50, p95 = (1000 * waits[int(share * (voters - 1))] for share in (0.5, P95))
    print(
        f"{voters} votes in {seconds:g} s: {counted} counted, p50 {p50:.0f} ms, "
        f"p95 {p95:.0f} ms (500 asked), {1000 * cpu / voters:.1f} CPU-ms a vote"
    )
