"""Chapters 3.3 to 3.5: the phases, charity, items, selling and trade."""

from tests.rules import Rules

rules = Rules("munchkin")


def test_munchkin_turn_before() -> None:
    """Before the door: dress, sell, trade, play, as often as one likes."""
    rules.holds(
        "P 4p both | A L3 off=boots,furcoat,sled hand=elf.1,gual.1 | B off=whip",
        "> A wear boots; A put elf.1; A gual gual.1 > A; A sell furcoat,sled => A L5 race=elf.1 on=boots",
        "> A offer > B {give=- want=whip}; B accept p1 => A off=whip | phase T.START",
    )


def test_munchkin_turn_choice() -> None:
    """One of the two; nothing at all only where a curse forbids looting."""
    rules.holds(
        "P 4p both | phase T.ROOM",
        "> A skip => refused munchkin.turn.choice",
        "> A done => refused munchkin.turn.charity",
        "P 4p both | A curses=hangover | phase T.ROOM",
        "> A skip => phase T.END",
    )


def test_munchkin_turn_trouble() -> None:
    """A monster from the own hand, in the own room."""
    rules.holds(
        "P 4p both | A hand=slush,overfed | B hand=flake | phase T.ROOM",
        "> B trouble flake => refused munchkin.turn.trouble",
        "> A trouble overfed => refused munchkin.turn.trouble",
        "> A trouble flake => refused munchkin.turn.trouble",
        "> A trouble slush => combat v1 A vs slush | A hand=overfed | phase C.OPEN",
    )


def test_munchkin_turn_loot() -> None:
    """A door to the hand, and nobody else sees it."""
    rules.holds(
        "P 4p both | phase T.ROOM | DD flake …",
        "> A loot => A hand=flake | shown - | sees B: A hand=?1 | phase T.END",
    )


def test_munchkin_turn_charity() -> None:
    """The surplus goes to the lowest, then the turn is over."""
    rules.holds(
        "P 4p both | A L3 hand=slush,flake,aspic,herring,icicle,tinsel | B L2 | C L1 | D L2 | phase T.END",
        "> A give tinsel>B => refused munchkin.charity.lowest",
        "> A give tinsel>C => C hand=tinsel | turn B",
    )


def test_munchkin_turn_pass() -> None:
    """The left neighbour's turn begins."""
    rules.holds("P 4p both | turn B | phase T.END", "> B done => turn C | phase T.START | must C")


def test_munchkin_turn_end_play() -> None:
    """T.END is still one's own turn out of combat."""
    rules.holds(
        "P 4p both | A L3 off=furcoat,sled hand=boots,gual.1,overate.1 | phase T.END",
        "> A put boots on; A gual gual.1 > A; A sell furcoat,sled => A L5 on=boots | phase T.END",
        "> A curse overate.1 > B; ~ close W.CURSE => phase T.END",
    )


def test_munchkin_charity_exact() -> None:
    """Neither fewer nor more than the surplus."""
    hand = "hand=slush,flake,aspic,herring,icicle,tinsel,whip"
    rules.holds(
        f"P 4p both | A L3 {hand} | C L1 | B L2 | D L2 | phase T.END",
        "> A give whip>C => refused munchkin.charity.exact",
        "> A give whip>C,slush>C,flake>C => refused munchkin.charity.exact",
        "> A give whip>C,slush>C => turn B",
    )


def test_munchkin_charity_self() -> None:
    """A giver who is lowest, tied too, discards; others may not."""
    rules.holds(
        "P 4p both | A L1 hand=slush,flake,aspic,herring,icicle,tinsel | B L1 | phase T.END",
        "> A give tinsel>B => refused munchkin.charity.self",
        "> A trash tinsel => DX tinsel | turn B",
        "P 4p both | A L2 hand=slush,flake,aspic,herring,icicle,tinsel | B L1 | phase T.END",
        "> A trash tinsel => refused munchkin.charity.lowest",
    )


def test_munchkin_charity_split() -> None:
    """Three cards for two lowest: two and one, never three and none."""
    hand = "hand=slush,flake,aspic,herring,icicle,tinsel,whip,boots"
    rules.holds(
        f"P 4p both | A L3 {hand} | B L1 | C L1 | D L2 | phase T.END",
        "> A give slush>B,whip>B,boots>B => refused munchkin.charity.split",
        "> A give slush>B,whip>C,boots>B => B hand=slush,boots | C hand=whip",
    )


def test_munchkin_charity_extras() -> None:
    """The odd card goes where the giver likes."""
    hand = "hand=slush,flake,aspic,herring,icicle,tinsel"
    rules.holds(
        f"P 4p both | A L3 {hand} | B L1 | C L1 | D L2 | phase T.END",
        "> A give flake>C => C hand=flake | B hand=-",
        f"P 4p both | A L3 {hand} | B L1 | C L1 | D L2 | phase T.END",
        "> A give slush>B => B hand=slush | C hand=-",
    )


def test_munchkin_charity_hidden() -> None:
    """Giver and receiver know the card, the others its number."""
    rules.holds(
        "P 4p both | A L3 hand=slush,flake,aspic,herring,icicle,tinsel | B L2 | C L1 | D L2 | phase T.END",
        "> A give tinsel>C => shown - | sees D: C hand=?1 | sees C: C hand=tinsel",
    )


# Items


def test_munchkin_item_cheat() -> None:
    """A second hat with Cheat!, none without."""
    rules.holds(
        "P 4p strict | A on=antlers off=snowcap hand=cheat.1",
        "> A wear snowcap => refused munchkin.item.slots",
        "> A cheat cheat.1 > snowcap => A on=antlers,snowcap[cheat.1]",
    )


def test_munchkin_item_no_swap() -> None:
    """Neither on nor off in combat or while running."""
    rules.holds(
        "P 4p both | A on=boots off=whip | combat A vs slush",
        "> A wear whip => refused munchkin.item.no-swap",
        "> A doff boots => refused munchkin.item.no-swap",
        "P 4p both | A on=boots off=whip | combat A vs slush | phase F.ROLL",
        "> A wear whip => refused munchkin.item.no-swap",
    )


def test_munchkin_item_no_dump() -> None:
    """There is no way to drop or trash an item, or to sell it for nothing."""
    rules.holds(
        "P 4p both | A L2 off=socks hand=boots | phase T.END",
        "> A drop socks => refused munchkin.class.drop",
        "> A trash boots => refused munchkin.charity.exact",
        "> A sell socks => refused munchkin.sell.zero",
    )


def test_munchkin_sell_when() -> None:
    """Own turn, out of combat."""
    rules.holds(
        "P 4p both | A L3 off=furcoat,sled | B L3 off=firclub,popper | phase T.ROOM",
        "> B sell firclub,popper => refused munchkin.sell.when",
        "> A sell furcoat,sled => A L4",
        "P 4p both | A L3 off=furcoat,sled | combat A vs slush",
        "> A sell furcoat,sled => refused munchkin.sell.when",
    )


def test_munchkin_sell_many() -> None:
    """2000 gold are two levels, what is above is lost."""
    rules.holds(
        "P 4p both | A L3 off=furcoat,sled,firclub,skis",
        "> A sell furcoat,sled,firclub => A L5 off=skis",
        "P 4p both | A L3 off=furcoat,sled,saladplate,skis",
        "> A sell furcoat,sled,saladplate => A L4 off=skis",
    )


def test_munchkin_sell_from() -> None:
    """From the hand and from play; what has no value may ride along; never another's."""
    rules.holds(
        "P 4p both | A L3 on=furcoat hand=sled,socks | B off=firclub",
        "> A sell furcoat,firclub => refused munchkin.sell.from",
        "> A sell furcoat,sled,socks => A L4 on=- hand=- | TX socks sled furcoat",
    )


def test_munchkin_sell_zero() -> None:
    """Under 1000 gold nothing is sold."""
    rules.holds("P 4p both | A off=furcoat", "> A sell furcoat => refused munchkin.sell.zero | A off=furcoat")


# Trade


def test_munchkin_trade_when() -> None:
    """In anybody's turn, but both out of combat; an open offer dies when one of them must fight."""
    rules.holds(
        "P 4p both | B off=whip | C off=boots | turn D | DD slush …",
        "> B offer > C {give=whip want=boots}; C accept p1 => B off=boots | C off=whip",
        "> B offer > D {give=boots want=-} => p2 B offer > D {give=boots want=-}",
        "> D kick => p2 -",
        "> B offer > D {give=boots want=-} => refused munchkin.trade.when",
    )


def test_munchkin_trade_gift() -> None:
    """For nothing, but not against his will."""
    rules.holds(
        "P 4p both | A off=whip",
        "> A offer > B {give=whip want=-} => A off=whip | B off=-",
        "> B refuse p1 => A off=whip | B off=-",
        "> A offer > B {give=whip want=-}; B accept p2 => A off=- | B off=whip",
    )


def test_munchkin_trade_no_sell() -> None:
    """Got out of turn it waits for one's own turn, got in one's own turn it sells at once."""
    rules.holds(
        "P 4p both | A L3 off=sled | B L3 off=furcoat | phase T.END",
        "> A offer > B {give=sled want=-}; B accept p1; B sell furcoat,sled => refused munchkin.sell.when",
        "> A done; B sell furcoat,sled => B L4",
        "P 4p both | A L3 off=sled | B L3 off=furcoat",
        "> B offer > A {give=furcoat want=-}; A accept p1; A sell furcoat,sled => A L4",
    )


def test_munchkin_trade_bribe() -> None:
    """The item moves now; what was promised for it binds nobody."""
    rules.holds(
        "P 4p both | A off=whip | B hand=overate.1",
        '> A offer > B {give=whip want=- note="never curse me"}; B accept p1 => B off=whip',
        "> B curse overate.1 > A => phase W.CURSE",
    )


def test_munchkin_show_cards() -> None:
    """To whom one likes, from the own hand."""
    rules.holds(
        "P 4p both | A hand=whip,slush | B hand=boots",
        "> A show boots > C => refused munchkin.show.cards",
        "> A show whip > C => sees C: A hand=whip,?1 | sees B: A hand=?2",
        "> A show slush > all => sees B: A hand=slush,?1 | sees D: A hand=slush,?1",
    )
