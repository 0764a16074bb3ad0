"""What stands for each step: its title, its headline and its one sentence."""

from dataclasses import dataclass

from attention_viewer.core.formatting import HIDDEN
from attention_viewer.framework.lesson import Text
from attention_viewer.lessons.derivation import text
from attention_viewer.lessons.derivation.proof.proofs import RESULTS
from attention_viewer.lessons.derivation.state import STEPS, State, Step
from attention_viewer.widgets.step_list import StepRow, StepScene


@dataclass(frozen=True, slots=True)
class StepWords:
    """Words of one step; the question stands for the headline while numbers are hidden."""

    title: Text
    headline: Text
    question: Text
    sentence: Text
    ahead: Text


WORDS: dict[Step, StepWords] = {
    "mean": StepWords(
        text.title_mean, text.head_mean, text.ask_mean, text.say_mean, text.next_mean
    ),
    "product": StepWords(
        text.title_product, text.head_product, text.ask_product, text.say_product, text.next_product
    ),
    "add": StepWords(text.title_add, text.head_add, text.ask_add, text.say_add, text.next_add),
    "total": StepWords(
        text.title_total, text.head_total, text.ask_total, text.say_total, text.next_total
    ),
    "root": StepWords(
        text.title_root, text.head_root, text.ask_root, text.say_root, text.next_root
    ),
    "divide": StepWords(
        text.title_divide, text.head_divide, text.ask_divide, text.say_divide, text.next_divide
    ),
    "by_d_k": StepWords(
        text.title_by_d_k, text.head_by_d_k, text.ask_by_d_k, text.say_by_d_k, text.next_by_d_k
    ),
    "real": StepWords(
        text.title_real, text.head_real, text.ask_real, text.say_real, text.next_real
    ),
    "exam": StepWords(
        text.title_exam, text.head_exam, text.ask_exam, text.say_exam, text.next_exam
    ),
    "remember": StepWords(
        text.title_remember,
        text.head_remember,
        text.head_remember,
        text.say_remember,
        text.next_remember,
    ),
    "place": StepWords(
        text.title_place, text.head_place, text.ask_place, text.say_place, text.next_place
    ),
}
_OTHER_RESULTS: dict[Step, Text] = {
    "exam": text.result_exam,
    "remember": text.result_remember,
    "place": text.result_place,
}
TELLING: frozenset[Step] = frozenset({"product", "by_d_k", "real", "place"})
"""Steps whose sentence tells what is found there."""
FOLDABLE = frozenset(STEPS) - {"remember"}


def headline_of(state: State) -> Text:
    """Return the headline that is true of the present setting."""
    if state.step == "mean" and state.mean.mean:
        return text.head_mean_off
    if state.step == "product" and state.product.rho:
        return text.head_product_off
    if state.step == "add" and state.add.rho:
        return text.head_add_off
    if state.step == "by_d_k" and state.by_d_k.d_k == 1:
        return text.head_by_d_k_one
    return WORDS[state.step].headline


def sentence_of(state: State, *, hidden: bool = False) -> str:
    """Return the sentence of the step shown; "" where it would tell what is hidden."""
    if hidden and state.step in TELLING:
        return ""
    if state.step == "real" and "real" not in breaks_of(state):
        return text.say_real_ideal()
    return WORDS[state.step].sentence()


def result_of(step: Step, *, hidden: bool = False) -> str:
    """Return what a step finds, as markup; a question mark where numbers are hidden."""
    if hidden:
        return HIDDEN
    return RESULTS[step] if step in RESULTS else _OTHER_RESULTS[step]()


def breaks_of(state: State) -> frozenset[Step]:
    """Return the steps that the settings make break, for their marks in the list."""
    broken: set[Step] = set()
    if state.mean.mean:
        broken.add("mean")
    if state.product.rho:
        broken.add("product")
    if state.add.rho:
        broken.add("add")
    if state.real.mean or state.real.rho:
        broken.add("real")
    return frozenset(broken)


def rests_on_broken(state: State) -> bool:
    """Tell whether what the step shown finds would hold only under assumptions that it breaks.

    What the step on a real model finds holds whatever mean and correlation are.
    """
    return state.step != "real" and state.step in breaks_of(state)


def step_scene(state: State, *, hidden: bool = False) -> StepScene:
    """Return the list of steps: those before the one shown are done, and told all the same."""
    here = STEPS.index(state.step)
    broken = breaks_of(state)
    rows = tuple(
        StepRow(
            step,
            WORDS[step].title(),
            result_of(step, hidden=hidden and number >= here),
            done=number < here,
            folded=step in state.folded,
            foldable=step in FOLDABLE,
            warns=step in broken and not (hidden and number >= here),
        )
        for number, step in enumerate(STEPS)
    )
    return StepScene(rows, state.step)


def neighbour(step: Step, distance: int) -> Step:
    """Return the step so many places on, or the first or last one."""
    at = STEPS.index(step) + distance
    return STEPS[min(max(at, 0), len(STEPS) - 1)]
