"""The service: the bot in a thread of its own, entered again whenever its server was away."""

import asyncio
import logging
from pathlib import Path
from threading import Event, Thread
from typing import Final, Self

from verteller.chat.matrix.account import Account
from verteller.chat.matrix.bot import LONGEST_PAUSE, Bot
from verteller.chat.matrix.errors import MatrixError
from verteller.chat.matrix.keys import InUse
from verteller.chat.matrix.server import Server
from verteller.chat.matrix.stored import Stored

log = logging.getLogger(__name__)

STOPS_WITHIN: Final = 15.0
"""Seconds."""


class Service:
    """
    The bot at work while the block runs.

    Args:
        account: As whom.
        folder: Where its keys are kept.
        encrypts: Whether the rooms it makes are encrypted.
    """

    def __init__(self, account: Account, folder: Path, *, encrypts: bool) -> None:
        self._account = account
        self._folder = folder
        self._encrypts = encrypts
        self._thread = Thread(target=self._run, name="matrix", daemon=True)
        self._loop: asyncio.AbstractEventLoop | None = None
        self._work: asyncio.Task[None] | None = None
        self._stops = Event()
        self.ready = Event()
        """Set while all that its server had for it has been heard."""

    def __enter__(self) -> Self:
        """Go to work; the server may be away."""
        self._thread.start()
        return self

    def __exit__(self, *_why: object) -> None:
        """Finish what is in hand."""
        self._stops.set()
        if self._loop is not None and self._work is not None:
            self._loop.call_soon_threadsafe(self._work.cancel)
        self._thread.join(STOPS_WITHIN)

    def _run(self) -> None:
        with asyncio.Runner() as runner, Stored() as stored:
            self._loop = runner.get_loop()
            self._work = self._loop.create_task(self._stay(stored))
            if not self._stops.is_set():
                runner.run(_quietly(self._work))

    async def _stay(self, stored: Stored) -> None:
        """Be at work until told to stop, with a pause whenever that ends."""
        while not self._stops.is_set():
            began = asyncio.get_running_loop().time()
            try:
                await self._work_once(stored)
            except MatrixError as error:
                log.warning("matrix: %s: %s", self._account, error)
            except InUse:
                log.warning("matrix: another process is %s already", self._account)
            except Exception as error:
                # Nothing that goes wrong once may end it: the next round tries again.
                for each in error.exceptions if isinstance(error, ExceptionGroup) else [error]:
                    log.exception("matrix: the bot stumbled", exc_info=each)
            finally:
                self.ready.clear()
            if self._stops.is_set():
                # What went wrong came of being told to.
                return
            lasted = asyncio.get_running_loop().time() - began
            await asyncio.sleep(1.0 if lasted > LONGEST_PAUSE else LONGEST_PAUSE / 6)

    async def _work_once(self, stored: Stored) -> None:
        async with Server(self._account, self._folder, encrypts=self._encrypts) as server:
            log.info("matrix: at work as %s", server.user)
            bot = Bot(server, stored)
            telling = asyncio.create_task(self._tell_ready(bot))
            try:
                await bot.run()
            finally:
                telling.cancel()

    async def _tell_ready(self, bot: Bot) -> None:
        await bot.ready.wait()
        self.ready.set()


async def _quietly(work: "asyncio.Task[None]") -> None:
    """Wait for *work* until it is cancelled."""
    await asyncio.wait([work])
