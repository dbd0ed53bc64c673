"""The paper on which one night is worked out, from nightfall's snapshot to the notices of dawn."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from verteller.rules.facts import Fact, PowerOutcome, Seat
from verteller.rules.tempo_reale.snapshot import Act, Snapshot, acts
from verteller.rules.tempo_reale.village import Village


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a power fails, or somebody dies: the rule, and the entries it came of."""

    rule: str
    because: tuple[int, ...]


@dataclass
class Night:
    """
    What is known of a night while it is worked out; nobody is told before the end.

    Attributes:
        village: For chance, settings and what lasts; how things were is in `before`.
        before: The snapshot that every power reads.
        acts: Who acts, in seating order.
        failures: Why powers fail, by who acts.
        kidnapped: Targets of the kidnappers who succeed.
        dying: Who dies tonight, of what, and why.
        returning: Who returns to life, and by whose doing.
        changed: Who takes another role tonight.
        notices: What is told at dawn, beside successes and failures, by whose power it comes.
        marks: What is laid upon the living for the day, stated once the dead are known.

    Source: tempo reale, 3.9, N1 to N15.
    """

    village: Village
    before: Snapshot
    acts: dict[Seat, Act]
    failures: dict[Seat, Reason] = field(default_factory=dict)
    kidnapped: set[Seat] = field(default_factory=set)
    dying: dict[Seat, tuple[str, Reason]] = field(default_factory=dict)
    returning: dict[Seat, tuple[int, ...]] = field(default_factory=dict)
    changed: set[Seat] = field(default_factory=set)
    notices: dict[Seat, list[Fact]] = field(default_factory=dict)
    marks: list[Fact] = field(default_factory=list)

    @classmethod
    def of(cls, village: Village) -> "Night":
        """Take up a fresh paper: how things are, and who acts (N1)."""
        return cls(village, Snapshot.of(village), acts(village))

    def using(self, power: str) -> list[Act]:
        """
        Return who uses *power* tonight and is not kidnapped, whether he fails or not.

        Source: tempo reale, 4.3, LTR-WOLF-05, -06, LTR-NECROMANCER-04.
        """
        return [a for a in self.acts.values() if a.power == power and a.seat not in self.kidnapped]

    def working(self, power: str) -> list[Act]:
        """Return who uses *power* tonight and has not failed so far."""
        return [a for a in self.acts.values() if a.power == power and a.seat not in self.failures]

    def fail(self, act: Act, rule: str, causes: Sequence[Act] = ()) -> None:
        """
        Let *act* fail; the first reason stays.

        Args:
            causes: What was done that makes it fail, besides itself.

        Source: tempo reale, 3.9, LTR-FAIL-01.
        """
        because = tuple(sorted({act.entry, *(cause.entry for cause in causes)}))
        self.failures.setdefault(act.seat, Reason(rule, because))

    def kill(self, seat: Seat, cause: str, rule: str, causes: Sequence[Act]) -> None:
        """
        Let *seat* die at the end of the night; of several causes the first is his.

        Source: tempo reale, N12, LTR-DEATH-04, LTR-FAIL-05.
        """
        because = tuple(sorted({act.entry for act in causes}))
        self.dying.setdefault(seat, (cause, Reason(rule, because)))

    def tell(self, act: Act, notice: Fact) -> None:
        """Put down what *act* brings somebody to know."""
        self.notices.setdefault(act.seat, []).append(notice)

    def published(self) -> Iterator[Fact]:
        """
        Tell everybody who acted whether it worked, and what came of it.

        Source: tempo reale, 3.9, LTR-FAIL-02, -08, LTR-SYS-12, -17.
        """
        for act in self.acts.values():
            why = self.failures.get(act.seat)
            yield PowerOutcome(
                to=(act.seat,),
                outcome="failed" if why else "ok",
                target=act.target,
                rule=why.rule if why else "LTR-FAIL-08",
                because=why.because if why else (act.entry,),
            )
            yield from self.notices.get(act.seat, ())
