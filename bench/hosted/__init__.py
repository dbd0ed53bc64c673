"""Hosted games to measure: a database in a folder of its own, villages in it."""
