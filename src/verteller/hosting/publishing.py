"""To whom a game publishes its participants' mail addresses on its pages."""

from typing import Final

from verteller.hosting.models import HostedGame
from verteller.rules.errors import SetupError
from verteller.rules.registry import find_rulebook

OPTION: Final = "addresses"
"""The setting of a rulebook that publishes the participants' addresses; others never do."""

EVERYBODY, PLAYERS = "everybody", "players"


def published_to(record: HostedGame) -> str:
    """
    Return to whom the addresses of a game are published: empty for nobody.

    Source: tempo reale, 2.3, LTR-COMM-06, LTR-SYS-15.
    """
    try:
        rulebook = find_rulebook(record.rulebook)
    except SetupError:
        return ""
    setting = next((each for each in rulebook.settings if each.key == OPTION), None)
    if setting is None:
        return ""
    chosen = record.options.get(OPTION, setting.default)
    return str(chosen) if chosen in (EVERYBODY, PLAYERS) else ""
