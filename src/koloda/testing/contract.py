"""Every property at many tables."""

from collections.abc import Callable
from functools import partial

from hypothesis import HealthCheck, Phase, given, settings

from koloda.testing.properties import PROPERTIES, games_end
from koloda.testing.subject import Subject
from koloda.testing.walks import PlainTable, tables

QUICK = settings(
    max_examples=20,
    deadline=None,
    derandomize=True,
    database=None,
    print_blob=False,
    report_multiple_bugs=False,
    phases=(Phase.explicit, Phase.generate, Phase.shrink),
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
LONG = settings(QUICK, max_examples=100, derandomize=False)
LONG_STRIDES = 5


class Check:
    """Something that must hold of a game: called without arguments, it fails with an AssertionError."""

    def __init__(self, name: str, hold: Callable[[], None]) -> None:
        self.name = name
        self.hold = hold

    def __call__(self) -> None:
        __tracebackhide__ = True  # pytest shows what is wrong, not how that was found
        self.hold()

    def __repr__(self) -> str:
        return self.name


def contract(subject: Subject, *, long: bool = False) -> list[Check]:
    """What must hold of every game at every moment; `long` takes new tables every time, and longer games."""
    return [Check(holds.__name__, partial(hold_at_tables, holds, subject, long)) for holds in PROPERTIES]


def hold_at_tables(holds: Callable[[PlainTable, int], None], subject: Subject, long: bool) -> None:
    """A failure says what should hold, what does not, and at which table."""
    __tracebackhide__ = True
    steps = LONG_STRIDES * PROPERTIES[holds] if long else PROPERTIES[holds] // subject.strides
    should = (holds.__doc__ or "").partition("\n")[0]

    @settings(LONG if long else QUICK)
    @given(table=tables(subject, ending=holds is games_end))
    def at_any_table(table: PlainTable) -> None:
        __tracebackhide__ = True
        try:
            holds(table, steps)
        except AssertionError as error:
            raise AssertionError(f"{should}\n{error}\nat {table!r}") from None
        except Exception as error:
            error.add_note(f"at {table!r}")
            raise

    at_any_table()
