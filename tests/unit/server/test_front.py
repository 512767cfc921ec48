"""Which worker a connection is for."""

from server.door import COOKIE
from server.front import Front, Worker, fields


def request(path: str = "/", **headers: str) -> bytes:
    lines = [f"{name}: {value}" for name, value in headers.items()]
    return "\r\n".join([f"GET {path} HTTP/1.1", "Host: lab", *lines, "", ""]).encode()


def page(**headers: str) -> bytes:
    return request(Accept="text/html,application/xhtml+xml", **headers)


def front(*held: int) -> Front:
    return Front([Worker(str(k), 9000 + k, busy) for k, busy in enumerate(held, start=1)])


def names(front_: Front, head: bytes, address: str = "10.0.0.1") -> str:
    return "".join(worker.name for worker in front_.order(head, address))


def test_a_reader_goes_where_the_cookie_says_however_busy_it_is_there() -> None:
    assert names(front(0, 9, 0), page(Cookie=f"a=b; {COOKIE}=2")) == "231"


def test_who_comes_first_goes_to_the_worker_with_least_to_do() -> None:
    assert names(front(4, 2, 3), page()) == "231"


def test_without_a_cookie_what_follows_a_page_goes_where_the_page_went() -> None:
    busy = front(1, 0)
    assert names(busy, page(), "10.0.0.1") == "21"
    busy.workers[1].held = 5
    assert names(busy, request("/_stcore/stream"), "10.0.0.1") == "21"
    assert names(busy, page(), "10.0.0.1") == "12"


def test_a_cookie_of_a_worker_that_is_no_more_counts_as_none() -> None:
    assert names(front(1, 0), page(Cookie=f"{COOKIE}=7")) == "21"


def test_when_its_worker_is_gone_a_reader_is_always_sent_to_the_same_other() -> None:
    asked = {names(front(k, 0, 3 - k), page(Cookie=f"{COOKIE}=3"))[1] for k in range(4)}
    assert asked == {"1"}


def test_header_fields_are_found_whatever_their_case() -> None:
    head = b"GET / HTTP/1.1\r\nHOST:  lab \r\nCookie: a=b:c\r\nbroken\r\n\r\n"
    assert fields(head) == [(b"host", b"lab"), (b"cookie", b"a=b:c")]
