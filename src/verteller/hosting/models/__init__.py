"""What is stored: people, games with their logs, post in and out."""

from verteller.hosting.models.absence import Ending, ExtensionRequest, Participation, Volunteer
from verteller.hosting.models.games import (
    Distribution,
    GameMaster,
    HostedGame,
    LogEntry,
    Player,
    PlayerQuestion,
    Status,
)
from verteller.hosting.models.mailbox import MailboxMessage
from verteller.hosting.models.mastering import MasterAct
from verteller.hosting.models.people import Address, Administration, Gender, Language, Person
from verteller.hosting.models.post import (
    Direction,
    Heartbeat,
    HeldMail,
    HelpRequest,
    Incoming,
    Kind,
    Outage,
    Outgoing,
    Sending,
)
from verteller.hosting.models.stories import Submission, WrittenStory
from verteller.hosting.models.unread import Settled, UnreadMail, Waits

__all__ = [
    "Address",
    "Administration",
    "Direction",
    "Distribution",
    "Ending",
    "ExtensionRequest",
    "GameMaster",
    "Gender",
    "Heartbeat",
    "HeldMail",
    "HelpRequest",
    "HostedGame",
    "Incoming",
    "Kind",
    "Language",
    "LogEntry",
    "MailboxMessage",
    "MasterAct",
    "Outage",
    "Outgoing",
    "Participation",
    "Person",
    "Player",
    "PlayerQuestion",
    "Sending",
    "Settled",
    "Status",
    "Submission",
    "UnreadMail",
    "Volunteer",
    "Waits",
    "WrittenStory",
]
