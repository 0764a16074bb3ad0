"""Which array is taken for which table, and what a state becomes with it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from attention_viewer.framework.matrix_files import Index, Tensor
from attention_viewer.lessons.scores.edits import WEIGHTS, Role
from attention_viewer.lessons.scores.files.loading import Plan, guessed, loaded
from attention_viewer.lessons.scores.files.misfit import LoadError, Misfit
from attention_viewer.lessons.scores.state import Source, State

EMBEDDED = State(source="embeddings", left="projected")


def tensor(
    name: str,
    values: Any = ((0.0,),),  # noqa: ANN401 - whatever numpy takes
    labels: tuple[str, ...] | None = None,
    file: str = "model.npz",
) -> Tensor:
    array = np.array(values, dtype=np.float64)

    def read(index: Index) -> NDArray[Any]:
        part: NDArray[Any] = array[index]
        return part

    return Tensor(file, name, array.shape, "float64", read, labels)


@pytest.mark.parametrize(
    ("source", "names", "expected"),
    [
        ("tables", ("key", "query", "value"), {"q": 1, "k": 0, "v": 2}),
        ("tables", ("a.b.q", "a.b.k"), {"q": 0, "k": 1}),
        ("tables", ("first", "second"), {"q": 0, "k": 1}),
        ("tables", ("w1", "w2", "w3", "w4"), {}),
        ("tables", ("block", "marvel"), {"q": 0, "k": 1}),
        (
            "embeddings",
            ("l.0.v_proj.weight", "wte.weight", "l.0.q_proj.weight", "l.0.k_proj.weight"),
            {"x": 1, "wq": 2, "wk": 3, "wv": 0},
        ),
        ("embeddings", ("X", "W_Q", "W_K", "W_V"), {"x": 0, "wq": 1, "wk": 2, "wv": 3}),
    ],
)
def test_arrays_are_guessed_by_their_names(
    source: Source, names: tuple[str, ...], expected: dict[Role, int]
) -> None:
    assert guessed(source, tuple(map(tensor, names))) == expected


def test_files_without_names_are_guessed_by_their_own() -> None:
    files = (tensor("", file="my_keys.csv"), tensor("", file="q.csv"))
    assert guessed("tables", files) == {"q": 1, "k": 0}


def test_new_keys_without_values_get_some_and_the_page_can_say_so() -> None:
    keys = tensor("k", np.ones((4, 3)))
    state = replace(State(), **loaded(State(), Plan("tables", {"k": keys})))
    assert state.keys == ((1.0, 1.0, 1.0),) * 4
    assert state.values == ((1.0, 0.0), (0.0, 1.0), (1.0, 1.0), (1.0, 0.0))
    assert not state.values_given
    assert state.key_names == ("k_1", "k_2", "k_3", "k_4")


def test_names_stay_where_their_number_does() -> None:
    state = replace(State(), **loaded(State(), Plan("tables", {"q": tensor("q", np.ones((2, 3)))})))
    assert state.query_names == ("q_a", "q_b")


def test_labels_that_are_no_names_are_numbered() -> None:
    labels = ("", "a\n b")
    queries = tensor("q", np.ones((2, 3)), labels)
    state = replace(State(), **loaded(State(), Plan("tables", {"q": queries})))
    assert state.query_names == ("q_1", "a b")


def test_opening_forgets_what_belonged_to_the_old_tables() -> None:
    before = replace(State(), mask="keys", hidden_keys=(2,), picked=(1, 2))
    keys = tensor("k", [[1.0, 2.0, 3.0]])
    values = tensor("v", [[1.0]])
    after = replace(before, **loaded(before, Plan("tables", {"k": keys, "v": values})))
    assert (after.mask, after.hidden_keys, after.picked) == ("none", (), (0, 0))
    assert after.values_given


def test_tables_opened_from_the_page_of_embeddings_leave_it() -> None:
    queries = tensor("q", np.ones((2, 3)))
    after = replace(EMBEDDED, **loaded(EMBEDDED, Plan("tables", {"q": queries})))
    assert (after.source, after.left) == ("tables", "scores")
    assert after.keys == State().keys


@pytest.mark.parametrize(
    ("source", "chosen", "misfit", "counts"),
    [
        ("tables", {"q": np.ones((2, 4))}, Misfit.D_K, (4, 3)),
        ("tables", {"k": np.ones((2, 4))}, Misfit.D_K, (3, 4)),
        ("tables", {"v": np.ones((2, 4))}, Misfit.VALUES, (2, 3)),
        ("embeddings", {"x": np.ones((2, 5))}, Misfit.D_MODEL, (4, 5)),
        ("embeddings", {"wk": np.ones((3, 2))}, Misfit.D_MODEL, (3, 4)),
        ("embeddings", {"wk": np.ones((4, 3))}, Misfit.D_K, (2, 3)),
        ("tables", {}, Misfit.NOTHING, (0, 0)),
    ],
)
def test_what_does_not_fit_is_refused(
    source: Source, chosen: dict[Role, Any], misfit: Misfit, counts: tuple[int, int]
) -> None:
    plan = Plan(source, {role: tensor(role, values) for role, values in chosen.items()})
    with pytest.raises(LoadError) as caught:
        loaded(State(), plan)
    assert (caught.value.misfit, caught.value.counts) == (misfit, counts)


def test_turned_weights_are_read_by_columns() -> None:
    weights: dict[Role, Tensor] = {role: tensor(role, [[1.0, 2.0, 3.0, 4.0]]) for role in WEIGHTS}
    plan = Plan("embeddings", weights, turned=True)
    state = replace(EMBEDDED, **loaded(EMBEDDED, plan))
    assert state.w_q == ((1.0,), (2.0,), (3.0,), (4.0,))


def test_tokens_may_stand_before_heads_but_rows_of_weights_never() -> None:
    stream = np.random.default_rng(1)
    heads, flat = stream.normal(size=(5, 3, 2)), stream.normal(size=(5, 2))
    chosen: dict[Role, Tensor] = {"q": tensor("q", heads), "k": tensor("k", flat)}
    fields = loaded(State(), Plan("tables", chosen, leading=(2,), rows_first=True))
    np.testing.assert_array_equal(fields["queries"], heads[:, 2])
    np.testing.assert_array_equal(fields["keys"], flat)
    weights = stream.normal(size=(3, 4, 2))
    made: dict[Role, Tensor] = {"wq": tensor("wq", weights)}
    fields = loaded(EMBEDDED, Plan("embeddings", made, leading=(2,), rows_first=True))
    np.testing.assert_array_equal(fields["w_q"], weights[2])
