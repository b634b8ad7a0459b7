"""Logs as one JSON object a line, or as lines for people in a terminal. What is logged is named by the
caller: ids, codes and numbers, never an action, a view or what somebody wrote."""

import logging
import sys
import time

import msgspec


class JsonFormatter(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{record.msecs:03.0f}Z",
            "level": record.levelname.lower(),
            "name": record.name,
            "text": record.getMessage(),
        }
        if record.exc_info and record.exc_info[0] is not None:
            line["error"] = record.exc_info[0].__name__
            line["where"] = trace(record.exc_info[1])
        return msgspec.json.encode(line).decode()


def trace(error: BaseException | None) -> list[str]:
    """Where it happened, without the values: an error's text could name a card."""
    found: list[str] = []
    step = error.__traceback__ if error is not None else None
    while step is not None:
        code = step.tb_frame.f_code
        found.append(f"{code.co_filename.rpartition('/koloda/')[2]}:{step.tb_lineno} {code.co_name}")
        step = step.tb_next
    return found[-12:]


class PlainFormatter(logging.Formatter):
    """For somebody who looks at it."""

    def format(self, record: logging.LogRecord) -> str:
        at = time.strftime("%H:%M:%S", time.localtime(record.created))
        text = (
            f"{at} {record.levelname.lower():7} {record.name.removeprefix('koloda.')}: {record.getMessage()}"
        )
        if record.exc_info and record.exc_info[0] is not None:
            steps = "\n    ".join(trace(record.exc_info[1]))
            text += f" ({record.exc_info[0].__name__})\n    {steps}"
        return text


def set_up(level: str) -> None:
    stream = logging.StreamHandler()
    stream.setFormatter(PlainFormatter() if sys.stderr.isatty() else JsonFormatter())
    root = logging.getLogger()
    root.handlers = [stream]
    root.setLevel(level.upper())
    # Their debug lines show whole messages and rows.
    for name in ("websockets", "aiosqlite", "sqlalchemy", "asyncio", "uvicorn", "litestar", "alembic"):
        logging.getLogger(name).setLevel(max(logging.INFO, root.level))
    # Uvicorn's own lines name the paths of sockets, and whoever has a path has the table.
    for name in ("alembic", "sqlalchemy"):
        logging.getLogger(name).setLevel(logging.WARNING)
    # It warns of every request that cannot be read, which anybody may send as often as he likes.
    logging.getLogger("uvicorn").setLevel(logging.ERROR)
