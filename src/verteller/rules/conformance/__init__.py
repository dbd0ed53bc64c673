"""Conformance: reads scenario files and plays them on any rulebook's public interface.

A scenario is a village, moves, and what must come of them, in YAML. Only `reading` knows the
files; everything else works on what was read.
"""
