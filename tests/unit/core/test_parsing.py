"""Numbers, lists and tables as people type and paste them."""

import contextlib
import math
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from attention_viewer.core import parsing
from attention_viewer.core.parsing import NumberError, NumberProblem

FULL_WIDTH = str.maketrans("0123456789.-+e", "０１２３４５６７８９．－＋ｅ")


def problem(parse: Callable[..., object], text: str, **limits: int) -> NumberError:
    with pytest.raises(NumberError) as caught:
        parse(text, **limits)
    return caught.value


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("1.5", 1.5),
        (" -0.25 ", -0.25),
        ("+3", 3.0),
        (".5", 0.5),
        ("5.", 5.0),
        ("1e3", 1000.0),
        ("3.7e\u221217", 3.7e-17),
        ("\u22121.2", -1.2),
        ("\u20131.2", -1.2),
        ("－１．２", -1.2),
        ("ー１．２", -1.2),
        ("＋１２．５ｅ－３", 0.0125),
        ("１。５", 1.5),
        ("\u3000２\u3000", 2.0),
        ("- 3", -3.0),
        ("1,5", 1.5),
        ("１，２５", 1.25),
        ("0,125", 0.125),
        (",125", 0.125),
        ("1234,567", 1234.567),
        ("1e308", 1e308),
        ("0e-999", 0.0),
    ],
)
def test_numbers(text: str, expected: float) -> None:
    assert parsing.parse_number(text) == expected


def test_minus_zero_is_zero() -> None:
    assert math.copysign(1.0, parsing.parse_number("-0")) == 1.0


@given(st.floats(allow_nan=False, allow_infinity=False))
def test_every_float_is_read_back_narrow_and_wide(value: float) -> None:
    assert parsing.parse_number(repr(value)) == value
    assert parsing.parse_number(repr(value).translate(FULL_WIDTH)) == value


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", NumberProblem.EMPTY),
        (" \u3000", NumberProblem.EMPTY),
        ("abc", NumberProblem.NOT_A_NUMBER),
        ("1.2.3", NumberProblem.NOT_A_NUMBER),
        ("1.5x", NumberProblem.NOT_A_NUMBER),
        ("1 2", NumberProblem.NOT_A_NUMBER),
        ("1_000", NumberProblem.NOT_A_NUMBER),
        ("10²", NumberProblem.NOT_A_NUMBER),
        ("٣", NumberProblem.NOT_A_NUMBER),
        ("-", NumberProblem.NOT_A_NUMBER),
        ("--1", NumberProblem.NOT_A_NUMBER),
        ("0x10", NumberProblem.NOT_A_NUMBER),
        ("1,234,567", NumberProblem.NOT_A_NUMBER),
        ("1.234,5", NumberProblem.NOT_A_NUMBER),
        ("1,500", NumberProblem.AMBIGUOUS_COMMA),
        ("－１，５００", NumberProblem.AMBIGUOUS_COMMA),
        ("nan", NumberProblem.NOT_FINITE),
        ("-Infinity", NumberProblem.NOT_FINITE),
        ("∞", NumberProblem.NOT_FINITE),
        ("1e309", NumberProblem.TOO_LARGE),
        ("-1e309", NumberProblem.TOO_LARGE),
        ("1e-400", NumberProblem.TOO_CLOSE_TO_ZERO),
    ],
)
def test_what_is_no_number(text: str, code: NumberProblem) -> None:
    assert problem(parsing.parse_number, text).code is code


@given(st.text(max_size=12))
def test_any_text_gives_a_number_or_a_number_error(text: str) -> None:
    for parse in (
        parsing.parse_number,
        parsing.parse_int,
        parsing.parse_number_list,
        parsing.parse_int_list,
        parsing.parse_matrix_text,
    ):
        with contextlib.suppress(NumberError):
            parse(text)


def test_limits_are_allowed_and_named() -> None:
    assert parsing.parse_number("2", minimum=2, maximum=2) == 2.0
    small = problem(parsing.parse_number, "1.5", minimum=2)
    assert (small.code, small.detail["minimum"]) == (NumberProblem.TOO_SMALL, 2)
    large = problem(parsing.parse_int, "２０", maximum=10)
    assert (large.code, large.detail) == (NumberProblem.TOO_LARGE, {"text": "２０", "maximum": 10})
    assert str(large) == "２０ is above 10"


def test_a_zero_of_any_exponent_is_zero() -> None:
    assert parsing.parse_int("0e99999999999999999999") == 0
    assert parsing.parse_int("-0.0e-99999999999999999999") == 0


def test_long_texts_are_shortened_in_messages() -> None:
    error = problem(parsing.parse_number, "word\n" * 50)
    assert len(str(error.detail["text"])) == 40
    assert "\n" not in str(error)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("16", 16),
        ("１６", 16),
        ("16.0", 16),
        ("1e3", 1000),
        ("10,000", 10_000),
        ("１０，０００，０００", 10_000_000),
        ("-1,500", -1500),
        ("\u22123", -3),
        ("12345678901234567891", 12345678901234567891),
    ],
)
def test_whole_numbers(text: str, expected: int) -> None:
    assert parsing.parse_int(text) == expected


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("16.5", NumberProblem.NOT_WHOLE),
        ("1,5", NumberProblem.NOT_WHOLE),
        ("1,50", NumberProblem.NOT_WHOLE),
        ("1,5000", NumberProblem.NOT_WHOLE),
        ("10,00,000", NumberProblem.NOT_WHOLE),
        ("many", NumberProblem.NOT_WHOLE),
        ("1e-999999999", NumberProblem.NOT_WHOLE),
        ("1e999999999", NumberProblem.TOO_LARGE),
        ("9" * 5000, NumberProblem.TOO_LARGE),
        ("", NumberProblem.EMPTY),
    ],
)
def test_what_is_no_whole_number(text: str, code: NumberProblem) -> None:
    assert problem(parsing.parse_int, text).code is code


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("0,10,50", (0.0, 10.0, 50.0)),
        ("0, 10 ,50", (0.0, 10.0, 50.0)),
        ("０、１０、−５", (0.0, 10.0, -5.0)),
        ("1 2\n3\t4", (1.0, 2.0, 3.0, 4.0)),
        ("1,5; 2,5", (1.5, 2.5)),
        ("-20.88,16.94,-28.92", (-20.88, 16.94, -28.92)),
    ],
)
def test_lists_of_numbers(text: str, expected: tuple[float, ...]) -> None:
    assert parsing.parse_number_list(text) == expected


def test_the_bad_item_of_a_list_is_named() -> None:
    error = problem(parsing.parse_number_list, "1, 2, x")
    assert error.detail == {"text": "x", "index": 3}
    assert str(error) == 'value 3: "x" is not a number'
    assert problem(parsing.parse_number_list, "1,,2").code is NumberProblem.EMPTY
    assert problem(parsing.parse_number_list, " ").code is NumberProblem.EMPTY


def test_too_long_a_list() -> None:
    error = problem(parsing.parse_number_list, "1 2 3", max_count=2)
    assert error.code is NumberProblem.TOO_MANY
    assert (error.detail["count"], error.detail["maximum"]) == (3, 2)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("4, 16, 64", (4, 16, 64)),
        ("64 4", (64, 4)),
        ("４、１６", (4, 16)),
        ("4..64", (4, 8, 16, 32, 64)),
        ("1 .. 2, 100", (1, 2, 100)),
        ("4..100", (4, 8, 16, 32, 64)),
        ("３…１２", (3, 6, 12)),
        ("4〜16", (4, 8, 16)),
        ("7..7", (7,)),
    ],
)
def test_lists_of_dimensions(text: str, expected: tuple[int, ...]) -> None:
    assert parsing.parse_int_list(text) == expected


@pytest.mark.parametrize(
    ("text", "code", "index"),
    [
        ("4, 4", NumberProblem.DUPLICATE, 2),
        ("4..16, 8", NumberProblem.DUPLICATE, 2),
        ("4, 2.5", NumberProblem.NOT_WHOLE, 2),
        ("4, 0", NumberProblem.TOO_SMALL, 2),
        ("4, 5000", NumberProblem.TOO_LARGE, 2),
        ("4..5000", NumberProblem.TOO_LARGE, 1),
        ("16..4", NumberProblem.BACKWARDS, 1),
        ("1,024", NumberProblem.AMBIGUOUS_COMMA, 2),
        ("4,", NumberProblem.EMPTY, 2),
        ("4..", NumberProblem.BROKEN_RANGE, 1),
    ],
)
def test_bad_lists_of_dimensions(text: str, code: NumberProblem, index: int) -> None:
    error = problem(parsing.parse_int_list, text, minimum=1, maximum=4096)
    assert (error.code, error.detail["index"]) == (code, index)


def test_a_range_counts_with_all_its_numbers() -> None:
    assert problem(parsing.parse_int_list, "1..8", max_count=3).detail["count"] == 4


def test_doubling_from_zero_is_refused() -> None:
    assert problem(parsing.parse_int_list, "0..8").code is NumberProblem.BACKWARDS


@pytest.mark.parametrize(
    "text",
    [
        "1,2\n3,4.5",
        "1, 2\r\n3, 4.5\r\n",
        "\ufeff1,2\n\n3,4.5\n\n",
        "1\t2\n3\t4,5",
        "1;2\n3;4,5",
        "1 2\n3  4.5",
        '"1","2"\n"3","4,5"',
        "１，２\n３，４．５",
        "１、２\n３、４．５",
    ],
)
def test_tables_without_names(text: str) -> None:
    table = parsing.parse_matrix_text(text)
    assert table.values == ((1.0, 2.0), (3.0, 4.5))
    assert table.row_labels is None
    assert table.column_labels is None


@pytest.mark.parametrize("text", ["1,234;0,567", "１，２３４；０，５６７"])
def test_beside_semicolons_a_comma_is_a_decimal_comma(text: str) -> None:
    assert parsing.parse_matrix_text(text).values == ((1.234, 0.567),)


def test_beside_tabs_a_comma_may_group_thousands() -> None:
    error = problem(parsing.parse_matrix_text, "1,500\t2")
    assert error.code is NumberProblem.AMBIGUOUS_COMMA


def test_beside_semicolons_a_list_has_decimal_commas() -> None:
    assert parsing.parse_number_list("1,500; 2,250") == (1.5, 2.25)


@pytest.mark.parametrize(
    "text",
    [
        "token,x,y\nq_a,1,2\nq_b,3,4",
        ",x,y\nq_a,1,2\nq_b,3,4",
        "\tx\ty\nq_a\t1\t2\nq_b\t3\t4",
        "x y\nq_a 1 2\nq_b 3 4",
    ],
)
def test_tables_with_names(text: str) -> None:
    table = parsing.parse_matrix_text(text)
    assert table.values == ((1.0, 2.0), (3.0, 4.0))
    assert table.row_labels == ("q_a", "q_b")
    assert table.column_labels == ("x", "y")
    assert table.lines == (2, 3)


def test_names_of_rows_alone_columns_alone_and_numbered_columns() -> None:
    assert parsing.parse_matrix_text('"a, b",1\nc,2').row_labels == ("a, b", "c")
    assert parsing.parse_matrix_text("x\n1\n2").column_labels == ("x",)
    numbered = parsing.parse_matrix_text(",1,2\nq,3,4")
    assert (numbered.column_labels, numbered.values) == (("1", "2"), ((3.0, 4.0),))


@pytest.mark.parametrize(
    ("text", "code", "place"),
    [
        ("1,2\n\n3,x", NumberProblem.NOT_A_NUMBER, {"row": 3, "column": 2, "text": "x"}),
        ("x,2\n3,4", NumberProblem.NOT_A_NUMBER, {"row": 1, "column": 1, "text": "x"}),
        ("q,1,2\nk,3,nan", NumberProblem.NOT_FINITE, {"row": 2, "column": 3, "text": "nan"}),
        ("1,2\n3,", NumberProblem.EMPTY, {"row": 2, "column": 2, "text": ""}),
        ("1,2\n3", NumberProblem.RAGGED, {"row": 2, "found": 1, "expected": 2}),
        ("x,y,z\n1,2", NumberProblem.RAGGED, {"row": 1, "found": 3, "expected": 2}),
        ('1,"2\n3', NumberProblem.BROKEN_QUOTES, {"row": 2}),
    ],
)
def test_the_bad_cell_of_a_table_is_named(
    text: str, code: NumberProblem, place: dict[str, object]
) -> None:
    error = problem(parsing.parse_matrix_text, text)
    assert (error.code, error.detail) == (code, place)


def test_the_line_for_a_bad_cell() -> None:
    error = problem(parsing.parse_matrix_text, "1,2\n3,x")
    assert str(error) == 'row 2, column 2: "x" is not a number'


@pytest.mark.parametrize("text", ["", "\n\n", "a,b", ",,\n,,"])
def test_tables_without_numbers(text: str) -> None:
    assert problem(parsing.parse_matrix_text, text).code is NumberProblem.EMPTY


@pytest.mark.parametrize(
    ("limits", "code"),
    [
        ({"max_rows": 1}, NumberProblem.TOO_MANY_ROWS),
        ({"max_columns": 1}, NumberProblem.TOO_MANY_COLUMNS),
    ],
)
@pytest.mark.parametrize("names", ["", "x,y\n"])
def test_too_large_a_table_is_refused_before_its_numbers(
    limits: dict[str, int], code: NumberProblem, names: str
) -> None:
    error = problem(parsing.parse_matrix_text, f"{names}1,2\n3,no number", **limits)
    assert (error.code, error.detail) == (code, {"maximum": 1})


def test_nothing_is_split_beyond_the_rows_that_can_be_used() -> None:
    text = f"x\n1\n2\n3\n{'4,' * 9}\n{chr(34)}no end"
    assert problem(parsing.parse_matrix_text, text, max_rows=2).code is NumberProblem.TOO_MANY_ROWS


@pytest.mark.parametrize("end", ["\n", "\r", "\r\n", "\v", "\f", "\x85", "\u2028", "\u2029"])
def test_lines_end_as_python_ends_them(end: str) -> None:
    table = parsing.parse_matrix_text(f"1 2{end}{end}3 4{end}")
    assert (table.values, table.lines) == (((1.0, 2.0), (3.0, 4.0)), (1, 3))


@given(
    st.lists(
        st.one_of(
            st.floats(allow_nan=False, allow_infinity=False).map(repr),
            st.sampled_from(["0", "-0", "1e-400", "1e400", "-1e308", "1e308", "1_0", "e", "+-1"]),
        ),
        min_size=1,
        max_size=4,
    )
)
def test_a_row_is_read_as_its_cells_are(cells: list[str]) -> None:
    def alone(cell: str) -> float | str:
        try:
            return parsing.parse_number(cell)
        except NumberError as error:
            return error.code

    expected = [alone(cell) for cell in cells]
    text = "1" + ";1" * (len(cells) - 1) + "\n" + ";".join(cells)
    faults = [each for each in expected if isinstance(each, NumberProblem)]
    if faults:
        assert problem(parsing.parse_matrix_text, text).code is faults[0]
    else:
        found = parsing.parse_matrix_text(text).values[1]
        assert list(map(repr, found)) == list(map(repr, expected))


def test_codes_are_stable_and_all_have_a_line() -> None:
    detail = dict.fromkeys(("text", "minimum", "maximum", "count", "found", "expected"), 1)
    assert all(str(NumberError(code, **detail)) for code in NumberProblem)
    assert NumberProblem("not_a_number") is NumberProblem.NOT_A_NUMBER
