import ast
from pathlib import Path

from tests.mutation.covering import Lines, covered, reaching, statement
from tests.mutation.mutants import ROOT, Mutant, mutants, of_source

SOURCE = b"""def f(a, b):
    if a < 2 and (b not in a):
        return (a + b) * -1
    return "a < b"
"""


def test_operators_turn_and_numbers_move_one_at_a_time() -> None:
    changed = {mutant.apply(SOURCE).decode() for mutant in of_source("f.py", SOURCE)}
    assert len(changed) == 7
    for text in ("a >= 2", "a < 2 or", "(b in a)", "(a - b)", "(a + b) / -1", "(2 + 1)", "-(1 + 1)"):
        assert sum(text in each for each in changed) == 1, text
    for each in changed:
        ast.parse(each)
        assert '"a < b"' in each


def test_every_change_is_python_and_a_change() -> None:
    for mutant in list(mutants())[::40]:
        source = (ROOT / mutant.path).read_bytes()
        assert ast.dump(ast.parse(mutant.apply(source))) != ast.dump(ast.parse(source)), mutant


def test_the_tests_of_a_module_are_those_whose_imports_lead_to_it() -> None:
    found = reaching("lib/cosine_lab/maths/classifier/translation.py", ROOT)
    assert found.index("tests/unit/maths/test_locus.py") < 3
    assert "tests/unit/maths/test_pooling.py" not in found
    assert Mutant("a.py", 1, 0, 1, "b").apply(b"a") == b"b"


def test_a_changed_line_is_tried_with_the_tests_that_run_it_the_fastest_first() -> None:
    tests = {"a.py": {3: {"t.py": {"test_slow", "test_fast"}, "u.py": set()}}}
    lines = Lines(tests, {"t.py::test_slow": 2.0, "t.py::test_fast": 0.1})
    assert lines.of("a.py", range(3, 4), ["u.py"]) == ["t.py::test_fast", "t.py::test_slow", "u.py"]
    assert lines.of("a.py", range(4, 5), ["u.py"]) == []


def test_a_statement_has_all_its_lines_and_a_block_only_its_head() -> None:
    source = b"x = (\n    1\n)\nif (\n    x\n):\n    y = 2\n    z = 3\n"
    assert statement(source, 2) == range(1, 4)
    assert statement(source, 5) == range(4, 7)
    assert statement(source, 8) == range(8, 9)


def test_coverage_says_which_tests_run_a_line(tmp_path: Path) -> None:
    for folder in ("lib/cosine_lab", "tools", "tests/unit", "tests/properties"):
        (tmp_path / folder).mkdir(parents=True)
    (tmp_path / "lib/cosine_lab/__init__.py").write_text("", encoding="utf-8")
    (tmp_path / "lib/cosine_lab/one.py").write_text("def f(x):\n    return x + 1\n", encoding="utf-8")
    test = "from cosine_lab.one import f\n\ndef test_it():\n    assert f(1) == 2\n"
    (tmp_path / "tests/unit/test_one.py").write_text(test, encoding="utf-8")
    (tmp_path / "pytest.ini").write_text("[pytest]\npythonpath = lib\n", encoding="utf-8")
    lines = covered(["lib/cosine_lab/one.py"], tmp_path)
    assert lines.of("lib/cosine_lab/one.py", range(2, 3), []) == ["tests/unit/test_one.py::test_it"]
