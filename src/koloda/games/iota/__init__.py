"""Iota, 66 cards on one shared grid: docs/rules/iota.md, clause by clause."""
