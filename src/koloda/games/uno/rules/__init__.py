"""The rules of UNO, one file a chapter; every function names its clauses."""
