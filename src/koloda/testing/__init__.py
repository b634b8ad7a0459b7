"""The tests that every game must pass, for games of any package; `pip install 'koloda[testing]'` brings what
they need.

    import pytest
    from koloda.testing import checks
    from koloda_durak.game import DURAK

    @pytest.mark.parametrize("check", checks(DURAK, rules=["rules.md"]), ids=repr)
    def test_durak(check):
        check()

That is the contract of all games at random tables, the scenarios and the clauses of the rules, and the
sentences in both languages. What a game reveals on purpose is told by a `Subject`.
"""

try:
    import hypothesis  # noqa: F401
    import pytest
except ModuleNotFoundError as _error:
    raise ModuleNotFoundError(
        f"koloda.testing needs {_error.name}, which is not installed: pip install 'koloda[testing]'",
        name=_error.name,
    ) from None

pytest.register_assert_rewrite(
    *(f"koloda.testing.{name}" for name in ("checks", "golden", "properties", "scenarios", "walks"))
)

from koloda.testing.checks import checks  # noqa: E402
from koloda.testing.contract import Check, contract  # noqa: E402
from koloda.testing.subject import Subject  # noqa: E402

__all__ = ["Check", "Subject", "checks", "contract"]
