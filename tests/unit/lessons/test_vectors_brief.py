"""Numbers in the narrow fields of the vectors."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from attention_viewer.core.formatting import MINUS
from attention_viewer.lessons.vectors.brief import DOTS, brief


@pytest.mark.parametrize(
    ("value", "narrow", "wide"),
    [
        (0.0, "0.00", "0.00"),
        (-0.5, "-0.50", "-0.50"),
        (0.125, "0.125", "0.125"),
        (0.17759071354792608, "0.17…", "0.177…"),
        (-0.8879535677396303, "-0.8…", "-0.887…"),
        (12.345, "12.3…", "12.345"),
        (54321.0, "54321", "54321"),
        (54321.5, "5e4…", "54321.5"),
        (200000.0, "2e5", "200000"),
        (-800000.0, "-8e5", "-800000"),
        (123456.789, "1e5…", "123456…"),
        (1e6, "1e6", "1e6"),
        (-3e-7, "-3e-7", "-3e-7"),
        (0.00123, "1e-3…", "1.23e-3"),
    ],
)
def test_numbers_are_cut_not_rounded(value: float, narrow: str, wide: str) -> None:
    assert brief(value, 5).replace(MINUS, "-") == narrow
    assert brief(value, 7).replace(MINUS, "-") == wide


@given(
    value=st.floats(-1e6, 1e6, allow_nan=False),
    room=st.sampled_from([5, 7]),
)
def test_nothing_is_cut_without_dots(value: float, room: int) -> None:
    text = brief(value, room).replace(MINUS, "-")
    assert len(text) <= room
    if text.endswith(DOTS):
        assert abs(float(text[:-1])) < abs(value)
    else:
        assert float(text) == value
