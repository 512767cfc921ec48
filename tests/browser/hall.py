"""A hall of phones in a room: they join and vote by HTTP, as the page of a phone does, without a browser."""

import http.client
import json
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import parse_qs, urlsplit

from numpy.random import Generator

AT_ONCE = 16


@dataclass
class Hall:
    """So many phones.

    Attributes
    ----------
    url : str
        The server's.
    size : int
    said : dict of str to Counter
        What was said at each step, by the step's title, in the words of its choices; a number as browsers write it;
        `None` of who skipped it.
    """

    url: str
    size: int
    said: dict[str, Counter[str | None]] = field(default_factory=dict)
    _room: str = ""
    _voters: Sequence[str] = ()

    def join(self, code: str) -> None:
        """Type the code and be given a name to vote under, each phone its own."""
        to = self._ask("GET", f"/join/{code}")[2]
        (room,) = parse_qs(urlsplit(to).query)["room"]
        self._room = f"/rooms/{'/'.join(room.split('.'))}"
        self._voters = [each["voter"] for each in self._all(lambda _: self._body("POST", f"{self._room}/voters", None))]
        assert len(set(self._voters)) == self.size

    def vote(self, chance: Generator) -> Counter[str | None]:
        """Answer what is asked now, each phone as chance has it, one in ten not at all; what was said, to add to."""
        seen = self._body("GET", f"{self._room}/now")
        assert (seen["revealed"], seen["answers"], seen["said"]) == (False, {}, ""), "nothing is told before"
        answers = [None if chance.random() < 0.1 else answer_of(seen, chance) for _ in self._voters]
        self._all(lambda k: self._vote(k, seen["step"], answers[k]))
        names = dict(zip(seen["choices"], seen["options"], strict=True))
        said = (None if each is None else str(names.get(each, each)) for each in answers)
        self.said[seen["title"]] = Counter(said)
        return self.said[seen["title"]]

    def _vote(self, k: int, step: str, answer: str | float | None) -> None:
        ballot = {"step": step, "phase": "told", "answer": answer}
        status, *_ = self._ask("PUT", f"{self._room}/votes/{self._voters[k]}", ballot)
        assert status == 200

    def _all(self, each: Any) -> list[Any]:
        with ThreadPoolExecutor(AT_ONCE) as phones:
            return list(phones.map(each, range(self.size)))

    def _body(self, method: str, path: str, *sent: object) -> Any:
        status, body, _ = self._ask(method, path, *sent)
        assert status == 200
        return json.loads(body)

    def _ask(self, method: str, path: str, *sent: object) -> tuple[int, bytes, str]:
        line = http.client.HTTPConnection(urlsplit(self.url).netloc, timeout=60)
        headers = {"content-type": "application/json"} if sent else {}
        line.request(method, path, json.dumps(sent[0]) if sent else None, headers)
        answer = line.getresponse()
        found = answer.status, answer.read(), answer.headers.get("location", "")
        line.close()
        return found


def answer_of(seen: dict[str, Any], chance: Generator) -> str | float:
    """One of the choices, or one of the numbers that the slider has, whole ones as browsers write them."""
    if seen["choices"]:
        return str(chance.choice(seen["choices"]))
    steps = round((seen["high"] - seen["low"]) / seen["by"])
    number = round(seen["low"] + seen["by"] * int(chance.integers(steps + 1)), 9)
    return int(number) if number == int(number) else number
