"""A Matrix room as its server has it, read from the events that are its state."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

TAG: Final = "dev.verteller.room"
"""The kind of state by which our rooms are known again."""


@dataclass(frozen=True, slots=True)
class Membership:
    """
    Whether somebody is in a room, and by whose doing.

    Args:
        state: ``invite``, ``join``, ``leave``, ``ban`` or ``knock``.
        by: Who has made it so.
    """

    state: str
    by: str

    @property
    def is_in(self) -> bool:
        """Whether he is in it, or can come in when he wants."""
        return self.state in {"invite", "join"}


@dataclass(slots=True)
class Present:
    """
    A Matrix room as its server has it.

    Args:
        members: Who is in it or invited, and who has left it or was taken out.
        levels: Its power levels.
        children: Of a space, the addresses of the rooms in it.
        tag: By what we know it again; empty for a room that is none of ours.
    """

    members: dict[str, Membership] = field(default_factory=dict)
    levels: Mapping[str, Any] = field(default_factory=dict)
    children: set[str] = field(default_factory=set)
    tag: str = ""

    def has_in(self, user: str) -> bool:
        """Tell whether *user* is in it or invited."""
        return user in self.members and self.members[user].is_in

    def has_left(self, user: str) -> bool:
        """Tell whether *user* has left it, or turned down the invitation, by his own will."""
        known = self.members.get(user)
        return known is not None and known.state == "leave" and known.by == user


def present(events: Iterable[Mapping[str, Any]]) -> Present:
    """Return what the state events of a room say."""
    found = Present()
    for event in events:
        content, key = event["content"], event["state_key"]
        match event["type"]:
            case "m.room.member":
                found.members[key] = Membership(content.get("membership", ""), event["sender"])
            case "m.room.power_levels":
                found.levels = content
            case "m.space.child" if content.get("via"):
                found.children.add(key)
            case kind if kind == TAG:
                found.tag = str(content.get("tag", ""))
            case _:
                pass
    return found
