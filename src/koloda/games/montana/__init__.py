"""Montana: docs/rules/montana.md, clause by clause."""
