"""Holds a figure to Plotly's own schema, and reads it."""

import base64
from typing import Any

import numpy as np
import plotly.graph_objects as go


def valid(figure: dict[str, Any]) -> go.Figure:
    """The figure as Plotly understands it, which must be what was said, array by array."""
    understood = go.Figure(figure)
    told = understood.to_dict()
    del told["layout"]["template"]
    layout = {name: value for name, value in figure["layout"].items() if value != []}
    assert told == figure | {"layout": layout}
    for trace in figure["data"]:
        for name, value in trace.items():
            if isinstance(value, dict) and "bdata" in value:
                understood.data[figure["data"].index(trace)][name] = array(value)
    return understood


def array(typed: dict[str, str]) -> np.ndarray:
    """The numbers of a typed array."""
    flat = np.frombuffer(base64.b64decode(typed["bdata"]), dtype=np.dtype(typed["dtype"]))
    return flat.reshape([int(size) for size in typed.get("shape", str(flat.size)).split(",")])
