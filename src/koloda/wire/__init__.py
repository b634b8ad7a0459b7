"""What travels: bodies over HTTP, messages over the socket, notes between processes. Seats are letters, cards
are codes. `table.translation` makes them of what a table knows."""
