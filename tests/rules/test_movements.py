"""Who is seen where."""

from verteller.rules.facts import Seat
from verteller.rules.movements import Movements

ANN, BEN, CAS, DORA = (Seat(seat) for seat in range(4))


def test_a_watcher_never_sees_himself() -> None:
    """Rules: LTR-VOYEUR-02, LU3-VOYEUR-01."""
    seen = Movements({ANN: DORA, BEN: DORA, CAS: ANN})

    assert seen.seen_at(DORA, ANN) == (BEN,)
    assert seen.seen_at(DORA, CAS) == (ANN, BEN)


def test_who_acts_on_himself_goes_nowhere() -> None:
    """Rules: LU3-STALKER-01, LU3-VOYEUR-02, LU3-DAWN-11."""
    seen = Movements({ANN: ANN, BEN: ANN})

    assert seen.whereabouts(ANN) == ()
    assert seen.seen_at(ANN, CAS) == (BEN,)
    assert seen.whereabouts(BEN) == (ANN,)
    assert seen.whereabouts(CAS) == ()
