"""What the sums are called: scores of d_k products, or totals of m subjects."""

from dataclasses import dataclass

from attention_viewer.core.sweep_spec import SweepSpec
from attention_viewer.core.theory import Divisor
from attention_viewer.framework.lesson import Text
from attention_viewer.lessons.variance import text
from attention_viewer.lessons.variance.exam import words as exam


@dataclass(frozen=True, slots=True)
class Topic:
    """Names and words of one topic.

    Attributes
    ----------
    count
        Markup for how many terms are added up.
    trials
        How many sums there are, with ``{count}``.
    labels
        Short names of the measurements by divisor.
    raw, scaled
        What is being computed.
    histograms, enlarged
        Titles of the histograms; the second of each pair when means are subtracted.
    walks
        Titles of the running sums, likewise.
    walks_axis
        Name of their axis.
    """

    count: str
    trials: Text
    labels: dict[Divisor, Text]
    raw: Text
    scaled: Text
    histograms: tuple[Text, Text]
    enlarged: tuple[Text, Text]
    walks: tuple[Text, Text]
    walks_axis: Text


PRODUCTS = Topic(
    count="$d_k$",
    trials=text.trials,
    labels={"none": text.undivided, "sqrt": text.by_root, "dk": text.by_d_k},
    raw=text.raw_scores,
    scaled=text.scaled_scores,
    histograms=(text.histograms, text.histograms_centred),
    enlarged=(text.enlarged, text.enlarged_centred),
    walks=(text.walks_title, text.walks_title_centred),
    walks_axis=text.walks_axis,
)
EXAM = Topic(
    count="$m$",
    trials=exam.students,
    labels={"none": exam.total, "sqrt": exam.by_root, "dk": exam.by_m},
    raw=exam.totals,
    scaled=exam.totals_scaled,
    histograms=(exam.histograms, exam.histograms_centred),
    enlarged=(exam.enlarged, exam.enlarged_centred),
    walks=(exam.walks_title, exam.walks_title_centred),
    walks_axis=exam.walks_axis,
)


def topic_of(spec: SweepSpec) -> Topic:
    """Return the topic of a sweep."""
    return EXAM if spec.components.terms == "values" else PRODUCTS
