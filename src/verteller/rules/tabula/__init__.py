"""Lupus in Tabula: the card game at one table (Dutch edition of 2005)."""

from verteller.rules.tabula.rulebook import RULEBOOK

__all__ = ["RULEBOOK"]
