"""The clauses of docs/rules/munchkin.md, one file a chapter."""
