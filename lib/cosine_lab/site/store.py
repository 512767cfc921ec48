"""The code and data of the site: files named by their content, and where they are from a page."""

import json
from collections.abc import Mapping
from functools import partial
from hashlib import sha256
from typing import Any

from cosine_lab import prose
from cosine_lab.site import numbers

FOLDER = "files"
as_json = partial(json.dumps, ensure_ascii=False, separators=(",", ":"))


class Store(dict[str, str]):
    """Texts by path from the site's root."""

    def keep(self, name: str, text: str, kind: str) -> str:
        """Keep the text under a name by its content, which is given back."""
        path = f"{FOLDER}/{name}-{sha256(text.encode()).hexdigest()[:16]}.{kind}"
        self[path] = text
        return path

    def data(self, name: str, data: Mapping[str, Any]) -> list[str]:
        """Keep what a page is sent, and apart from it its long numbers."""
        rest, texts = numbers.apart(data)
        return [
            self.keep(name, as_json(rest), "json"),
            *(self.keep("numbers", as_json(each), "json") for each in texts),
        ]


class Below(dict[str, list[str]]):
    """Files from the folder of a language, where English stands at the root."""

    def __init__(self, paths: Mapping[str, list[str]], language: str) -> None:
        self._paths, self.up = paths, "../" if language != prose.ENGLISH else ""

    def __missing__(self, name: str) -> list[str]:
        return [self.up + each for each in self._paths[name]]
