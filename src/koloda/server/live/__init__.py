"""What runs for every move; compiled, like the table it serves."""
