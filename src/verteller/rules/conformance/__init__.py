"""Conformance: reads scenario files and plays them on any rulebook's public interface.

The format is the one of ``docs/rules``: a village, moves, and what must come of them. Only
`reading` touches files in YAML; everything else works on what was read.
"""
