"""Own pairs on the page Threshold, as Python composes it."""

from tests.pages import app

PAIRS = "car,automobile,same\nday,night,different\nbig,large,same\ncat,car,different\nqwertz,cat,same"


def test_typed_pairs_are_judged_and_a_fault_leaves_them_in_their_field() -> None:
    page = app.opened("threshold", guide="0")
    field = page.text_area("own-pairs-lines")
    field.set_value(PAIRS).run()
    assert len(page.table) == 1
    assert any("qwertz" in each.value for each in page.caption)
    page.text_area("own-pairs-lines").set_value("a,b,same\nc,d,1.5").run()
    assert any("line 2" in each.value for each in page.warning)
    assert page.text_area("own-pairs-lines").value == "a,b,same\nc,d,1.5"
    assert not page.table
    assert not page.exception
