"""Rules that hold for every test: offscreen, no leaks, no unexpected log line, no stray Qt."""

from __future__ import annotations

import os

# Both are read when numpy and Qt are first imported.
os.environ["QT_QPA_PLATFORM"] = "offscreen"
os.environ["OPENBLAS_NUM_THREADS"] = "1"

import gc
from collections.abc import Generator, Iterator

import pytest

from tests.helpers import leaks
from tests.helpers.log_watch import LogWatch

FAILED = pytest.StashKey[bool]()
GUI_FOLDERS = frozenset({"gui", "contract"})


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Run the tests without Qt first: once an application object exists it stays."""
    items.sort(key=needs_gui)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Remember a failure, whose traceback rightly keeps objects alive."""
    report = yield
    if report.when == "call" and report.failed:
        item.stash[FAILED] = True
    return report


def needs_gui(item: pytest.Item) -> bool:
    """Tell whether a test uses Qt's application object."""
    fixtures: list[str] = getattr(item, "fixturenames", [])
    return "qapp" in fixtures or not GUI_FOLDERS.isdisjoint(item.path.parts)


@pytest.fixture(scope="session")
def gui_session() -> Iterator[None]:
    """Prepare the collector for all tests with windows."""
    # Collecting on a worker thread would destroy widgets there: collect between tests only.
    gc.collect()
    gc.freeze()
    gc.disable()
    yield
    gc.enable()
    gc.unfreeze()


@pytest.fixture(autouse=True)
def no_leaks(request: pytest.FixtureRequest) -> Iterator[None]:
    """Fail a test that leaves a thread, a running timer or a window behind."""
    if needs_gui(request.node):
        request.getfixturevalue("gui_session")
    before = leaks.snapshot()
    yield
    if needs_gui(request.node):
        request.node.funcargs.clear()
    found = leaks.leaks_since(before)
    if found:
        leaks.remove_windows(before)
    excused = request.node.stash.get(FAILED, False) or request.node.get_closest_marker(
        "leaks_allowed"
    )
    if found and not excused:
        pytest.fail("\n".join(found), pytrace=False)


@pytest.fixture(autouse=True)
def no_application_in_unit_tests(request: pytest.FixtureRequest) -> Iterator[None]:
    """Fail a unit test that makes Qt's application object."""
    if "unit" not in request.node.path.parts:
        yield
        return
    if "qapp" in request.fixturenames:
        pytest.fail("a unit test runs without QApplication; move it to tests/gui", pytrace=False)
    existed = leaks.has_application()
    yield
    if leaks.has_application() and not existed:
        pytest.fail("this unit test made a Qt application object", pytrace=False)


@pytest.fixture(autouse=True)
def no_log_warnings(request: pytest.FixtureRequest) -> Iterator[None]:
    """Fail a test during which a warning was logged, unless it looks at the log itself."""
    with LogWatch() as watch:
        yield
    looks = "caplog" in request.fixturenames or request.node.get_closest_marker("log_allowed")
    if watch.lines and not looks:
        pytest.fail("unexpected in the log:\n" + "\n".join(watch.lines), pytrace=False)
