"""Makes a component of Streamlit from a folder of our modules and the plane's style sheet."""

from collections.abc import Callable
from functools import cache
from typing import Any

import streamlit as st

from lib.tokens import ASSETS
from lib.ui.esm import link


@cache
def component(folder: str) -> Callable[..., Any]:
    """What mounts the component in that folder of assets: index.js, dressed by its style sheets.

    Parameters
    ----------
    folder : str
        Its sheet, where it is not the plane's, is <folder>.css and comes after the plane's.
    """
    sheets = dict.fromkeys((ASSETS / "plane" / "plane.css", ASSETS / folder / f"{folder}.css"))
    made: Callable[..., Any] = st.components.v2.component(
        f"cosine_lab_{folder}",
        css="\n".join(sheet.read_text(encoding="utf-8") for sheet in sheets),
        js=link(ASSETS / folder / "index.js"),
    )
    return made
