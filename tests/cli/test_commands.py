"""What can be typed besides moves, what the command says of itself, and in which language."""

import subprocess
import sys
from pathlib import Path

import pytest

import koloda
from koloda.cli import colours, main, saves
from koloda.cli.console_io import TypedLine
from koloda.cli.words import Tongue
from koloda.games import GAMES
from koloda.kernel.positions import read_segments
from koloda.kernel.records import read_record, replay
from koloda.kernel.seats import SPECTATOR
from koloda.table.clocks import HandClock
from tests.cli.script import Script, sit, table_of, typed

TURN = "3p strict | A r5 g1 b2 w | top r3"


@pytest.mark.parametrize("said", ["UNO!", "uno", "УНО!", "уно"])
def test_a_shout_is_understood_as_it_is_spoken(said: str) -> None:
    table, _ = typed("3p strict | A r5 g5 | B b1 b2 | C b3 b4 | top r3", ["r5 " + said])
    assert table.record().actions[0] == "A r5!"
    _, screen = typed("3p strict | A r5 g5 b2 | top r3", [said])
    assert "uno.call.false" in screen


@pytest.mark.parametrize("said", ["Montana!", "Монтана!", "монтана"])
def test_montana_is_understood_as_it_is_spoken(said: str) -> None:
    position = "2p table | A g5* g2* | B r1* r3* | pile g4* | deck b1* b3o"
    screens = [typed(position, [line], game=GAMES["montana"])[1] for line in (said, "montana")]
    assert "koloda.action.unknown" not in screens[0] and "montana." in screens[0]
    assert screens[0].replace(said, "") == screens[1].replace("montana\n", "\n").replace(said, "")


def test_every_choice_has_a_number_and_its_code() -> None:
    assert typed(TURN, ["1"])[0].record().actions == ["A r5"]
    assert typed(TURN, ["3", "2"])[0].record().actions == ["A w:g"]
    shed = "3p strict blank_rules=B01,B03,B05 | A r9 w g1 | top wb3 | colour b | phase DISCARD | turn C"
    shed += " | shed A 2"
    assert typed(shed, ["1 3"])[0].record().actions == ["A disc:r9,w"]
    assert "There is no choice 9 now." in typed(TURN, ["9"])[1]


def test_a_number_of_another_list_does_nothing_and_the_text_stays() -> None:
    clock = HandClock()
    table = table_of(TURN, clock)
    talk = Script(clock, [])
    session = sit(table, talk)
    session.obey(TypedLine("1", ("g9", "draw")))
    assert table.version == 0 and talk.kept == ["1"]
    told, _, shown = talk.text().partition("The list has changed since you began to type 1")
    assert told.strip() == "" and "1 r5" in shown, "what can be chosen now is shown"
    session.obey(TypedLine("1", session.current_page()))
    assert table.record().actions == ["A r5"]
    session.obey(TypedLine("2", ("r5", "draw")))  # it is B's turn: there is no list
    assert talk.text().strip().endswith("There is no choice 2 now.") and talk.kept == ["1", "2"]


def test_a_wrong_number_leaves_the_question_as_it_is() -> None:
    table, screen = typed(TURN, ["w", "9", "2"])
    assert screen.count("which one?") == 2 and "There is no choice 9 now." in screen
    assert table.record().actions == ["A w:g"]


def test_why_alone_tells_the_rule_of_the_last_refusal() -> None:
    _, screen = typed(TURN, ["why", "g1", "why"])
    assert "Type why and a card or a code" in screen
    assert "uno.match.rule\n" in screen


def test_rules_alone_lists_the_chapters() -> None:
    _, screen = typed(TURN, ["rules"])
    assert "What fits" in screen and "rules book" in screen


def test_the_score_of_a_game_without_rounds_is_what_the_board_shows() -> None:
    position = "2p strict | grid gs1@0,0 gs2@1,0 | A gs3 bt1 | B bt2 bt3 | points A 6 B 12 | deck rt1 rt2"
    _, screen = typed(position, ["score"], game=GAMES["iota"])
    assert screen.split("Score")[1].split("Total")[1].split()[:2] == ["6", "12"]


def test_undo_is_there_where_the_rules_have_it() -> None:
    position = "2p strict | grid gs1@0,0 gs2@1,0 | A gs3 bt1 | B bt2 bt3 | deck rt1 rt2"
    table, screen = typed(position, ["undo", "gs3 2 0", "undo"], game=GAMES["iota"])
    assert "nothing to take back" in screen
    assert table.record().actions == ["A +gs3@2,0", "A <"]
    assert "nothing is taken back" in typed(TURN, ["undo"])[1]


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_can_be_played(game: str) -> None:
    clock = HandClock()
    position = {
        "uno": TURN,
        "iota": "2p strict | grid gs1@0,0 gs2@1,0 | A gs3 bt1 | B bt2 bt3 | deck rt1 rt2",
        "montana": "2p strict | A g5* g2* | B r1* r3* | pile g4* | deck b1* b3o",
        "arne": "3p strict | A r50 r100 | B y50 | C g50 | deck g100 y100",
        "munchkin": "3p strict | A L2 on=whip | B L1 | C L1 | combat v3 A vs mouse",
    }[game]
    table = table_of(position, clock, game=GAMES[game])
    talk = Script(clock, ["hint"])
    session = sit(table, talk)
    session.run()
    advice = session.coach.advise(table.state)
    assert advice is not None and table.why_not(0, advice.code) is None
    assert "Hint: " in talk.text()


def test_a_hint_tells_what_it_was_compared_with() -> None:
    """The choices with their chances, best first, where a mind has compared them."""
    _, screen = typed(TURN, ["hint"])
    told = [
        (line, int(line.split(" wins ")[1].split()[0])) for line in screen.splitlines() if " wins " in line
    ]
    assert len(told) > 1 and [chance for _, chance in told] == sorted((c for _, c in told), reverse=True)
    assert told[0][0].split(":")[0].strip() in screen.split("Hint: ")[1].splitlines()[0]
    alone = "3p strict | A r50 r100 | B y50 | C g50 | deck g100 y100"
    assert " wins " not in typed(alone, ["hint"], game=GAMES["arne"])[1]


def test_a_hint_says_why() -> None:
    """The only other choice is to draw; what is laid leaves fewer points and may leave the next one stuck."""
    _, screen = typed("2p strict | A r9 rS | B ?7 | top r3", ["hint"])
    assert "Your hand then counts" in screen
    assert "The next player loses a turn." in screen or "has nothing to lay on it" in screen


def test_a_game_is_saved_and_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "mine.txt"
    table, screen = typed(TURN, ["r5", f"save {path}"])
    assert f"Thegameissaved:{path}" in "".join(screen.split())  # a long path may be broken over lines
    assert replay(GAMES["uno"], read_record(path.read_text("utf-8"))).text() == table.state.text()


def test_a_kept_game_is_gone_when_it_is_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    table = table_of("2p strict target=round | A r5 r6 | B b1 | top r3 | deck y1 y2", HandClock())
    save = saves.Save("uno", ["normal"])
    save.keep(table)
    assert saves.kept() == []
    table.submit(0, "r5!")
    save.keep(table)
    assert saves.kept("uno") == [save.path] and saves.read_levels_of(save.path.read_text()) == ["normal"]
    for line in ("B draw", "B pass", "A r6", "A ok", "B ok"):
        table.submit("AB".index(line[0]), line[2:])
    while not table.state.is_over():
        table.tick()
    save.keep(table)
    assert saves.kept() == []


def run(capsys: pytest.CaptureFixture[str], *argv: str) -> tuple[int, str, str]:
    try:
        status = main(list(argv))
    except SystemExit as left:
        status = int(str(left.code))
    finally:
        Tongue.lang = "en"
    return status, *capsys.readouterr()


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("game", GAMES)
def test_options_are_listed_with_values_and_meaning(
    game: str, lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    status, out, _ = run(capsys, "play", game, "--options", "--lang", lang)
    assert status == 0
    for name in [*(option.name for option in GAMES[game].options), *GAMES[game].presets]:
        assert f"\n{name}  " in f"\n{out}"


def test_help_and_errors_are_russian_under_a_russian_locale(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "ru_RU.UTF-8")
    assert "сыграть в терминале против ботов" in run(capsys, "--help")[1]
    assert "сколько человек за столом" in run(capsys, "play", "--help")[1]
    for argv, sentence in {
        ("play", "chess"): "такой игры нет",
        ("play", "uno", "--bots", "god"): "такого бота нет",
        ("play", "uno", "--option", "x=1"): "такой настройки нет",
        ("play", "uno", "--option", "target=7"): "настройка target",
        ("play", "uno", "--preset", "x"): "таких готовых правил нет",
        ("play", "uno", "--players", "two"): "нужно число",
        ("play", "uno", "--players", "11"): "играют от 2 до 10",
        ("verify",): "не хватает",
        ("replay", "/no/such"): "не читается /no/such: такого файла или такой папки нет",
        ("replay", "/"): "не читается /: это папка",
    }.items():
        status, _, err = run(capsys, *argv)
        assert status == 2 and sentence in err and err.count("\n") == 1, err


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_completion_for_shells(shell: str, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(capsys, "completion", shell)
    assert status == 0 and "koloda" in out and "_ARGCOMPLETE" in out


def test_a_reader_who_leaves_a_game_early_is_no_error() -> None:
    command = f"set -o pipefail; '{sys.executable}' -m koloda play uno </dev/null | head -3"
    done = subprocess.run(["bash", "-c", command], capture_output=True, text=True, timeout=60, check=False)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("game", GAMES)
def test_every_hand_is_shown_in_an_open_replay(
    game: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    state = GAMES[game].new(3, {}, None)
    state.play("~ seed k1:1")
    header = state.view(SPECTATOR).header
    path = tmp_path / "game.txt"
    path.write_text(
        f"koloda 1\ngame {game} version {GAMES[game].version} {header}\nseed k1:1\ndigest {state.digest()}\n"
    )
    status, out, err = run(capsys, "replay", str(path), "--all", "--lang", "en")
    assert (status, err) == (0, "")
    hand = read_segments(state.write()).fields.get("B", "-")
    assert game == "munchkin" or all(card in out for card in hand.split())


def contrast(colour: str, other: float) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = [part / 12.92 if part <= 0.04 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    light = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    return (max(light, other) + 0.05) / (min(light, other) + 0.05)


@pytest.mark.parametrize("name", [name for name in vars(colours) if name.isupper()])
def test_colours_are_seen_on_black_and_on_white(name: str) -> None:
    colour = str(getattr(colours, name))
    assert contrast(colour, 0.0) >= 3 and contrast(colour, 1.0) >= 3


@pytest.mark.parametrize("game", GAMES)
def test_an_open_replay_speaks_of_everybody_and_to_nobody(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.txt"
    path.write_text(koloda.play(game, ["plain"] * 3, seed=11, most=150).record(), encoding="utf-8")
    for lang, you in {"en": "You", "ru": "Вы"}.items():
        status, out, err = run(capsys, "replay", str(path), "--all", "--lang", lang)
        assert (status, err) == (0, "")
        assert [line for line in out.splitlines() if line.startswith(f"  {you} ")] == []
