"""What is stored: people, games with their logs, post in and out."""

from verteller.hosting.models.games import Distribution, HostedGame, LogEntry, Player, Status
from verteller.hosting.models.mailbox import MailboxMessage
from verteller.hosting.models.people import Address, Administration, Gender, Language, Person
from verteller.hosting.models.post import (
    Heartbeat,
    HelpRequest,
    Incoming,
    Kind,
    Outgoing,
    Sending,
)

__all__ = [
    "Address",
    "Administration",
    "Distribution",
    "Gender",
    "Heartbeat",
    "HelpRequest",
    "HostedGame",
    "Incoming",
    "Kind",
    "Language",
    "LogEntry",
    "MailboxMessage",
    "Outgoing",
    "Person",
    "Player",
    "Sending",
    "Status",
]
