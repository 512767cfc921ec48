"""Headers on every answer, closed routes, sockets from this site alone."""

import base64
import socket as sockets
from collections.abc import Collection
from hashlib import sha256

import pytest
from starlette.types import Receive, Scope, Send
from streamlit import net_util

from cosine_lab.server.security_headers import SecurityHeaders, allowed_hosts, is_allowed, policy
from tests.unit.server.asked import Answer, asked

INDEX = "<html><script>\n hello()\n</script><script src='a.js'></script></html>"


async def site(scope: Scope, receive: Receive, send: Send) -> None:
    """A page at every path but /file, and a socket that is accepted."""
    await receive()
    if scope["type"] == "websocket":
        await send({"type": "websocket.accept"})
        return
    kind = b"text/css" if scope["path"] == "/file" else b"text/html; charset=utf-8"
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-type", kind)]})
    await send({"type": "http.response.body", "body": b"from the app"})


def door(base: str = "", allowed_origins: tuple[str, ...] = (), names: Collection[str] = ("*",)) -> SecurityHeaders:
    return SecurityHeaders(site, index=INDEX, base=base, allowed_origins=allowed_origins, names=names)


@pytest.mark.parametrize("path", ["/", "/words", "/file", "/_stcore/metrics"])
def test_no_answer_may_be_taken_for_another_type(path: str) -> None:
    assert asked(door(), path).headers["x-content-type-options"] == "nosniff"


def test_a_page_says_what_it_may_load() -> None:
    said = asked(door(), "/", host="lab.example:8501").headers["content-security-policy"]
    assert "default-src 'self'" in said
    assert "object-src 'none'" in said
    assert "ws://lab.example:8501 wss://lab.example:8501" in said


def test_a_deck_may_frame_the_page_even_from_a_disk() -> None:
    answer = asked(door(), "/")
    assert "frame-ancestors" not in answer.headers["content-security-policy"]
    assert "x-frame-options" not in answer.headers


def test_scripts_in_the_page_are_allowed_by_their_hash_alone() -> None:
    digest = base64.b64encode(sha256(b"\n hello()\n").digest()).decode()
    said = policy(INDEX, None)
    assert f"script-src 'self' blob: 'sha256-{digest}';" in said
    assert "unsafe-eval" not in said


def test_a_host_that_is_none_does_not_reach_the_policy() -> None:
    assert "evil" not in policy(INDEX, "evil; script-src *")


@pytest.mark.parametrize("base", ["", "lab"])
@pytest.mark.parametrize("route", ["/_stcore/metrics", "/_stcore/agent/openapi.json"])
def test_metrics_and_agents_are_not_served(base: str, route: str) -> None:
    path = f"/{base}{route}" if base else route
    answer = asked(door(base), path)
    assert answer.status == 404
    assert b"app" not in answer.body


def test_other_routes_reach_the_app() -> None:
    assert asked(door(), "/_stcore/health").body == b"from the app"


def socket(origin: str | None, *, allowed_origins: tuple[str, ...] = ()) -> Answer:
    headers = {} if origin is None else {"origin": origin}
    door_ = door(allowed_origins=allowed_origins)
    return asked(door_, "/_stcore/stream", kind="websocket", host="lab.example", **headers)


@pytest.mark.parametrize("origin", [None, "https://lab.example", "http://LAB.example"])
def test_a_socket_from_this_site_is_let_in(origin: str | None) -> None:
    assert socket(origin).status == 101


@pytest.mark.parametrize(
    "origin",
    [
        "https://other.example",
        "null",
        "http://lab.example.evil",
        "http://localhost:9999",
        "http://127.0.0.1:8501",
        "http://[::1",
        "http://lab.example:9",
        "",
        "lab.example",
        "//",
        "\xe9",
    ],
)
def test_a_socket_from_another_site_is_refused_and_nobody_is_asked_about_it(
    origin: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked_up: list[str] = []
    monkeypatch.setattr(net_util, "get_external_ip", lambda: looked_up.append(origin))
    assert socket(origin).status == 403
    assert not looked_up


def test_a_site_that_is_named_in_the_settings_is_let_in() -> None:
    assert socket("https://friend.example", allowed_origins=("friend.example",)).status == 101
    assert socket("https://friend.example", allowed_origins=("https://friend.example",)).status == 101
    assert socket("https://friend.example:8", allowed_origins=("https://friend.example",)).status == 403


@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:8501", "localhost.evil.example", "[::1", "", "a@b", "\xe9"]
)
def test_a_laptop_answers_to_no_name_that_somebody_else_gave_it(host: str) -> None:
    """A page of evil.example whose name now leads to 127.0.0.1 is of the same site as its Host."""
    names = allowed_hosts("127.0.0.1", ())
    answer = asked(door(names=names), "/", host=host)
    assert (answer.status, b"from the app" in answer.body) == (421, False)
    assert b"--server.allowedHosts" in answer.body
    origin = f"http://{host}"
    rebound = asked(door(names=names), "/_stcore/stream", kind="websocket", host=host, origin=origin)
    assert rebound.status == 403


@pytest.mark.parametrize(
    "host",
    [
        "localhost:8501",
        "LOCALHOST",
        "127.0.0.1",
        "192.168.0.17:8501",
        "[::1]:8501",
        "[fe80::1]",
        sockets.gethostname(),
        "lab.example",
        "a.below.example:1",
    ],
)
def test_a_laptop_answers_to_its_addresses_its_name_and_those_that_are_named(host: str) -> None:
    names = allowed_hosts("localhost", ("Lab.example", "*.below.example"))
    assert asked(door(names=names), "/", host=host).status == 200


def test_a_server_for_others_goes_by_every_name_until_some_are_named() -> None:
    assert is_allowed("any.example", allowed_hosts("0.0.0.0", ()))  # noqa: S104 - compared
    assert is_allowed("any.example", allowed_hosts(None, ()))
    assert not is_allowed("any.example", allowed_hosts(None, ("lab.example",)))
