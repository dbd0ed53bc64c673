"""
Benchmarks: ``make bench``, or ``python -m bench NAME...`` for some of them.

Each module but `measuring` is a benchmark and has a function ``measure()`` that yields
`measuring.Line` after `measuring.Line`. A new module is found by itself. Ratios are taken
against a baseline measured in the same run, so that they mean the same on every machine.
"""
