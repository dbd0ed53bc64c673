"""Doors whose mail is taken by something else than the narrator."""

from collections.abc import Callable, Sequence

from verteller.mail.listener import Receive
from verteller.mail.routing import Handed


def one_by_one(take: Callable[..., object]) -> Receive:
    """Let *take*, which is called as `receive` is, have each mail by itself."""

    def receive(handed: Sequence[Handed]) -> list[object]:
        return [_taken(take, each) for each in handed]

    return receive


def _taken(take: Callable[..., object], mail: Handed) -> object:
    try:
        return take(
            mail.raw,
            recipients=mail.recipients,
            received_at=mail.received_at,
            envelope_sender=mail.envelope_sender,
        )
    except Exception as error:  # noqa: BLE001 - told to the door, as the narrator does
        return error
