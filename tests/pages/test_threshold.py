"""Own pairs on the page Threshold, as Python composes it."""

from typing import Any

import numpy as np
import pytest
from streamlit.testing.v1 import AppTest

from tests.pages import app

PAIRS = "car,automobile,same\nday,night,different\nbig,large,same\ncat,car,different\nqwertz,cat,same"


def test_typed_pairs_are_judged_and_a_fault_leaves_them_in_their_field() -> None:
    page = app.opened("threshold", guide="0")
    field = page.text_area("own-pairs-lines")
    field.set_value(PAIRS).run()
    assert len(page.table) == 1
    assert any("qwertz" in each.value for each in page.caption)
    page.text_area("own-pairs-lines").set_value("p,q,same\nr,s,1.5").run()
    assert any("line 2" in each.value for each in page.warning)
    assert page.text_area("own-pairs-lines").value == "p,q,same\nr,s,1.5"
    assert not page.table
    assert not page.exception


def uploaded(page: AppTest, name: str, content: bytes) -> list[str]:
    page.file_uploader("own-pairs-file").clear().run()
    page.file_uploader("own-pairs-file").upload(name, content).run()
    return said(page)


def said(page: AppTest) -> list[str]:
    assert not page.exception
    return [each.value.replace("\\", "") for each in page.caption]


def test_the_pairs_that_were_given_last_are_in_use_and_the_page_says_which() -> None:
    page = app.opened("threshold", guide="0")
    assert "From ok.csv." in uploaded(page, "ok.csv", PAIRS.encode())
    page.file_uploader("own-pairs-file").clear().run()
    assert "From ok.csv." in said(page)
    told = uploaded(page, "bad.csv", b"cat,dog")
    (warning,) = app.warnings(page)
    assert warning.startswith("bad.csv was not used: a list of pairs needs")
    assert "From ok.csv." in told
    page.text_area("own-pairs-lines").set_value("car,road,3\ncat,dog,4\ncar,house,1").run()
    assert any(each.startswith("From the field. ok.csv is not in use") for each in said(page))
    assert any("Used: 3 of 3" in each for each in said(page))
    page.text_area("own-pairs-lines").set_value("car,road").run()
    assert any("Your pairs were not used" in each for each in app.warnings(page))
    told = uploaded(page, "new.csv", PAIRS.encode())
    assert any(each.startswith("From new.csv. The text in the field is not in use") for each in told)
    assert app.warnings(page) == []
    page.text_area("own-pairs-lines").set_value("car,road,3\ncat,dog,4").run()
    assert any(each.startswith("From the field. new.csv") for each in said(page))
    page.button("own-pairs-forget").click().run()
    assert "From the field." in said(page)
    page.text_area("own-pairs-lines").set_value("").run()
    assert not page.table
    assert not any(each.startswith("From") for each in said(page))


def test_sentences_wait_for_a_model_and_are_computed_at_the_next_look(monkeypatch: pytest.MonkeyPatch) -> None:
    class Fake:
        def encode(self, texts: tuple[str, ...], progress: Any) -> Any:
            progress(len(texts), len(texts))
            return np.array([[len(text), *range(383)] for text in texts], dtype=np.float32)

    here: list[str] = []
    for module in ("own", "vectors"):
        monkeypatch.setattr(f"cosine_lab.lessons.threshold.{module}.available", lambda: tuple(here))
    monkeypatch.setattr("cosine_lab.data.encoders.open_encoder", lambda _: Fake())
    page = app.opened("threshold", guide="0", vectors="all-MiniLM-L6")
    typed = "How is it,I like it here,same\nIt rains,cat,different"
    page.text_area("own-pairs-lines").set_value(typed).run()
    assert any("python lab.py sentences" in each.value and "45 MB" in each.value for each in page.markdown)
    assert not page.table
    here.append("all-MiniLM-L6")
    page.button("sentences-again").click().run()
    assert page.text_area("own-pairs-lines").value == typed
    assert len(page.table) == 1
    assert not any("python lab.py sentences" in each.value for each in page.markdown)
    assert not page.exception
