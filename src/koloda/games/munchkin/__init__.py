"""Munchkin Christmas Lite, with packs of cards as data."""
