"""Rooms by HTTP, as a browser asks."""

import asyncio
import gzip
import json
import re
import threading
from dataclasses import dataclass
from typing import Any

import pytest
from anyio import to_thread
from hypothesis import given
from hypothesis import strategies as st
from starlette.applications import Starlette

from cosine_lab import prose
from cosine_lab.refusals import Refused
from cosine_lab.server.rooms import Question, phone_page, room
from cosine_lab.server.rooms.memory import MemoryRooms
from cosine_lab.server.rooms.requests import MOST_BYTES
from cosine_lab.server.rooms.routes import RoomRoutes
from cosine_lab.server.security_headers import policy
from cosine_lab.signed_tokens import Tickets
from tests.unit.server.asked import answered, asked

ABOUT = {"link": "/translate?x=1", "choices": ["none", "some"]}
TICKETS = Tickets("secret")
VOTER = TICKETS.issue()
JSON = "application/json"
PATIENCE_S = 5.0


@dataclass
class Client:
    """Asks for rooms under a base path, in JSON."""

    app: Starlette
    start: str

    def ask(self, method: str, path: str, body: object = None, owner: str = "", kind: str = JSON) -> tuple[int, Any]:
        content = body if isinstance(body, bytes) else json.dumps(body).encode()
        answer = asked(self.app, self.start + path, method=method, body=content, content_type=kind, x_room_owner=owner)
        assert answer.headers.get("cache-control", "no-store") == "no-store"
        return answer.status, json.loads(answer.body) if answer.body[:1] in b"{[n" else None


@pytest.fixture(params=["", "lab"])
def client(request: pytest.FixtureRequest) -> Client:
    start = f"/{request.param}/rooms" if request.param else "/rooms"
    return Client(Starlette(routes=RoomRoutes(MemoryRooms(), TICKETS).routes(request.param)), start)


@pytest.fixture
def opened(client: Client) -> dict[str, Any]:
    status, made = client.ask("POST", "", ABOUT)
    assert status == 200
    return dict(made)


def test_a_class_from_opening_to_the_end(client: Client, opened: dict[str, Any]) -> None:
    here, owner = f"/{opened['code']}", opened["owner"]
    keyed = f"{here.lower()}/{opened['key']}"
    assert client.ask("PUT", f"{keyed}/votes/{VOTER}", {"answer": "some"}) == (200, None)
    assert client.ask("GET", keyed)[1]["voters"] == 1
    assert client.ask("PUT", f"{here}/pause", owner=owner) == (200, None)
    paused = client.ask("PUT", f"{keyed}/votes/{VOTER}", {"answer": "none"})
    assert paused == (409, {"refused": "paused"})
    assert client.ask("DELETE", f"{here}/pause", owner=owner) == (200, None)
    assert client.ask("POST", f"{here}/reveal", owner=owner) == (200, None)
    assert client.ask("GET", keyed)[1]["answers"] == {"some": 1}
    assert client.ask("DELETE", here, owner=owner) == (200, None)
    assert client.ask("GET", keyed) == (404, {"refused": "unknown"})


@pytest.mark.parametrize(
    ("content", "kind"),
    [
        (json.dumps(ABOUT).encode(), "text/plain"),
        (b"{", JSON),
        (b"[" * 5000, JSON),
        (b"x" * (MOST_BYTES + 1), JSON),
        (json.dumps({"link": "//evil.test"}).encode(), JSON),
        (b"\xff", JSON),
        (b'{"link": "/x", "low": 0, "high": 1%s}' % (b"0" * 400), JSON),
        (b'{"link": "/x", "low": 0, "high": 1%s}' % (b"0" * 5000), JSON),
        (b'{"link": "/x", "low": 0, "high": 1e400}', JSON),
        (b'{"link": "/x", "low": NaN, "high": 1}', JSON),
        (b'{"link": "/x", "choices": ["a", "\\ud800"]}', JSON),
    ],
)
def test_what_is_no_question_is_refused(client: Client, content: bytes, kind: str) -> None:
    assert client.ask("POST", "", content, kind=kind) == (400, {"refused": "unread"})


def test_junk_is_said_to_be_junk(client: Client, opened: dict[str, Any]) -> None:
    keyed = f"/{opened['code']}/{opened['key']}"
    junk = client.ask("PUT", f"{keyed}/votes/{VOTER}", {"answer": "all"})
    assert junk == (422, {"refused": "junk"})
    assert client.ask("GET", keyed)[1]["junk"] == 1


LEAVES = st.none() | st.booleans() | st.integers() | st.floats() | st.text()
LEAVES |= st.sampled_from([10**400, -(10**400), 1e308, "\ud800", "\x00", "0", "1.2.3"])
ANY = st.recursive(LEAVES, lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner))
ABOUTS = st.fixed_dictionaries(
    {"link": st.just("/translate") | ANY},
    optional={"choices": st.just(["0", "1"]) | st.lists(ANY) | ANY, "low": st.just(0) | ANY, "high": st.just(1) | ANY},
)
VOTES = st.fixed_dictionaries({"answer": ANY}, optional={"state": ANY})


@given(ABOUTS | ANY, st.lists(VOTES | ANY, max_size=4))
def test_whatever_is_sent_is_taken_or_refused_with_a_word(about: object, votes: list[Any]) -> None:
    client = Client(Starlette(routes=RoomRoutes(MemoryRooms(), TICKETS).routes()), "/rooms")
    status, said = client.ask("POST", "", about)
    if status != 200:
        assert (status, said) == (400, {"refused": "unread"})
        status, said = client.ask("POST", "", ABOUT)
    keyed = f"/{said['code']}/{said['key']}"
    for vote in votes:
        told = {400} if len(json.dumps(vote)) > MOST_BYTES else {200, 422}
        assert client.ask("PUT", f"{keyed}/votes/{VOTER}", vote)[0] in told
    client.ask("POST", f"/{said['code']}/reveal", owner=said["owner"])
    assert client.ask("GET", keyed)[1]["revealed"]


@pytest.mark.parametrize("path", ["/BBBBB/" + "k" * 12, "/b<b/" + "k" * 12, "/BCDF/short", "/BCDF/" + "k" * 12])
def test_what_is_no_room_is_not_found(client: Client, path: str) -> None:
    assert client.ask("GET", path)[0] == 404


def led(client: Client, asked_for: str, query: str = "") -> tuple[int, str]:
    """Status, and where a code leads or what is said of it."""
    path = f"{client.start.removesuffix('rooms')}join{asked_for}"
    answer = asked(client.app, path, query=query.encode())
    said = re.search(r'<p role="alert">(.*)</p>', answer.body.decode())
    return answer.status, answer.headers.get("location") or (said[1] if said else "")


def test_a_code_typed_or_scanned_leads_to_the_exercise_in_its_room(client: Client, opened: dict[str, Any]) -> None:
    code, key = opened["code"], opened["key"]
    there = (303, f"{ABOUT['link']}&room={code}.{key}")
    assert led(client, f"/{code.lower()}") == there
    assert led(client, f"/{code}.{key}") == there
    host = f"https%3A%2F%2Flab.example%2Fjoin%2F{code}"
    for typed in (code, code.lower(), f"+{code[:2]}-{code[2:]}+", host, f"{code}.{key}"):
        assert led(client, "", f"code={typed}") == there


def test_a_box_asks_for_the_code_and_says_what_is_wrong_with_one(client: Client, opened: dict[str, Any]) -> None:
    code, key = opened["code"], opened["key"]
    other = next(each for each in iter(room.new_code, "") if each != code)
    words = prose.text("join")
    for path in ("", "/"):
        assert led(client, path) == led(client, path, "code=+") == (200, "")
    assert led(client, f"/{other}") == (200, words("unknown", typed=other))
    assert led(client, "", f"code={other}") == (200, words("unknown", typed=other))
    for wrong in (f"{code}.{'x' * len(key)}", f"{code}.x"):
        assert led(client, f"/{wrong}") == (200, words("unknown", typed=code))
    for typed, shown in (("abc", "ABC"), ("B4RK", "B4RK"), ("<b>", "&lt;B&gt;"), ("K" * 99, "K" * 40)):
        assert led(client, "", f"code={typed}") == (200, words("not-a-code", typed=shown))


def test_the_box_for_a_code_speaks_the_language_of_the_phone(client: Client) -> None:
    words, join = prose.text("join", "zh"), f"{client.start.removesuffix('rooms')}join"
    page = asked(client.app, join, accept_language="zh-CN,zh;q=0.9,en;q=0.8").body.decode()
    assert '<html lang="zh"' in page
    assert words("label") in page
    wrong = asked(client.app, f"{join}/AAAA", accept_language="zh").body.decode()
    assert words("not-a-code", typed="AAAA") in wrong
    assert '<html lang="en"' in asked(client.app, join).body.decode()


@pytest.mark.parametrize(("path", "action"), [("", "./join"), ("/", "../join"), ("/x", "../join")])
def test_the_box_sends_a_code_to_itself(client: Client, path: str, action: str) -> None:
    page = asked(client.app, f"{client.start.removesuffix('rooms')}join{path}").body.decode()
    assert f'<form action="{action}">' in page
    assert 'name="code"' in page


def test_a_hall_finds_its_room_though_wrong_codes_are_refused(client: Client, opened: dict[str, Any]) -> None:
    code, key = opened["code"], opened["key"]
    wrong = (each for each in iter(room.new_code, "") if each != code)
    for _ in range(room.WRONG_CODES):
        assert led(client, f"/{next(wrong)}")[0] == 200
    assert led(client, f"/{next(wrong)}") == (200, prose.text("join")("slow"))
    for asked_ in (code, f"{code}.{key}"):
        assert led(client, f"/{asked_}")[1].startswith(ABOUT["link"])


def test_rooms_that_are_away_are_said_to_be_by_the_box(monkeypatch: pytest.MonkeyPatch) -> None:
    kept = MemoryRooms()
    monkeypatch.setattr(kept, "find", lambda *_: (_ for _ in ()).throw(Refused("rooms.away")))
    client = Client(Starlette(routes=RoomRoutes(kept, TICKETS).routes()), "/rooms")
    assert led(client, "/BCDF") == (200, prose.text("join")("away"))


def test_a_flood_of_one_client_fills_no_room_and_a_hall_behind_the_same_address_gets_in(
    client: Client, opened: dict[str, Any]
) -> None:
    keyed = f"/{opened['code']}/{opened['key']}"
    mine = TICKETS.issue()
    invented = [f"browser-{k:08}" for k in range(2 * room.MOST_VOTERS)]
    forged = [Tickets("another").issue(), mine[:-1], mine + "A", mine[:12]]
    for name in (*invented, *forged):
        vote = client.ask("PUT", f"{keyed}/votes/{name}", {"answer": "none"})
        assert vote == (403, {"refused": "stranger"})
    for _ in range(50):
        assert client.ask("PUT", f"{keyed}/votes/{mine}", {"answer": "none"})[0] == 200
    for _ in range(300):
        phone = client.ask("PUT", f"{keyed}/votes/{TICKETS.issue()}", {"answer": "some"})
        assert phone == (200, None)
    assert client.ask("GET", keyed)[1]["voters"] == 301


def test_nobody_without_the_owner_s_secret_reveals(client: Client, opened: dict[str, Any]) -> None:
    here = f"/{opened['code']}"
    assert client.ask("POST", f"{here}/reveal")[0] == 404
    assert client.ask("DELETE", here, owner="x" * 20)[0] == 404
    assert client.ask("PUT", f"{here}/pause")[0] == 404


def test_rooms_that_do_not_answer_hold_up_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    kept, answers = MemoryRooms(), threading.Event()
    opened = kept.open(Question.read(ABOUT))
    monkeypatch.setattr(kept, "vote", lambda *_: answers.wait(PATIENCE_S))
    app = Starlette(routes=RoomRoutes(kept, TICKETS).routes())

    async def voted() -> tuple[bool, set[int]]:
        start = f"/rooms/{opened.code}/{opened.key}/votes/"
        votes = [
            asyncio.ensure_future(answered(app, start + TICKETS.issue(), method="PUT", body=b"{}", content_type=JSON))
            for _ in range(100)
        ]
        await asyncio.sleep(0.05)
        await to_thread.run_sync(lambda: None)  # as files are read
        before = not answers.is_set() and not any(vote.done() for vote in votes)
        answers.set()
        return before, {each.status for each in await asyncio.gather(*votes)}

    assert asyncio.run(voted()) == (True, {200})


def test_a_browser_is_given_a_name_that_counts(client: Client, opened: dict[str, Any]) -> None:
    keyed = f"/{opened['code']}/{opened['key']}"
    names = [client.ask("POST", f"{keyed}/voters")[1]["voter"] for _ in range(2)]
    for name in (*names, *names):
        assert client.ask("PUT", f"{keyed}/votes/{name}", {"answer": "some"}) == (200, None)
    assert client.ask("GET", keyed)[1]["voters"] == 2
    assert client.ask("POST", f"/{opened['code']}/x/voters") == (404, {"refused": "unknown"})


STEP = {"link": "/room?lang=en", "step": "1.1", "question": "Which?", "choices": ["a", "b"], "options": ["A", "B"]}


def test_a_phone_sees_the_step_that_the_owner_moves_to_and_asks_for_what_is_new(
    client: Client, opened: dict[str, Any]
) -> None:
    here, keyed, owner = f"/{opened['code']}", f"/{opened['code']}/{opened['key']}", opened["owner"]
    assert client.ask("PUT", f"{here}/step", STEP) == (404, {"refused": "unknown"})
    assert client.ask("GET", f"{here}/past") == (404, {"refused": "unknown"})
    assert client.ask("PUT", f"{here}/step", {**STEP, "truth": "a"}, owner) == (400, {"refused": "unread"})
    assert client.ask("PUT", f"{here}/step", STEP, owner) == (200, None)
    seen = asked(client.app, f"{client.start}{keyed}/now")
    assert json.loads(seen.body)["options"] == ["A", "B"]
    again = {"if_none_match": seen.headers["etag"]}
    assert asked(client.app, f"{client.start}{keyed}/now", **again).status == 304
    late = client.ask("PUT", f"{keyed}/votes/{VOTER}", {"answer": "a", "step": "0.1"})
    assert late == (409, {"refused": "elsewhere"})
    assert client.ask("PUT", f"{keyed}/votes/{VOTER}", {"answer": "a", "step": "1.1"}) == (200, None)
    assert asked(client.app, f"{client.start}{keyed}/now", **again).status == 304, "a vote tells no phone anything"
    assert client.ask("POST", f"{here}/reveal", {"answer": "b", "said": "It is B."}, owner) == (200, None)
    told = json.loads(asked(client.app, f"{client.start}{keyed}/now", **again).body)
    assert (told["answers"], told["truth"], told["said"]) == ({"a": 1}, "b", "It is B.")
    assert [each["answers"] for each in client.ask("GET", f"{here}/past", owner=owner)[1]][-1] == {"a": 1}


@pytest.mark.parametrize("language", ["en", "zh", "xx", "<script>"])
def test_the_page_of_a_phone_is_one_file_whose_script_the_policy_allows(client: Client, language: str) -> None:
    page = asked(client.app, f"{client.start.removesuffix('s')}", query=f"lang={language}".encode()).body.decode()
    known = language if language in prose.languages() else "en"
    assert f'<html lang="{known}">' in page
    assert prose.text("join", known)("phone.title") in page
    allowed = set(re.findall(r"'sha256-[^']+'", policy(phone_page.page(""), None)))
    assert set(re.findall(r"'sha256-[^']+'", policy(page, None))) == allowed, "one hash for all languages"
    assert not re.findall(r"""(?:src|href)=["'](?!data:)""", page), "nothing else is loaded"
    sent = asked(client.app, client.start.removesuffix("s"), query=f"lang={language}".encode(), accept_encoding="gzip")
    assert sent.headers["content-encoding"] == "gzip"
    assert gzip.decompress(sent.body).decode() == page
    assert len(sent.body) < 25_000, "300 phones at once"


def test_a_code_leads_a_phone_where_the_server_says() -> None:
    routes = RoomRoutes(MemoryRooms(), TICKETS, lambda link, *_: f"/there{link}").routes()
    client = Client(Starlette(routes=routes), "/rooms")
    made = client.ask("POST", "", ABOUT)[1]
    assert led(client, f"/{made['code']}") == (303, f"/there{ABOUT['link']}&room={made['code']}.{made['key']}")
