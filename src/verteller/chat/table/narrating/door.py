"""The one way in from the page: what was touched goes in as JSON, what to show comes out."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from verteller.chat.table.narrating import flow, scenes, turns
from verteller.chat.table.narrating.checking import fault
from verteller.chat.table.narrating.labels import labels
from verteller.chat.table.narrating.preparing import preparing
from verteller.chat.table.narrating.sitting import Sitting, read_place
from verteller.chat.table.narrating.speech import Voice, locale
from verteller.chat.table.narrating.summary import summary
from verteller.chat.table.narrating.wishes import Villages, Wishes, read
from verteller.rules.errors import AnswerError, WerewolfError

Request = Mapping[str, Any]

SHIPPED: Final = Path(__file__).with_name("villages.json")
"""Where the proposed distributions lie in a browser."""


class Door:
    """
    The narrator of the table as the page knows him.

    Args:
        villages: The proposed distributions; those that came along if None.
    """

    def __init__(self, villages: Villages | None = None) -> None:
        self.villages: Villages = (
            json.loads(SHIPPED.read_text(encoding="utf-8")) if villages is None else villages
        )
        self.sitting: Sitting | None = None
        self.wishes = Wishes()

    def answer(self, request: str) -> str:
        """
        Do what *request* says, and return what to show and what to keep.

        What is refused comes back as ``refused``, in words, beside the same scene as before.
        """
        asked = json.loads(request)
        told: dict[str, Any] = {}
        try:
            told |= self._do(asked)
        except AnswerError as refusal:
            told["refused"] = self._worded(refusal)
        told.setdefault("scene", self._scene())
        told["keep"] = None if self.sitting is None else self.sitting.kept()
        told["labels"] = labels(self.wishes.language)
        told["language"] = self.wishes.language
        told["locale"] = locale(self.wishes.language)
        return json.dumps(told, ensure_ascii=False)

    def _scene(self) -> dict[str, Any]:
        if self.sitting is None:
            return preparing(self.wishes, self.villages)
        return scenes.scene(self.sitting)

    def _worded(self, refusal: AnswerError) -> str:
        voice = Voice(self.wishes.language, self.wishes.rulebook, self.wishes.names)
        return voice.public.refusal(refusal.code, refusal.detail, {})

    def _do(self, asked: Request) -> dict[str, Any]:
        match asked["do"]:
            case "wish":
                self.sitting, self.wishes = None, read(asked["wishes"])
            case "begin":
                self._begin(asked)
            case "resume":
                self._resume(asked["kept"])
            case "speak":
                self._speak(asked)
            case "archive":
                return {"archive": self._playing().archive()}
            case "summary":
                return {"summary": summary(self._playing())}
            case _:
                self._play(asked)
        return {}

    def _playing(self) -> Sitting:
        if self.sitting is None:
            raise LookupError("no game has been begun")
        return self.sitting

    def _begin(self, asked: Request) -> None:
        self.wishes = read(asked["wishes"])
        if not fault(self.wishes, self.villages):
            self.sitting = Sitting.begin(self.wishes, self.villages, int(asked["at"]))
            self.wishes = self.sitting.wishes

    def _resume(self, kept: Request) -> None:
        """Go on with a game that was kept; one of other rules than ours is left alone."""
        self.wishes = read(kept["wishes"])
        try:
            self.sitting = Sitting.resume(self.wishes, kept["moves"], read_place(kept["place"]))
        except WerewolfError:
            self.sitting = None
            return
        if self.sitting.game.rulebook.version != kept["version"]:
            self.sitting = None

    def _speak(self, asked: Request) -> None:
        """Go on in another language."""
        given = {**self.wishes.plain(), "language": asked["language"]}
        self.wishes = read(given)
        if self.sitting is not None:
            self.sitting.wishes = self.wishes

    def _play(self, asked: Request) -> None:
        sitting, at = self._playing(), int(asked["at"])
        match asked["do"]:
            case "next":
                turns.next_step(sitting, at)
            case "answer":
                turns.answer(sitting, asked, at)
            case "thumbs":
                turns.count_thumbs(sitting, [int(seat) for seat in asked["seats"]], at)
            case "undo":
                first = scenes.undo_from(sitting) if scenes.can_be_undone(sitting) else 0
                if first:
                    sitting.undo(first, read_place(sitting.moves[first]["place"]))
            case "end":
                sitting.do({"do": "end", "at": at})
                flow.go_on(sitting)
