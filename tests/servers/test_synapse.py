"""The private Synapse has accounts, and takes messages from them."""

import asyncio

from nio import AsyncClient, LoginError, LoginResponse, RoomCreateResponse, RoomSendResponse

from tests.servers.synapse import Synapse


def test_an_account_can_write_and_a_wrong_password_opens_nothing(synapse: Synapse) -> None:
    user = synapse.register("anna")

    async def writes() -> None:
        client = AsyncClient(synapse.url, user)
        try:
            assert isinstance(await client.login("guess"), LoginError)
            assert isinstance(await client.login("secret"), LoginResponse)
            room = await client.room_create()
            assert isinstance(room, RoomCreateResponse)
            content = {"msgtype": "m.text", "body": "Hallo"}
            for _ in range(20):
                sent = await client.room_send(room.room_id, "m.room.message", content)
                assert isinstance(sent, RoomSendResponse)
        finally:
            await client.close()

    asyncio.run(writes())
