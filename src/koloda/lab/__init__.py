"""Many games between bots: played on all cores, counted with their intervals."""
