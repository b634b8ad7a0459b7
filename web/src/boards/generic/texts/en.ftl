### What the board for any game says, in English.
### $who: names. $title: what a pile is called. $count: a number. $card, $other: cards in words.

generic-board-may = You may play a fitting card right now
generic-board-waits = Waiting for { $who }
generic-board-pile = { $title }: { board-cards }
generic-board-open = { $title }: { board-cards }, { $card } is seen
generic-board-beaten = { $other }, with { $card } upon it
generic-board-colours = A colour for each suit
