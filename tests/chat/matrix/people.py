"""People with Matrix apps of their own, as tests have them write and read."""

import asyncio
import json
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread
from typing import Any, TypeVar

import nio
import pytest

from tests.servers.synapse import PASSWORD, Synapse

R = TypeVar("R")

PATIENCE = 90.0
"""Seconds after which what was waited for does not come any more."""


class People:
    """Everybody's apps, which run in one thread beside the test."""

    def __init__(self, synapse: Synapse, folder: Path, *, encrypts: bool) -> None:
        self._synapse = synapse
        self._folder = folder
        self.encrypts = encrypts
        self._loop = asyncio.new_event_loop()
        self._thread = Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self._all: list[Someone] = []

    def do(self, work: Coroutine[Any, Any, R]) -> R:
        """Let an app do something, and return what came of it."""
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(PATIENCE + 30)

    def someone(self, name: str) -> "Someone":
        """Return somebody with a new account."""
        user = self._synapse.register(name)
        folder = self._folder / name
        folder.mkdir()
        config = nio.AsyncClientConfig(encryption_enabled=self.encrypts)
        # The library takes every device of that name for its own.
        device = f"APP{name.upper()}"
        found = Someone(self, nio.AsyncClient(self._synapse.url, user, device, str(folder), config))
        self.do(found.enter())
        self._all.append(found)
        return found

    def rooms_of(self, user: str) -> set[str]:
        """Return the rooms an account is in."""

        async def ask() -> set[str]:
            client = nio.AsyncClient(self._synapse.url, user)
            try:
                await client.login(PASSWORD)
                return set((await client.joined_rooms()).rooms)
            finally:
                await client.close()

        return self.do(ask())

    def close(self) -> None:
        """Close all apps."""
        for each in self._all:
            self.do(each.client.close())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()


class Someone:
    """Somebody with an app: he accepts every invitation, and keeps all he is shown."""

    def __init__(self, people: People, client: nio.AsyncClient) -> None:
        self._people = people
        self.client = client
        self.seen: list[tuple[str, Any]] = []
        """Each event with its room, once it could be read."""

    @property
    def user(self) -> str:
        """His full name."""
        return str(self.client.user_id)

    async def enter(self) -> None:
        """Sign in."""
        answer = await self.client.login(PASSWORD)
        assert isinstance(answer, nio.LoginResponse)
        await self._look()

    async def _look(self, wait: int = 0) -> None:
        """Take in what is new."""
        first, wanted = not self.client.next_batch, {"room": {"timeline": {"limit": 500}}}
        answer = await self.client.sync(wait, sync_filter=wanted, full_state=first)
        assert isinstance(answer, nio.SyncResponse), answer
        await self._keep_keys()
        for room in answer.rooms.invite:
            await self.client.join(room)
        for room in answer.rooms.leave:
            self.client.rooms.pop(room, None)
        for room, info in answer.rooms.join.items():
            self.seen += [(room, event) for event in info.timeline.events]

    async def _keep_keys(self) -> None:
        client = self.client
        if not client.olm:
            return
        await client.send_to_device_messages()
        if client.should_upload_keys:
            await client.keys_upload()
        if client.should_query_keys:
            await client.keys_query()
        if client.should_claim_keys:
            await client.keys_claim(client.get_users_for_key_claiming())

    def until(self, found: Callable[[], R]) -> R:
        """Look until *found* returns something that is true, and return it."""

        async def look() -> R:
            await self._look()
            async with asyncio.timeout(PATIENCE):
                while not (result := found()):
                    await self._look(wait=5_000)
            return result

        return self._people.do(look())

    def look(self) -> None:
        """Take in what has come by now."""
        self._people.do(self._look())

    def room(self, name: str) -> str:
        """Wait until he is in the room whose name begins with *name*, and return its address."""

        def found() -> str:
            rooms = self.client.rooms.items()
            return next((key for key, room in rooms if (room.name or "").startswith(name)), "")

        return self.until(found)

    def rooms(self) -> set[str]:
        """Return the names of all rooms he is in by now."""
        self.look()
        return {room.name or "" for room in self.client.rooms.values()}

    def heard(self, room: str) -> list[str]:
        """Return what he has been shown in a room by others, in order."""
        return [
            event.body
            for place, event in self.seen
            if place == room
            and isinstance(event, (nio.RoomMessageText, nio.RoomMessageNotice))
            and event.sender != self.user
        ]

    def hears(self, room: str, *words: str) -> str:
        """Wait until something with all of *words* has been said in a room, and return it."""

        def found() -> str:
            said = self.heard(room)
            return next((each for each in said if all(word in each for word in words)), "")

        try:
            return self.until(found)
        except TimeoutError:
            pytest.fail(f"{self.user} does not hear {words}, but {self.heard(room)}")

    def event(self, room: str, *words: str) -> str:
        """Return the event in which all of *words* were said in a room."""
        self.hears(room, *words)
        return next(
            str(event.event_id)
            for place, event in self.seen
            if place == room and all(word in getattr(event, "body", "") for word in words)
        )

    def thumbed(self, room: str) -> set[str]:
        """Return the events in a room that others have put a thumb on."""
        return {
            event.reacts_to
            for place, event in self.seen
            if place == room and isinstance(event, nio.ReactionEvent) and event.sender != self.user
        }

    def taken_back(self, room: str) -> set[str]:
        """Return the events in a room that others have taken back."""
        return {
            event.redacts
            for place, event in self.seen
            if place == room and isinstance(event, nio.RedactionEvent) and event.sender != self.user
        }

    def history(self, room: str) -> str:
        """Return all that the server lets him read of a room when he asks for it."""
        answer = self._people.do(self.client.room_messages(room, limit=500))
        assert isinstance(answer, nio.RoomMessagesResponse), answer
        return "\n".join(getattr(event, "body", "") for event in answer.chunk)

    def mends(self, room: str, event: str, text: str) -> None:
        """Let an earlier message of his say something else."""
        new = {"msgtype": "m.text", "body": text}
        relation = {"rel_type": "m.replace", "event_id": event}
        self.says(room, f"* {text}", **{"m.new_content": new, "m.relates_to": relation})

    def says(self, room: str, text: str, **more: Any) -> str:
        """Say something in a room and return the event; fail if that is not allowed."""
        answer = self.tries(room, text, **more)
        assert isinstance(answer, nio.RoomSendResponse), answer
        return str(answer.event_id)

    def tries(self, room: str, text: str, **more: Any) -> Any:
        """Try to say something in a room and return the server's answer."""
        return self.sends(room, "m.room.message", {"msgtype": "m.text", "body": text, **more})

    def sends(self, room: str, kind: str, content: dict[str, Any]) -> Any:
        """Send any event into a room and return the server's answer."""
        return self._people.do(
            self.client.room_send(room, kind, content, ignore_unverified_devices=True)
        )

    def sends_raw(self, room: str, kind: str, content: dict[str, Any]) -> Any:
        """Send an event as it is, past all encryption."""

        async def send() -> Any:
            path = f"/_matrix/client/v3/rooms/{room}/send/{kind}/raw"
            method, _, data = nio.Api.room_send("", room, kind, content, "raw")
            return await self.client._send(
                nio.RoomSendResponse, method, path, data, response_data=(room,)
            )

        return self._people.do(send())

    def kinds(self, room: str) -> set[str]:
        """Return of what kinds those messages are that the server keeps of a room."""
        found = self._asks("GET", f"/rooms/{room}/messages?dir=b&limit=500")["chunk"]
        kinds = {event["type"] for event in found if "state_key" not in event}
        return kinds - {"m.reaction", "m.room.redaction"}

    def devices_of(self, user: str) -> list[dict[str, Any]]:
        """Return the devices of somebody, as the server tells of them."""
        answer = self._asks("POST", "/keys/query", {"device_keys": {user: []}})
        return list(answer["device_keys"][user].values())

    def _asks(self, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        """Ask the server for something that the library would make something else of."""

        async def ask() -> Any:
            token = {"Authorization": f"Bearer {self.client.access_token}"}
            asked = body and json.dumps(body)
            path_there = f"/_matrix/client/v3{path}"
            return await (await self.client.send(method, path_there, asked, token)).json()

        return self._people.do(ask())

    def thumbs(self, room: str, event: str) -> Any:
        """Put a thumb up on an event and return the server's answer."""
        relation = {"rel_type": "m.annotation", "event_id": event, "key": "👍"}
        return self.sends(room, "m.reaction", {"m.relates_to": relation})

    def takes_back(self, room: str, event: str) -> None:
        """Take back an event of his own."""
        answer = self._people.do(self.client.room_redact(room, event))
        assert isinstance(answer, nio.RoomRedactResponse), answer

    def writes_to(self, other: str) -> str:
        """Open a room with nobody but *other* in it, and return its address."""
        state = [{"type": "m.room.encryption", "content": {"algorithm": "m.megolm.v1.aes-sha2"}}]
        answer = self._people.do(
            self.client.room_create(
                is_direct=True,
                preset=nio.RoomPreset.trusted_private_chat,
                invite=[other],
                initial_state=state if self._people.encrypts else [],
            )
        )
        assert isinstance(answer, nio.RoomCreateResponse), answer
        room = str(answer.room_id)

        def has_come() -> bool:
            there = self.client.rooms.get(room)
            return there is not None and other in there.users and not there.users[other].invited

        # Before he comes nothing can be encrypted for him.
        self.until(has_come)
        return room

    def leaves(self, room: str) -> None:
        """Leave a room."""
        self._people.do(self.client.room_leave(room))
        self.until(lambda: room not in self.client.rooms)


@contextmanager
def people_on(synapse: Synapse, folder: Path, *, encrypts: bool = False) -> Iterator[People]:
    """Lend people on a server."""
    people = People(synapse, folder, encrypts=encrypts)
    try:
        yield people
    finally:
        people.close()
