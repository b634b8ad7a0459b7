"""What travels: bodies over HTTP and messages over the socket. Seats are letters, cards are codes."""
