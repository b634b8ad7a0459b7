"""How a bot judges in Montana."""
