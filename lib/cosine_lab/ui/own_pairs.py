"""A reader's own pairs: typed, or in a file, for one session."""

from collections.abc import Callable
from hashlib import sha256

import streamlit as st

from cosine_lab.data.own_pairs import MOST_PAIRS, OwnPairs, parse
from cosine_lab.data.pair_columns import Columns, Table
from cosine_lab.data.pair_rows import MOST_BYTES
from cosine_lab.prose import Text
from cosine_lab.refusals import Refused
from cosine_lab.ui import figures, inputs, own_data, reruns, session, shell
from cosine_lab.ui.own_data import OwnData

_KEY, _PASSED, _COLUMNS = "own-pairs", "own-pairs-passed", "own-pairs-columns"
_MOST_TYPED = 500_000  # letters
_PAIRS = OwnData(
    _KEY,
    ("csv", "tsv", "txt", "jsonl"),
    lambda name, content, columns: parse(content, name, columns),
    MOST_BYTES // 1_000_000,
    asks=True,
)


def offer(page: Text) -> OwnPairs | None:
    """Offer a field and an upload; the pairs of the one that was given last, if it is good, and which it was."""
    text = page.of("own_pairs")
    shell.caption(text.markdown("limits", most=MOST_PAIRS))
    place, behind = shell.place(), st.popover(text("file"))
    file = _PAIRS.offer(text("file"), text, behind)
    _ask_of_file(file, text)
    looks = {"max_chars": _MOST_TYPED, "placeholder": text("example"), "on_change": session.remember}
    with place:  # what is typed counts before the file that is there
        typed = inputs.text_field(f"{_KEY}-lines", st.text_area, text("typed"), **looks, args=(_PASSED, file)).strip()
    pairs = file
    if typed and file in (None, session.recall(_PASSED)):
        pairs = _typed(typed, text) or file
    if pairs:
        with st.container(horizontal=True, vertical_alignment="center"):
            source = ("from-file" if pairs is file else "from-field") + "-beside" * bool(typed and file)
            st.caption(text.markdown(source, file=file.file if file else ""), width="content")
            if file:
                own_data.forget(_KEY, text("forget"))
    return pairs


def _typed(typed: str, text: Text) -> OwnPairs | None:
    """The pairs of the field, with the columns that were chosen for it."""
    content = typed.encode("utf-8", "replace")
    key = f"{_COLUMNS}-{sha256(content).hexdigest()[:12]}"
    try:
        pairs = parse(content, columns=_chosen(key))
    except Refused as why:
        shell.notes((Refused("own_pairs.typed-refused", why=why),))
        _choose(_table_of(why), key, text)
        return None
    _choose(pairs.table, key, text)
    return pairs


def _ask_of_file(pairs: OwnPairs | None, text: Text) -> None:
    """Offer the columns of a file of several, as long as it is there to be read again."""
    file, fault = _PAIRS.file, _PAIRS.fault
    if file is None:
        return
    table = pairs.table if fault is None and pairs is not None else _table_of(fault)
    key = f"{_COLUMNS}-{file.file_id}"

    def chosen() -> None:
        if (columns := _chosen(key)) is not None:
            _PAIRS.choose(columns)

    _choose(table, key, text, chosen)
    if table is None:
        reruns.let_go((file,))


def _table_of(fault: Refused | None) -> Table | None:
    table = None if fault is None else fault.values.get("table")
    return table if isinstance(table, Table) else None


def _choose(table: Table | None, key: str, text: Text, chosen: Callable[[], None] | None = None) -> None:
    """Show the first rows, and ask which columns hold the texts and the score."""
    if table is None:
        return
    with st.container(horizontal=True):
        for at, part in enumerate(Columns._fields):
            first = None if table.chosen is None else table.chosen[at]
            names, numbers = table.names, range(len(table.names))
            title = text(f"column-{part}")
            widget_key = f"{key}-{part}"
            st.selectbox(title, numbers, first, names.__getitem__, key=widget_key, placeholder="", on_change=chosen)
    columns = {name: [row[k] for row in table.rows] for k, name in enumerate(table.names)}
    figures.tabulate(columns, key=f"{key}-preview", alt=text("column-preview"), foreign=True)


def _chosen(key: str) -> Columns | None:
    """The columns that were chosen, if all were and they differ."""
    columns = [session.recall(f"{key}-{part}") for part in Columns._fields]
    return Columns(*columns) if None not in columns and len(set(columns)) == len(columns) else None
