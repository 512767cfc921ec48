"""Words on the site: vectors in files, and the same numbers as the app's, to every digit."""

import json
from pathlib import Path

from cosine_lab.data.words import chinese_words, every_word
from cosine_lab.lessons.words import vectors
from cosine_lab.lessons.words.model.lists import LISTS, STORY
from cosine_lab.lessons.words.model.lookup import look_up
from cosine_lab.lessons.words.state import TRAY, default
from cosine_lab.lessons.words.surface import surface
from cosine_lab.prose import Text
from tests.lessons_in_node import run

EVERY = 193


def problem(line: str) -> object:
    start = default()
    return surface(look_up(line), start, start, Text("words")).data["problem"]


def test_the_browser_looks_a_list_up_to_every_digit_that_python_shows(tmp_path: Path) -> None:
    english, chinese = every_word().words[::EVERY], chinese_words().words[::EVERY]
    lines = [*LISTS.values(), "qwertz, zxcvb", "Cat, mouze , 猫, 饺子, clock", f"{TRAY[0].upper()}, cat"]
    lines += [", ".join(words[k : k + 6]) for words in (english, chinese) for k in range(0, len(words), 6)]
    files = {path.partition("/")[2].removesuffix(".json"): text for path, text in vectors.files().items()}
    asked = {"story": problem(STORY), "files": files, "problems": [problem(line) for line in lines]}
    told = run("look_up_words.js", asked, tmp_path)
    for line, (sent, looked_up) in zip(lines, told, strict=True):
        assert looked_up == sent, line
    assert sum(len(sent) for sent, _ in told) > 2000  # lines, each of six numbers or ten


def test_files_of_vectors_are_small_and_named_by_what_is_in_them() -> None:
    files = vectors.files()
    (folder,) = {path.partition("/")[0] for path in files}
    assert max(len(text) for path, text in files.items() if "index" not in path) < 90_000
    assert len(json.loads(files[f"{folder}/index.json"])["en"]) == len(every_word().words)
