### What Iota's board says besides the words of the game, in English.

iota-host-first = Who is the youngest, and begins?
iota-board-deck = Deck: { $count }
iota-board-nearer = Zoom in
iota-board-farther = Zoom out
iota-board-all = See the whole table
iota-board-empty = empty
iota-board-lit = a card fits here
iota-board-laid-at = At { $cells }.
iota-board-first-card = Choose a card first.
iota-board-exchange = Tap the cards you want to exchange, or none.
iota-board-meaning = Which card is your joker?
iota-board-joker =
    { $count ->
        [one] This joker can only be
       *[other] This joker can be one of { $count } cards
    }
