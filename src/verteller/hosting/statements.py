"""
Statements that are composed once and then only executed.

Django composes each statement anew, which for an answer takes several times as long as the
database needs to carry it out. What every answer needs is therefore composed once, by Django or
from the models, and run with other values from then on.
"""

import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import cache, lru_cache
from itertools import chain
from operator import attrgetter
from typing import Any, Final, Generic, TypeAlias, TypeVar

from django.db import connection
from django.db.backends.base.base import BaseDatabaseWrapper
from django.db.models import (
    BinaryField,
    CharField,
    Field,
    ForeignKey,
    IntegerField,
    JSONField,
    Model,
    QuerySet,
    TextField,
)
from django.db.models.base import ModelState

from verteller.hosting.executing import SQLITE, copy_in, execute, execute_many
from verteller.hosting.transactions import connection_here

M = TypeVar("M", bound=Model)
R = TypeVar("R")
AnyField = Field[Any, Any]

MOST_ROWS: Final = 500
"""Rows in one INSERT, where the database allows as many parameters."""

ENOUGH_TO_COPY: Final = 8
"""Rows from which on a COPY is sooner done than an INSERT, where there is such a thing."""

Value: TypeAlias = str | int | bytes | datetime | None
"""A value as a database takes it."""

_PLAIN: Final = (CharField, TextField, IntegerField, BinaryField, ForeignKey)
"""Fields whose values are stored as they are."""


class Prepared(Generic[M]):
    """
    A query for one row, composed once a thread.

    Args:
        compose: Returns the query for the values it is given, each of which must become exactly
            one parameter; rows that come along with `select_related` do so here too.
        kinds: The type of each value, ``int`` or ``str``.
    """

    def __init__(self, compose: Callable[..., QuerySet[M]], *kinds: type[int] | type[str]) -> None:
        self._compose = compose
        # Values that stand for those to come; none of them can be mistaken for another.
        self._marks = [kind(-1 - place) for place, kind in enumerate(kinds)]
        self._present = threading.local()

    def one(self, *values: int | str) -> M | None:
        """Run the query and return its row, or None when there is none."""
        return next(iter(self.all(*values)), None)

    def all(self, *values: int | str) -> list[M]:
        """Run the query and return all its rows."""
        here = connection_here()
        plan: _Plan | None = getattr(self._present, "plan", None)
        if plan is None or plan.vendor != here.vendor:
            plan = self._present.plan = _Plan(self._compose(*self._marks), self._marks)
        rows = execute(plan.sql, [values[place] for place in plan.places], here).rows
        return [plan.build(row, here) for row in rows]


class PreparedForKeys(Generic[M]):
    """
    A query for what belongs to some keys, composed once a thread for about as many.

    Args:
        compose: Returns the query for a list of keys, each of which must become one parameter.
    """

    def __init__(self, compose: Callable[[list[int]], QuerySet[M]]) -> None:
        self._compose = compose
        self._sizes: dict[int, Prepared[M]] = {}

    def all(self, keys: Sequence[int]) -> list[M]:
        """Run the query and return its rows."""
        if not keys:
            return []
        padded = padded_keys(keys)
        query = self._sizes.get(len(padded))
        if query is None:
            query = Prepared(lambda *marks: self._compose([*marks]), *[int] * len(padded))
            self._sizes[len(padded)] = query
        return query.all(*padded)


def padded_keys(keys: Sequence[int]) -> list[int]:
    """Return *keys*, the last so often that there are few numbers of keys to compose for."""
    size = 1 << (len(keys) - 1).bit_length()
    return [*keys, *[keys[-1]] * (size - len(keys))]


class _Plan:
    """A composed query: its text, where its values go, and how a row becomes objects."""

    def __init__(self, query: QuerySet[Any], marks: list[int | str]) -> None:
        self.vendor = connection.vendor
        compiler = query.query.get_compiler(connection=connection)
        self.sql, parameters = compiler.as_sql()
        self.places = [marks.index(parameter) for parameter in parameters]
        self._converters = compiler.get_converters([each[0] for each in compiler.select])
        self._shape = _Shape(compiler.klass_info, compiler.select)

    def build(self, row: Sequence[Any], here: BaseDatabaseWrapper) -> Any:
        """Return the object that *row* is, with those that come along."""
        values = list(row)
        for place, (converters, column) in self._converters.items():
            for convert in converters:
                values[place] = convert(values[place], column, here)
        return self._shape.build(values, here.alias)


class _Shape:
    """Which columns of a row become an object, and which the objects that it refers to."""

    def __init__(self, found: Mapping[str, Any], selected: Sequence[Any]) -> None:
        places = found["select_fields"]
        self._own = slice(places[0], places[-1] + 1)
        self._names = [each[0].target.attname for each in selected[self._own]]
        self._model: type[Model] = found["model"]
        self._key = places[0] + self._names.index(self._model._meta.pk.attname)
        self._related = [
            (each["local_setter"], each["remote_setter"], _Shape(each, selected))
            for each in found.get("related_klass_infos", ())
        ]

    def build(self, values: list[Any], alias: str) -> Any:
        """Return the object, or None where an outer join found nothing."""
        if values[self._key] is None:
            return None
        # As Django restores a row that was pickled: its `__init__` looks at every field, those
        # that were not read too, which takes longer than to find the row.
        built = self._model.__new__(self._model)
        built.__dict__.update(zip(self._names, values[self._own], strict=True))
        built._state = _stored(alias)
        for refer, refer_back, shape in self._related:
            related = shape.build(values, alias)
            refer(built, related)
            if related is not None:
                refer_back(related, built)
        return built


def _stored(alias: str) -> ModelState:
    """Return the state of an object that stands in the database."""
    state = ModelState()
    state.adding, state.db = False, alias
    return state


def insert(objects: Sequence[Model]) -> None:
    """
    Insert new *objects* of one model and give them their keys; no signal is sent.

    Raises:
        IntegrityError: One of them breaks a constraint; the transaction is lost with it.
    """
    if not objects:
        return
    here = connection_here()
    inserted = _inserted(type(objects[0]))
    keys: list[tuple[Any, ...]] = []
    for some in _at_once(objects, inserted, here):
        values = [value for each in some for value in _values(inserted.written, each, here)]
        keys += execute(_insert_sql(inserted.model, len(some)), values, here).rows
    for each in objects:
        each._state.adding = False
        each._state.db = here.alias
    for each, (number,) in zip(objects, keys, strict=False):
        each.pk = number


def insert_plain(model: type[Model], rows: Sequence[Sequence[Value]]) -> None:
    """
    Insert *rows* as `plain` returns them, of which no object is made, and no key is learnt.

    Raises:
        IntegrityError: As for `insert`.
    """
    if not rows:
        return
    here = connection_here()
    if here.vendor == SQLITE:
        # One short statement again and again: SQLite would read a long one for longer.
        execute_many(_insert_sql(model, 1, with_keys=False), rows, here)
    elif len(rows) < ENOUGH_TO_COPY or not copy_in(_copy_sql(model), rows, here):
        for some in _at_once(rows, _inserted(model), here):
            values = list(chain.from_iterable(some))
            execute(_insert_sql(model, len(some), with_keys=False), values, here)


def plain(row: Model) -> list[Value]:
    """Return the values of a new *row* as the database takes them, in the order of its fields."""
    return _values(_inserted(type(row)).written, row, connection_here())


def stored_moment(at: datetime) -> Value:
    """Return a moment as the database takes it."""
    return _stored_moment(at, connection_here().vendor)


# The rows of one answer have one moment between them.
@lru_cache(maxsize=64)
def _stored_moment(at: datetime, _vendor: str) -> Value:
    value: Value = connection_here().ops.adapt_datetimefield_value(at)
    return value


def places(model: type[Model], *names: str) -> list[int]:
    """Return at which places `plain` has the values of the attributes *names*."""
    fields = [field.attname for field in _inserted(model).fields]
    return [fields.index(name) for name in names]


def unsaved(model: type[M], **values: object) -> M:
    """
    Return a new row of *model*, as ``model(**values)`` does, but without a look at every field.

    Args:
        values: By attribute (``game_id``); what is not among them has its field's default, which
            must be the same for every row.
    """
    made = model.__new__(model)
    made.__dict__.update(_defaults(model), **values)
    made._state = ModelState()
    return made


@cache
def _defaults(model: type[Model]) -> dict[str, Any]:
    blank = model().__dict__
    return {name: value for name, value in blank.items() if name != "_state"}


def _at_once(
    rows: Sequence[R], inserted: "_Inserted", here: BaseDatabaseWrapper
) -> Iterator[Sequence[R]]:
    """Give as many rows at a time as one INSERT may have."""
    most = here.features.max_query_params
    size = min(MOST_ROWS, most // len(inserted.fields)) if most else MOST_ROWS
    return (rows[start : start + size] for start in range(0, len(rows), size))


def update(record: Model, names: tuple[str, ...], **still: int) -> bool:
    """
    Write the fields *names* of the row of *record* as they are now.

    Args:
        still: What the row must still have, by field, to be written at all.

    Returns:
        Whether the row was written.
    """
    return update_all([(record, still)], names)


def update_all(changed: Sequence[tuple[Model, Mapping[str, int]]], names: tuple[str, ...]) -> bool:
    """
    Write the fields *names* of several rows of one model.

    Args:
        changed: Each record with what its row must still have, the same fields for all.

    Returns:
        Whether every row was written.
    """
    here = connection_here()
    first, still = changed[0]
    written, sql = _updated(type(first), names, tuple(still))
    rows = [[*_values(written, record, here), record.pk, *has.values()] for record, has in changed]
    if len(rows) == 1:
        return execute(sql, rows[0], here).written == 1
    return execute_many(sql, rows, here) == len(rows)


@dataclass(frozen=True, slots=True)
class _Inserted:
    """What an INSERT of one model writes; the key is empty unless the database counts it."""

    model: type[Model]
    table: str
    fields: "tuple[AnyField, ...]"
    written: "_Written"
    key: str


class _Written:
    """How the values of some fields are read off a row, and which are not stored as they are."""

    def __init__(self, fields: Sequence[AnyField]) -> None:
        names = [field.attname for field in fields]
        read = attrgetter(*names)
        self.read: Callable[[Model], Sequence[Any]] = (
            read if len(names) > 1 else lambda row: (read(row),)
        )
        self.converted = [
            (place, field) for place, field in enumerate(fields) if not isinstance(field, _PLAIN)
        ]


def _values(written: _Written, row: Model, here: BaseDatabaseWrapper) -> list[Value]:
    """Return the values of a row's fields as the database takes them."""
    values = list(written.read(row))
    for place, field in written.converted:
        value = values[place]
        if isinstance(value, datetime):
            # What the field itself comes to, after looking for strings and bare dates.
            values[place] = _stored_moment(value, here.vendor)
        elif value is not None or isinstance(field, JSONField):
            values[place] = field.get_db_prep_save(value, here)
    return values


@cache
def _inserted(model: type[Model]) -> _Inserted:
    quote = connection.ops.quote_name
    # A key of several columns has none of its own; its columns are fields like all others.
    counted = [field for field in model._meta.concrete_fields if field.db_returning]
    fields = tuple(field for field in model._meta.concrete_fields if field not in counted)
    key = quote(str(counted[0].column)) if counted else ""
    return _Inserted(model, quote(model._meta.db_table), fields, _Written(fields), key)


@cache
def _insert_sql(model: type[Model], rows: int, *, with_keys: bool = True) -> str:
    inserted = _inserted(model)
    row = f"({', '.join(['%s'] * len(inserted.fields))})"
    # Every database we run on gives the keys back in the order of the rows.
    keys = f" RETURNING {inserted.key}" if inserted.key and with_keys else ""
    values = ", ".join([row] * rows)
    return f"INSERT INTO {inserted.table} ({_columns(model)}) VALUES {values}{keys}"  # noqa: S608 - names of our own models


@cache
def _copy_sql(model: type[Model]) -> str:
    return f"COPY {_inserted(model).table} ({_columns(model)}) FROM STDIN"


def _columns(model: type[Model]) -> str:
    quote = connection.ops.quote_name
    return ", ".join(quote(str(field.column)) for field in _inserted(model).fields)


@cache
def _updated(
    model: type[Model], names: tuple[str, ...], still: tuple[str, ...]
) -> tuple[_Written, str]:
    """Return the fields an UPDATE writes, and its text."""
    quote = connection.ops.quote_name
    by_name = {field.name: field for field in model._meta.concrete_fields}

    def column(name: str) -> str:
        return f"{quote(str(by_name[name].column))} = %s"

    written = ", ".join(map(column, names))
    asked = " AND ".join(map(column, (model._meta.pk.name, *still)))
    sql = f"UPDATE {quote(model._meta.db_table)} SET {written} WHERE {asked}"  # noqa: S608 - as above
    return _Written([by_name[name] for name in names]), sql
