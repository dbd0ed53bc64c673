"""Chromium: the distribution's, driven by Playwright's `page` and `context` fixtures."""

import asyncio
import contextlib
import ctypes
from collections.abc import Generator, Iterator
from typing import Any

import pytest
from django.db import connections
from playwright.sync_api import Browser, Playwright, expect

from tests.servers.machine import find_program

PATIENCE = 20_000
"""Milliseconds that whatever a page is expected to show is waited for on a busy machine."""

HEADLESS = "chromium-headless-shell"
"""Without a window to draw for it needs half of what `chromium --headless` does."""

FLAGS = [
    # A machine made for testing often has no room for Chromium's own sandbox.
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    # Nothing goes out by itself.
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-quic",
    "--disable-sync",
    "--no-first-run",
    "--no-pings",
    # Only the machine's own pages resolve; every other name is unknown at once.
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1",
]


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """Return how Playwright starts the browser: Debian's, headless and quiet."""
    chromium = find_program(HEADLESS, package=HEADLESS)
    return {**browser_type_launch_args, "executable_path": str(chromium), "args": FLAGS}


@pytest.fixture(scope="session")
def playwright_can_run() -> None:
    """Fail where Playwright's own program lacks a library that a bare Debian does not have."""
    with contextlib.suppress(OSError):
        ctypes.CDLL("libatomic.so.1")
        return
    pytest.fail("libatomic.so.1 is missing: apt-get install libatomic1", pytrace=False)


@pytest.fixture(scope="session")
def playwright(playwright_can_run: None, playwright: Playwright) -> Iterator[Playwright]:
    """
    Yield Playwright, and let tests use the database while its event loop stands in this thread.

    The loop never runs while a test's own line does, but Django cannot see that.
    """
    with pytest.MonkeyPatch.context() as environment:
        environment.setenv("DJANGO_ALLOW_ASYNC_UNSAFE", "true")
        expect.set_options(timeout=PATIENCE)
        loop = asyncio._get_running_loop()
        yield playwright
        asyncio._set_running_loop(loop)
        # Beside a loop Django opens connections anew, which nobody finds once it is gone.
        connections.close_all()


@pytest.fixture(scope="session")
def browser(browser: Browser) -> Iterator[Browser]:
    """Yield the browser; it is closed with Playwright's loop at hand."""
    loop = asyncio._get_running_loop()
    yield browser
    asyncio._set_running_loop(loop)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """
    Put Playwright's loop out of the way of a test without a browser, from its setup to its end.

    Beside a loop Django's test client cannot open pages that are coroutines, and a connection
    made beside it is another than one made without it.
    """
    loop = asyncio._get_running_loop()
    if loop is None or "browser" in getattr(item, "fixturenames", ()):
        return (yield)
    asyncio._set_running_loop(None)
    try:
        return (yield)
    finally:
        if not loop.is_closed():
            asyncio._set_running_loop(loop)
