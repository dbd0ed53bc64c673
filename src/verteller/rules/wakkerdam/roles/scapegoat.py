"""The scapegoat (Zondebok): burns when the village cannot agree, and may give guilt."""

from collections.abc import Iterator

from verteller.rules.facts import NARRATOR, Fact, Seat
from verteller.rules.wakkerdam.facts import GuiltPlaced
from verteller.rules.wakkerdam.role import Role, question
from verteller.rules.wakkerdam.village import Village


def choices(village: Village, scapegoat: Seat) -> tuple[Seat, ...]:
    """Any number of others. Source: wakkerdam, Zondebok, WAK-SCAPE-02, WAK-VOTE-21."""
    return village.others(scapegoat)


def entitled(village: Village) -> tuple[Seat, ...]:
    """Return the scapegoat who burns because of a tie. Source: WAK-SCAPE-02, -04, AMB-31."""
    burning = village.condemned
    if burning is None or burning.player is None or burning.player not in village.doomed:
        return ()
    if village.roles[burning.player] != "scapegoat":
        return ()
    on_a_tie = burning.reason == "scapegoat"
    return (burning.player,) if on_a_tie or village.options["scapegoat_guilt"] == "always" else ()


def ask(village: Village) -> Iterator[Fact]:
    """Ask him, once, whom the guilt shall keep from voting. Source: WAK-SCAPE-02."""
    for scapegoat in entitled(village):
        options = choices(village, scapegoat)
        yield from question(
            village, (scapegoat,), "guilt", options, rule="WAK-SCAPE-02", most=len(options)
        )


def give_guilt(village: Village) -> Iterator[Fact]:
    """Bar the named from the next pyre vote; announced at dusk. Source: WAK-SCAPE-02, -05."""
    for _, targets, why in village.answers("guilt"):
        if targets:
            yield GuiltPlaced(to=NARRATOR, players=targets, rule="WAK-SCAPE-02", because=why)


SCAPEGOAT = Role(
    "scapegoat", "Zondebok", "villagers", phase="last_words", ask=ask, source="Zondebok, WAK-SCAPE"
)
