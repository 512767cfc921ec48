"""What a lesson tells the browser: typed on this side, plain data on the way."""

import json
from dataclasses import dataclass

import numpy as np
import pytest

from cosine_lab.parameters import schema
from cosine_lab.prose import PSEUDO, text
from cosine_lab.surfaces import Preset, Surface, actions, envelope, handles, inputs, layers, span
from cosine_lab.surfaces.fields import Rows, Shift, Translated, points
from cosine_lab.surfaces.panels import Meter, Pair, Panel, Plane, Presets, Tools, Values
from cosine_lab.surfaces.plain import packed, plain

STATE = Translated.of(("a", "b"), ((1.0, 0.0), (0.0, 1.0)), (0, 1))


@dataclass(frozen=True)
class LongKindOfName(Panel):
    """A panel of a lesson."""

    nested: tuple[Preset, ...] = ()


def plane(**options: object) -> Plane:
    given = {"half": 1.5, "layers": (layers.AXES,), "handles": (handles.PROBE, handles.ORIGIN)}
    return Plane(space="origin", title="t", caption="c", **given | options)  # type: ignore[arg-type]


def surface(*panels: Panel, presets: tuple[Preset, ...] = ()) -> Surface:
    return Surface(
        epoch="e",
        state=STATE,
        defaults=STATE,
        data=inputs(np.array([[1.0, 2.0]])),
        layout={"planes": panels},
        presets=presets,
    )


def test_a_panel_is_called_after_its_class() -> None:
    assert (Plane.kind(), LongKindOfName.kind()) == ("plane", "long-kind-of-name")


def test_what_is_left_at_its_default_is_not_sent() -> None:
    assert plain(Pair()) == {}
    assert plain(Pair(target=actions.MAKE_COSINE)) == {"target": "make-cosine"}
    nested = LongKindOfName((Preset("k", {"shift": (1.0, 2.0)}),))
    assert plain(nested) == {"nested": [{"key": "k", "change": {"shift": [1.0, 2.0]}}]}


def test_names_are_sent_as_plain_text() -> None:
    sent = plain(plane(place=handles.ORIGIN))
    assert type(sent["place"]) is str
    assert json.loads(json.dumps(sent)) == sent


def test_a_click_can_only_place_a_handle_of_the_plane() -> None:
    with pytest.raises(ValueError, match="place"):
        plane(place=handles.SHIFT)


def test_only_fields_of_the_state_can_be_typed() -> None:
    with pytest.raises(ValueError, match="'tilt'"):
        surface(Values(points=("shift", "tilt")))
    with pytest.raises(ValueError, match="'linear'"):
        surface(Values(matrix="linear"))


def test_a_surface_owns_the_words_of_what_it_names() -> None:
    owners = surface(plane(), Tools((actions.UNDO,)), Meter()).owners()
    assert owners == {
        *("lab", "plane", "tools", "meter"),
        *("layer.axes", "handle.probe", "handle.origin", "action.undo"),
    }


def test_the_envelope_holds_state_schema_and_words_in_the_language_of_the_text() -> None:
    presets = (Preset("model-1", {"shift": (0.0, 0.0)}),)
    sent = envelope(surface(plane(), Presets(), presets=presets), text("translate", PSEUDO))
    assert json.loads(json.dumps(sent))["words"] == sent["words"]
    assert (sent["epoch"], sent["language"]) == ("e:qps", "qps")
    assert [each["name"] for each in sent["schema"]] == list(schema(Translated))
    assert sent["state"]["pair"] == (0, 1) == sent["defaults"]["pair"]
    assert sent["embeddings"] == packed([1.0, 2.0]) == "AAAAAAAAAAAAAAAA8AA_QA"
    assert sent["presets"][0]["title"] == "⟦Cosine 0.8 (Fig. 1b) ····· ·····⟧"
    assert all(word.startswith("⟦") for word in sent["words"].values())


def test_a_preset_without_a_word_fails_loudly() -> None:
    with pytest.raises(KeyError, match=r"preset\.nobody"):
        envelope(surface(presets=(Preset("nobody", {}),)), text("translate"))


def test_the_fields_of_a_link_stand_in_the_order_of_the_bases_from_the_last() -> None:
    assert list(schema(Translated)) == [*("reference", "unembeddings", "shift", "probe", "pair", "target")]

    @dataclass(frozen=True)
    class Both(Shift, Rows):
        pass

    assert list(schema(Both)) == ["unembeddings", "shift"]


def test_rows_of_an_array_become_points() -> None:
    assert points(np.array([[1, 2], [3, 4]])) == ((1.0, 2.0), (3.0, 4.0))


def test_a_view_shows_all_points_with_room_around() -> None:
    assert span(np.array([[1.0, -2.0]]), np.zeros((0, 2)), margin=1.5) == 3.0
