"""Rooms of one server under attack, and of replicas with a Valkey that goes away."""

import http.client
import json
import socket
import sys
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest

from cosine_lab.commands.app_server import Server, free_port, healthy, serve, voter
from cosine_lab.commands.app_server import served as script
from cosine_lab.server.rooms.join_page import WHERE
from cosine_lab.server.rooms.room import MOST_ROOMS, ROOMS_EACH, VOTERS_EACH
from tests.kept import log
from tests.served import valkey

ABOUT = {"link": "/translate?x=1", "choices": ["0", "1"]}


def asked(server: Server, method: str, path: str, body: object = None, owner: str = "") -> Any:
    """Status and JSON, over a connection of its own, as each phone has one."""
    with closing(http.client.HTTPConnection(urlsplit(server.url).netloc, timeout=30)) as there:
        return told(there, method, path, body, x_room_owner=owner)


def told(there: http.client.HTTPConnection, method: str, path: str, body: object = None, **more: str) -> Any:
    """Status and JSON, over a connection that is there."""
    headers = {name.replace("_", "-"): value for name, value in more.items()}
    there.request(method, path, json.dumps(body), {"content-type": "application/json", **headers})
    answer = there.getresponse()
    return answer.status, json.loads(answer.read())


def held_by(servers: tuple[Server, ...]) -> None:
    """A class from opening to the end, every request at the next server."""
    turns = iter(servers * 40)
    _, room = asked(next(turns), "POST", "/rooms", ABOUT)
    keyed, owner = f"/rooms/{room['code']}/{room['key']}", room["owner"]
    for k in range(20):
        vote = {"answer": str(k % 2)}
        assert asked(next(turns), "PUT", f"{keyed}/votes/{voter()}", vote) == (200, None)
    seen = [asked(next(turns), "GET", keyed)[1]["voters"] for _ in range(4)]
    assert seen == [20, 20, 20, 20]
    asked(next(turns), "POST", f"/rooms/{room['code']}/reveal", owner=owner)
    for server in servers:
        assert asked(server, "GET", keyed)[1]["answers"] == {"0": 10, "1": 10}
    asked(next(turns), "DELETE", f"/rooms/{room['code']}", owner=owner)
    assert asked(next(turns), "GET", keyed)[0] == 404


def test_one_server_holds_a_class_and_what_one_machine_takes_is_bounded(served: Server) -> None:
    held_by((served,))
    if sys.platform == "linux":  # where this machine is at many addresses
        attacked(urlsplit(served.url).port or 0)


def attacked(port: int) -> None:
    """One machine takes all the rooms it can get, and says that it is many."""

    def at(address: str) -> closing[http.client.HTTPConnection]:
        of = http.client.HTTPConnection
        return closing(of("127.0.0.1", port, timeout=30, source_address=(address, 0)))

    with at("127.0.0.2") as mine:
        met = [told(mine, "POST", "/rooms", ABOUT, x_forwarded_for=f"10.0.{k}.1")[0] for k in range(MOST_ROOMS)]
    assert met == [200] * ROOMS_EACH + [429] * (MOST_ROOMS - ROOMS_EACH)
    assert bare_line_feeds(port, "127.0.0.4") <= ROOMS_EACH
    with at("127.0.0.3") as other:
        _, room = told(other, "POST", "/rooms", ABOUT)
    keyed = f"/rooms/{room['code']}/{room['key']}"
    with at("127.0.0.2") as mine:
        votes = [told(mine, "PUT", f"{keyed}/votes/invented-{k}", {"answer": "0"})[0] for k in range(VOTERS_EACH)]
        assert votes == [403] * VOTERS_EACH, "names that no session was given"
        hall = [told(mine, "PUT", f"{keyed}/votes/{voter()}", {"answer": "0"})[0] for _ in range(VOTERS_EACH + 1)]
    assert hall == [200] * VOTERS_EACH + [429]
    with at("127.0.0.3") as other:
        assert told(other, "PUT", f"{keyed}/votes/{voter()}", {"answer": "1"}) == (200, None)


def bare_line_feeds(port: int, address: str) -> int:
    """How many rooms one machine opens by heads that two servers could read in two ways, as if from many networks."""
    body, opened = json.dumps(ABOUT).encode(), 0
    for k in range(ROOMS_EACH + 9):
        lines = [b"POST /rooms HTTP/1.1", b"Host: localhost", b"X-Forwarded-For: 10.1.%d.1" % k]
        lines += [b"Content-Type: application/json", b"Content-Length: %d" % len(body), b"", b""]
        with socket.create_connection(("127.0.0.1", port), 30, source_address=(address, 0)) as there:
            there.sendall(b"\n".join(lines) + body + b"\r\n\r\n")
            opened += there.recv(12).endswith(b" 200")
    return opened


if valkey.can_be_had():

    @pytest.fixture(scope="module")
    def port() -> int:
        return free_port()

    @pytest.fixture(scope="module")
    def replicas(port: int) -> Iterator[tuple[Server, ...]]:
        """Two of them, whose Valkey is not there yet."""
        environ = {WHERE: f"redis://127.0.0.1:{port}/0"}
        with ExitStack() as stack:
            yield tuple(stack.enter_context(serve(script(), log(f"rooms-{k}"), environment=environ)) for k in range(2))

    def test_replicas_share_their_rooms_and_have_them_back_when_valkey_is(
        replicas: tuple[Server, ...], port: int, tmp_path: Path
    ) -> None:
        one, other = replicas
        away = (503, {"refused": "away"})
        assert asked(one, "POST", "/rooms", ABOUT) == away
        with valkey.running(tmp_path, port):
            held_by(replicas)
            _, room = asked(one, "POST", "/rooms", ABOUT)
            keyed = f"/rooms/{room['code']}/{room['key']}"
            assert asked(other, "PUT", f"{keyed}/votes/{voter()}", {"answer": "1"})[0] == 200
        mine = f"{keyed}/votes/{voter()}"
        assert asked(one, "PUT", mine, {"answer": "0"}) == away
        assert all(healthy(server.url) for server in replicas), "everything else goes on"
        with valkey.running(tmp_path, port):
            assert asked(one, "PUT", mine, {"answer": "0"})[0] == 200
            assert asked(other, "GET", keyed)[1]["voters"] == 2
