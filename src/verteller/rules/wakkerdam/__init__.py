"""Wakkerdam: the Dutch game of Werewolf by mail, with 28 roles (Weerwolven over de Mail)."""

from verteller.rules.wakkerdam.rulebook import RULEBOOK

__all__ = ["RULEBOOK"]
