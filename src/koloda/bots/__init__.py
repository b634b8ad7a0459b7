"""Players for any game: they receive their seat's view and events only."""
