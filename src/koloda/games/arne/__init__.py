"""Arne Total: docs/rules/arne.md."""
