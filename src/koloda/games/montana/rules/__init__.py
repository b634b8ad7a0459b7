"""The rules of Montana, one file a chapter; every function names its clauses."""
