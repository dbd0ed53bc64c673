"""The rules: a small engine and the rulebooks played on it, in the standard library alone.

Nothing in here knows a clock, a network, a database or a language. Time and chance are
passed in; what happens is stated as facts, each with its audience.
"""
