"""A bar that fills while something is being computed."""

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from attention_viewer.framework.lesson import Text
from attention_viewer.runtime import theme
from attention_viewer.widgets.frames import draw_frame, frame_rect
from attention_viewer.widgets.spoken import Words

HEIGHT = 12


class BusyBar(QWidget):
    """Shows a share from 0 to 1."""

    def __init__(self, name: str, label: Text, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._share = 0.0
        theme.follow(self)
        self._words = Words(self, setAccessibleName=label)

    @property
    def share(self) -> float:
        """How much is done."""
        return self._share

    def set_share(self, share: float) -> None:
        """Show how much is done; values beyond 0 and 1 show as these."""
        share = min(max(share, 0.0), 1.0)
        if share != self._share:
            self._share = share
            self.setAccessibleDescription(f"{share:.0%}")
            self.update()

    def on_theme_changed(self) -> None:
        """Take over the height."""
        self.setFixedHeight(theme.current().px(HEIGHT))
        self.update()

    def sizeHint(self) -> QSize:
        """Return a comfortable width."""
        now = theme.current()
        return QSize(now.px(240), now.px(HEIGHT))

    def minimumSizeHint(self) -> QSize:
        """Return the least width that still shows progress."""
        now = theme.current()
        return QSize(now.px(60), now.px(HEIGHT))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the outline and the part that is done."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        now = theme.current()
        area = QRectF(self.rect())
        draw_frame(painter, area, now, fill=now.colour("field"))
        done = frame_rect(area, 1.0)
        done.setWidth(done.width() * self._share)
        if done.width() < 1.0:
            return
        path = QPainterPath()
        path.addRoundedRect(done, min(now.px(4), done.width() / 2), now.px(4))
        painter.fillPath(path, now.colour("text"))
