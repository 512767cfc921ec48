import numpy as np
import pytest

from cosine_lab import prose
from cosine_lab.data.interaction_upload import MOST_BYTES, parse
from cosine_lab.refusals import Refused


@pytest.mark.parametrize(
    ("content", "table", "names"),
    [
        (b"1,0,2\n0,1,1\n", [[1, 0, 2], [0, 1, 1]], ("1", "2", "3")),
        (b"1;0\r\n0;1\r\n\r\n", [[1, 0], [0, 1]], ("1", "2")),
        (b"tea\tmilk\n1\t\n0\t1.5\n", [[1, 0], [0, 1.5]], ("tea", "milk")),
        (b"user,tea,milk\nAda,1,0\nBob,0,1\n", [[1, 0], [0, 1]], ("tea", "milk")),
        (b"\xef\xbb\xbf,tea,milk\n17,1,0\n18,0,1", [[1, 0], [0, 1]], ("tea", "milk")),
        (b"Ada,1,0\nBob,0,1\n", [[1, 0], [0, 1]], ("1", "2")),
    ],
)
def test_tables_people_export_are_read(content: bytes, table: list[list[float]], names: tuple[str, ...]) -> None:
    data = parse(content)
    np.testing.assert_array_equal(data.X, table)
    assert data.names == names
    assert data.groups is None


def test_a_thousand_lines_of_separators_are_passed_over_and_no_more() -> None:
    np.testing.assert_array_equal(parse(b"1,0\n" + b",\n" * 1000 + b"0,1\n").X, np.eye(2))
    with pytest.raises(Refused) as refusal:
        parse(b"1,0\n" + b",\n" * 1001 + b"0,1\n")
    assert refusal.value.key == "uploads.blank-lines"
    assert refusal.value.values["most"] == 1000


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"", "a table, got an empty file"),
        (b" \n,\n", "2 users or more, got 0"),
        (b"1,2\n", "2 users or more, got 1"),
        (b"1\n2\n", "2 to 1,000 items, got 1"),
        (b"1,2\n3\n", "got 2 in line 1 and 1 in line 2"),
        (b"a,b\n1,2\n1,x\n", "numbers, got 'x' in line 3, cell 2"),
        (b"1,2\n1,inf\n", "1,000,000 in size, got 'inf' in line 2, cell 2"),
        (b"0,0\n0,0\n", "at least one interaction, got zeros only"),
        (b"a,b\n1,nan\n2,1\n", "1,000,000 in size, got 'nan' in line 2, cell 2"),
        (b"a,b\n1,2\n-1e160,1\n", "at most 1,000,000 in size, got '-1e160' in line 3, cell 1"),
        (b"\xff\xfe1,2", "text in UTF-8, got UTF-16"),
        (b"1," * 1001 + b"\n" + b"1," * 1001, "2 to 1,000 items, got 1,002"),
        (b"1,1\n" * 20_001, "at most 20,000 users, got more by line 20,001"),
        (b"1" * 200_000 + b",2\n1,2", "1,000,000 in size, got '1111"),
        (b" " * (MOST_BYTES + 1), "at most 5,000,000 bytes, got 5,000,001"),
    ],
)
def test_what_is_no_table_is_refused_with_the_reason(content: bytes, message: str) -> None:
    with pytest.raises(Refused) as refusal:
        parse(content)
    said = prose.text("uploads")(refusal.value.key.split(".")[1], **refusal.value.values)
    assert message in said
