"""How tables from files do not fit together. Must not import Qt."""

from enum import Enum

from attention_viewer.lessons.scores.edits import Role


class Misfit(Enum):
    """How tables do not fit together; the comment says what the counts are of."""

    D_K = "d_k"  # components of Q, components of K
    VALUES = "values"  # rows of V, rows of K
    D_MODEL = "d_model"  # rows of a table of weights, components of X
    NOTHING = "nothing"


class LoadError(Exception):
    """Tables that do not fit together.

    Attributes
    ----------
    misfit
        How.
    file
        Name of the file of the table at fault, or of one of them.
    role
        The table at fault.
    counts
        The numbers that should be equal.
    """

    def __init__(
        self, misfit: Misfit, file: str = "", role: Role = "q", counts: tuple[int, int] = (0, 0)
    ) -> None:
        super().__init__(f"{file}: {misfit.value} {counts[0]} {counts[1]}")
        self.misfit, self.file, self.role, self.counts = misfit, file, role, counts
