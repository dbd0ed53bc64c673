"""
Statements that are composed once and then only executed.

Django composes each statement anew, which for an answer takes several times as long as the
database needs to carry it out. What every answer needs is therefore composed once, by Django or
from the models, and run with other values from then on.
"""

import threading
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Final, Generic, TypeVar

from django.db import connection
from django.db.models import Field, Model, QuerySet
from django.db.models.query import get_related_populators

M = TypeVar("M", bound=Model)
AnyField = Field[Any, Any]

MOST_ROWS: Final = 500
"""Rows in one INSERT, where the database allows as many parameters."""


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
        plan: _Plan | None = getattr(self._present, "plan", None)
        if plan is None or plan.vendor != connection.vendor:
            plan = self._present.plan = _Plan(self._compose(*self._marks), self._marks)
        with connection.cursor() as cursor:
            cursor.execute(plan.sql, [values[place] for place in plan.places])
            row = cursor.fetchone()
        return None if row is None else plan.build(row)


class _Plan:
    """A composed query: its text, where its values go, and how a row becomes objects."""

    def __init__(self, query: QuerySet[Any], marks: list[int | str]) -> None:
        self.vendor = connection.vendor
        compiler = query.query.get_compiler(connection=connection)
        self.sql, parameters = compiler.as_sql()
        self.places = [marks.index(parameter) for parameter in parameters]
        selected, found = compiler.select, compiler.klass_info
        self._converters = compiler.get_converters([each[0] for each in selected])
        first, last = found["select_fields"][0], found["select_fields"][-1] + 1
        self._own = slice(first, last)
        self._names = [each[0].target.attname for each in selected[self._own]]
        self._model = found["model"]
        self._related = get_related_populators(found, selected, connection.alias)

    def build(self, row: Sequence[Any]) -> Any:
        """Return the object that *row* is, with those that come along."""
        values = list(row)
        for place, (converters, column) in self._converters.items():
            for convert in converters:
                values[place] = convert(values[place], column, connection)
        built = self._model.from_db(connection.alias, self._names, values[self._own])
        for related in self._related:
            related.populate(values, built)
        return built


def insert(objects: Sequence[Model]) -> None:
    """
    Insert new *objects* of one model and give them their keys; no signal is sent.

    Raises:
        IntegrityError: One of them breaks a constraint; the transaction is lost with it.
    """
    if not objects:
        return
    fields = _written(type(objects[0]))
    most = connection.features.max_query_params
    size = min(MOST_ROWS, most // len(fields)) if most else MOST_ROWS
    for start in range(0, len(objects), size):
        _insert(objects[start : start + size], fields)


def update(record: Model, names: tuple[str, ...], **still: int) -> bool:
    """
    Write the fields *names* of the row of *record* as they are now.

    Args:
        still: What the row must still have, by field, to be written at all.

    Returns:
        Whether the row was written.
    """
    fields = [type(record)._meta.get_field(name) for name in names]
    values = [_value(field, record) for field in fields]
    sql = _update_sql(type(record), names, tuple(still))
    with connection.cursor() as cursor:
        cursor.execute(sql, [*values, record.pk, *still.values()])
        return bool(cursor.rowcount == 1)


def _insert(objects: Sequence[Model], fields: tuple[AnyField, ...]) -> None:
    key = type(objects[0])._meta.pk
    is_counted = key is not None and key not in fields and key.column is not None
    sql = _insert_sql(type(objects[0]), len(objects), is_counted=is_counted)
    values = [_value(field, each) for each in objects for field in fields]
    with connection.cursor() as cursor:
        cursor.execute(sql, values)
        keys = cursor.fetchall() if is_counted else []
    for each in objects:
        each._state.adding = False
        each._state.db = connection.alias
    for each, (number,) in zip(objects, keys, strict=False):
        each.pk = number


@cache
def _written(model: type[Model]) -> tuple[AnyField, ...]:
    """Return the fields an INSERT writes: all that are stored but a key the database counts."""
    return tuple(
        field
        for field in model._meta.concrete_fields
        if not (field.primary_key and field.db_returning)
    )


@cache
def _insert_sql(model: type[Model], rows: int, *, is_counted: bool) -> str:
    quote = connection.ops.quote_name
    fields = _written(model)
    columns = ", ".join(quote(field.column) for field in fields)
    row = f"({', '.join(['%s'] * len(fields))})"
    # Every database we run on gives the keys back in the order of the rows.
    keys = f" RETURNING {quote(model._meta.pk.column)}" if is_counted else ""
    table = quote(model._meta.db_table)
    return f"INSERT INTO {table} ({columns}) VALUES {', '.join([row] * rows)}{keys}"  # noqa: S608 - names of our own models


@cache
def _update_sql(model: type[Model], names: tuple[str, ...], still: tuple[str, ...]) -> str:
    quote = connection.ops.quote_name

    def column(name: str) -> str:
        return f"{quote(model._meta.get_field(name).column)} = %s"

    written = ", ".join(map(column, names))
    asked = " AND ".join(map(column, (model._meta.pk.name, *still)))
    return f"UPDATE {quote(model._meta.db_table)} SET {written} WHERE {asked}"  # noqa: S608 - as above


def _value(field: AnyField, row: Model) -> Any:
    return field.get_db_prep_save(getattr(row, field.attname), connection)
