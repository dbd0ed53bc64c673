"""Making rooms: each of a game's once, whatever goes wrong in between."""

from typing import Any, Final, cast

from verteller.chat.customs import LINE, SQUARE
from verteller.chat.matrix.carrying import remember, tag_of
from verteller.chat.matrix.errors import Away
from verteller.chat.matrix.levels import levels
from verteller.chat.matrix.plan import SPACE, Plan, Wanted, is_line, unremembered
from verteller.chat.matrix.present import TAG, present
from verteller.chat.matrix.server import Server
from verteller.chat.matrix.stored import Stored
from verteller.chat.models import MatrixRoom
from verteller.chat.voice_lines import room_title
from verteller.telling.cast import Language

SHARED: Final = "shared"
"""Who comes in reads what was said before: it was said to all, or to him who has the line."""

INVITED: Final = "invited"
"""Who comes in reads what is said from then on."""


class Maker:
    """
    Makes rooms, or finds those that were made and could not be remembered.

    Args:
        server: Where.
        stored: How the database is asked.
    """

    def __init__(self, server: Server, stored: Stored) -> None:
        self._server = server
        self._stored = stored
        self._found: dict[str, str] | None = None

    async def make(self, plan: Plan, wanted: Wanted, space: str) -> MatrixRoom:
        """
        Return a room that a game has not had so far.

        Args:
            space: The address of the game's space, empty for the space itself.

        Raises:
            MatrixError: It could not be made; it can be tried again.
        """
        tag = tag_of(plan.live, wanted.room)
        if self._found is None:
            self._found = await self._search()
        address = self._found.pop(tag, "") or await self._create(plan, wanted, tag, space)
        return await self._stored(remember, plan.live, wanted.room, address)

    async def _search(self) -> dict[str, str]:
        """Return the rooms the bot is in without remembering them, by their tags."""
        found = {}
        for address in await self._stored(unremembered, await self._server.joined()):
            there = present(await self._server.state(address))
            if there.tag:
                found[there.tag] = address
        return found

    async def _create(self, plan: Plan, wanted: Wanted, tag: str, space: str) -> str:
        place = wanted.room
        open_to_all = place in {SPACE, SQUARE} or is_line(place)
        # What was encrypted before he came nobody could decrypt for him.
        shared = open_to_all and not self._server.encrypts
        state = [
            _state("m.room.history_visibility", history_visibility=SHARED if shared else INVITED),
            _state("m.room.guest_access", guest_access="forbidden"),
            _state(TAG, tag=tag),
        ]
        if space:
            via = [self._server.name]
            state.append({**_state("m.space.parent", via=via, canonical=True), "state_key": space})
        try:
            return await self._server.create(
                name=_name(plan, place),
                levels=levels(self._server.user),
                state=state,
                is_space=place == SPACE,
                is_direct=is_line(place),
            )
        except Away:
            # It may have been made all the same.
            self._found = None
            raise


def _state(kind: str, **content: Any) -> dict[str, Any]:
    return {"type": kind, "state_key": "", "content": content}


def _name(plan: Plan, place: str) -> str:
    """Return what a room is called, in the game's language."""
    game = plan.live.game
    if place == SPACE:
        return game.name
    kind = LINE if is_line(place) else place
    return f"{room_title(kind, cast('Language', game.language))} · {game.name}"
