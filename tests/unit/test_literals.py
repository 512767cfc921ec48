"""No word that a reader could meet stands in code: all are in assets/prose, by key."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PLACES = ("app.py", "lib", "pages")
TWO_WORDS = re.compile(r"[^\W\d_]{2,}[,;:.!?]?\s+\(?[^\W\d_]{2,}")
UNREAD = {
    r"lib/maths/.*": "what mathematics raises is for developers: readers are refused before",
    r".*: (top|middle|bottom) (left|center|right)": "a position, in Plotly's language",
    r"lib/data/(encoders|ratings).py: (python lab.py|pip --python) .*": "a command to copy",
    r"lib/lessons/word(s/model/lists|2vec/state).py: [a-z, ]+": "words to begin with, as data",
    r"lib/data/adaptors/contract.py: one string": "what an adaptor's developer got wrong",
    r"lib/prose/files.py:  is not in English": "what a translator has to mend, in a test",
    r"lib/ui/(bundles|esm).py: .*export .*": "JavaScript",
    r"lib/ui/shell.py: <style>.*": "CSS",
}
"""Texts of two words or more that are no words to a reader, as “path: text”, and why."""


def texts(root: Path) -> Iterator[str]:
    """Every text of two words or more, as “path: text”, but what is raised and what documents."""
    for place in PLACES:
        files = [root / place] if (root / place).is_file() else (root / place).rglob("*.py")
        for path in sorted(files):
            for text in spoken(ast.parse(path.read_text(encoding="utf-8"))):
                yield f"{path.relative_to(root).as_posix()}: {text}"


def spoken(tree: ast.Module) -> Iterator[str]:
    silent = {
        id(inner)
        for node in ast.walk(tree)
        if isinstance(node, ast.Raise)
        or (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant))
        or (isinstance(node, ast.Call) and ast.unparse(node.func).endswith("Error"))
        for inner in ast.walk(node)
    }
    for node in ast.walk(tree):
        if not isinstance(node, ast.Constant) or id(node) in silent:
            continue
        if isinstance(node.value, str) and TWO_WORDS.search(node.value):
            yield node.value


def accepted(text: str) -> list[str]:
    return [pattern for pattern in UNREAD if re.fullmatch(pattern, text, re.DOTALL)]


def test_no_word_for_a_reader_stands_in_code() -> None:
    assert [text for text in texts(ROOT) if not accepted(text)] == []


@pytest.mark.parametrize("pattern", UNREAD)
def test_every_exception_is_needed(pattern: str) -> None:
    assert any(pattern in accepted(text) for text in texts(ROOT))


def test_a_word_in_code_is_found(tmp_path: Path) -> None:
    (tmp_path / "pages").mkdir()
    (tmp_path / "pages/a.py").write_text(
        '"""Not this one."""\nst.button("Start again")\nst.markdown(f"{n} steps to go")\n'
        'raise ValueError("not for readers")\nname = "start-again"\n'
    )
    assert list(texts(tmp_path)) == ["pages/a.py: Start again", "pages/a.py:  steps to go"]
