"""How a bot judges in Arne."""
