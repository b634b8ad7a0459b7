"""Positions to try things out at: the examples of the rulebooks, the lessons, anything pasted."""
