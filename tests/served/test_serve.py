"""`python lab.py serve` as readers meet it."""

import asyncio
import socket
from contextlib import suppress
from urllib.parse import urlsplit

import pytest
from streamlit.proto.BackMsg_pb2 import BackMsg
from streamlit.proto.Common_pb2 import FileURLs

from cosine_lab.commands.app_server import Server
from tests.served.giving import give, name_file
from tests.served.heads import SOCKET
from tests.served.wire import Reader

HERE = "127.0.0.1"
PATIENCE_S = 20


@pytest.mark.parametrize(
    ("slug", "query", "key", "taken"),
    [("words", "", "own-words-vectors", "next"), ("audit", "source=own&guide=0", "head-file", "Your file is read")],
)
def test_a_file_that_went_with_its_server_is_said_to_be_gone_and_the_next_is_taken(
    served: Server, slug: str, query: str, key: str, taken: str
) -> None:
    async def asked() -> tuple[list[str], list[str]]:
        """What the page says to a file of a session that is no more, and to the next one."""
        reader = Reader(served.url, slug, query)
        await reader.open()
        lost = FileURLs(file_id="lost", upload_url="/lost", delete_url="/lost")
        await name_file(reader, key, "lost.csv", 9, lost)
        first = list(reader.texts)
        reader.texts.clear()
        assert await give(reader, key, "next.csv", b"a,1,2\nb,2,1\nc,3,5\n") == 204
        await reader.close()
        return first, reader.texts

    first, then = asyncio.run(asked())
    assert any("the server does not have it" in text for text in first)
    assert not any("the server does not have it" in text for text in then)
    assert any(taken in text for text in then)


async def downloaded(url: str) -> tuple[int, bytes]:
    """Status and content of the page's first download."""
    reader = Reader(url, "words")
    await reader.open()
    button = next(proto for kind, proto in reader.widgets.values() if kind == "download_button")
    message = BackMsg()
    message.backend_operation_request.session_id = reader.session
    message.backend_operation_request.deferred_file.file_id = button.deferred_file_id
    answer = await reader.tell(message, "backend_operation_response")
    made = await reader.ask("GET", answer.backend_operation_response.deferred_file.url)
    await reader.close()
    return made


def test_a_download_comes(served: Server) -> None:
    status, body = asyncio.run(downloaded(served.url))
    assert status == 200
    assert b"," in body


HEADS = {
    "another site's cookies": b'Cookie: a/b=1; user@host=x; {x}=1; a,b=1; theme={"dark":1}; f[o]=1',
    "a cookie of other letters": b"Cookie: na\xc3\xafve=\xff; \x80",
    "many cookies": b"Cookie: " + b"; ".join(b"c%d=%s" % (k, b"v" * 3000) for k in range(15)),
    "too many cookies": b"Cookie: " + b"c" * 400_000,
    "an origin that is none": b"Origin: http://[::1",
    "a range that is none": b"Range: bytes=9-1,x",
    "a length beyond words": b"Content-Length: 99999999999999999999999",
    "no tag": b"If-None-Match: W/",
    "no date": b"If-Modified-Since: yesterday",
    "no type": b"Content-Type: ;;;",
    "no language": b"Accept-Language: ;q=;\xff",
    "no address": b"X-Forwarded-For: ,,[::1",
    "a foreign name": b"Host: evil.example",
    "a name that is none": b"Host: [::1",
}
ASKED = {
    "a page": b"GET /translate HTTP/1.1\r\nAccept: text/html\r\n",
    "a file": b"GET /static/favicon.png HTTP/1.1\r\n",
    "a socket": b"GET /_stcore/stream HTTP/1.1\r\n" + SOCKET,
    "a room": b"POST /rooms HTTP/1.1\r\n",
}


@pytest.mark.parametrize("kind", ASKED)
@pytest.mark.parametrize("head", HEADS)
def test_every_head_gets_an_answer(served: Server, kind: str, head: str) -> None:
    asked = ASKED[kind] + HEADS[head] + b"\r\n"
    asked += b"" if HEADS[head].startswith(b"Host") else b"Host: localhost\r\n"
    with socket.create_connection((HERE, urlsplit(served.url).port or 0), PATIENCE_S) as there:
        with suppress(ConnectionError):  # it need not be read to its end
            there.sendall(asked + b"\r\n")
        assert there.recv(12)[:10] in {b"HTTP/1.1 1", b"HTTP/1.1 2", b"HTTP/1.1 4"}


def test_no_socket_is_packed(served: Server) -> None:
    """923 kB that unpack to 920 MB are no message of a page."""
    offered = b"Sec-WebSocket-Extensions: permessage-deflate\r\n"
    with socket.create_connection((HERE, urlsplit(served.url).port or 0), PATIENCE_S) as there:
        there.sendall(ASKED["a socket"] + b"Host: localhost\r\n" + offered + b"\r\n")
        said = there.recv(4096)
    assert b" 101 " in said
    assert b"deflate" not in said


def test_the_server_starts_as_it_is_meant_to(served: Server) -> None:
    """Streamlit starts by itself, without what is loaded first, where a middleware fails."""
    assert "Auto-starting" not in served.log.read_text(encoding="utf-8")
