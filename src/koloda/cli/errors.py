"""What the command answers with one sentence and exit status 2."""


class CommandError(Exception):
    """The sentence."""
