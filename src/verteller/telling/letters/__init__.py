"""The letters around a game, as subjects and paragraphs; one function for each kind of post."""

from verteller.telling.letters.administration import admin_notice
from verteller.telling.letters.confirming import Doubtful, confirmation
from verteller.telling.letters.course import (
    answer_taken,
    final,
    game_paused,
    game_resumed,
    game_stopped,
    left_list,
    news,
    refused,
    reminder,
    reminders,
    time_given_back,
)
from verteller.telling.letters.desk import Desk, Letter, Terms
from verteller.telling.letters.footer import footer
from verteller.telling.letters.handing_over import hand_over
from verteller.telling.letters.help import help_answered, help_forwarded, help_received
from verteller.telling.letters.notices import notice, told
from verteller.telling.letters.signing_in import sign_in
from verteller.telling.letters.signing_up import (
    Participant,
    invitation,
    opening,
    sign_up_refused,
    signed_up,
)

__all__ = [
    "Desk",
    "Doubtful",
    "Letter",
    "Participant",
    "Terms",
    "admin_notice",
    "answer_taken",
    "confirmation",
    "final",
    "footer",
    "game_paused",
    "game_resumed",
    "game_stopped",
    "hand_over",
    "help_answered",
    "help_forwarded",
    "help_received",
    "invitation",
    "left_list",
    "news",
    "notice",
    "opening",
    "refused",
    "reminder",
    "reminders",
    "sign_in",
    "sign_up_refused",
    "signed_up",
    "time_given_back",
    "told",
]
