"""Tending: a game's Matrix rooms are made, filled, emptied and told what they are to hear."""

import logging
from functools import partial
from typing import Final

from verteller.chat.customs import SQUARE
from verteller.chat.matrix.carrying import Load, carried, has_loads, loads, transaction_of
from verteller.chat.matrix.content import thumb_on
from verteller.chat.matrix.errors import MatrixError
from verteller.chat.matrix.levels import levels
from verteller.chat.matrix.making import Maker
from verteller.chat.matrix.patience import Patience
from verteller.chat.matrix.plan import SPACE, Plan, Wanted, plan_of
from verteller.chat.matrix.present import Present, present
from verteller.chat.matrix.server import Server
from verteller.chat.matrix.stored import Stored
from verteller.chat.models import MatrixRoom

log = logging.getLogger(__name__)

MESSAGE: Final = "m.room.message"
REACTION: Final = "m.reaction"
CHILD: Final = "m.space.child"


class Tender:
    """
    Brings games on Matrix up to date, one room after another.

    Args:
        server: Where.
        stored: How the database is asked.
    """

    def __init__(self, server: Server, stored: Stored) -> None:
        self._server = server
        self._stored = stored
        self._maker = Maker(server, stored)
        self._applied: dict[str, object] = {}
        """What each room was made to be, by its address."""
        self._asked_back: set[str] = set()
        self._patience = Patience()

    def ask_back(self, user: str) -> None:
        """Invite *user* to his rooms again, also to those that he has left."""
        self._asked_back.add(user)

    async def tend(self, live_id: int) -> float | None:
        """
        Bring a game up to date.

        Returns:
            After how many seconds it is to be tried again; None where all is done.
        """
        # Whoever asks while this is under way is let in the next time.
        asked = frozenset(self._asked_back)
        plan: Plan = await self._stored(plan_of, live_id)
        made = {place: room.address for place, room in plan.made.items()}
        trouble: list[float] = []
        for wanted in plan.rooms:
            if SPACE not in made and wanted.room != SPACE:
                break
            trouble += await self._try_room(plan, wanted, made, asked)
        trouble += await self._tend_tree(plan, made)
        if not trouble:
            self._asked_back -= asked & {user for each in plan.rooms for user in each.members}
        return min(trouble) if trouble else None

    async def _try_room(
        self, plan: Plan, wanted: Wanted, made: dict[str, str], asked: frozenset[str]
    ) -> list[float]:
        """Bring a room up to date, which is made first if need be; return when to try again."""
        key = plan.live.pk, wanted.room
        if left := self._patience.left(key):
            return [left]
        try:
            room = plan.made.get(wanted.room)
            if room is None:
                room = await self._maker.make(plan, wanted, made.get(SPACE, ""))
                made[wanted.room] = room.address
            return await self._tend_room(plan, wanted, room, asked)
        except MatrixError as error:
            log.warning("matrix: %s of game %s: %s", wanted.room, plan.live.pk, error)
            return [self._patience.lost(key, error)]

    async def _tend_tree(self, plan: Plan, made: dict[str, str]) -> list[float]:
        """Let the space have all rooms, in the order of the plan; return when to try again."""
        key = f"tree {made.get(SPACE)}"
        rooms = [made[each.room] for each in plan.rooms if each.room in made][1:]
        if SPACE not in made or self._applied.get(key) == rooms:
            return []
        if left := self._patience.left(key):
            return [left]
        try:
            there = present(await self._server.state(made[SPACE]))
            for place, address in enumerate(rooms):
                if address not in there.children:
                    content = {"via": [self._server.name], "order": f"{place:03}"}
                    await self._server.put_state(made[SPACE], CHILD, content, address)
        except MatrixError as error:
            return [self._patience.lost(key, error)]
        self._applied[key] = rooms
        return []

    async def _tend_room(
        self, plan: Plan, wanted: Wanted, room: MatrixRoom, asked: frozenset[str]
    ) -> list[float]:
        """
        Bring one room up to date; return when to try again to let in who could not be invited.

        Who has to leave leaves before another word is said, who comes in comes after all that
        was said before his time.

        Source: duesterwald, DUE-PAD-01 to -03, DUE-SYS-06, -07, -11, -28, -29.
        """
        stamp = dict(wanted.members), frozenset(wanted.writers), asked & wanted.members.keys()
        trouble: list[float] = []
        if self._applied.get(room.address) != stamp:
            there = present(await self._server.state(room.address))
            for user in sorted(there.members.keys() - wanted.members.keys()):
                if there.has_in(user) and user != self._server.user:
                    await self._server.kick(room.address, user)
            await self._settle_levels(wanted, room, there)
            # Who has left by himself comes in again when he asks for it.
            newcomers = {
                user
                for user in wanted.members
                if not there.has_in(user) and (user in asked or not there.has_left(user))
            }
            trouble = await self._let_in(plan, wanted, room, newcomers)
            if not trouble:
                self._applied[room.address] = stamp
        if wanted.room != SPACE:
            await self._carry(plan, wanted, room)
        return trouble

    async def _settle_levels(self, wanted: Wanted, room: MatrixRoom, there: Present) -> None:
        reacts = wanted.room != SQUARE
        right = levels(self._server.user, wanted.writers, reacts=reacts)
        if any(there.levels.get(key) != value for key, value in right.items()):
            content = {**there.levels, **right}
            await self._server.put_state(room.address, "m.room.power_levels", content)

    async def _let_in(
        self, plan: Plan, wanted: Wanted, room: MatrixRoom, newcomers: set[str]
    ) -> list[float]:
        """
        Invite who is new; return when to try again.

        Those who are in need not wait for one who cannot be invited just now.
        """
        trouble: list[float] = []
        for user in sorted(newcomers, key=lambda each: (wanted.members[each], each)):
            if wanted.room != SPACE:
                await self._carry(plan, wanted, room, wanted.members[user])
            key = room.address, user
            if left := self._patience.left(key):
                trouble.append(left)
                continue
            try:
                await self._server.invite(room.address, user)
            except MatrixError as error:
                log.warning("matrix: somebody cannot be invited: %s", error)
                trouble.append(self._patience.lost(key, error))
        return trouble

    async def _carry(
        self, plan: Plan, wanted: Wanted, room: MatrixRoom, before: int | None = None
    ) -> None:
        """Carry what waits into a room, each post once."""
        if before == 0 or not await self._stored(has_loads, room):
            return
        more = partial(loads, room, plan.length, before, votes=wanted.votes)
        while found := await self._stored(more):
            for load in found:
                event = await self._send(room, load)
                await self._stored(carried, room, load, event)

    async def _send(self, room: MatrixRoom, load: Load) -> str:
        """Say a post in a room and return the event it is there; empty for one without words."""
        if load.content is None:
            return ""
        name = transaction_of(room, load.post)
        event = await self._server.send(room.address, MESSAGE, load.content, name)
        if load.accused is not None:
            # A thumb to press, so that nobody has to look for one.
            thumb = transaction_of(room, load.post, "thumb")
            await self._server.send(room.address, REACTION, thumb_on(event), thumb)
        return event
