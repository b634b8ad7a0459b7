"""From what somebody wants of a table to the table's own questions and back."""

from koloda.kernel.errors import NotationError, Refusal
from koloda.server.wire.bus import Ask, Reply
from koloda.table.table import Table
from koloda.table.tickets import Ticket


def put(table: Table, ask: Ask) -> Ticket:
    """Asks the table; nothing has changed yet."""
    seat, by, message = ask.seat, ask.by, ask.message
    match ask.verb:
        case "act":
            return table.act(
                seat,
                ask.text("code"),
                ask.number("serial"),
                by=by,
                message=message,
                told=ask.number("told"),
            )
        case "sit":
            return table.sit(seat, ask.text("person"), ask.text("name"), by=by, message=message)
        case "leave":
            return table.leave(seat, by=by, message=message)
        case "hand_over":
            return table.hand_over(seat, ask.text("person"), ask.text("name"), by=by, message=message)
        case "kick":
            return table.kick(seat, by=by, message=message)
        case "add_bot":
            return table.add_bot(seat, ask.text("level"), ask.text("name"), by=by, message=message)
        case "remove_bot":
            return table.remove_bot(seat, by=by, message=message)
        case "resize":
            return table.resize(ask.number("count"), by=by, message=message)
        case "start":
            return table.start(by=by, message=message)
        case "pause":
            return table.pause(by=by, message=message)
        case "resume":
            return table.resume(by=by, message=message)
        case "add":
            return table.add(seat, ask.text("bytes"), by=by, message=message)
        case "agree":
            return table.agree(seat, by=by, message=message)
        case "mute":
            return table.mute(seat, on=bool(ask.number("on")), by=by, message=message)
        case "away":
            return table.away(seat)
        case "back":
            return table.back(seat)
        case "follow":
            return table.follow(ask.text("table"))
        case "stood":
            return table.stood(ask.number("ms"))
    raise ValueError(f"a table cannot {ask.verb}")


def reply_to(ticket: Ticket, number: int) -> Reply:
    answer = ticket.answer
    assert answer is not None
    if answer.error is None:
        return Reply(done=True, version=answer.version, number=number)
    return refusal(answer.error)


def refusal(error: Refusal | NotationError) -> Reply:
    if isinstance(error, Refusal):
        return Reply(done=False, clause=error.clause, values=error.values)
    return Reply(done=False, clause=error.clause, text=str(error))
