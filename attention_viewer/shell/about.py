"""Version, licences and thanks."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QPlainTextEdit, QVBoxLayout, QWidget

from attention_viewer import __version__
from attention_viewer.runtime import fonts, paths, theme
from attention_viewer.shell import text
from attention_viewer.widgets.buttons import Button, Kind
from attention_viewer.widgets.math_markup import plain
from attention_viewer.widgets.rich_label import RichLabel
from attention_viewer.widgets.spoken import Words


class AboutDialog(QDialog):
    """What the program is, and the licence texts of all that ships with it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("aboutDialog")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        Words(self, setWindowTitle=text.about)
        now = theme.current()
        self.resize(now.px(640), now.px(480))
        column = QVBoxLayout(self)
        margin = now.px(24)
        column.setContentsMargins(margin, margin, margin, margin)
        column.setSpacing(now.px(8))
        column.addWidget(RichLabel(text.program, self, role="headline", weight=600))
        column.addWidget(RichLabel(text.about_purpose, self, wrap=True))
        column.addWidget(RichLabel(_version_line, self, colour="muted", wrap=True))
        column.addWidget(RichLabel(text.about_licences, self, role="label", colour="muted"))
        column.addWidget(self._licences(), 1)
        close = Button("aboutClose", text.close, text.close, self, kind=Kind.PRIMARY)
        close.clicked.connect(self.accept)
        column.addWidget(close)

    def words(self) -> list[str]:
        """Return what the dialog says of the program, as plain words."""
        return [plain(label.markup) for label in self.findChildren(RichLabel)]

    def _licences(self) -> QPlainTextEdit:
        view = QPlainTextEdit(self)
        view.setObjectName("aboutLicences")
        view.setReadOnly(True)
        view.setFont(fonts.ui_font(theme.current().text_px("label")))
        view.setPlainText(licence_texts())
        Words(view, setAccessibleName=text.about_licences, setToolTip=text.about_licences)
        return view


def licence_texts() -> str:
    """Return names and licence texts of everything that ships with the program."""
    folder = paths.resources() / "licences"
    entries = msgspec.json.decode((folder / "index.json").read_bytes())
    parts = []
    for entry in entries:
        parts.append(f"{entry['name']}: {entry['licence']} ({entry['part']})")
    seen: set[str] = set()
    for entry in entries:
        name = str(entry["file"])
        if name not in seen:
            seen.add(name)
            body = (folder / name).read_text(encoding="utf-8")
            parts.append(f"\n\n{'-' * 40}\n{entry['name']}\n\n{body.strip()}")
    return "\n".join(parts)


def _version_line() -> str:
    return text.about_version().format(version=__version__)
