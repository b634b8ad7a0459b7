"""A seat for whoever reads and writes prose, such as a language model: a text that says what it sees, and its
answer as a move or as the sentence that says why not."""

import re
from collections.abc import Sequence
from typing import NamedTuple

from koloda.games import find_game
from koloda.kernel import NotationError
from koloda.kernel.seats import read_seat
from koloda.library.match import Match
from koloda.library.moves import Move
from koloda.library.views import SeatView
from koloda.texts import Texts

ASKED = "ACTION:"
LONGEST = 4_000
"""An answer is read from its end; more than this is nobody's answer."""
NOTHING = "nothing"


class Parsed(NamedTuple):
    """A move that can be played (`nothing` for none), or why there is none: the sentence of the rule that
    forbids it, with its clause."""

    move: Move | None
    why: str = ""
    clause: str = ""


def prompt(
    view: SeatView, legal: Sequence[str] = (), *, forms: Sequence[str] = (), waited_for: bool = True,
    lang: str = "en",
) -> str:  # fmt: skip
    """What a seat sees and how it answers, as a text. The possible actions are told only if they are given;
    whoever answers without them is told by `parse` which rule forbids what.

    >>> import koloda
    >>> match = koloda.read("uno", "2p strict | A r5 g1 | B b2 b7 | top r3")
    >>> print(koloda.prompt(match.view("A"), match.legal("A")).splitlines()[0])
    You play UNO at seat A.
    """
    texts = Texts(view.game, "en" if lang not in ("en", "ru") else lang)
    title = texts.find(f"{view.game}-name") or view.game
    lines = [f"You play {title} at seat {view.seat}." if view.seat else f"You watch a game of {title}."]
    pitch = texts.find(f"{view.game}-pitch")
    if pitch:
        lines.append(pitch)
    lines += ["", "What you see, field by field; `?` is a card that you do not know:", view.text]
    beside = {**view.plain, **view.facts}
    told = [f"{name} {value}" for name, value in beside.items() if value and value not in ("-", "0")]
    if told:
        lines.append("Besides: " + " | ".join(told))
    for window in view.windows:
        rule = texts.clause(window.clause)
        lines.append(f"Open: {window.name}, for {' '.join(window.seats) or 'nobody'}. {rule or ''}".strip())
    if not view.seat:
        return "\n".join(lines)
    lines.append("")
    if legal:
        codes = [
            move.code if isinstance(move, Move) else move.removeprefix(f"{view.seat} ") for move in legal
        ]
        lines.append("You can do: " + ", ".join(codes))
    if forms:
        lines.append("You can also fill in: " + ", ".join(forms))
    lines.append(
        "The game waits for you." if waited_for else "You may step in; the game does not wait for you."
    )
    lines.append(f"End your answer with one line, `{ASKED} CODE`, or `{ASKED} {NOTHING}` to do nothing.")
    return "\n".join(lines)


def parse(answer: str, match: Match, seat: str) -> Parsed:
    """The move that an answer in prose means, if it can be played now; else the sentence that says why not.
    Nothing is told that the seat could not know: what is forbidden follows from its view.

    >>> import koloda
    >>> match = koloda.read("uno", "2p strict | A r5 g1 | B b2 b7 | top r3")
    >>> koloda.parse("The five matches by colour. ACTION: r5", match, "A").move
    'A r5'
    >>> koloda.parse("ACTION: y9", match, "A")
    Parsed(move=None, why="You don't have this card: y9.", clause='uno.act.held')
    """
    match._seat(seat)
    state = match._state
    number = read_seat(seat, find_game(match.game).most)
    why, clause = "", ""
    for code in candidates(answer[-LONGEST:], seat):
        if code == NOTHING:
            return Parsed(Move(f"{seat} {NOTHING}", {"verb": NOTHING}))
        try:
            action = state.read_action(number, code)
        except NotationError as error:
            why = why or " ".join(str(error).split())
            continue
        refusal = state.why_not(action)
        if refusal is None:
            return Parsed(Move(state.write_action(action), state.parts(action)))
        if not clause:
            why, clause = Texts(match.game, match.lang).refusal(refusal), str(refusal.clause)
    told = why or f"there is no action in this answer: end it with `{ASKED} CODE`"
    return Parsed(None, told, clause)


def candidates(answer: str, seat: str) -> list[str]:
    """The codes that an answer may mean, the likeliest first: after the last ACTION:, in backticks, the last
    line."""
    found = list(re.findall(r"(?im)action\s*:\s*(.+?)\s*$", answer))[-1:]
    if not found:
        found = re.findall(r"`([^`\n]{1,200})`", answer)[::-1]
        lines = [line.strip() for line in answer.splitlines() if line.strip()]
        found += lines[-1:]
    codes: list[str] = []
    for text in found[:5]:
        plain = text.strip()
        for code in (plain, plain.removesuffix("**").strip(), plain.strip("`\"'.").strip()):
            code = code.removeprefix(f"{seat} ").strip()
            if code and code not in codes:
                codes.append(NOTHING if code.lower() == NOTHING else code)
    return codes
