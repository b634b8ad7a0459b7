"""What `import koloda` gives: games as people speak of them, seats as letters, actions as text."""
