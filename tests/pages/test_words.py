"""The Words page without a browser."""

from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from streamlit.testing.v1 import AppTest

from cosine_lab import prose
from cosine_lab.data.words import every_word
from cosine_lab.lessons import words
from cosine_lab.links import encode
from cosine_lab.maths.vectors import cosines
from tests.packed import unpacked
from tests.pages import app

STORY = ["cat", "mouse", "house", "clock"]


def opened(**link: str) -> AppTest:
    page = app.opened("words", **link)
    assert not page.exception
    return page


def told(page: AppTest) -> dict[str, Any]:
    problem: dict[str, Any] = app.surface(page)["problem"]
    return problem


def listed(page: AppTest) -> list[str]:
    problem = told(page)
    names: list[str] = problem["names"][: problem["count"]]
    return names


def tables(page: AppTest) -> list[list[str]]:
    """Headings of every table."""
    return [list(map(str, table.value.columns)) for table in page.table]


def test_the_page_opens_with_the_discussion_s_words_in_e5_and_minilm() -> None:
    page = opened()
    assert app.warnings(page) == []
    assert listed(page) == STORY
    sent = told(page)
    shipped = every_word()
    rows = [shipped.rows[word] for word in sent["names"]]
    for model in sent["models"][:5]:
        table = unpacked(model["cosines"]).reshape(len(rows), -1)
        np.testing.assert_allclose(table, cosines(shipped.vectors[model["key"]][rows]), atol=1e-12)


def test_junk_in_a_link_is_told_and_the_page_stands() -> None:
    page = opened(s="2.x.y")
    assert len(app.warnings(page)) == 1
    assert listed(page) == STORY


def test_unknown_words_are_told_and_the_others_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cosine_lab.lessons.words.model.encoding.available", lambda: ())
    page = opened(words="cat, mouze, clock")
    assert listed(page) == ["cat", "clock"]
    assert "mouse" in told(page)["unknown"]["mouze"]
    assert "python lab.py encoders" in told(page)["command"]


def test_an_installed_encoder_reads_what_the_table_lacks(monkeypatch: pytest.MonkeyPatch) -> None:
    class Fake:
        def encode(self, texts: tuple[str, ...], progress: Any) -> Any:
            progress(len(texts), len(texts))
            return np.full((len(texts), 384), 0.5, dtype=np.float32)

    monkeypatch.setattr("cosine_lab.lessons.words.model.encoding.available", lambda: ("e5-small",))
    monkeypatch.setattr("cosine_lab.data.encoders.open_encoder", lambda _: Fake())
    page = opened(words="cat, a cat in a hat, clock")
    assert listed(page) == ["cat", "a cat in a hat", "clock"]
    assert app.warnings(page) == []


def test_an_encoder_that_does_not_start_is_told_and_the_page_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cosine_lab.lessons.words.model.encoding.available", lambda: ())
    monkeypatch.setenv("COSINE_LAB_MODEL", "/no/such/folder")
    page = opened()
    assert app.warnings(page) == ["/no/such/folder is not a folder"]
    assert listed(page) == STORY


def test_own_vectors_stand_beside_the_shipped_models_with_all_that_the_browser_draws() -> None:
    page = opened(words="cat, mouse, zib")
    page.file_uploader(key="own-words-vectors").upload("mine.csv", b"cat,1,0\nmouse,0.6,0.8\nzib,0,1\n")
    page.run()
    assert not page.exception
    assert app.warnings(page) == []
    assert listed(page) == ["cat", "mouse", "zib"]
    mine = told(page)["models"][-1]
    assert (mine["title"], mine["kind"]) == ("mine", "yours")
    size = len(told(page)["names"])
    assert unpacked(mine["cosines"]).reshape(size, size)[0, 1] == pytest.approx(0.6)
    assert [word for word, _ in mine["near"][0]] == ["mouse", "zib"]
    assert mine["band"]["rows"] == 3


def test_a_bad_file_says_its_line_and_nothing_is_lost() -> None:
    page = opened(words="cat, dog")
    page.file_uploader(key="own-words-vectors").upload("mine.csv", b"cat,1,0\nmouse,0.6,nan\n")
    page.run()
    (warning,) = app.warnings(page)
    assert warning.startswith("mine.csv was not used: a .csv file needs finite numbers")
    assert "line 2" in warning
    assert listed(page) == ["cat", "dog"]


def test_a_file_s_own_words_are_offered_and_shown_where_it_lacks_the_story_s() -> None:
    page = opened()
    rows = [f"w{k},{k + 1},{10 - k}" for k in range(10)]
    page.file_uploader(key="own-words-vectors").upload("m.csv", "\n".join(rows).encode())
    page.run()
    first = [f"w{k}" for k in range(8)]
    assert told(page)["lists"][prose.text("score_tables")("list-own-first")] == ", ".join(first)
    assert told(page)["more"] == [f"w{k}" for k in range(10)]
    assert listed(page) == first


def test_who_opens_a_link_to_own_words_without_them_loses_nothing() -> None:
    state = replace(words.state.default(own=True), models=1 << words.state.OWN_PLACE)
    page = opened(words="w1, cat, dog", s=encode(state, ()), view="map", model="own", own="1", guide="0")
    assert [*told(page)["unknown"]] == ["w1"]
    assert listed(page) == ["cat", "dog"]
    assert app.surface(page)["state"]["models"] == state.models


def test_own_sentences_wait_for_a_model_and_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cosine_lab.lessons.words.model.compared.available", lambda: ())
    page = opened()
    page.text_area("sentences").set_value("How, then?\nI forgot.").run()
    page.text_input("sentence").set_value("And why?").run()
    assert any("2 sentences are kept here" in each and "python lab.py sentences" in each for each in app.said(page))
    page.switch_page("pages/threshold.py").run()
    page.switch_page("pages/words.py").run()
    assert page.text_area("sentences").value == "How, then?\nI forgot."
    assert page.text_input("sentence").value == "And why?"
    assert "sentences" not in page.query_params


def test_a_link_brings_sentences_that_a_change_takes_out_of_it_and_a_model_compares_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class Fake:
        def encode(self, texts: tuple[str, ...], progress: Any) -> Any:
            progress(len(texts), len(texts))
            return np.array([[len(text), text.count("a") + 1] for text in texts], dtype=np.float32)

    monkeypatch.setattr("cosine_lab.lessons.words.model.compared.available", lambda: ("all-MiniLM-L6",))
    monkeypatch.setattr("cosine_lab.data.encoders.open_encoder", lambda _: Fake())
    page = opened(sentences="How, then?\nA banana\nBread")
    assert app.warnings(page) == []
    assert page.text_area("sentences").value == "How, then?\nA banana\nBread"
    assert "sentence" in tables(page)[0]
    page.text_input("sentence").set_value("Banana").run()
    assert [len(each) for each in tables(page)[:2]] == [3, 4]
    assert "sentences" in page.query_params
    page.text_area("sentences").set_value("How, then?\nMine").run()
    assert not page.query_params.get("sentences")
    assert app.warnings(page) == []


def test_a_text_file_fills_the_field_of_sentences(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cosine_lab.lessons.words.model.compared.available", lambda: ())
    page = opened()
    assert not any("sentences are kept here" in each for each in app.said(page))
    page.file_uploader("sentences-file").upload("a.txt", b"one, two\nthree").run()
    assert page.text_area("sentences").value == "one, two\nthree"
    assert "Added from a.txt: 2 sentences." in plain(page)
    page.file_uploader("sentences-file").clear().run()
    for name, content, why in (
        ("b.txt", "x".encode("utf-16"), "UTF-16: save it as UTF-8"),
        ("empty.txt", b"", "got no sentence"),
        ("blank.txt", b" \n\n", "got no sentence"),
        ("zip.txt", b"PK\x03\x04\0", "this is not a text file"),
    ):
        page.file_uploader("sentences-file").upload(name, content).run()
        (warning,) = app.warnings(page)
        assert warning.startswith(f"{name} was not used: a file of sentences needs")
        assert why in warning
        assert page.text_area("sentences").value == "one, two\nthree"
        page.file_uploader("sentences-file").clear().run()
    page.text_area("sentences").set_value("Mine.\nthree").run()
    assert not any("Added from" in each for each in plain(page))
    page.file_uploader("sentences-file").upload("c.txt", b"three\nfour").run()
    assert page.text_area("sentences").value == "Mine.\nthree\nthree\nfour"
    assert "Added from c.txt: 1 sentence." in plain(page)
    assert not page.exception


def plain(page: AppTest) -> list[str]:
    return [each.replace("\\", "") for each in app.said(page)]
