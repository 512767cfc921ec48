"""Widgets as the app's protocol has them: names, values to choose from, what is sent."""

import json
from typing import Any

from streamlit.proto.WidgetStates_pb2 import WidgetState


def key_of(widget: str) -> str:
    """Name that the page gave a widget, from its id `$$ID-<hash>-<key>`."""
    return widget.split("-", 2)[-1]


def offered(kind: str, proto: Any) -> list[Any]:
    """Every value that a reader could choose, the present one last; [] for other widgets."""
    if kind == "button_group":
        names = [option.content for option in proto.options]
        at = proto.default[0] if proto.default else 0
        return [*names[at + 1 :], *names[: at + 1]]
    if kind == "slider":
        steps = range(1, 6)
        return [proto.min + proto.step * round(k * (proto.max - proto.min) / proto.step / 6) for k in steps]
    return []


def state(kind: str, identity: str, value: Any) -> WidgetState:
    """What the browser would send for that value."""
    made = WidgetState(id=identity)
    if kind == "button_group":
        made.string_array_value.data.append(value)
    elif kind == "slider":
        made.double_array_value.data.append(value)
    elif kind == "bidi_component":
        made.id = f"$$STREAMLIT_INTERNAL_KEY_{identity}__events"
        made.json_trigger_value = json.dumps([value])
    return made


def is_surface(kind: str, proto: Any) -> bool:
    """Whether a widget is what a lesson draws in the browser."""
    return kind == "bidi_component" and '"epoch"' in proto.json
