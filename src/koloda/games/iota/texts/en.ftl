### What Iota says to its players, in English.
###
### A rule's message id is its clause id with dashes: iota.lay.own -> iota-lay-own.
### Its value explains the rule; `.no` is the answer to a player who has just tried it.
### $who, $turn: shown names. $card, $cards: cards already in words.
### $cell, $line: places on the grid as they are shown.
### $attribute: colour, shape or number, as the key. $open: yes while a move is checked. $count, $deck, $points, $sum, $times: numbers.

## The game

iota-name = Iota
iota-pitch = Lay lines in which everything is the same or everything is different, and double your points.
iota-preset-quick = Half of the cards: about half as long.
iota-preset-family = Half of the cards; everybody sees what a player tries out, and may help.
iota-notice = The name Iota only says which rules are meant. Trademarks belong to their owners.

## Cards and words

iota-colour =
    { $colour ->
        [r] red
        [g] green
        [b] blue
       *[y] yellow
    }
iota-shape =
    { $shape ->
        [s] square
        [t] triangle
        [c] circle
       *[x] cross
    }
iota-card = { iota-colour } { iota-shape } { $number }
iota-joker = joker
iota-attribute =
    { $attribute ->
        [colour] colour
        [shape] shape
       *[number] number
    }
iota-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
    .taken =
        { $count ->
            [one] { $count } card
           *[other] { $count } cards
        }
iota-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
iota-phase =
    { $phase ->
        [DEAL] Dealing the cards
        [TURN] Lay cards in one line, or pass
        [WINDOW] Is this move right?
        [OVER] The game is over
       *[other] The game goes on
    }

iota-preview =
    { $times ->
        [1] So far: { $points } points ({ $lines })
       *[other] So far: ({ $lines }) × { $times } = { $points } points
    }
iota-doubling =
    { $why ->
        [chain] a chain doubles
        [four] four cards double
       *[last] the last card doubles
    }

## Actions

iota-action-exchange-any = Pass and exchange these cards
iota-action-lay = Lay
iota-typing = The first letter is the colour (r red, g green, b blue, y yellow), the second the shape (s square, t triangle, c circle, x cross), then comes the number. Places are a column and a row, as written along the grid.
iota-typing-cell = lay it in column 2, row -1; the card alone asks where
iota-no-place = There is no place for it now: { $card }.
iota-places =
    { $count ->
        [0] only to exchange
        [one] { $count } place
       *[other] { $count } places
    }
iota-action-take = Take the joker
iota-action-undo = Undo
iota-action-done = Done
iota-action-pass = Pass
iota-action-exchange = Pass and exchange { iota-cards }
iota-action-call = That's wrong!
iota-action-ok = Fine

## Rules: cards and grid

iota-cards-naturals = There are 64 cards, and no two are alike: every colour with every shape and every number from 1 to 4.
    .no = There is only one such card, and it is already somewhere else.
iota-cards-jokers = There are 2 jokers. They are exactly alike, so it never matters which one you use.
    .no = There are only two jokers.
iota-cards-value = A card is worth its number. A joker is worth nothing.
iota-cards-index = Inside the game every card has a number of its own, always the same one.
iota-grid-cells = The table has no edge: you can build in every direction. Each place has two numbers, counted from the first card.
iota-grid-touch = Cards touch when they lie side by side. Corners don't count.

## Rules: getting ready

iota-setup-players = From 2 to 4 can play.
    .no = Iota is for 2, 3 or 4 players.
iota-setup-deal = Everyone gets 4 cards. The rest is the deck, and its top card is turned over in the middle to start the table.
    .no = These cards are not a whole pack in order, or there is nothing to deal now.
iota-setup-sizes = After the deal the deck has 57 cards for two players, 53 for three and 49 for four. In the short game it has 25, 21 or 17.
iota-setup-starter-joker = If the first card is a joker, it stays and can mean anything. Your table may say that it goes under the deck and another card is turned over.
    .no = A joker that comes first either stays or goes under the deck.
iota-setup-first = The youngest player begins, and then it goes clockwise. Here the game draws who begins, or the table says it.
    .no = Who begins is drawn, marked once by the table's owner, or agreed on before.
iota-setup-scores = Everyone starts with 0 points.

## Rules: your turn

iota-turn-active = Only the player whose turn it is may act.
    .no = It is not your turn.
iota-turn-main = In your turn you do one thing: lay 1 to 4 cards, or pass. Taking a joker is not enough.
    .no = Lay at least one card, or pass.
iota-turn-mix = You can't lay cards and pass in the same turn.
    .no = You have already put a card down. Take it back first, or finish your move.
iota-turn-order = After you, the next player clockwise goes.
iota-turn-draft = You can try cards out before you decide. Nobody sees it, and nothing counts until you say “done”.
    .no = Finish what you have started, or take it back first.
iota-turn-undo = You can take back your last step, and the one before, until you say “done”.
    .no = There is nothing to take back.
iota-turn-prefix = Every step you try is checked at once, just like a whole move. Every good move can be put down card by card.
iota-turn-set = It doesn't matter in which order you lay your cards. Jokers are taken first.
iota-turn-canonical = A move is always written in the same way: from top to bottom and from left to right.
iota-turn-record = Every turn is written down in one line. So the whole game can be watched again.
iota-turn-code = A move has to be written so that the game understands it.
    .no = I don't understand this move. Are there such a card and such a place on the table?

## Rules: lines

iota-line-attr = Look at colour, shape and number, one at a time. In a line each of them must be the same on all cards, or different on all cards.
    .no = This line doesn't work: the { iota-attribute } is neither the same on all cards nor different on all.
    .yes = There is a place for it: in the lines there every attribute is the same or all different.
iota-line-max = A line never has more than 4 cards, even if two lines grow together.
    .no = That would be more than 4 cards in a row.
iota-line-gap = An empty place ends a line. Cards on its two sides don't belong together.
iota-line-pair = Any two cards make a line. The third card has to suit both.
iota-line-all = All lines must be right: the one you lay along, and those that cross it.

## Rules: laying cards

iota-lay-own = You lay cards from your own hand. A joker you have just taken is in your hand too.
    .no = You don't have this card: { $card }.
iota-lay-count = You may lay 1, 2, 3 or 4 cards in a turn.
    .no = Lay 1 to 4 cards.
iota-lay-cell = Every card needs an empty place of its own. Nothing on the table is moved or covered.
    .no = There is already a card in this place.
iota-lay-one-line = All cards of your turn go into one row or one column with no empty place between them. Cards that already lie there may help to fill it.
    .no = Your cards must lie in one line without a gap.
iota-lay-touch = At least one of your cards must lie side by side with a card from before.
    .no = Your cards don't touch the table. Put one of them right next to a card.
iota-lay-refill = After counting your points, draw until you have 4 cards again. If the deck has fewer, take what there is.
    .no = Nobody holds more than four cards.

## Rules: jokers

iota-joker-lay = You lay a joker like any other card. It stands for any card you need.
iota-joker-any-card = A joker may even stand for a card that everyone can see. Both jokers may stand for the same card.
iota-joker-one-card = A joker in two lines is the same card in both of them.
    .no = No single card would fit for the joker in both of its lines.
iota-joker-float = You don't say what a joker means. Some card just has to fit there.
    .no = What a joker means is either not said or said aloud.
iota-joker-declare = At some tables you say which card your joker is. Then it stays that card until somebody takes it.
    .no = Say which card the joker stands for.
iota-take-when = In your turn you may put a fitting card in place of a joker and take the joker. Lay it at once or keep it for later.
iota-take-own = You can put only a card from your own hand in place of a joker.
    .no = You don't have this card: { $card }.
iota-take-natural = You can't put a joker in place of a joker.
    .no = A joker can't replace a joker.
iota-take-cell = You can take a joker that lay there when your turn began. One that you have just laid you simply take back.
    .no = There is no joker in this place that you could take.
iota-take-fits = Your card must suit all lines of the place. If there is another joker, it still has to mean something.
    .no = This card doesn't fit in place of the joker: { $card }.
iota-take-free = Taking a joker is an extra. It goes with laying cards anywhere, and also with passing.
iota-take-with-lay = At some tables you may take a joker only if you also lay a card in that turn.
    .no = At this table you have to lay a card when you take a joker.
iota-take-count = In one turn you may take every joker that lies on the table, each of them once.
iota-take-hand = You give one card and get one joker, so you draw nothing for it. Taking a joker never ends the game.
iota-take-points = Taking a joker brings no points. But if you make its line longer in the same turn, your new card counts there.

## Rules: passing

iota-pass-always = You may always pass, even if you could lay something. It brings no points.
iota-pass-exchange = When you pass, you may put 1 to 4 of your cards under the deck and draw as many from the top.
    .no = You can exchange 4 cards at most.
iota-pass-own = You can exchange only your own cards, each of them once.
    .no = You don't have this card: { $card }.
iota-pass-deck = You can't exchange more cards than the deck has left.
    .no =
        { $deck ->
            [0] The deck is empty, so you can't exchange.
            [one] The deck has only { $deck } card left.
           *[other] The deck has only { $deck } cards left.
        }
iota-pass-bottom = The cards you give go under the deck in your order, and the last one lies lowest. Only you know them.

## Rules: points

iota-score-lines = You get points for every line that you made or made longer: add up the numbers on its cards.
iota-score-twice = A card in two of these lines counts twice.
iota-score-chain = A line of 4 cards is a chain. Every chain you finish doubles all your points of this turn.
iota-score-four = If you lay 4 cards in one turn, your points double once more.
iota-score-last = If your move ends the game, your points double once more.
iota-score-formula = First add up all lines, then double for each chain, for four cards and for the last card.

## Rules: the end

iota-end-out = When the deck is empty and somebody lays their last card, the game is over at once.
iota-end-stuck = If the deck is empty and everybody passes once in a row, the game is over.
iota-end-stall = If everybody only passes for three rounds, the game is over too. Your table may choose another number.
    .no = The number of rounds can be 0 to 9. With 0 there is no limit.
iota-end-dry = Laying a card or taking a joker starts the counting of passes anew. Exchanging cards doesn't.
iota-end-win = Whoever has the most points wins. Cards left in your hand cost nothing.
iota-end-tie = Players with the same highest score win together.
iota-end-over = After the end nobody can move, and everyone shows their cards.
    .no = The game is over.
iota-var-short = The short game has only 32 of the cards and both jokers. Nobody knows which cards are missing.
    .no = The short game has 32 cards and both jokers; the full one has them all.
iota-var-kids = With small children there are no points. Whoever gets rid of all cards first wins.
    .no = Points are counted, or not at all.

## Rules: people and referees

iota-human-score = The game counts for you and shows every line and every doubling.
iota-human-takeback = Trying cards out is only for your own eyes, unless your table shows it to everyone.
    .no = Cards that are tried out can be hidden or shown.
iota-human-why = If a move isn't allowed, only you are told why, and you see the line that is wrong.
iota-human-auto = The game never passes for you, because that would tell something about your cards. Only if a clock runs out, what you tried is dropped and you pass.
    .no = This is not the turn whose time could be out.
iota-table-free = When the players are the referees, wrong lines may be laid. The others have to notice!
    .no = Either the game watches for wrong moves, or the players do.
iota-table-window = After a move the others have a moment to say “fine” or “that's wrong!”, once each.
    .no =
        { $open ->
            [yes] Wait: the last move is still being checked.
           *[no] There is no move to check now.
        }
iota-table-right = If the move was wrong, everything goes back and the player tries again. At some tables the turn is lost.
    .no = After a wrong move the turn is played again, or it is lost.
iota-table-wrong = If the move was right after all, it stays. A wrong call costs nothing.
iota-table-stands = If nobody notices a wrong move, it stays and counts. Its lines are left in peace until somebody adds a card to them.
    .no = This is no line that could have been left in peace.

## Events

iota-event-first = { $who } begins.
    .you = You begin.
iota-event-dealt = Everyone gets { iota-cards }.
iota-event-starter = The first card on the table: { $card }.
iota-event-starter-returned = A joker came first and goes under the deck.
iota-event-turn = It is { $who }'s turn.
    .you = It is your turn.
iota-event-drafted = { $who } tries: { $card }.
    .you = You try: { $card }.
iota-event-undone = { $who } takes a card back.
    .you = You take a card back.
iota-event-offered = { $who } has moved. Is it right?
    .you = You have moved. The others are looking.
iota-event-agreed = { $who } says: “Fine.”
    .you = You say: “Fine.”
iota-event-called = { $who } calls: “That's wrong!”
    .you = You call: “That's wrong!”
iota-event-called-right = It really was wrong.
iota-event-called-wrong = But the move was right.
iota-event-settled = Nobody noticed a mistake. The line stays as it is.
iota-event-took = { $who } takes a joker. In its place: { $card }.
    .you = You take a joker. In its place: { $card }.
iota-event-laid = { $who } lays: { $cards }.
    .you = You lay: { $cards }.
iota-event-scored =
    { $times ->
        [1] { $who } gets { iota-points }.
       *[other] { $who } gets { $sum } × { $times } = { iota-points }.
    }
    .you =
        { $times ->
            [1] You get { iota-points }.
           *[other] You get { $sum } × { $times } = { iota-points }.
        }
iota-event-drew = { $who } draws { iota-cards }.
    .you = You draw { iota-cards }.
    .cards = You draw: { $cards }.
iota-event-passed = { $who } passes.
    .you = You pass.
iota-event-exchanged = { $who } exchanges { iota-cards }.
    .you = You exchange { iota-cards }.
    .cards = You exchange cards and draw: { $cards }.
iota-event-over =
    { $count ->
        [one] The game is over. { $who } wins!
       *[other] The game is over. { $who } win together!
    }
    .you = The game is over. You win!

## Table options

iota-option-referee = Referee
    .help = Who watches for wrong moves: the game or the players.
iota-option-referee-strict = The game
iota-option-referee-table = The players
iota-option-table_penalty = After a wrong move
    .help = What happens to a move that was rightly called wrong.
iota-option-table_penalty-replay = Play the turn again
iota-option-table_penalty-lose-turn = The turn is lost
iota-option-pack = Pack
    .help = All cards, or a short game with half of them.
iota-option-pack-full = All 66 cards
iota-option-pack-short = 32 cards and the jokers
iota-option-scoring = Points
    .help = Count points, or simply get rid of your cards.
iota-option-scoring-on = Count points
iota-option-scoring-kids = No points
iota-option-first = Who begins
    .help = The first player.
iota-option-first-random = By lot
iota-option-first-youngest = The youngest
iota-option-first-A = Seat A
iota-option-first-B = Seat B
iota-option-first-C = Seat C
iota-option-first-D = Seat D
iota-option-starter_joker = Joker as the first card
    .help = What happens if the first card on the table is a joker.
iota-option-starter_joker-keep = It stays
iota-option-starter_joker-redraw = Another card
iota-option-joker_meaning = Meaning of jokers
    .help = Whether you say which card your joker is.
iota-option-joker_meaning-float = Not said
iota-option-joker_meaning-declared = Said aloud
iota-option-joker_take = Taking a joker
    .help = Whether you may take a joker and then pass.
iota-option-joker_take-free = Always
iota-option-joker_take-with-lay = Only when laying a card
iota-option-stall_rounds = Rounds of passes
    .help = After how many rounds of nothing but passes the game ends, from 0 to 9. 0 means never.
iota-option-show_draft = Trying cards out
    .help = Whether the others see it.
iota-option-show_draft-off = Hidden
iota-option-show_draft-on = Shown

## Advice
iota-reason-scores =
    It brings { $best ->
        [one] one point
       *[other] { $best } points
    } instead of { $other }.
iota-reason-opens = The next player can make about { $best } of it (otherwise { $other }).
iota-reason-jokers = You keep the joker for later.
