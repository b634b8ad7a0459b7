"""How bots play Munchkin: from their view alone."""
