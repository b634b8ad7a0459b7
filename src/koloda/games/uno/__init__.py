"""UNO, the edition with 112 cards: docs/rules/uno.md, clause by clause."""
