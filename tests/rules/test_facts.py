"""Facts: an audience without a default, and what of them a reader may see."""

import pytest

from verteller.rules.facts import (
    EVERYONE,
    KINDS,
    NARRATOR,
    Asked,
    Died,
    Fact,
    GameOver,
    PhaseOpened,
    RoleTold,
    Seat,
    fact,
    hears,
    seen_by,
)

A, B, C = (Seat(seat) for seat in range(3))


@pytest.mark.parametrize("kind", sorted(KINDS))
def test_no_kind_of_fact_has_an_audience_by_default(kind: str) -> None:
    with pytest.raises(TypeError, match="'to'"):
        KINDS[kind]()  # type: ignore[call-arg]


def test_a_kind_is_called_after_its_class_unless_it_says_otherwise() -> None:
    assert (PhaseOpened.kind, GameOver.kind, RoleTold.kind) == ("phase_opened", "game_over", "role")
    assert KINDS["phase_opened"] is PhaseOpened


def test_two_kinds_cannot_share_a_name() -> None:
    with pytest.raises(ValueError, match="'died'"):

        @fact
        class Perished(Fact):
            """Somebody else's way to say that a player died."""

            kind = "died"

    assert KINDS["died"] is Died


@pytest.mark.parametrize(
    ("audience", "hearing"),
    [
        (EVERYONE, [A, B, None]),
        (NARRATOR, []),
        ((A,), [A]),
        ((A, B), [A, B]),
        ((), []),
    ],
)
def test_who_hears_a_fact_is_said_by_its_audience(
    audience: tuple[Seat, ...], hearing: list[Seat | None]
) -> None:
    """Rules: WAK-GEN-02."""
    assert [reader for reader in (A, B, None) if hears(audience, reader)] == hearing


def test_a_reader_sees_neither_reasons_nor_fellow_hearers() -> None:
    """Rules: WAK-SYS-51."""
    asked = Asked(to=(A, B), question="pack", parts=(), rule="WAK-WOLF-01", because=(3, 4))

    assert seen_by(asked, B) == Asked(to=(B,), question="pack", parts=())


def test_a_public_fact_stays_public_in_every_view() -> None:
    died = Died(to=EVERYONE, player=C, cause="pyre", rule="WAK-DEATH-09", because=(7,))

    assert seen_by(died, A) == seen_by(died, None) == Died(to=EVERYONE, player=C, cause="pyre")


def test_no_reader_sees_how_many_phases_there_have_been() -> None:
    """Rules: WAK-SYS-51."""
    opened = PhaseOpened(to=(A,), phase="main", number=2, sequence=17)

    assert seen_by(opened, A).sequence == 0
