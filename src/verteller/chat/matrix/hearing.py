"""Hearing: what the server brings is taken in, each event once, and answered where it has to be."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final

import nio
from django.db import InterfaceError, OperationalError

from verteller.chat.matrix.commands import is_command, obey
from verteller.chat.matrix.content import reply
from verteller.chat.matrix.errors import MatrixError, Refused
from verteller.chat.matrix.events import Thumb, Undone, Unfit, Words, meant
from verteller.chat.matrix.intake import (
    Deed,
    Outcome,
    TooFast,
    refuse,
    take_back,
    take_thumb,
    take_words,
)
from verteller.chat.matrix.server import Server
from verteller.chat.matrix.stored import Stored
from verteller.chat.matrix.tending import MESSAGE, Tender
from verteller.hosting.transactions import LostRace

log = logging.getLogger(__name__)

TRIES: Final = 8
"""So often a reply or a redaction is tried before it is given up."""

PATIENCE: Final = 60
"""Seconds that are waited at most for somebody who said much while we were away."""

LONGEST_WAIT: Final = 60.0

PASSING: Final = (MatrixError, OperationalError, InterfaceError, LostRace)
"""
What has nothing to do with what is heard: it is heard again when that is over.

Other errors of the database are the event's own, and would come again with it for ever.
"""


class Hearer:
    """
    Takes in what happens in the rooms the bot is in.

    Args:
        server, stored: The server and the database.
        tender: What looks after games.
        tended: Is told of a game that has to be looked at.
    """

    def __init__(
        self, server: Server, stored: Stored, tender: Tender, tended: Callable[[int | None], None]
    ) -> None:
        self._server = server
        self._stored = stored
        self._tender = tender
        self._tended = tended
        self._under_way: set[asyncio.Task[None]] = set()
        self._catches_up = True

    async def hear(self, answer: nio.SyncResponse, since: str) -> None:
        """
        Take in an answer of the server.

        Args:
            since: From where on it tells; empty where nothing was heard before.
        """
        for room, invited in answer.rooms.invite.items():
            await self._come(room, invited)
        for room, info in answer.rooms.join.items():
            events = list(info.timeline.events)
            if info.timeline.limited and since and info.timeline.prev_batch:
                events = await self._missed(room, info.timeline.prev_batch, since) + events
            for event in events:
                await self._hear_one(room, event)
        self._catches_up = False

    async def _missed(self, room: str, before: str, since: str) -> list[Any]:
        """Return what has happened in a room beside what the server has brought."""
        try:
            return await self._server.missed(room, before, since)
        except Refused as error:
            log.warning("matrix: what was missed cannot be read: %s", error.code)
            return []

    async def rest(self) -> None:
        """Finish what is under way."""
        if self._under_way:
            await asyncio.wait(self._under_way, timeout=5)

    async def _come(self, room: str, invited: Any) -> None:
        """Accept an invitation; one that cannot be accepted any more is left."""
        del invited
        try:
            await self._server.join(room)
        except Refused as error:
            log.info("matrix: an invitation cannot be accepted: %s", error.code)

    async def _hear_one(self, room: str, event: Any) -> None:
        """
        Take in one event; nothing that is wrong with it keeps others from being heard.

        Raises:
            MatrixError, OperationalError, InterfaceError, LostRace: It is to be heard again.
        """
        if event.sender == self._server.user:
            return
        deed = Deed(room, event.event_id, event.sender)
        try:
            await self._do(deed, meant(self._server.read(event)))
        except PASSING:
            raise
        except Exception:
            log.exception("matrix: an event could not be dealt with")

    async def _do(self, deed: Deed, said: Words | Thumb | Undone | Unfit | None) -> None:
        match said:
            case Words(text=text, is_mended=is_mended):
                await self._hear_words(deed, text, is_mended=is_mended)
            case Thumb(on=on):
                self._answer(deed, await self._stored(take_thumb, deed, on))
            case Undone(event=event):
                self._answer(deed, await self._stored(take_back, deed, event))
            case Unfit(message=name):
                self._answer(deed, await self._stored(refuse, deed, name))
            case None:
                pass

    async def _hear_words(self, deed: Deed, text: str, *, is_mended: bool) -> None:
        if is_command(text) and await self._is_private(deed.address):
            await self._obey(deed, text)
            return
        came = await self._said(deed, text)
        if not came.is_ours and not is_mended and await self._is_private(deed.address):
            await self._obey(deed, "!help")
        self._answer(deed, came)

    async def _said(self, deed: Deed, text: str) -> Outcome:
        """Say it in the game; what came in while we were away is said as slowly as need be."""
        for _ in range(PATIENCE):
            try:
                return await self._stored(take_words, deed, text)
            except TooFast:
                if not self._catches_up:
                    break
                await asyncio.sleep(1)
        came: Outcome = await self._stored(refuse, deed, "saying-too-fast")
        return Outcome(came.is_ours, undo=True, words=came.words, tell=came.tell)

    async def _is_private(self, room: str) -> bool:
        """Tell whether nobody but one other is in a room with us."""
        there = self._server.client.rooms.get(room)
        return there is not None and there.member_count <= 2

    async def _obey(self, deed: Deed, text: str) -> None:
        said = await self._stored(obey, deed.user, text)
        if said.again:
            self._tender.ask_back(deed.user)
        self._tended(said.live)
        self._later(
            lambda: self._server.send(deed.address, MESSAGE, reply(said.words), f"re-{deed.event}")
        )

    def _answer(self, deed: Deed, came: Outcome) -> None:
        """Take back what may not stand, and say why."""
        if came.undo:
            self._later(
                lambda: self._server.redact(deed.address, deed.event, "", f"un-{deed.event}")
            )
        if came.words and came.tell:
            self._later(
                lambda: self._server.send(came.tell, MESSAGE, reply(came.words), f"re-{deed.event}")
            )

    def _later(self, work: Callable[[], Awaitable[object]]) -> None:
        """Do *work* beside what else is to be heard, again where it has to wait."""
        task = asyncio.create_task(_insist(work))
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)


async def _insist(work: Callable[[], Awaitable[object]]) -> None:
    for _ in range(TRIES):
        try:
            await work()
        except Refused as error:
            log.warning("matrix: refused: %s", error)
            return
        except MatrixError as error:
            await asyncio.sleep(min(error.retry_after, LONGEST_WAIT))
        else:
            return
