"""What a role is, and how its holder is asked."""

from collections.abc import Iterator
from dataclasses import dataclass

from verteller.rules.duesterwald.village import Village
from verteller.rules.facts import (
    NARRATOR,
    Asked,
    Choice,
    Dealt,
    Fact,
    FactionChanged,
    Fellows,
    Part,
    RoleChanged,
    Seat,
)

CITIZENS, WOLVES = "citizens", "wolves"


@dataclass(frozen=True, slots=True)
class Role:
    """
    One of the roles that can be dealt.

    Args:
        key: Its id (``protector``).
        german: The rulebook's own word (``Beschützer``).
        faction: Whose victory it shares from the start.
        source: Heading of the rulebook and prefix of the rule ids.

    Source: duesterwald, Mögliche Rollen, DUE-SET-11.
    """

    key: str
    german: str
    faction: str
    source: str


def ask(
    seat: Seat,
    question: str,
    options: tuple[Seat, ...],
    *,
    rule: str,
    count: int = 1,
    repeated: Seat | None = None,
) -> Iterator[Fact]:
    """
    Ask *seat* for *count* of *options*; nobody is asked when there are fewer.

    Args:
        repeated: Who may not be named again.

    Source: duesterwald, Nachtphase, DUE-NGT-03, -08.
    """
    barred: Choice | None = None if repeated is None else (("target", repeated),)
    if len(options) >= count:
        part = Part("target", options, count, count)
        yield Asked(to=(seat,), question=question, parts=(part,), repeated=barred, rule=rule)


def become_wolf(
    village: Village, seat: Seat, rule: str, because: tuple[int, ...], *, keeps_role: bool = False
) -> Iterator[Fact]:
    """
    Make *seat* a werewolf from now on, tell him, and show him the pack.

    Args:
        keeps_role: Whether he keeps his role and only changes sides.

    Source: duesterwald, Der Urwolf, Das wilde Kind, DUE-URW-02, DUE-KID-02 to -04.
    """
    role = village.roles[seat] if keeps_role else "werewolf"
    yield Dealt(to=NARRATOR, player=seat, role=role, faction=WOLVES, rule=rule, because=because)
    if keeps_role:
        yield FactionChanged(to=(seat,), faction=WOLVES, rule=rule, because=because)
    else:
        yield RoleChanged(to=(seat,), role=role, faction=WOLVES, rule=rule, because=because)
    yield Fellows(
        to=(seat,), group="pack", players=village.pack(), rule="DUE-WLF-04", because=because
    )
