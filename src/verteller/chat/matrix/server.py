"""
The server: what the bot asks of it, each request once, and what went wrong as an exception.

How often something is tried is the caller's to say: nothing in here waits but for an answer, save
that an encrypted room is written to only once its members are known.
"""

import asyncio
import logging
from collections.abc import Awaitable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, Self

import nio
from aiohttp import ClientError

from verteller.chat.matrix.account import Account
from verteller.chat.matrix.errors import SOON, Away, Limited, MatrixError, Refused
from verteller.chat.matrix.keys import device_in, lock_of, signing_keys_in
from verteller.chat.matrix.levels import VERSION
from verteller.chat.matrix.signing import Signer

log = logging.getLogger(__name__)

ENCRYPTED: Final = {
    "type": "m.room.encryption",
    "state_key": "",
    "content": {"algorithm": "m.megolm.v1.aes-sha2"},
}
"""The state of a room that is encrypted from its beginning."""

LISTENS: Final = 30.0
"""Seconds an answer may be held back until there is news."""

KNOWN_WITHIN: Final = 30.0
"""Seconds until the server has told of a room that was made."""

EVENTS: Final = 100
"""As many events of a room come with one answer; what is missing is fetched."""

Content = Mapping[str, Any]


class Server:
    """
    A Matrix server, entered as the bot, as an asynchronous context.

    Args:
        account: Whose.
        folder: Where its keys are kept, if it encrypts.
        encrypts: Whether rooms are made encrypted; encrypted ones are always read.
    """

    def __init__(self, account: Account, folder: Path, *, encrypts: bool) -> None:
        self._account = account
        self._folder = folder
        self.encrypts = encrypts
        self._known = asyncio.Condition()
        self._is_vouched_for = False
        # What is tried again, and when, is for the bot to say.
        self._settings = nio.AsyncClientConfig(
            max_limit_exceeded=0,
            max_timeouts=0,
            encryption_enabled=encrypts,
            store_sync_tokens=False,
        )

    async def __aenter__(self) -> Self:
        """
        Sign in.

        Raises:
            Away, Refused: It cannot be done now, or not with this password.
        """
        self._folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        self._lock = lock_of(self._folder, self._account.user)
        self._client = nio.AsyncClient(
            self._account.server,
            self._account.user,
            device_id=device_in(self._folder, self._account.user),
            store_path=str(self._folder),
            config=self._settings,
        )
        try:
            await self._done(self._client.login(self._account.password, "Verteller"))
        except BaseException:
            await self.__aexit__()
            raise
        return self

    async def __aexit__(self, *_why: object) -> None:
        """Leave; what was not done stays undone."""
        await self._client.close()
        self._lock.close()

    @property
    def user(self) -> str:
        """The bot's full name."""
        return str(self._client.user_id)

    @property
    def name(self) -> str:
        """The server's own name, as it stands in those of its users."""
        return self.user.partition(":")[2]

    @property
    def client(self) -> nio.AsyncClient:
        """What speaks with the server."""
        return self._client

    async def sync(self, since: str) -> nio.SyncResponse:
        """
        Return what has happened after *since*, as soon as something has.

        The first answer comes at once and brings the state of all rooms.
        """
        is_first = not self._client.next_batch
        answer: nio.SyncResponse = await self._done(
            self._client.sync(
                timeout=0 if is_first else round(LISTENS * 1000),
                sync_filter={"room": {"timeline": {"limit": EVENTS}}, "presence": {"types": []}},
                since=since or None,
                full_state=is_first or None,
            )
        )
        try:
            await self._share_keys()
        except MatrixError as error:
            log.warning("matrix: keys cannot be exchanged: %s", error)
        except Exception:
            # What the library stumbles over now it tries again after the next answer.
            log.exception("matrix: keys cannot be exchanged")
        async with self._known:
            self._known.notify_all()
        return answer

    async def _share_keys(self) -> None:
        """Do what encryption asks for after every answer."""
        client = self._client
        if not client.olm:
            return
        await _reached(client.send_to_device_messages())
        if client.should_upload_keys:
            await self._done(client.keys_upload())
        if client.should_query_keys:
            await self._done(client.keys_query())
        if client.should_claim_keys:
            await self._done(client.keys_claim(client.get_users_for_key_claiming()))
        if not self._is_vouched_for:
            self._is_vouched_for = True
            await self._vouch()

    async def _vouch(self) -> None:
        """Let the account vouch for our device; where it cannot, most apps read us all the same."""
        kept = signing_keys_in(self._folder, self._account.user)
        try:
            await _reached(Signer(self._client, kept, self._account.password).vouch())
        except MatrixError as error:
            log.warning("matrix: nobody vouches for our device: %s", error)

    async def missed(self, room: str, before: str, since: str) -> list[nio.Event]:
        """Return the events of *room* between two places, the oldest first."""
        found: list[nio.Event] = []
        while True:
            page: nio.RoomMessagesResponse = await self._done(
                self._client.room_messages(room, start=before, end=since, limit=EVENTS)
            )
            found += page.chunk
            if not page.chunk or not page.end or page.end == before:
                return found[::-1]
            before = page.end

    def read(self, event: nio.Event) -> nio.Event:
        """Return an event as it was before it was encrypted, if it was and we have the key."""
        if isinstance(event, nio.MegolmEvent) and self._client.olm:
            try:
                read: nio.Event = self._client.decrypt_event(event)
            except nio.EncryptionError:
                return event
            return read
        return event

    async def joined(self) -> list[str]:
        """Return the rooms the bot is in."""
        return list((await self._done(self._client.joined_rooms())).rooms)

    async def state(self, room: str) -> list[dict[str, Any]]:
        """Return all state events of *room*."""
        return list((await self._done(self._client.room_get_state(room))).events)

    async def put_state(self, room: str, kind: str, content: Content, key: str = "") -> None:
        """Set a state of *room*."""
        await self._done(self._client.room_put_state(room, kind, dict(content), key))

    async def create(
        self,
        *,
        name: str,
        levels: Content,
        state: Sequence[Content] = (),
        is_space: bool = False,
        is_direct: bool = False,
    ) -> str:
        """Make a private room and return its address."""
        encryption = [ENCRYPTED] if self.encrypts and not is_space else []
        made: nio.RoomCreateResponse = await self._done(
            self._client.room_create(
                name=name,
                space=is_space,
                room_version=VERSION,
                is_direct=is_direct,
                preset=nio.RoomPreset.private_chat,
                initial_state=[*map(dict, state), *encryption],
                power_level_override=dict(levels),
            )
        )
        return str(made.room_id)

    async def invite(self, room: str, user: str) -> None:
        """Invite *user* into *room*: from now on he can read what is said there."""
        if self._client.olm:
            await self._until_known(room)
        await self._done(self._client.room_invite(room, user))
        known = self._client.rooms.get(room)
        if known is not None:
            # What is said next is encrypted for him, too, whenever we are told that he is there.
            known.add_member(user, None, None, invited=True)
        self._members_change(room)

    async def kick(self, room: str, user: str) -> None:
        """Take *user* out of *room*: from now on nothing said there can be read by him."""
        await self._done(self._client.room_kick(room, user))
        known = self._client.rooms.get(room)
        if known is not None:
            known.remove_member(user)
        self._members_change(room)

    def _members_change(self, room: str) -> None:
        """See to new keys, and ask who is there before they are handed out."""
        known = self._client.rooms.get(room)
        if self._client.olm and known is not None:
            known.members_synced = False
            self._client.invalidate_outbound_session(room)

    async def join(self, room: str) -> None:
        """Accept an invitation."""
        await self._done(self._client.join(room))

    async def leave(self, room: str) -> None:
        """Leave *room* and forget it."""
        await self._done(self._client.room_leave(room))
        await self._done(self._client.room_forget(room))

    async def send(self, room: str, kind: str, content: Content, transaction: str) -> str:
        """
        Say something in *room* and return the event's id.

        Args:
            transaction: What is sent again under the same one is the same event.
        """
        if self._client.olm:
            await self._until_known(room)
        sent: nio.RoomSendResponse = await self._done(
            self._client.room_send(
                room, kind, dict(content), transaction, ignore_unverified_devices=True
            )
        )
        return str(sent.event_id)

    async def _until_known(self, room: str) -> None:
        """Wait until it is known who is in *room*, and with what keys."""
        try:
            async with asyncio.timeout(KNOWN_WITHIN), self._known:
                await self._known.wait_for(lambda: room in self._client.rooms)
        except TimeoutError as error:
            raise Away("the server does not tell of a room") from error

    async def redact(self, room: str, event: str, why: str, transaction: str) -> None:
        """Take an event back, for everybody."""
        await self._done(self._client.room_redact(room, event, why, transaction))

    async def _done(self, request: Awaitable[Any]) -> Any:
        """
        Return what *request* came to.

        Raises:
            Away, Limited, Refused: It was not done.
        """
        answer = await _reached(request)
        if not isinstance(answer, nio.ErrorResponse):
            return answer
        status = getattr(answer.transport_response, "status", 0)
        if status == 429 or answer.status_code == "M_LIMIT_EXCEEDED":
            raise Limited((answer.retry_after_ms or SOON * 1000) / 1000)
        if status >= 500:
            raise Away(f"status {status}")
        raise Refused(answer.status_code or str(status))


async def _reached(request: Awaitable[Any]) -> Any:
    """
    Return what *request* came to.

    Raises:
        Away: The server could not be reached.
    """
    try:
        return await request
    except (ClientError, OSError, TimeoutError) as error:
        raise Away(type(error).__name__) from error
