"""The rules of Iota by chapters."""
