"""Examples to start from."""

from collections.abc import Sequence

from attention_viewer.framework.lesson import Preset
from attention_viewer.lessons.derivation import words
from attention_viewer.lessons.derivation.state import Exam, Setting, State


def presets() -> Sequence[Preset]:
    """Return the lesson's examples, the start of the proof first."""
    large = Setting(d_k=1024, trials=10_000)
    ideal = Setting(d_k=64, trials=2500)
    return (
        Preset("start", words.preset_start, State()),
        Preset("density", words.preset_density, State(step="product")),
        Preset(
            "correlated", words.preset_correlated, State(step="product", product=Setting(rho=0.5))
        ),
        Preset("dependent", words.preset_dependent, State(step="add", add=Setting(rho=0.5))),
        Preset("large", words.preset_large, State(step="by_d_k", by_d_k=large)),
        Preset("real", words.preset_real, State(step="real")),
        Preset("ideal", words.preset_ideal, State(step="real", real=ideal)),
        Preset("exam", words.preset_exam, State(step="exam", exam=Exam(subjects=25))),
        Preset("check", words.preset_check, State(step="remember")),
    )
