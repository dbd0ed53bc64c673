"""The paper on which one night is worked out, from nightfall's snapshot to the morning's report."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from verteller.rules.facts import Fact, PowerOutcome, Seat
from verteller.rules.lupus3.snapshot import Snapshot
from verteller.rules.lupus3.village import Village
from verteller.rules.powers import Act, acts


@dataclass(frozen=True, slots=True)
class Reason:
    """Why an action comes to nothing, or somebody dies: the rule, and the entries it came of."""

    rule: str
    because: tuple[int, ...]


def reason(rule: str, causes: Sequence[Act]) -> Reason:
    """Return *rule* with the entries of what was done."""
    return Reason(rule, tuple(sorted({act.entry for act in causes})))


@dataclass
class Night:
    """
    What is known of a night while it is worked out; nobody is told before the end.

    Attributes:
        village: For chance, settings, and the roles as the night's steps change them.
        before: The snapshot that every power reads.
        acts: Who acts, in seating order.
        annulled: Whose action counts as never requested, and why.
        shields: Who is shielded tonight, and by which Exorcist's action.
        stopped: Whose action fails though it took place: Wolves before a guarded door.
        bitten: Who becomes a Young Vampire tonight, and by which actions.
        risen: Who returns to life, by which actions; in `raised` those who do so as Vampirised.
        dying: Who dies tonight, of what, and why; of several causes the first is his.
        answers: What section 3 of the morning's report tells, by whose action it comes.

    Source: lupus 3.0, 6, D1 to D14.
    """

    village: Village
    before: Snapshot
    acts: dict[Seat, Act]
    annulled: dict[Seat, Reason] = field(default_factory=dict)
    shields: dict[Seat, Act] = field(default_factory=dict)
    stopped: dict[Seat, Reason] = field(default_factory=dict)
    bitten: dict[Seat, Reason] = field(default_factory=dict)
    risen: dict[Seat, Reason] = field(default_factory=dict)
    raised: set[Seat] = field(default_factory=set)
    dying: dict[Seat, tuple[str, Reason]] = field(default_factory=dict)
    answers: dict[Seat, list[Fact]] = field(default_factory=dict)

    @classmethod
    def of(cls, village: Village) -> "Night":
        """Take up a fresh paper: how things are, and who acts."""
        return cls(village, Snapshot.of(village), acts(village, lambda seat: village.roles[seat]))

    def working(self, *powers: str) -> list[Act]:
        """
        Return who uses one of *powers* tonight and is not annulled.

        Source: lupus 3.0, 6.1.1, LU3-DAWN-05, LU3-GEN-06.
        """
        return [
            act
            for act in self.acts.values()
            if act.power in powers and act.seat not in self.annulled
        ]

    def annul(self, act: Act, rule: str, causes: Sequence[Act]) -> None:
        """Treat *act* as never requested; the first reason stays. Source: LU3-DAWN-05."""
        self.annulled.setdefault(act.seat, reason(rule, [act, *causes]))

    def kill(self, seat: Seat, cause: str, why: Reason) -> None:
        """Let *seat* die at dawn. Source: lupus 3.0, 6.1.3, LU3-DAWN-09."""
        self.dying.setdefault(seat, (cause, why))

    def tell(self, act: Act, told: Fact) -> None:
        """Put down what *act* brings somebody to know."""
        self.answers.setdefault(act.seat, []).append(told)

    def answer(self, act: Act, *told: Fact) -> None:
        """Put down what the power of *act* answers its user: that it worked, and *told*."""
        worked = PowerOutcome(
            to=(act.seat,),
            outcome="ok",
            target=act.target,
            rule=told[0].rule,
            because=(act.entry,),
        )
        self.answers.setdefault(act.seat, []).extend((worked, *told))

    def outcomes(self) -> Iterator[Fact]:
        """
        Tell everybody what came of his power, and of those of others that reach him.

        All failures by direct opposition are told in the same way.

        Source: lupus 3.0, 4.1, 4.2, LU3-MAIL-01 to -03, LU3-DAWN-07, LU3-AMB-44.
        """
        for act in self.acts.values():
            why = self.annulled.get(act.seat) or self.stopped.get(act.seat)
            if why:
                yield PowerOutcome(
                    to=(act.seat,),
                    outcome="failed",
                    target=act.target,
                    rule=why.rule,
                    because=why.because,
                )
            yield from self.answers.get(act.seat, ())
