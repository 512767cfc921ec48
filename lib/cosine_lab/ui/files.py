"""Files that a reader takes along, made when they are asked for."""

from collections.abc import Callable

import streamlit as st


def offer(label: str, name: str, make: Callable[[], str | bytes], kind: str) -> None:
    """A button that saves what `make` gives, under that name, as that kind (a MIME type)."""
    st.download_button(label, data=make, file_name=name, mime=kind, key=f"save-{name}", on_click="ignore")
