"""
What a story may say: a walk over its syntax tree before anything of it is compiled.

Whatever is not allowed here is refused with its line and word. Arithmetic, for one, is not:
Jinja works constants out while compiling, and ``9**9**9`` would never come to an end.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from difflib import get_close_matches
from typing import Final, get_args

from jinja2 import nodes

from verteller.telling.cast import Gender
from verteller.telling.stories.errors import StoryFault
from verteller.telling.stories.vocabulary import FILTERS, LOOP_WORDS, PLACEHOLDERS, Sort

Scope = Mapping[str, tuple[Sort, str]]
"""What each name holds, and which group it belongs to."""

GENDERS: Final[tuple[Gender, ...]] = get_args(Gender)
_COMPARISONS: Final = frozenset({"eq", "ne", "lt", "lteq", "gt", "gteq"})
_LONGEST_NUMBER: Final = 9999
_ALIKE: Final = 0.6
"""How like a word must be to be named as what was meant: three letters in five."""
_SIGNS: Final[Mapping[str, str]] = {
    "Add": "+",
    "Sub": "-",
    "Mul": "*",
    "Div": "/",
    "FloorDiv": "//",
    "Mod": "%",
    "Pow": "**",
    "Concat": "~",
    "Neg": "-",
    "Pos": "+",
}


@dataclass(slots=True)
class Needs:
    """
    What must be known before a story can be told.

    Attributes:
        roles: The groups (``a``, ``b``) whose players' roles it names, each with its first line.
        deadline: The first line that names the deadline, 0 if none does.
        day: Whether it names the day.
    """

    roles: dict[str, int] = field(default_factory=dict)
    deadline: int = 0
    day: bool = False


@dataclass(slots=True)
class Grammar:
    """
    The check of one story.

    Args:
        sizes: How many players of group A and of group B are sure to be there.
        needs: Filled while checking.
        faults: Everything that is not allowed, in the order of the text.
    """

    sizes: Mapping[str, int]
    needs: Needs = field(default_factory=Needs)
    faults: list[StoryFault] = field(default_factory=list)

    def check(self, template: nodes.Template) -> None:
        """Go through a story's tree; nothing of a part at fault is looked at further."""
        scope = {name: (sort, name) for name, sort in PLACEHOLDERS.items()}
        self._body(template.body, scope, depth=0)

    @contextmanager
    def _noting(self) -> Iterator[None]:
        try:
            yield
        except StoryFault as fault:
            self.faults.append(fault)

    def _body(self, body: list[nodes.Node], scope: Scope, depth: int) -> None:
        for node in body:
            match node:
                case nodes.Output():
                    for each in node.nodes:
                        with self._noting():
                            self._output(each, scope)
                case nodes.If():
                    with self._noting():
                        self._condition(node.test, scope)
                    for branch in (node.body, node.elif_, node.else_):
                        self._body(list(branch), scope, depth)
                case nodes.For() if depth == 0:
                    with self._noting():
                        self._loop(node, scope)
                case _:
                    self.faults.append(refused(node))

    def _loop(self, node: nodes.For, scope: Scope) -> None:
        target, over = node.target, node.iter
        if node.test is not None or node.recursive or not isinstance(target, nodes.Name):
            raise refused(node)
        sort, group = self._value(over, scope)
        if sort is not Sort.GROUP or not isinstance(over, nodes.Name):
            raise StoryFault("wrong_use", node.lineno, "for")
        if target.name in scope or target.name == "loop":
            raise StoryFault("not_allowed", target.lineno, target.name)
        inside = {**scope, target.name: (Sort.PERSON, group), "loop": (Sort.TEXT, "loop")}
        self._body(node.body, inside, depth=1)
        self._body(node.else_, scope, depth=1)

    def _output(self, node: nodes.Node, scope: Scope) -> None:
        if isinstance(node, nodes.TemplateData):
            return
        sort, name = self._value(node, scope)
        if sort is Sort.GROUP or name == "loop":
            raise StoryFault("wrong_use", node.lineno, name)

    def _condition(self, node: nodes.Node, scope: Scope) -> None:
        match node:
            case nodes.And() | nodes.Or():
                self._condition(node.left, scope)
                self._condition(node.right, scope)
            case nodes.Not():
                self._condition(node.node, scope)
            case nodes.Compare():
                for operand in node.ops:
                    if operand.op not in _COMPARISONS:
                        raise StoryFault("not_allowed", node.lineno, operand.op)
                for each in (node.expr, *(operand.expr for operand in node.ops)):
                    self._number(each, scope)
            case _:
                _, name = self._value(node, scope)
                if name == "loop" and isinstance(node, nodes.Name):
                    raise StoryFault("wrong_use", node.lineno, name)

    def _number(self, node: nodes.Node, scope: Scope) -> None:
        sort, name = self._value(node, scope)
        if sort is not Sort.NUMBER:
            raise StoryFault("wrong_use", node.lineno, name)

    def _value(self, node: nodes.Node, scope: Scope) -> tuple[Sort, str]:
        """Return what *node* holds and which group or word it came from."""
        match node:
            case nodes.Name():
                return self._name(node, scope)
            case nodes.Const():
                return self._constant(node)
            case nodes.Getitem():
                return self._player(node, scope)
            case nodes.Getattr(node=nodes.Name(name="loop"), attr=attr) if attr in LOOP_WORDS:
                self._value(node.node, scope)
                return LOOP_WORDS[attr], attr
            case nodes.Filter():
                return self._filter(node, scope)
            case nodes.CondExpr():
                return self._choice(node, scope)
            case _:
                raise refused(node)

    def _name(self, node: nodes.Name, scope: Scope) -> tuple[Sort, str]:
        known = scope.get(node.name)
        if known is None:
            hint = f"a[0] | {node.name}" if node.name in FILTERS else meant(node.name, scope)
            raise StoryFault("unknown_word", node.lineno, node.name, hint)
        if node.name == "deadline":
            self.needs.deadline = self.needs.deadline or node.lineno
        self.needs.day |= node.name in ("day", "dag")
        return known

    def _constant(self, node: nodes.Const) -> tuple[Sort, str]:
        value = node.value
        if isinstance(value, str):
            return Sort.TEXT, value
        if isinstance(value, int) and not isinstance(value, bool) and value <= _LONGEST_NUMBER:
            return Sort.NUMBER, str(value)
        raise StoryFault("not_allowed", node.lineno, str(value)[:40])

    def _player(self, node: nodes.Getitem, scope: Scope) -> tuple[Sort, str]:
        """Allow ``a[0]``: a player who is sure to be there."""
        place = node.arg
        if not isinstance(node.node, nodes.Name) or not isinstance(place, nodes.Const):
            raise refused(node)
        sort, group = self._value(node.node, scope)
        word = f"{node.node.name}[{place.value}]"
        if sort is not Sort.GROUP or type(place.value) is not int:
            raise StoryFault("not_allowed", node.lineno, word[:40])
        if not 0 <= place.value < self.sizes[group]:
            raise StoryFault("no_such_player", node.lineno, word[:40])
        return Sort.PERSON, group

    def _filter(self, node: nodes.Filter, scope: Scope) -> tuple[Sort, str]:
        known = FILTERS.get(node.name)
        if known is None:
            raise StoryFault("unknown_filter", node.lineno, node.name, meant(node.name, FILTERS))
        if node.node is None or node.kwargs or node.dyn_args or node.dyn_kwargs:
            raise StoryFault("wrong_use", node.lineno, node.name)
        sort, group = self._value(node.node, scope)
        if sort is not known.takes or not all(_is_text(form) for form in node.args):
            raise StoryFault("wrong_use", node.lineno, node.name)
        if len(node.args) != known.forms:
            code = "missing_form" if len(node.args) < known.forms else "wrong_use"
            raise StoryFault(code, node.lineno, node.name)
        if _lacks_third(node.args):
            raise StoryFault("missing_form", node.lineno, node.name)
        if known.shows_role:
            self.needs.roles.setdefault(group, node.lineno)
        return known.gives, group

    def _choice(self, node: nodes.CondExpr, scope: Scope) -> tuple[Sort, str]:
        """Allow ``x if y else z``; without ``else`` there would be nothing to say."""
        if node.expr2 is None:
            raise StoryFault("not_allowed", node.lineno, "if")
        self._condition(node.test, scope)
        for each in (node.expr1, node.expr2):
            self._output(each, scope)
        return Sort.TEXT, "if"


def refused(node: nodes.Node) -> StoryFault:
    """Say that *node* is not allowed, with the word or sign by which its author knows it."""
    kind = type(node).__name__
    match node:
        case nodes.Call():
            return (
                refused(node.node)
                if _is_named(node.node)
                else StoryFault("not_allowed", node.lineno, "()")
            )
        case nodes.Getattr(attr=word) | nodes.Name(name=word) | nodes.Test(name=word):
            pass
        case _:
            word = _SIGNS.get(kind, kind.lower())
    return StoryFault("not_allowed", node.lineno, word)


def meant(word: str, words: Iterable[str]) -> str:
    """Return which of *words* somebody may have meant by *word*, empty if none is like it."""
    close = get_close_matches(word.casefold(), sorted(words), n=1, cutoff=_ALIKE)
    return close[0] if close else ""


def _lacks_third(forms: Sequence[nodes.Node]) -> bool:
    """Tell whether there is a word for a man and one for a woman, but none for neither."""
    words = [form.value for form in forms if isinstance(form, nodes.Const)]
    return len(words) == len(GENDERS) and all(words[:2]) and not words[2].strip()


def _is_named(node: nodes.Node) -> bool:
    return isinstance(node, nodes.Getattr | nodes.Name)


def _is_text(node: nodes.Node) -> bool:
    return isinstance(node, nodes.Const) and isinstance(node.value, str)
