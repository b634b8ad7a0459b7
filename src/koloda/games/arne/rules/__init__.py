"""The rules of Arne Total, chapter by chapter."""
