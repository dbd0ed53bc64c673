"""Hosting: games in the database, with their log, seats, clock and post.

Every service is one transaction on one game. It locks the game's row, lets the engine act on the
folded log, appends what came of it and writes one outbox row a reader. Nothing here knows a
language or a mail: refusals are codes, outbox rows name entries of the log.
"""
