"""Words, asked in Chinese: what is found, under which model, and what is said of the rest."""

import numpy as np
import pytest

from cosine_lab.data.words import chinese_words
from cosine_lab.lessons import words
from cosine_lab.lessons.words.model import encoding, models
from cosine_lab.lessons.words.model.lists import LISTS, written
from cosine_lab.lessons.words.model.lists import entries as parted
from cosine_lab.lessons.words.model.lookup import chinese, tray
from cosine_lab.lessons.words.model.lookup import look_up as looked_up
from cosine_lab.lessons.words.model.models import CHINESE, USE, Model
from cosine_lab.lessons.words.sentences import offered as offers
from cosine_lab.lessons.words.state import CHINESE_PLACE, CHINESE_TRAY, default
from cosine_lab.maths.vectors import cosines
from cosine_lab.prose import Text
from cosine_lab.surfaces.plain import packed

EN, ZH = Text("words"), Text("words", "zh")
LIST = ("猫", "老鼠", "房子", "时钟")


def first(*names: str) -> Model:
    return looked_up(", ".join(names)).models[0]


def test_an_entry_with_a_chinese_comma_stands_between_quotation_marks() -> None:
    entry = "下雨了，不去。"
    assert parted(f"{written(entry)}, 猫") == (entry, "猫")


def test_a_chinese_list_has_the_cosines_of_the_shipped_vectors_and_all_of_them() -> None:
    model = first(*LIST)
    table = chinese_words()
    rows = [table.rows[word] for word in (*LIST, *CHINESE_TRAY)]
    assert model.key == CHINESE
    np.testing.assert_allclose(model.cosines, cosines(table.vectors[USE][rows]), atol=1e-12)
    assert model.known.all()
    assert model.band is not None
    assert model.band.rows == 1500


def test_both_languages_stand_in_one_list_and_other_models_know_the_english_alone() -> None:
    found = looked_up("猫, cat")
    assert found.unknown == {}
    held = {model.key: model for model in found.models}
    assert held[CHINESE].cosines[0, 1] == pytest.approx(0.936, abs=1e-3)
    assert held["e5-small"].known[:2].tolist() == [False, True]
    assert held[USE].known[:2].tolist() == [False, True]


def test_an_english_list_has_no_model_of_chinese_words() -> None:
    assert CHINESE not in {model.key for model in looked_up("cat, mouse").models}


def test_unknown_counts_the_chinese_words() -> None:
    assert models.unknown(("猫", "cat", "饺子", "qwertz")) == ("饺子", "qwertz")


def test_an_unknown_chinese_word_is_told_with_near_ones_among_all_words() -> None:
    found = looked_up("猫, 狗, 大学老师")
    assert found.names[: found.count] == ("猫", "狗")
    assert "老师" in found.unknown["大学老师"]


def test_an_encoder_adds_what_the_table_lacks(monkeypatch: pytest.MonkeyPatch) -> None:
    row = chinese_words().vectors[USE][7]
    found = looked_up("猫, 饺子", {USE: {"饺子": row}})
    assert found.unknown == {}
    assert found.models[0].known[:2].all()
    monkeypatch.setattr("cosine_lab.lessons.words.model.encoding.available", lambda: ("e5-small",))
    assert encoding.requests(("猫", "cat"), ("小猫",)) == [("e5-small", ("猫", "小猫"))]


def test_a_chinese_list_begins_with_that_model_and_an_english_one_as_before() -> None:
    opened = words.opened(ZH, words=LISTS["chinese"])
    assert opened is not None
    sent = opened.surface
    assert sent.state.models == sent.defaults.models == 1 << CHINESE_PLACE
    problem = sent.data["problem"]
    assert problem["models"][0]["bit"] == CHINESE_PLACE
    assert problem["models"][0]["title"] == "USE-multilingual，中文词"
    assert [each["bit"] for each in problem["tray"]] == [0, 1, 2, 3]
    assert [problem["names"][each["id"]] for each in problem["tray"]] == [*CHINESE_TRAY]
    assert problem["models"][0]["cosines"] == packed(first(*LIST).cosines)
    story = words.opened(ZH)
    assert story is not None
    assert story.surface.state == default()
    assert story.surface.story is not None


def test_the_tray_is_in_the_language_of_the_list() -> None:
    assert tray(("猫", "小猫")) == CHINESE_TRAY[1:]
    assert tray(("cat", "kitten"))[0] == "tiger"
    assert chinese(("cat", "猫"))
    assert not chinese(("cat", "mouse"))


def test_every_chinese_list_on_offer_is_in_the_table_and_first_in_chinese() -> None:
    offered = [*offers(None, ZH).values()]
    assert [chinese((each,)) for each in offered] == sorted((chinese((each,)) for each in offered), reverse=True)
    assert [*offers(None, EN).values()] == [*LISTS.values()]
    for line in offered[:2]:
        assert models.unknown(parted(line)) == ()


def test_its_neighbours_are_chinese_words_also_of_an_english_one() -> None:
    near, of_cat = first("猫", "cat").near(0), first("猫", "cat").near(1)
    assert near
    assert of_cat
    assert (near[0][0], round(near[0][1], 4)) == ("小猫", 0.87)
    assert of_cat[0][0] == "猫"
