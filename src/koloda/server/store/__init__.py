"""What outlives a process: guests, tables, seats, logs and chat."""
