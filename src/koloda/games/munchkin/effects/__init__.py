"""What cards do: one class for each word of the closed vocabulary (docs/rules/munchkin-pack.md).

A class says everything about its word: when a card with it may be played and on what, what then happens, what
stands on the card, and what it is worth to a bot. The last lines of its module say what the word takes and on
which types of cards it may stand; `words` gathers them.
"""
