### What Arne's board says besides the words of the game, in English.

arne-host-first = Who is the youngest, and begins?
arne-board-fields = The other fields
arne-board-worth =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
arne-board-where = Where to play: { $card }
arne-board-how = How to play: { $card }
arne-board-play-now = Play it
arne-board-lay-here = Just lay it here
arne-board-push = Push it to { $who }
arne-board-keep = With its chameleon
arne-board-drop = Without it
arne-board-steal-top = Take the top of the discard pile
arne-board-discard = Discard, { board-cards }. On top: { $card }.
arne-board-no-white = No white card: skip the turn
arne-board-together = Several at once
arne-board-all = Play all { $count }
arne-board-give =
    { $count ->
        [0] Give nothing
        [one] Give { $count } card
       *[other] Give { $count } cards
    }
arne-board-asked = { $who } asks { $target }: { $card }
arne-board-asked-you = { $who } asks you: { $card }
arne-board-next = next!
arne-board-claim = Next turn: { $who }
arne-board-chain = Tap the black cards one by one, each with its aim; they fall together.
arne-board-how = How to play: { $card }
