"""What Hypothesis tries is the same each time, on every machine, however slow it is."""

from hypothesis import settings

settings.register_profile("koloda", derandomize=True, deadline=None, database=None, print_blob=True)
settings.load_profile("koloda")
