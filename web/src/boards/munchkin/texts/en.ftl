### What Munchkin's board says besides the words of the game, in English.

munchkin-board-parts = What counts?
munchkin-board-floor = at least 1
munchkin-board-against = against you
munchkin-board-mine = Your munchkin
munchkin-board-dead = dead
munchkin-board-die = The die: { $face }, that makes { $total }
munchkin-board-to = To
munchkin-board-everybody = everybody
munchkin-board-gold = Together: { $gold } gold
munchkin-board-double = Double price for
munchkin-board-give = Gives
munchkin-board-want = Wants
munchkin-board-share = Treasures for the helper
munchkin-board-part =
    { $part ->
        [0] none
        [half-up] half, rounded up
        [half-down] half, rounded down
        [all] all of them
       *[other] { $part }
    }
munchkin-board-pick = Who picks first
munchkin-board-pick-main = The fighter picks first
munchkin-board-pick-helper = The helper picks first
munchkin-board-pay = Items as pay
munchkin-board-play = A card for the helper
munchkin-board-when = When
munchkin-board-when-win = after the victory
munchkin-board-when-now = at once
munchkin-board-note = A promise in words
munchkin-board-send = Offer it
munchkin-board-forced = forced, without pay
munchkin-board-nothing-asked = for nothing
munchkin-board-kind-ask = asks for help
munchkin-board-kind-bid = offers help
munchkin-board-kind-offer = wants to trade
munchkin-board-choose = Choose! { $card }
