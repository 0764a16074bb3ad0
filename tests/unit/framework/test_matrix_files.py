"""Files of numbers: what is read, and what is refused with the place of the fault."""

from __future__ import annotations

import io
import json
import pickle
import struct
import warnings
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from hypothesis.extra import numpy as hnp

from attention_viewer.framework.matrix_errors import MatrixFileError, MatrixProblem
from attention_viewer.framework.matrix_files import Tensor, open_tensors
from attention_viewer.framework.matrix_writing import write_matrices, write_matrix

MOST = (512, 1024)
LIMIT = 1e6


def matrix(tensor: Tensor, *leading: int) -> list[list[float]]:
    rows: list[list[float]] = tensor.matrix(leading, most=MOST, limit=LIMIT).tolist()
    return rows


def safetensors(tensors: dict[str, tuple[str, list[int], bytes]], **extra: Any) -> bytes:  # noqa: ANN401
    header: dict[str, Any] = dict(extra)
    body = b""
    for name, (dtype, shape, data) in tensors.items():
        offsets = [len(body), len(body) + len(data)]
        header[name] = {"dtype": dtype, "shape": shape, "data_offsets": offsets}
        body += data
    text = json.dumps(header).encode()
    return struct.pack("<Q", len(text)) + text + body


def bfloat16(values: list[float]) -> bytes:
    return b"".join(struct.pack("<f", value)[2:] for value in values)


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("a.csv", "1,2\n3,4\n"),
        ("a.tsv", "1\t2\n3\t4\n"),
        ("a.txt", "1 2\n3 4\n"),
        ("a.csv", "\ufeff1;2\r\n3;4\r\n"),
        ("a.csv", ",x,y\na,1,2\nb,3,4\n"),
    ],
)
def test_text_tables(tmp_path: Path, name: str, text: str) -> None:
    (tmp_path / name).write_text(text, encoding="utf-8", newline="")
    (tensor,) = open_tensors(tmp_path / name)
    assert matrix(tensor) == [[1.0, 2.0], [3.0, 4.0]]
    assert tensor.row_labels == (("a", "b") if text.startswith(",") else None)


def test_tables_of_japanese_spreadsheets(tmp_path: Path) -> None:
    (tmp_path / "a.csv").write_bytes("名前,甲,乙\n猫,3,4\n".encode("cp932"))
    (tensor,) = open_tensors(tmp_path / "a.csv")
    assert tensor.row_labels == ("猫",)


@pytest.mark.parametrize("dtype", ["f2", "f4", "f8", ">f8", "i1", "u2", "i8", "?"])
def test_npy_of_every_type(tmp_path: Path, dtype: str) -> None:
    np.save(tmp_path / "a.npy", np.array([[1, 0], [1, 1]], dtype=dtype))
    (tensor,) = open_tensors(tmp_path / "a.npy")
    assert matrix(tensor) == [[1.0, 0.0], [1.0, 1.0]]


@pytest.mark.parametrize("suffix", ["npy", "npz", "safetensors"])
def test_axes_before_the_last_two_are_chosen(tmp_path: Path, suffix: str) -> None:
    values = np.arange(48, dtype=np.float32).reshape(2, 3, 2, 4)
    path = tmp_path / f"a.{suffix}"
    if suffix == "npy":
        np.save(path, np.asfortranarray(values))
    elif suffix == "npz":
        np.savez(path, heads=values)
    else:
        path.write_bytes(safetensors({"heads": ("F32", [2, 3, 2, 4], values.tobytes())}))
    (tensor,) = open_tensors(path)
    assert tensor.shape == (2, 3, 2, 4)
    assert matrix(tensor, 1, 2) == values[1, 2].tolist()
    turned = tensor.matrix((1, 1), most=MOST, limit=LIMIT, rows_first=True)
    assert turned.tolist() == values[1, :, 1].tolist()
    with pytest.raises(MatrixFileError, match="no index 2 among 2"):
        tensor.matrix((1, 2), most=MOST, limit=LIMIT, rows_first=True)
    with pytest.raises(MatrixFileError, match="no index 3 among 3"):
        matrix(tensor, 0, 3)
    with pytest.raises(MatrixFileError, match="has 4 axes"):
        matrix(tensor, 0)


def test_safetensors_types(tmp_path: Path) -> None:
    path = tmp_path / "a.safetensors"
    path.write_bytes(
        safetensors(
            {
                "half": ("F16", [1, 2], np.array([0.5, -2.0], dtype="<f2").tobytes()),
                "brain": ("BF16", [1, 3], bfloat16([1.0, -3.0, 0.15625])),
                "whole": ("I64", [2, 1], np.array([7, -8], dtype="<i8").tobytes()),
            },
            __metadata__={"format": "pt"},
        )
    )
    half, brain, whole = open_tensors(path)
    assert matrix(half) == [[0.5, -2.0]]
    assert matrix(brain) == [[1.0, -3.0, 0.15625]]
    assert matrix(whole) == [[7.0], [-8.0]]
    assert [each.name for each in (half, brain, whole)] == ["half", "brain", "whole"]
    assert brain.dtype == "BF16"


@given(
    hnp.arrays(np.float64, hnp.array_shapes(min_dims=2, max_dims=2), elements=st.floats(-1e6, 1e6))
)
@settings(max_examples=30, deadline=None)
@pytest.mark.parametrize("suffix", ["csv", "tsv", "npy", "npz"])
def test_what_is_written_is_read_back(
    tmp_path_factory: pytest.TempPathFactory,
    suffix: str,
    values: Any,  # noqa: ANN401
) -> None:
    path = tmp_path_factory.mktemp("files") / f"a.{suffix}"
    labels = [f"q_{row}" for row in range(len(values))]
    header = [f"k_{column}" for column in range(values.shape[1])]
    if suffix == "npz":
        write_matrices(path, {"scores": values})
    else:
        write_matrix(path, header, labels, values)
    (tensor,) = open_tensors(path)
    assert matrix(tensor) == (values + 0.0).tolist()
    if suffix in ("csv", "tsv"):
        assert tensor.row_labels == tuple(labels)


def npz_bytes(name: str, content: bytes) -> bytes:
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as archive:
        archive.writestr(name, content)
    return buffer.getvalue()


def npy_header(shape: str, dtype: str = "<f8") -> bytes:
    text = f"{{'descr': '{dtype}', 'fortran_order': False, 'shape': {shape}, }}"
    text = text.ljust(117) + "\n"
    return b"\x93NUMPY\x01\x00" + struct.pack("<H", len(text)) + text.encode()


def object_npy() -> bytes:
    buffer = io.BytesIO()
    np.save(buffer, np.array([[1, None]], dtype=object), allow_pickle=True)
    return buffer.getvalue()


BIG = {"t": {"dtype": "F64", "shape": [512, 1024], "data_offsets": [0, 512 * 1024 * 8]}}
BIG_HEADER = json.dumps(BIG).encode()

BROKEN: dict[str, tuple[str, bytes, MatrixProblem]] = {
    "empty csv": ("a.csv", b"", MatrixProblem.NO_NUMBERS),
    "blank csv": ("a.csv", b" \n", MatrixProblem.NO_NUMBERS),
    "header alone": ("a.csv", b"a,b\n", MatrixProblem.NO_NUMBERS),
    "empty cell": ("a.csv", b"1,\n3,4\n", MatrixProblem.TABLE),
    "ragged": ("a.csv", b"1,2\n3\n", MatrixProblem.TABLE),
    "text in a cell": ("a.csv", b"1,2\n3,x\n", MatrixProblem.TABLE),
    "NaN in text": ("a.csv", b"1,nan\n3,4\n", MatrixProblem.TABLE),
    "binary csv": ("a.csv", b"\x00\x01\xff\xfe", MatrixProblem.NO_TEXT),
    "unknown kind": ("a.docx", b"PK", MatrixProblem.UNKNOWN_KIND),
    "pickle": ("a.npy", pickle.dumps([1.0]), MatrixProblem.PICKLED),
    "object array": ("a.npy", object_npy(), MatrixProblem.PICKLED),
    "object array in npz": ("a.npz", npz_bytes("a.npy", object_npy()), MatrixProblem.PICKLED),
    "no npy": ("a.npy", b"hello there", MatrixProblem.BROKEN),
    "npy without header": ("a.npy", b"\x93NUMPY\x01\x00", MatrixProblem.PROMISES_MORE),
    "npy of strings": ("a.npy", npy_header("(1, 1)", "<U3") + b"\0" * 12, MatrixProblem.TYPE),
    "npy complex": ("a.npy", npy_header("(1, 1)", "<c16") + b"\0" * 16, MatrixProblem.TYPE),
    "npy promises 4 GB": ("a.npy", npy_header("(1, 536870912)"), MatrixProblem.PROMISES_MORE),
    "npz promises 4 GB": (
        *("a.npz", npz_bytes("a.npy", npy_header("(1, 536870912)"))),
        MatrixProblem.TOO_LONG,
    ),
    "npz promises 8 MB": (
        *("a.npz", npz_bytes("a.npy", npy_header("(1, 1048576)"))),
        MatrixProblem.PROMISES_MORE,
    ),
    "no zip": ("a.npz", b"hello", MatrixProblem.BROKEN),
    "npz of a truth as a size": (
        *("a.npz", npz_bytes("a.npy", npy_header("(2, True)") + b"\0" * 16)),
        MatrixProblem.BROKEN,
    ),
    "npz of less than nothing": (
        *("a.npz", npz_bytes("a.npy", npy_header("(-1, 2)") + b"\0" * 16)),
        MatrixProblem.BROKEN,
    ),
    "zip without arrays": ("a.npz", npz_bytes("readme", b"hello"), MatrixProblem.NO_NUMBERS),
    "short safetensors": ("a.safetensors", b"abc", MatrixProblem.PROMISES_MORE),
    "header longer than the file": (
        *("a.safetensors", struct.pack("<Q", 1 << 40) + b"{}"),
        MatrixProblem.PROMISES_MORE,
    ),
    "header is no JSON": (
        *("a.safetensors", struct.pack("<Q", 3) + b"{a}"),
        MatrixProblem.BROKEN,
    ),
    "header of brackets": (
        *("a.safetensors", struct.pack("<Q", 200_005) + b'{"t":' + b"[" * 200_000),
        MatrixProblem.BROKEN,
    ),
    "header of 5 MB": (
        *("a.safetensors", struct.pack("<Q", 5 << 20) + b"{}".ljust(5 << 20)),
        MatrixProblem.BROKEN,
    ),
    "header misses the type": (
        *("a.safetensors", safetensors({}, t={"shape": [1, 1], "data_offsets": [0, 8]})),
        MatrixProblem.BROKEN,
    ),
    "offsets and shape disagree": (
        *("a.safetensors", safetensors({"t": ("F64", [2, 2], b"\0" * 8)})),
        MatrixProblem.BROKEN,
    ),
    "negative shape": (
        *("a.safetensors", safetensors({"t": ("F64", [-1, -1], b"\0" * 8)})),
        MatrixProblem.BROKEN,
    ),
    "unknown type": (
        *("a.safetensors", safetensors({"t": ("F8_E4M3", [1, 1], b"\0")})),
        MatrixProblem.TYPE,
    ),
    "safetensors promise 4 MB": (
        *("a.safetensors", struct.pack("<Q", len(BIG_HEADER)) + BIG_HEADER),
        MatrixProblem.PROMISES_MORE,
    ),
    "too many rows": ("a.csv", b"1\n" * 2000 + b"no number", MatrixProblem.TABLE),
    "too many columns": ("a.csv", b"x" + b",1" * 2000, MatrixProblem.TABLE),
    "too many tensors": (
        *("a.safetensors", safetensors(dict.fromkeys(map(str, range(2001)), ("F64", [0], b"")))),
        MatrixProblem.MANY_ARRAYS,
    ),
    "no tensors": ("a.safetensors", safetensors({}), MatrixProblem.NO_NUMBERS),
}


@pytest.mark.parametrize("case", BROKEN, ids=str)
def test_a_file_that_cannot_be_used_is_refused_by_name(tmp_path: Path, case: str) -> None:
    name, content, problem = BROKEN[case]
    (tmp_path / name).write_bytes(content)
    with pytest.raises(MatrixFileError, match=name) as caught:
        open_tensors(tmp_path / name)
    assert caught.value.problem is problem


def test_a_long_text_is_refused_unread(tmp_path: Path) -> None:
    with (tmp_path / "a.csv").open("wb") as file:
        file.truncate((24 << 20) + 1)  # a file with a hole
    with pytest.raises(MatrixFileError, match="25 MB, at most 24 MB can be read"):
        open_tensors(tmp_path / "a.csv")


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(MatrixFileError) as caught:
        open_tensors(tmp_path / "nowhere.csv")
    assert caught.value.problem is MatrixProblem.UNREADABLE


SIGNALLING = np.array([[0x3F800000, 0x7F800001]], dtype=np.uint32).view(np.float32)
"""1 and a NaN of which numpy warns when it is converted, as damaged files hold."""


def saved(values: object) -> Callable[[Path], Tensor]:
    def save(folder: Path) -> Tensor:
        np.save(folder / "a.npy", np.array(values))
        (tensor,) = open_tensors(folder / "a.npy")
        return tensor

    return save


@pytest.mark.parametrize(
    ("make", "problem", "said"),
    [
        (saved([[1.0, 2.0], [3.0, np.nan]]), MatrixProblem.NOT_FINITE, "row 2, column 2: NaN"),
        (saved([[1.0, -np.inf]]), MatrixProblem.NOT_FINITE, "row 1, column 2: −∞"),
        (saved(SIGNALLING), MatrixProblem.NOT_FINITE, "row 1, column 2: NaN"),
        (saved([[1.0], [2e6]]), MatrixProblem.TOO_LARGE, "column 1: 2000000 is beyond 1000000"),
        (saved(np.zeros((4096, 128))), MatrixProblem.TOO_MANY_NUMBERS, "4096 x 128"),
        (saved(np.zeros((2, 0))), MatrixProblem.NO_NUMBERS, "no numbers"),
        (saved([1.0, 2.0]), MatrixProblem.AXES, "has 1 axes"),
    ],
)
def test_numbers_that_cannot_be_used_are_refused_with_their_place(
    tmp_path: Path, make: Callable[[Path], Tensor], problem: MatrixProblem, said: str
) -> None:
    with pytest.raises(MatrixFileError, match=said) as caught:
        matrix(make(tmp_path))
    assert caught.value.problem is problem


def test_only_the_part_asked_for_is_read(tmp_path: Path) -> None:
    # A file with a hole: 1 GB by its size, nothing on the disk.
    path = tmp_path / "a.safetensors"
    shape = [128, 1024, 1024]
    header = json.dumps(
        {"t": {"dtype": "F64", "shape": shape, "data_offsets": [0, 1 << 30]}}
    ).encode()
    with path.open("wb") as file:
        file.write(struct.pack("<Q", len(header)) + header)
        file.truncate(8 + len(header) + (1 << 30))
    (tensor,) = open_tensors(path)
    with pytest.raises(MatrixFileError, match="1024 x 1024"):
        matrix(tensor, 5)
    assert tensor.matrix((5,), most=(1024, 1024), limit=1.0).shape == (1024, 1024)


def sound_files() -> dict[str, bytes]:
    """Return a file of each binary kind, and an .npz for each way of packing."""
    values = np.arange(40.0).reshape(2, 4, 5)
    buffer = io.BytesIO()
    np.save(buffer, values)
    npy = buffer.getvalue()
    files = {
        "a.npy": npy,
        "a.safetensors": safetensors({"t": ("F64", [2, 4, 5], values.tobytes())}),
    }
    for method in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED, zipfile.ZIP_BZIP2, zipfile.ZIP_LZMA):
        buffer = io.BytesIO()
        with zipfile.ZipFile(buffer, "w", method) as archive:
            archive.writestr("a.npy", npy)
        files[f"{method}.npz"] = buffer.getvalue()
    return files


SOUND = sound_files()


@given(
    st.sampled_from(sorted(SOUND)),
    st.lists(st.tuples(st.integers(0, 10**6), st.integers(0, 255)), min_size=1, max_size=4),
)
@example("8.npz", [(at, 255) for at in range(40, 60)])
@example("14.npz", [(at, 255) for at in range(44, 60)])
@settings(max_examples=150, deadline=None)
def test_a_damaged_file_is_refused_or_read_but_nothing_else(
    tmp_path_factory: pytest.TempPathFactory, name: str, damage: list[tuple[int, int]]
) -> None:
    content = bytearray(SOUND[name])
    for at, value in damage:
        content[at % len(content)] = value
    path = tmp_path_factory.getbasetemp() / f"damaged_{name}"
    path.write_bytes(content)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # numpy and Python's parser on odd headers
        try:
            for tensor in open_tensors(path):
                tensor.matrix((0,), most=MOST, limit=np.inf)
        except MatrixFileError:
            pass


def test_a_file_that_goes_away_after_it_was_opened_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "a.npz"
    np.savez(path, t=np.eye(2))
    (tensor,) = open_tensors(path)
    path.unlink()
    with pytest.raises(MatrixFileError) as caught:
        matrix(tensor)
    assert caught.value.problem is MatrixProblem.UNREADABLE
