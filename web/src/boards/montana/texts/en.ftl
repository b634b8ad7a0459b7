### What Montana's board says besides the words of the game, in English.

montana-host-first = Who goes first?
montana-board-deck = Draw pile, { board-cards }
montana-board-pile = Cover the play pile. On top: { $card }.
montana-board-rules = The rules in force
montana-board-able =
    { $what ->
        [play-lay-draw] Play a card, lay a rule or draw
        [play-draw] Play a card or draw
        [lay-draw] Lay a rule or draw
        [draw] Nothing fits: draw a card
        [play-keep] Play the drawn card or keep it
        [lay-keep] Lay the drawn rule or keep it
       *[keep] The drawn card doesn't fit: keep it
    }
montana-board-say = Words
montana-board-words = What do you say?
montana-board-colours = Colours
montana-board-numbers = Numbers
montana-board-number =
    { $number ->
        [1] one
        [2] two
        [3] three
        [4] four
        [5] five
       *[6] six
    }
montana-board-call = Mistake!
montana-board-call-what = Who made which mistake?
montana-board-call-nobody = There is no play to call out now.
montana-board-several = Several
montana-board-picking = Pick cards
montana-board-play =
    { $count ->
        [one] Play it
       *[other] Play { $count }
    }
montana-board-which-pile = On which pile? { $card }
montana-board-own-pile = First empty pile
montana-board-covers = covers { $card }
montana-board-covered = Here!
montana-board-race = The race
montana-board-won = { $who } wins the deal
montana-board-next = The next deal begins in a moment.
montana-board-in-a-moment = In a moment: everybody may look first.
