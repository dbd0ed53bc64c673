"""
The mayor's office: who holds it first, whom its holder names, and who follows him.

Source: tempo reale, 3.10, LTR-MAYOR-01 to -14; lupus 3.0, LU3-MAYOR-01, -02.
"""

from collections.abc import Iterator

from verteller.rules.chance import draw
from verteller.rules.facts import EVERYONE, Asked, Fact, Mayor, Part, Seat
from verteller.rules.town import Town


def begin(town: Town, rule: str) -> Iterator[Fact]:
    """
    Give the office to somebody by lot, or to whom it is fixed for.

    Source: tempo reale, 3.10, LTR-MAYOR-01; lupus 3.0, LU3-MAYOR-01.
    """
    fixed = next((seat for key, seat in town.started.fixed if key == "mayor"), None)
    mayor = (yield from draw(town.chance, "mayor", town.seats)) if fixed is None else fixed
    how = "lot" if fixed is None else "fixed"
    yield Mayor(to=EVERYONE, player=mayor, how=how, rule=rule)


def ask(town: Town, rule: str) -> Iterator[Fact]:
    """
    Let the mayor name or withdraw a successor.

    Source: tempo reale, 3.10, LTR-MAYOR-03, -11, LTR-SYS-06; lupus 3.0, LU3-MAYOR-02.
    """
    mayor = town.mayor
    if mayor is None:
        return
    others = tuple(seat for seat in town.living if seat != mayor)
    if others:
        parts = (Part("target", others),)
        yield Asked(to=(mayor,), question="successor", parts=parts, standing=True, rule=rule)


def succeed(
    town: Town, moment: str, heir: Seat | None, heir_rule: str, lot_rule: str
) -> Iterator[Fact]:
    """
    Find another mayor if he is dead or exiled: whom he named, or one of the living by lot.

    Args:
        moment: ``night 3`` or ``day 3``, for the draw.
        heir: Whom the mayor had named, None where that does not count.

    Source: tempo reale, 3.10, 4.8, LTR-MAYOR-04, -05, -09, -11 to -14, LTR-AMB-41, -42;
    lupus 3.0, S6, LU3-MAYOR-02, LU3-AMB-21.
    """
    mayor = town.mayor
    if mayor is not None and town.is_living(mayor):
        return
    if heir is not None and town.is_living(heir):
        yield Mayor(to=EVERYONE, player=heir, how="successor", rule=heir_rule)
        return
    lot: Seat = yield from draw(town.chance, f"{moment}: mayor", town.living)
    yield Mayor(to=EVERYONE, player=lot, how="lot", rule=lot_rule)
