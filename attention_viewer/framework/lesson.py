"""The description of one lesson: all that the window has to know about it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtWidgets import QWidget

    from attention_viewer.framework.bus import Handover, LessonBus
    from attention_viewer.framework.messages import Messages
    from attention_viewer.framework.store import LessonStore
    from attention_viewer.framework.tasks import TaskRunner

Text = Callable[[], str]
"""A visible string, asked for anew whenever the language changes."""


@dataclass(frozen=True)
class Preset:
    """A named state that the learner can start from. ``id`` never changes, ``title`` is shown."""

    id: str
    title: Text
    state: Any


@dataclass(frozen=True)
class GuideStep:
    """One step of a lesson's guide: what to see, and the state that shows it."""

    text: Text
    state: Any


@dataclass(frozen=True)
class Table:
    """A table as it stands on the page: what copy, CSV export and the report write."""

    name: str
    header: Sequence[str]
    rows: Sequence[Sequence[object]]


@dataclass(frozen=True)
class LessonServices:
    """What the window lends to a lesson's view."""

    store: LessonStore
    tasks: TaskRunner
    messages: Messages
    bus: LessonBus


class LessonView(Protocol):
    """What the window asks of a lesson's page, which is also a QWidget."""

    def render_state(self, state: Any, derived: Any) -> None:
        """Show ``state``. Total: may be called at any time with any valid state."""

    def headline_text(self) -> str:
        """Return the sentence that says what to see, without markup."""

    def picture(self) -> QWidget:
        """Return the widget that "export picture" draws."""

    def tables(self) -> Sequence[Table]:
        """Return the tables on the page, in full precision."""

    def set_numbers_hidden(self, hidden: bool) -> None:
        """Hide or reveal the numbers, so that a class can predict them first."""

    def set_guided(self, guided: bool) -> None:
        """Take note whether the window's guide leads, so that the page offers no other way on."""

    def foot_height(self) -> int:
        """Return what a notice leaves free at the lower edge, px: read-outs and sliders."""

    def settled(self) -> bool:
        """Tell whether the page shows its final picture (no job is running)."""


@runtime_checkable
class FileReader(Protocol):
    """What the window asks of the page of a lesson with ``file_suffixes``."""

    def open_files(self, paths: Sequence[Path]) -> None:
        """Take tables from files, or say why that cannot be done."""


@runtime_checkable
class NoticePlace(Protocol):
    """What a page tells the window that has a part which says nothing new for a while."""

    def notice_place(self) -> QWidget:
        """Return what a notice may lie over rather than over the picture."""


@dataclass(frozen=True)
class LessonParts:
    """The heavy half of a lesson, imported when the lesson is first opened."""

    derive: Callable[[Any], Any]
    create_view: Callable[[LessonServices, QWidget], LessonView]


@dataclass(frozen=True)
class Lesson:
    """One lesson. Importing the module that holds it must stay cheap (no widgets, no numpy).

    Parameters
    ----------
    id
        Folder name, command-line name and key in saved files.
    order
        Place among the tabs.
    title
        Text on the tab; may hold ``$...$`` inline math.
    state_type
        Frozen dataclass whose call without arguments is the worked example.
    presets
        Returns the lesson's named states.
    guide
        Returns the steps that lead through the lesson, each with its scene.
    load
        Imports and returns the lesson's parts.
    accept
        Pure function that takes in what another lesson sends:
        ``accept(state, payload) -> state``. None: the lesson takes nothing.
    offer
        Pure function that answers another lesson's request: ``offer(state, to) -> payload`` for
        the lesson ``to``. None: the lesson has nothing to give.
    file_suffixes
        Endings, in lower case, of the files that its view opens as a `FileReader`.
    stored
        Pure function that returns of a state what is written into files. None: all of it.
    """

    id: str
    order: int
    title: Text
    state_type: type[Any]
    presets: Callable[[], Sequence[Preset]]
    guide: Callable[[], Sequence[GuideStep]]
    load: Callable[[], LessonParts]
    accept: Callable[[Any, Handover], Any] | None = field(default=None)
    offer: Callable[[Any, str], Handover] | None = field(default=None)
    file_suffixes: Sequence[str] = ()
    stored: Callable[[Any], Any] | None = field(default=None)
