"""The browser's QR codes are segno's, in one of the eight masks that a code may wear."""

from pathlib import Path

import segno

from tests.lessons_in_node import run

FULL = (17, 32, 230, 718, 1732)
"""Characters that fill a code: two libraries fill up what is left each in its way."""
TEXTS = {f"{count}": ("http://a.example/translate?s=1." + "Ab-_9.&%" * count)[:count] for count in FULL} | {
    "letters": "https://lab.example/zh/words?words=词 词"
}


def test_every_code_is_the_one_that_another_library_draws(tmp_path: Path) -> None:
    for name, rows in run("draw_codes.js", TEXTS, tmp_path).items():
        text = TEXTS[name]
        alike = [
            segno.make(text, micro=False, mode="byte", encoding="utf-8", eci=not text.isascii(), error="l", mask=k)
            for k in range(8)
        ]
        assert rows in [[list(row) for row in code.matrix] for code in alike], name
