import ast

from tools.mutate import ROOT, Mutant, mutants, of_source, reaching

SOURCE = b"""def f(a, b):
    if a < 2 and (b not in a):
        return (a + b) * -1
    return "a < b"
"""


def test_operators_turn_and_numbers_move_one_at_a_time() -> None:
    changed = {mutant.apply(SOURCE).decode() for mutant in of_source("f.py", SOURCE)}
    assert len(changed) == 7
    for text in (
        "a >= 2",
        "a < 2 or",
        "(b in a)",
        "(a - b)",
        "(a + b) / -1",
        "(2 + 1)",
        "-(1 + 1)",
    ):
        assert sum(text in each for each in changed) == 1, text
    for each in changed:
        ast.parse(each)
        assert '"a < b"' in each


def test_every_change_is_python_and_a_change() -> None:
    for mutant in list(mutants())[::40]:
        source = (ROOT / mutant.path).read_bytes()
        assert ast.dump(ast.parse(mutant.apply(source))) != ast.dump(ast.parse(source)), mutant


def test_the_tests_of_a_module_are_those_whose_imports_lead_to_it() -> None:
    found = reaching("lib/maths/classifier/locus.py", ROOT)
    assert found.index("tests/unit/maths/test_locus.py") < 3
    assert "tests/unit/maths/test_pooling.py" not in found
    assert Mutant("a.py", 1, 0, 1, "b").apply(b"a") == b"b"
