"""Finds the lessons. Adding a lesson is adding a folder; nothing here changes."""

import importlib
import pkgutil
from collections.abc import Sequence
from functools import cache
from itertools import pairwise

from attention_viewer.framework.lesson import Lesson

LESSONS_PACKAGE = "attention_viewer.lessons"


class RegistryError(Exception):
    """A lesson folder that does not keep the rules, named with its fault."""


def find_lessons(package_name: str = LESSONS_PACKAGE) -> tuple[Lesson, ...]:
    """Import every lesson folder of a package and return the lessons in tab order.

    Raises
    ------
    RegistryError
        If a folder holds no ``LESSON``, its id differs from the folder's name, or two
        lessons claim the same place.
    """
    package = importlib.import_module(package_name)
    found = [
        _lesson_in(f"{package_name}.{info.name}", info.name)
        for info in pkgutil.iter_modules(package.__path__)
        if info.ispkg
    ]
    lessons = tuple(sorted(found, key=lambda lesson: lesson.order))
    _check_places(lessons)
    return lessons


@cache
def lessons() -> Sequence[Lesson]:
    """Return the program's lessons in tab order."""
    return find_lessons()


def _lesson_in(module_name: str, folder: str) -> Lesson:
    lesson = getattr(importlib.import_module(module_name), "LESSON", None)
    if not isinstance(lesson, Lesson):
        raise RegistryError(f"{module_name} has no LESSON")
    if lesson.id != folder:
        raise RegistryError(f"{module_name} calls itself {lesson.id!r}")
    return lesson


def _check_places(found: Sequence[Lesson]) -> None:
    for before, after in pairwise(found):
        if before.order == after.order:
            raise RegistryError(f"{before.id} and {after.id} both claim place {after.order}")
