"""How a bot judges in UNO."""
