"""Tables for readers and for files."""

import csv
import io

import pytest

from cosine_lab.figures.table import comma_separated, format_table

TABLE = {"gauge": ["V f^½", 'a, "b"\nc'], "cosine": [0.1 + 0.2, None], "pairs": [19_900, -3]}


def test_a_file_holds_every_digit_and_reads_back() -> None:
    rows = list(csv.reader(io.StringIO(comma_separated(TABLE), newline="")))
    assert rows == [["gauge", "cosine", "pairs"], ["V f^½", "0.30000000000000004", "19900"], ['a, "b"\nc', "", "-3"]]


def test_a_reader_sees_few_digits_true_minus_signs_and_a_dash_for_undefined() -> None:
    table = {"cosine": [-0.25, float("nan"), None], "pairs": [19_900, 0, 7]}
    assert format_table(table, 2) == {"cosine": ["−0.25", "—", "—"], "pairs": ["19,900", "0", "7"]}


def test_tiny_sizes_are_powers_of_ten_and_great_ones_show_no_decimals() -> None:
    assert format_table({"x": [9.4e-16, -2e-4, 0.0, 714109920.9, -12345.6]})["x"] == [
        "9\u00a0×\u00a010⁻¹⁶",
        "−2\u00a0×\u00a010⁻⁴",
        "0.000",
        "714,109,921",
        "−12,346",
    ]


def test_tiny_sizes_show_as_zero_where_powers_are_not_wanted() -> None:
    assert format_table({"x": [-4e-6, 0.12345]}, 4, powers=False)["x"] == ["0.0000", "0.1235"]


@pytest.mark.parametrize("make", [comma_separated, format_table])
def test_columns_of_different_length_are_refused(make: object) -> None:
    assert callable(make)
    with pytest.raises(ValueError, match=r"table needs columns of one length, got \[1, 2\]"):
        make({"a": [1], "b": [1, 2]})
