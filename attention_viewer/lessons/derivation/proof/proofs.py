"""The lines of the proof, step by step, as they hold or break under the present setting."""

from collections.abc import Callable

from attention_viewer.core.formatting import HIDDEN
from attention_viewer.core.theory import theory_variance
from attention_viewer.lessons.derivation.fill import ends, equals, exact
from attention_viewer.lessons.derivation.proof import text
from attention_viewer.lessons.derivation.state import Setting, State
from attention_viewer.lessons.derivation.theory import components_of
from attention_viewer.widgets.proof import Mark, ProofLine, ProofScene

Lines = tuple[ProofLine, ...]

Q, K = r"\cq{q_i}", r"\ck{k_i}"
DOT = r"\q\cdot\k"
D_K, ROOT = "d_k", r"\sqrt{d_k}"
SUM = r"\sum_i"


def mean_of(inside: str) -> str:
    """Return the expectation of something."""
    return rf"\bb{{E}}[{inside}]"


def variance_of(inside: str) -> str:
    """Return the variance of something."""
    return rf"\rm{{Var}}[{inside}]"


def sd_of(inside: str) -> str:
    """Return the standard deviation of something."""
    return rf"\rm{{SD}}[{inside}]"


RESULTS = {
    "mean": f"${mean_of(Q + K)} = 0$",
    "product": f"${variance_of(Q + K)} = 1$",
    "add": f"${variance_of('X+Y')} = {variance_of('X')} + {variance_of('Y')}$",
    "total": f"${variance_of(DOT)} = {D_K}$",
    "root": f"${sd_of(DOT)} = {ROOT}$",
    "divide": f"${variance_of(f'{DOT} / {ROOT}')} = 1$",
    "by_d_k": f"${variance_of(f'{DOT} / {D_K}')} = 1/{D_K}$",
    "real": f"${variance_of(f'{DOT} / {ROOT}')} = {variance_of(Q + K)}$",
}
"""What each step of the proof finds when its assumptions hold; "real" finds it without them."""


def proof_scene(state: State, *, hidden: bool = False) -> ProofScene:
    """Return the lines of the step shown; none for the cards, only questions while hidden."""
    make = _LINES.get(state.step)
    lines = make(state) if make else ()
    if hidden:
        lines = tuple(ProofLine(line.left, HIDDEN) for line in lines if line.left)
    return ProofScene(lines, folded=state.step in state.folded)


def _line(left: str, right: str, reason: str = "", mark: Mark = "") -> ProofLine:
    return ProofLine(f"${left}$" if left else "", f"${right}$", reason, mark)


def _result(left: str, right: str, reason: str = "", mark: Mark = "") -> ProofLine:
    return ProofLine(f"${left}$" if left else "", f"${right}$", reason, mark, strong=True)


def _mean(state: State) -> Lines:
    m = state.mean.mean
    first = _line(
        mean_of(Q + K), rf"{mean_of(Q)}\,\,{mean_of(K)}",
        text.why_independent_mean(),
    )  # fmt: skip
    if not m:
        return first, _line("", r"0 \times 0", text.why_both_mean_0()), _result("", "0")
    shown = exact(m)
    return (
        first,
        _line("", r"\mu \times \mu", text.why_both_mean()),
        _line("", rf"{_signed(shown)} \times {_signed(shown)}"),
        _result("", exact(m * m), text.why_mean_breaks(), "breaks"),
    )


def _signed(number: str) -> str:
    """Return a number as a factor: a negative one in brackets."""
    return f"({number})" if number.startswith("\u2212") else number


def _product(state: State) -> Lines:
    setting = state.product
    first = _line(
        variance_of(Q + K), f"{mean_of(f'({Q}{K})^2')} - ({mean_of(Q + K)})^2",
        text.why_definition(),
    )  # fmt: skip
    if setting.rho:
        return (first, *_correlated(setting))
    squares = rf"{mean_of(Q + '^2')}\,\,{mean_of(K + '^2')}"
    return (
        first,
        _line("", rf"{squares} - ({mean_of(Q)}\,\,{mean_of(K)})^2", text.why_independent()),
        _line("", r"1 \times 1 - (0 \times 0)^2", text.why_both()),
        _result("", "1"),
    )


def _correlated(setting: Setting) -> Lines:
    """Return what becomes of the variance of a product when k_i follows q_i."""
    variance = _variance(setting)
    second = variance + setting.rho**2
    if setting.distribution == "normal":
        moments, reason = r"(1 + 2\rho^2) - \rho^2", text.why_normal_moments()
    else:
        moments, reason = rf"{exact(second)} - \rho^2", text.why_copied()
    return (
        _line("", moments, text.why_correlated(), "breaks"),
        _line("", f"{exact(second)} - ({exact(setting.rho)})^2", reason),
        _result("", exact(variance), text.why_variance_breaks(), "breaks"),
    )


def _variance(setting: Setting) -> float:
    """Return the variance of one product; every distribution of ours has one."""
    return theory_variance(components_of(setting), 1) or 0.0


def _add(state: State) -> Lines:
    r = state.add.rho
    parts = f"{variance_of('X')} + {variance_of('Y')}"
    first = _line(
        variance_of("X+Y"), rf"{parts} + 2\,\rm{{Cov}}[X,Y]", text.why_always(),
        "holds" if r else "",
    )  # fmt: skip
    if not r:
        return (
            first,
            _line("", rf"{parts} + 2 \times 0", text.why_cov_0()),
            _result("", "1 + 1 = 2"),
        )
    return (
        first,
        _line("", rf"1 + 1 + 2 \times {_signed(exact(r))}", text.why_cov(), "breaks"),
        _result("", exact(2.0 + 2.0 * r)),
    )


def _total(state: State) -> Lines:
    return (
        _line(variance_of(DOT), variance_of(f"{SUM}\\,{Q}{K}"), text.why_dot()),
        _line("", f"{SUM}\\,{variance_of(Q + K)}", text.why_add()),
        _line("", rf"{D_K} \times 1", text.why_each_1()),
        _result("", _with_value(D_K, state.total.d_k)),
    )


def _root(state: State) -> Lines:
    return (
        _line(sd_of(DOT), rf"\sqrt{{{variance_of(DOT)}}}", text.why_sd()),
        _result("", _with_value(ROOT, state.root.d_k**0.5), text.why_step_total()),
    )


def _with_value(symbol: str, value: float) -> str:
    return f"{symbol} {equals(value)}"


def _divide(state: State) -> Lines:
    del state
    return (
        _line(
            variance_of(f"{DOT} / {ROOT}"), f"{variance_of(DOT)} / ({ROOT})^2", text.why_constant()
        ),
        _line("", f"{D_K} / {D_K}", text.why_cancel()),
        _result("", "1"),
    )


def _by_d_k(state: State) -> Lines:
    value = 1.0 / state.by_d_k.d_k
    return (
        _line(variance_of(f"{DOT} / {D_K}"), f"{variance_of(DOT)} / {D_K}^2", text.why_constant()),
        _line("", f"{D_K} / {D_K}^2", text.why_not_cancel()),
        _result("", _with_value(f"1/{D_K}", value)),
    )


def _real(state: State) -> Lines:
    setting = state.real
    mean, variance = setting.mean**2 + setting.rho, _variance(setting)
    zero, one = mean == 0.0, variance == 1.0
    scaled = f"{DOT} / {ROOT}"
    return (
        _line(
            mean_of(Q + K), _with_value(r"\mu^2 + \rho", mean),
            text.why_mean_holds() if zero else text.why_mean_breaks(), _mark(zero),
        ),
        _line(
            variance_of(Q + K),
            _with_value(r"1 + \rho^2 + 2\mu^2(1 + \rho)", variance),
            text.why_variance_holds() if one else text.why_variance_breaks(), _mark(one),
        ),
        _line(variance_of(DOT), f"{D_K}\\,{variance_of(Q + K)}", text.why_terms(), "holds"),
        _line(
            mean_of(scaled), _with_value(rf"{ROOT}\,(\mu^2 + \rho)", setting.d_k**0.5 * mean),
            text.why_mean_stays() if zero else text.why_mean_grows(), _mark(zero),
        ),
        _result(
            variance_of(scaled), _with_value(variance_of(Q + K), variance),
            text.why_free(), "holds",
        ),
    )  # fmt: skip


def _mark(holds: bool) -> Mark:
    return "holds" if holds else "breaks"


def _exam(state: State) -> Lines:
    m = state.exam.subjects
    root = rf"\sqrt{{{m}}}"
    total = 10.0 * m**0.5
    factor = exact(total) if ends(total) else rf"{root} \times 10"
    return (
        ProofLine(_sd_of_words(text.of_one_subject()), "$10$", text.why_one_subject()),
        ProofLine(
            _sd_of_words(text.of_total()),
            rf"${root} \times 10 {equals(total)}$",
            text.why_subjects_add(),
        ),
        ProofLine(
            _sd_of_words(text.of_divided()),
            rf"${factor} / {root} = 10$",
            text.why_brought_back(),
            strong=True,
        ),
    )


def _sd_of_words(words: str) -> str:
    """Return the standard deviation of something told in words, which math has no letters for."""
    return rf"$\rm{{SD}}[${words}$]$"


def _place(state: State) -> Lines:
    del state
    fourth = "d_k^{1/4}"
    return (
        _line(f"({DOT}) / {ROOT}", rf"(\q / {ROOT})\cdot\k", text.place_query()),
        _line("", rf"(\q / {fourth})\cdot(\k / {fourth})", text.place_both()),
        _line("", rf"(\b{{x}}\,(\cq{{W_Q}} / {ROOT}))\cdot\k", text.place_weights()),
    )


_LINES: dict[str, Callable[[State], Lines]] = {
    "mean": _mean,
    "product": _product,
    "add": _add,
    "total": _total,
    "root": _root,
    "divide": _divide,
    "by_d_k": _by_d_k,
    "real": _real,
    "exam": _exam,
    "place": _place,
}
