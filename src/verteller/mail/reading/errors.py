"""What can be wrong with a mail as a whole, as codes; the words are chosen at the door."""

from typing import Literal

MessageCode = Literal["too_large", "no_sender", "unreadable"]


class MessageError(Exception):
    """
    A mail that cannot be read at all.

    Attributes:
        code: `too_large` (more than the stated limits), `no_sender` (not exactly one
            sender can be told) or `unreadable` (anything else).
        parameters: What the words may mention, for instance the `limit` in octets.

    Source: WAK-SYS-50 (one faulty mail must never stop the system)
    """

    def __init__(self, code: MessageCode, **parameters: object) -> None:
        super().__init__(code, parameters)
        self.code: MessageCode = code
        self.parameters = parameters
