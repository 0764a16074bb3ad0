"""Whether the person has asked the system for less motion; Qt 6.11 does not tell."""

from __future__ import annotations

import logging
import sys
from functools import lru_cache
from typing import Any

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QStyle

log = logging.getLogger(__name__)
_STILL_PLATFORMS = ("offscreen", "minimal")
_SPI_GETCLIENTAREAANIMATION = 0x1042
_PORTAL = ("org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop")
_PORTAL_SETTINGS = "org.freedesktop.portal.Settings"
_PORTAL_TIMEOUT_MS = 100


def less_motion() -> bool:
    """Tell whether pictures should change at once.

    So they do where nobody watches, and where the system or its style says so. A system that
    cannot be asked counts as one that has said nothing.
    """
    if QGuiApplication.platformName() in _STILL_PLATFORMS:
        return True
    style = QApplication.style()
    if style.styleHint(QStyle.StyleHint.SH_Widget_Animation_Duration) == 0:
        return True
    return _system_says_less()


@lru_cache(maxsize=1)
def _system_says_less() -> bool:
    asked = {"win32": _windows, "darwin": _macos}.get(sys.platform, _desktop_portal)
    try:
        return asked()
    except (AttributeError, ImportError, OSError, TypeError) as error:
        log.info("the system does not say whether it wants less motion: %s", error)
        return False


def _windows() -> bool:
    """Ask for "animation effects" of the accessibility settings."""
    import ctypes

    shown = ctypes.c_int(1)
    user32: Any = getattr(ctypes, "windll").user32  # noqa: B009 - there on Windows only
    done = user32.SystemParametersInfoW(_SPI_GETCLIENTAREAANIMATION, 0, ctypes.byref(shown), 0)
    return bool(done) and not shown.value


def _macos() -> bool:
    """Ask for "reduce motion" of the accessibility settings."""
    import ctypes
    import ctypes.util

    objc = ctypes.cdll.LoadLibrary(ctypes.util.find_library("objc") or "libobjc.dylib")
    pointer = ctypes.c_void_p
    find_class = ctypes.CFUNCTYPE(pointer, ctypes.c_char_p)(("objc_getClass", objc))
    selector = ctypes.CFUNCTYPE(pointer, ctypes.c_char_p)(("sel_registerName", objc))
    send = ctypes.CFUNCTYPE(pointer, pointer, pointer)(("objc_msgSend", objc))
    ask = ctypes.CFUNCTYPE(ctypes.c_bool, pointer, pointer)(("objc_msgSend", objc))
    workspace = send(find_class(b"NSWorkspace"), selector(b"sharedWorkspace"))
    return bool(ask(workspace, selector(b"accessibilityDisplayShouldReduceMotion")))


def _desktop_portal() -> bool:
    """Ask the desktop through the bus of the session whether it animates."""
    from PySide6.QtDBus import QDBus, QDBusConnection, QDBusMessage

    bus = QDBusConnection.sessionBus()
    if not bus.isConnected():
        return False
    message = QDBusMessage.createMethodCall(*_PORTAL, _PORTAL_SETTINGS, "ReadOne")
    message.setArguments(["org.gnome.desktop.interface", "enable-animations"])
    answer = bus.call(message, QDBus.CallMode.Block, _PORTAL_TIMEOUT_MS)
    if answer.type() != QDBusMessage.MessageType.ReplyMessage:
        return False
    values = answer.arguments()
    return bool(values) and getattr(values[0], "variant", lambda: values[0])() is False
