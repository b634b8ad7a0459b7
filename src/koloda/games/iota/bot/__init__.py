"""How a bot judges in Iota."""
