"""Exam points of a class: m independent subjects, their totals, and the standard score.

A subject is ten questions worth 0 to 10 points, every number of points equally likely. So points
are whole numbers from 0 to 100 with mean 50 and standard deviation 10, both exact: a question has
variance (11^2 - 1) / 12 = 10, and ten independent ones have 100.
"""

import math
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

QUESTIONS: Final = 10
POINTS: Final = 10
SUBJECT_MEAN: Final = 50.0
SUBJECT_SD: Final = 10.0
SUBJECT_EXCESS: Final = -0.122
"""Kurtosis of a subject less 3: that of a question, -6 (11^2 + 1) / (5 (11^2 - 1)), over ten."""
PUPILS: Final = 40

IntArray = NDArray[np.int64]
FloatArray = NDArray[np.float64]


@dataclass(frozen=True, slots=True, eq=False)
class ClassResult:
    """The points of one class.

    Attributes
    ----------
    points
        Whole numbers 0 to 100, shape (pupils, subjects).
    """

    points: IntArray

    @property
    def subjects(self) -> int:
        """How many subjects are added up."""
        return int(self.points.shape[1])

    @property
    def totals(self) -> IntArray:
        """Sum over the subjects, shape (pupils,)."""
        return np.asarray(self.points.sum(axis=1), dtype=np.int64)

    @property
    def deviations(self) -> FloatArray:
        """Totals less what is expected of them, 50 for each subject, shape (pupils,)."""
        return np.asarray(self.totals - SUBJECT_MEAN * self.subjects, dtype=np.float64)

    @property
    def divided(self) -> FloatArray:
        """Deviations over the root of the number of subjects, shape (pupils,)."""
        return self.deviations / math.sqrt(self.subjects)

    @property
    def theory_sd(self) -> float:
        """Standard deviation of a total: the root of the number of subjects times 10."""
        return SUBJECT_SD * math.sqrt(self.subjects)

    @property
    def standard_scores(self) -> FloatArray:
        """``50 + 10 (total - mean of the class) / SD of the class``, shape (pupils,).

        The standard deviation is the population's (divisor n), as Japanese schools use it. Every
        pupil has 50 when all totals are equal.
        """
        totals = self.totals.astype(np.float64)
        spread = float(totals.std())
        if spread == 0.0:
            return np.full(totals.shape, 50.0)
        return np.asarray(50.0 + 10.0 * (totals - totals.mean()) / spread)


def draw_class(seed: int, subjects: int, pupils: int = PUPILS) -> ClassResult:
    """Draw the points of a class.

    The first subjects of a seed are the same whatever their number, so that adding a subject
    changes nothing about those that are there.

    Parameters
    ----------
    seed
        Start of the random numbers.
    subjects
        How many subjects, at least 1.
    pupils
        How many pupils, at least 1.
    """
    generator = np.random.default_rng(seed)
    # Subjects come first in the order of draws.
    questions = generator.integers(0, POINTS + 1, (subjects, pupils, QUESTIONS))
    return ClassResult(np.ascontiguousarray(questions.sum(axis=2).T))
