"""Packs of cards: data in the closed vocabulary of docs/rules/munchkin-pack.md."""
