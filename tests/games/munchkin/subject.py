"""What the contract must be told about Munchkin."""

import random
import re
from collections import Counter

from koloda.games.munchkin.game import MUNCHKIN
from koloda.games.munchkin.play import Munchkin
from koloda.kernel.positions import split_outside_quotes
from koloda.kernel.seats import letter
from koloda.kernel.state import State
from koloda.testing import Subject

HELD = ("race=", "class=", "on=", "off=", "curses=", "hand=")
LYING = ("door", "combat", "played", "curse", "split", "DD", "DX", "TD", "TX")


class MunchkinSubject(Subject):
    def found(self, state: State) -> Counter[str]:
        """Cards of seats stand in some of their words; what asks, no monster, lies in the prompt alone."""
        assert isinstance(state, Munchkin)
        codes = set(state.cards.codes)
        texts = [state.field(name) or "" for name in LYING]
        for seat in range(state.count):
            words = (state.field(letter(seat)) or "").split()
            texts += [word.partition("=")[2] for word in words if word.startswith(HELD)]
        source = (state.field("prompt") or "").partition(" by ")[2].partition(">")[0]
        fighting = {state.code(foe.card) for foe in state.combat.foes} if state.combat is not None else set()
        if source in codes - fighting:
            texts.append(source)
        return Counter(code for text in texts for code in self.among(text, codes))

    def named(self, line: str) -> set[str]:
        """A card that is paid stands behind `-`."""
        return set(re.split(r"[ ,:>=@{}+]+-?", line)) & self.known

    def among(self, text: str, codes: set[str]) -> list[str]:
        """`twin:flake` is the card `twin` alone, `winter:flake` one card of the pack."""
        found = []
        for word in re.split(r"[ ,\[\]>]", text):
            while word and word not in codes:
                word = word.rpartition(":")[0]
            found += [word] if word else []
        return found

    def mix(self, state: State, seat: int, dice: random.Random) -> str:
        """Others' hands and the piles below what is seen, doors among doors, treasures among treasures."""
        assert isinstance(state, Munchkin)
        text = state.text()
        segments = split_outside_quotes(text, " | ")
        if any(part.startswith(("since", "prompt", "picked", "undo")) for part in segments):
            return ""
        others = [letter(other) for other in range(state.count) if other != seat]
        places: list[tuple[int, int, int]] = []  # segment, word, card in its list
        lists = [[word.split(",") for word in part.split(" ")] for part in segments]
        for at, part in enumerate(lists):
            name = part[0][0]
            if name in ("DD", "TD", "DX", "TX"):
                first = 1 if name[1] == "D" else 2
                places += [(at, word, 0) for word in range(first, len(part)) if part[word] != ["-"]]
            elif name in others:
                if any(word[0].startswith(("fresh=", "seen=")) for word in part):
                    return ""
                for word, cards in enumerate(part):
                    if cards[0].startswith("hand="):
                        cards[0] = cards[0][5:]
                        places += [(at, word, place) for place in range(len(cards))]
        for deck in (0, 1):
            here = [
                place
                for place in places
                if state.kind(state.cards.numbers[lists[place[0]][place[1]][place[2]]]).deck == deck
            ]
            cards = [lists[at][word][place] for at, word, place in here]
            dice.shuffle(cards)
            for (at, word, place), card in zip(here, cards, strict=True):
                lists[at][word][place] = card
        for at, part in enumerate(lists):
            if part[0][0] in others:
                for word, cards in enumerate(part):
                    if (at, word, 0) in places:
                        cards[0] = "hand=" + cards[0]
        return " | ".join(" ".join(",".join(word) for word in part) for part in lists)


def make_munchkin() -> Subject:
    return MunchkinSubject(
        MUNCHKIN,
        cards=MUNCHKIN.all_cards(4, {}),
        unmet={"~ absent", "~ back"},
        words={
            "TERMS": ["share=1", "share=half+ pick=helper", "", "share=9", "pay=whip", "play=gual.1>B@now"],
            "SWAP": ["give=whip want=-", "give=- want=boots", 'give=coral want=wish note="ага"', "give=-"],
            "POWER": [
                "berserk", "flight", "charm", "backstab", "steal", "serenade", "hide", "reroll", "haggle",
            ],
            "NUMBER": ["1", "2", "3", "4"],
        },
        codes=[
            "sex M", "sex F", "put CARD", "put CARD on", "ready", "kick", "take", "trouble CARD", "loot",
            "skip", "done", "give CARD>SEAT", "trash CARD", "wear CARD", "doff CARD", "drop CARD",
            "sell CARD,CARD", "sell CARD,CARD,CARD x2=CARD", "gual CARD > SEAT", "curse CARD > SEAT",
            "use CARD", "use CARD > M", "use CARD > W", "use CARD > CARD", "use CARD > DX", "use CARD +3",
            "use CARD =NUMBER", "enh CARD > CARD", "wander CARD + CARD", "join CARD", "event CARD",
            "event CARD > CARD", "event CARD > CARD + CARD", "cheat CARD > CARD", "pow POWER -CARD",
            "pow POWER -CARD,CARD", "pow POWER -CARD > SEAT", "pow POWER > CARD",
            "pow steal -CARD > SEAT:CARD", "throw CARD > CARD", "claim NUMBER", "run NUMBER", "pass",
            "pass NUMBER", "hold", "roll CARD", "ask > SEAT {TERMS}", "bid > SEAT {TERMS}",
            "offer > SEAT {SWAP}", "accept pNUMBER", "accept pNUMBER NUMBER", "refuse pNUMBER",
            "counter pNUMBER {TERMS}", "withdraw pNUMBER", "leave", "pick CARD", "pick CARD,CARD",
            "pick yes", "pick no", "pick join", "keep", "show CARD > SEAT", "show CARD > all", 'say "угу"',
            "call claim", "call run", "call wear SEAT:CARD", 'dispute "эй"', "rule keep", "rule undo",
        ],
        reveals={
            "reveal": {"sex", "cards", "worn", "carried"},
            "kick": {"card"},
            "draw": {"count"},
            "discard": {"cards"},
            "lose-items": {"cards"},
            "treasures": {"cards"},
            "fetch": {"top"},
            "give": {"count"},
            "death": {"cards"},
        },
        branches={
            "draw", "discard", "reshuffle", "combat", "curse", "fetch", "search", "level", "doff", "closed",
        },
        seats={3: {}, 4: {}, 5: {"packs": "winter,dacha"}, 6: {"packs": "winter,dacha"}},
        texts={"packs": ["winter", "dacha", "winter,dacha"], "bot_delay": ["0-0", "800-2500"]},
        brief={"goal": "5"},
        endless={"hand_limit"},
        longest=20_000,
        tours=[
            "3p table",
            "4p strict windows=ask",
            "6p strict packs=winter,dacha",
            "3p table windows=ask deal_public=no",
            "4p strict onlooker_gear=no run_winning=yes charity_open=yes first=roll death=soft",
            "5p table packs=winter,dacha deal_enforce=split sell_over=refuse shared_win=main first=host",
            "4p strict deal_enforce=honour monster_floor=none loot_floor=0 elf_helper_win=no hand_limit=8",
            "4p strict",
            "4p strict goal=5",
        ],
    )  # fmt: skip
