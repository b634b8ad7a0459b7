"""One running game: seats, a clock, windows turned into actions, a log. No game is named in here."""
