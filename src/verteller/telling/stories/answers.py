"""The part of a receipt: what a player has in mind until his round closes."""

from collections.abc import Iterator
from typing import Final

from verteller.rules.facts import AnswerTaken, Seat
from verteller.telling.stories.heard import Heard, Part, seats_in

_DONE: Final = {
    "grave_robber": ("grave_robber", "done", "done"),
    "sandman": ("sandman", "done", "done"),
    "healer": ("healer", "done", "done_self"),
    "harlot": ("harlot", "done", "done"),
    "seductress": ("seductress", "done", "done"),
    "psychopath": ("psychopath", "done", "done"),
    "alone": ("white_werewolf", "done", "done"),
    "warner": ("warner", "done", "done"),
    "cupid": ("cupid", "two_linked", "self_linked"),
    "magician": ("magician", "two_swapped", "self_swapped"),
    "raven": ("raven", "marked_other", "marked_self"),
    "sheriff": ("sheriff", "locked_other", "locked_self"),
    "guilt": ("scapegoat", "guilt_given", "guilt_given"),
    "testament": ("mayor", "successor_chosen", "successor_chosen"),
}
"""By question: the key, the moment, and the moment when the player has named himself."""

_BLANK_ONLY: Final = {"thief": "thief", "client": "client", "seer": "seer", "priest": "priest"}
"""Questions whose result is told at the closing, so that only a blank answer has a story."""


def answered(fact: AnswerTaken, heard: Heard) -> Iterator[Part]:
    """
    Return the part of the reader's own receipt.

    A group's vote and a vote by day have none: the plain receipt says it all.
    """
    reader, question = fact.player, fact.question
    targets = seats_in([option for _, option in fact.choice])
    if question == "shoot":
        yield _shot(reader, targets, heard)
    elif not targets:
        key = _BLANK_ONLY.get(question) or _DONE.get(question, ("",))[0]
        if key:
            yield Part(key, ("blank",), (reader,))
    elif question in _DONE:
        key, moment, to_self = _DONE[question]
        others = tuple(seat for seat in targets if seat != reader)
        if to_self == moment:
            others = targets
        yield Part(key, (moment if others == targets else to_self,), (reader,), others)


def _shot(reader: Seat, targets: tuple[Seat, ...], heard: Heard) -> Part:
    moment = "shot_by_night" if heard.is_night else "shot_by_day"
    return Part("hunter", (moment if targets else "blank",), (reader,), targets)
