r"""Formulas of the variance in TeX, in general and with the chosen numbers. Must not import Qt.

The letters: mu and sigma^2 are mean and variance of a component, rho is the correlation of q_i and
k_i, r that of neighbours, kappa the kurtosis of a component.
"""

from attention_viewer.core.formatting import compact, to_ascii
from attention_viewer.core.neighbours import geometric_pairs
from attention_viewer.core.sampling import Components
from attention_viewer.core.theory import components_kurtosis, theory_variance

VAR = r"\mathrm{Var}[<q>{\mathbf{q}}\cdot<k>{\mathbf{k}}]"
TOTAL = r"\mathrm{Var}[x_1+\cdots+x_m]"
SERIES = (
    r"S(t)=\sum_{i,j=1}^{d_k}t^{|i-j|}"
    r"=d_k\,\frac{1+t}{1-t}-\frac{2t\,(1-t^{d_k})}{(1-t)^2}"
)
IDENTITY = (
    r"<q>{\mathbf{q}}\cdot<k>{\mathbf{k}}=|<q>{\mathbf{q}}|\,\sigma\,z,\quad z\sim N(0,1)",
    r"|<q>{\mathbf{q}}|^2=\sigma^2\,\chi^2,\quad\chi^2=x_1^2+x_2^2+\cdots+x_{d_k}^2",
)


def number(value: float) -> str:
    """Return a number in TeX with at most 4 significant digits."""
    shown = to_ascii(compact(value, 4))
    mantissa, _, exponent = shown.partition("e")
    return rf"{mantissa}\cdot 10^{{{int(exponent)}}}" if exponent else mantissa


def general(components: Components) -> str | None:
    """Return the formula in letters, None where no closed form is exact."""
    if components.terms == "values":
        return TOTAL + r"=m\,\sigma^2"
    if components.unit_length:
        sums = r"=\sum_{i,j=1}^{d_k}\mathrm{E}[q_iq_j]\,\mathrm{E}[k_ik_j]"
        whole = VAR + sums + r"=d_k\cdot\frac{1}{d_k}\cdot\frac{1}{d_k}"
        return whole if _plain(components) else None
    if components.neighbour:
        return _general_linked(components)
    inner = r"2\mu^2\sigma^2(1+\rho)+\sigma^4" + _product_letters(components)
    return VAR + r"=d_k\left(" + inner + r"\right)"


def chosen(components: Components, d_k: int) -> str | None:
    """Return the formula with the chosen numbers and its value; neighbours need one d_k."""
    variance = theory_variance(components, d_k)
    if variance is None:
        return None
    if components.terms == "values":
        spread = number(components.variance**0.5)
        return rf"=m\cdot {spread}^2={number(components.variance)}\,m"
    if components.unit_length:
        return r"=\frac{1}{d_k}"
    if components.neighbour:
        return _chosen_linked(components, d_k, variance)
    factor = number(theory_variance(components, 1) or 0.0)
    tail = r"d_k" if factor == "1" else rf"{factor}\,d_k"
    return rf"=d_k\left({_shift(components)}+{_square(components)}\right)={tail}"


def divided(components: Components) -> str | None:
    """Return what is left after each division, where that is one formula for every d_k."""
    count = "m" if components.terms == "values" else "d_k"
    if components.unit_length:
        if not _plain(components):
            return None
        return r"\div\sqrt{d_k}:\;\frac{1}{d_k^2}\qquad\div d_k:\;\frac{1}{d_k^3}"
    variance = theory_variance(components, 1)
    if variance is None or components.neighbour:
        return None
    factor = number(variance)
    root = rf"\div\sqrt{{{count}}}:\;\;{factor}"
    return root + rf"\qquad\div {count}:\;\;\frac{{{factor}}}{{{count}}}"


def _plain(components: Components) -> bool:
    return not any((components.mean, components.rho, components.neighbour))


def _product_letters(components: Components) -> str:
    if components.distribution == "normal":
        return r"(1+\rho^2)"
    return r"\left(1+|\rho|(\kappa-1)-\rho^2\right)"


def _shift(components: Components) -> str:
    mean, variance, rho = (
        _signed(each) for each in (components.mean, components.variance, components.rho)
    )
    return rf"2\cdot {mean}^2\cdot {variance}\cdot(1+{rho})"


def _square(components: Components) -> str:
    variance, rho = number(components.variance), _signed(components.rho)
    if components.distribution == "normal":
        return rf"{variance}^2\cdot(1+{rho}^2)"
    kappa, size = number(components_kurtosis(components)), number(abs(components.rho))
    return rf"{variance}^2\cdot(1+{size}\cdot({kappa}-1)-{rho}^2)"


def _signed(value: float) -> str:
    return number(value) if value >= 0.0 else rf"({number(value)})"


def _general_linked(components: Components) -> str:
    if components.distribution == "normal":
        inner = r"2\mu^2\sigma^2(1+\rho)\,S(r)+\sigma^4(1+\rho^2)\,S(r^2)"
        return VAR + "=" + inner
    if not components.rho:
        return VAR + r"=2\mu^2\sigma^2\,S(r)+\sigma^4\,S(r^2)"
    return (
        r"\begin{aligned}"
        + VAR
        + r"&=\mu^2\sigma^2\left[2(1+\rho)d_k+(1+2\rho+\rho^2+(1-|\rho|)^2)(S(r)-d_k)\right]\\"
        r"&+\sigma^4\left[(1+|\rho|(\kappa-1)-\rho^2)d_k+\rho^2(\kappa-1)(S(|r|)-d_k)"
        r"+(1-|\rho|)^2(S(r^2)-d_k)\right]\end{aligned}"
    )


def _chosen_linked(components: Components, d_k: int, variance: float) -> str:
    r = components.neighbour
    used = [r**2]
    copied = components.distribution != "normal" and components.rho
    used += [abs(r)] if copied else []
    used += [r] if components.mean and r not in used else []
    sums = [rf"S({number(t)})={number(geometric_pairs(t, d_k))}" for t in used]
    if copied:
        sums.append(rf"\kappa={number(components_kurtosis(components))}")
    shown = r",\;\;".join(sums)
    return rf"d_k={d_k}:\;\; {shown}\;\;\Rightarrow\;\; {VAR}={number(variance)}"
