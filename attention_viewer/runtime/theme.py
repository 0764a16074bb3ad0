"""One table of colours, sizes and lines for everything that is drawn.

Each colour has one meaning everywhere. Widgets ask `current` when they paint and follow
`hub().changed`; nobody else decides a colour or a text size.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from functools import lru_cache
from typing import Protocol

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication

from attention_viewer.runtime import fonts


@lru_cache(maxsize=512)
def _colour(name: str, opacity: float) -> QColor:
    colour = QColor(name)
    colour.setAlphaF(opacity)
    return colour


@dataclass(frozen=True, eq=False)
class Colours:
    """Colour tokens as ``#RRGGBB``. ``line`` draws strokes, never text.

    A table is equal to itself alone: it is part of the key of everything that is kept painted.
    """

    ground: str
    panel: str
    field: str
    text: str
    muted: str
    line: str
    edge: str
    q: str
    k: str
    v: str
    unscaled: str
    scaled: str
    by_d_k: str

    def colour(self, token: str, opacity: float = 1.0) -> QColor:
        """Return the colour of a token, more or less opaque; shared, so do not change it."""
        return _colour(getattr(self, token), opacity)


@dataclass(frozen=True)
class TypeScale:
    """Text sizes in px at the theme's reference size."""

    label: int
    body: int
    readout: int
    hero: int
    headline: int
    picture: int
    score: int
    tick: int


@dataclass(frozen=True)
class Theme:
    """Everything that decides how things look.

    Parameters
    ----------
    name
        "light", "dark" or "projector".
    colours, type
        The tables.
    space
        Factor on all distances at reference size; `px` applies it.
    stroke
        Factor on line widths; `line_px` applies it.
    scale
        Zoom chosen by the person, or for the projector the window's height over 1080.
    """

    name: str
    colours: Colours
    type: TypeScale
    space: float = 1.0
    stroke: float = 1.0
    scale: float = 1.0

    @property
    def projected(self) -> bool:
        """Whether this is the theme for the wall."""
        return self.name == "projector"

    def px(self, distance: float) -> int:
        """Return a distance given at 100 % in device-independent pixels."""
        return max(1, round(distance * self.space * self.scale))

    def line_px(self, width: float) -> float:
        """Return a line width given at 100 %."""
        return width * self.stroke * self.scale

    def text_px(self, role: str) -> int:
        """Return the size of a text role, such as "body" or "readout"."""
        size: int = getattr(self.type, role)
        return max(6, round(size * self.scale))

    def colour(self, token: str, opacity: float = 1.0) -> QColor:
        """Return the colour of a token."""
        return self.colours.colour(token, opacity)


_LIGHT = Colours(
    ground="#FFFFFF",
    panel="#F6F8FA",
    field="#FFFFFF",
    text="#17202A",
    muted="#4A5866",
    line="#6B7885",
    edge="#818C97",
    q="#285CB1",
    k="#A74F00",
    v="#513262",
    unscaled="#8A0616",
    scaled="#087A54",
    by_d_k="#4A5866",
)
_DARK = Colours(
    ground="#12161C",
    panel="#1B212A",
    field="#12161C",
    text="#EAF0F6",
    muted="#A9B6C4",
    line="#7F8C9A",
    edge="#6F7A87",
    q="#5090FC",
    k="#D1864F",
    v="#B995C9",
    unscaled="#F16D79",
    scaled="#8AE7D9",
    by_d_k="#A9B6C4",
)
_PROJECTOR = Colours(
    ground="#FFFFFF",
    panel="#FFFFFF",
    field="#FFFFFF",
    text="#000000",
    muted="#1F2933",
    line="#3E4C59",
    edge="#3E4C59",
    q="#285CB1",
    k="#A74F00",
    v="#513262",
    unscaled="#8A0616",
    scaled="#087A54",
    by_d_k="#1F2933",
)
_DESK_TYPE = TypeScale(
    label=13, body=15, readout=20, hero=28, headline=20, picture=15, score=15, tick=13
)
_WALL_TYPE = TypeScale(
    label=28, body=30, readout=56, hero=84, headline=46, picture=34, score=46, tick=28
)

LIGHT = Theme("light", _LIGHT, _DESK_TYPE)
DARK = Theme("dark", _DARK, _DESK_TYPE)
PROJECTOR = Theme("projector", _PROJECTOR, _WALL_TYPE, space=2.0, stroke=2.2)
THEMES = {theme.name: theme for theme in (LIGHT, DARK, PROJECTOR)}

TOKENS = tuple(field.name for field in fields(Colours))


class ThemeHub(QObject):
    """Holds the theme of the moment and tells when it changes. See `hub`.

    Signals
    -------
    changed()
        Every widget takes over sizes and colours.
    settled()
        After all of them did; what is shown of a state is to be shown anew.
    """

    changed = Signal()
    settled = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.theme = LIGHT

    def use(self, theme: Theme) -> None:
        """Make ``theme`` the current one: palette, default font, then everybody who follows."""
        if theme == self.theme and QApplication.font().families() == fonts.UI_FAMILIES:
            return
        self.theme = theme
        QApplication.setPalette(_palette(theme))
        QApplication.setFont(fonts.ui_font(theme.text_px("body")))
        self.changed.emit()
        self.settled.emit()


_hub: list[ThemeHub] = []


def hub() -> ThemeHub:
    """Return the one hub, made when first asked for."""
    if not _hub:
        _hub.append(ThemeHub())
    return _hub[0]


def current() -> Theme:
    """Return the theme of the moment."""
    return hub().theme


class Themed(Protocol):
    """A widget that has something to measure anew when the theme changes."""

    def on_theme_changed(self) -> None:
        """Take over sizes and colours."""


def follow(widget: Themed) -> None:
    """Call ``widget.on_theme_changed`` now and after every change of theme."""
    hub().changed.connect(widget.on_theme_changed)
    widget.on_theme_changed()


def _palette(theme: Theme) -> QPalette:
    colours = theme.colours
    roles = {
        QPalette.ColorRole.Window: colours.panel,
        QPalette.ColorRole.Base: colours.field,
        QPalette.ColorRole.AlternateBase: colours.panel,
        QPalette.ColorRole.Button: colours.panel,
        QPalette.ColorRole.WindowText: colours.text,
        QPalette.ColorRole.Text: colours.text,
        QPalette.ColorRole.ButtonText: colours.text,
        QPalette.ColorRole.BrightText: colours.text,
        QPalette.ColorRole.PlaceholderText: colours.muted,
        QPalette.ColorRole.Highlight: colours.text,
        QPalette.ColorRole.HighlightedText: colours.ground,
        QPalette.ColorRole.Accent: colours.text,
        QPalette.ColorRole.ToolTipBase: colours.ground,
        QPalette.ColorRole.ToolTipText: colours.text,
        QPalette.ColorRole.Link: colours.q,
        QPalette.ColorRole.Mid: colours.edge,
        QPalette.ColorRole.Dark: colours.edge,
    }
    palette = QPalette(QColor(colours.panel))
    for role, colour in roles.items():
        palette.setColor(role, QColor(colour))
    _mute_disabled(palette, colours)
    return palette


def _mute_disabled(palette: QPalette, colours: Colours) -> None:
    for role in (
        QPalette.ColorRole.WindowText,
        QPalette.ColorRole.Text,
        QPalette.ColorRole.ButtonText,
    ):
        palette.setColor(QPalette.ColorGroup.Disabled, role, QColor(colours.edge))
