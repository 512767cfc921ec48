"""A page comes with its style and its server's address; what is no page stays as it is."""

import base64
import gzip
from hashlib import sha256

import pytest
from starlette.datastructures import Headers
from starlette.types import Receive, Scope, Send

from server.opening import Opening, guide
from server.security_headers import policy
from tests.unit.server.asked import asked

PAGE = b"<html><head><title>One</title></head><body></head></body></html>"


STYLE = "<style>a</style>"
WORN = PAGE.replace(b"</head>", STYLE.encode() + b"</head>", 1)


class App:
    """Answers everything alike, in two pieces, and keeps what it was asked."""

    def __init__(self, kind: str = "text/html; charset=utf-8", status: int = 200) -> None:
        self.kind, self.status, self.asked = kind, status, Headers()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        self.asked = Headers(scope=scope)
        size = (b"content-length", str(len(PAGE)).encode())
        headers = [(b"content-type", self.kind.encode()), (b"etag", b'"mark"'), size]
        await send({"type": "http.response.start", "status": self.status, "headers": headers})
        await send({"type": "http.response.body", "body": PAGE[:20], "more_body": True})
        await send({"type": "http.response.body", "body": PAGE[20:]})


def test_a_page_comes_with_its_style() -> None:
    answer = asked(Opening(App(), head=STYLE), "/translate", accept="text/html,*/*")
    assert answer.body == WORN
    assert answer.headers["content-length"] == str(len(WORN))
    assert "etag" not in answer.headers, "the mark is that of another page"


def test_a_page_is_packed_for_who_unpacks_it() -> None:
    app = App()
    answer = asked(Opening(app, head=STYLE), "/", accept="text/html", accept_encoding="gzip", if_none_match="1")
    assert gzip.decompress(answer.body) == WORN
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers["content-length"] == str(len(answer.body))
    assert set(app.asked) == {"accept"}, "the app is asked for the page as it is"


@pytest.mark.parametrize(
    ("app", "accept"),
    [(App("application/javascript"), "text/html"), (App(status=404), "text/html"), (App(), "*/*")],
    ids=["no page", "none there", "no page asked for"],
)
def test_what_is_no_page_stays_as_it_is(app: App, accept: str) -> None:
    answer = asked(Opening(app, head=STYLE), "/a", accept=accept)
    assert answer.body == PAGE
    assert answer.headers["etag"] == '"mark"'


def test_a_page_below_a_path_is_told_its_server_by_a_script_that_the_policy_allows() -> None:
    script = guide(["/", "/translate"], "lab", ["https://*.example"])
    assert '["/lab/", "/lab/translate"].includes(location.pathname)' in script
    assert 'location.origin + "/lab"' in script
    assert '"allowedOrigins": ["https://*.example"]' in script
    content = script.removeprefix("<script>").removesuffix("</script>")
    mark = base64.b64encode(sha256(content.encode()).digest()).decode()
    assert f"'sha256-{mark}'" in policy(PAGE.decode() + script, "host")
