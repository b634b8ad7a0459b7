### What the boards of the web client say besides the words of their game, in English.
### $who, $target: shown names. $card: a card in words. $count, $round, $points, $target-points: numbers.

## Every board

board-look = Look at the TV
board-see-table = Show the table
board-see-hand = Show the hand
board-your-turn = Your turn!
board-your-answer = Your answer, please!
board-turn-of = { $who } is playing
board-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
board-hand = Your cards, { board-cards }
board-fits = { $card }: fits
board-fits-not = { $card }: doesn't fit now
board-picked = { $card }: picked
board-sent = { $card }: being sent
board-sending = Sending…
board-fit-count =
    { $count ->
        [0] No card fits.
        [one] One card fits.
       *[other] { $count } cards fit.
    }
board-seat = { $who }: { board-cards }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
board-seat-bare = { $who }: { board-cards }
board-away = away
board-ready = ready
board-cancel = Cancel
board-done = Done
board-time = Time left
board-actions = What you can do
board-table = The table

## Score

board-score = Score
board-score-round = Round { $round }
board-score-earlier = Earlier
board-score-total = Total
board-score-goal = Goal: { $points }
board-score-one-round = One round decides
board-close = Close
board-waiting-next = Waiting for the others…
board-peek-fits = It fits: you can play it now.
