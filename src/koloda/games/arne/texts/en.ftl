### What Arne says to its players, in English.
###
### A rule's message id is its clause id with dashes: arne.move.score -> arne-move-score.
### Its value explains the rule; `.no` is the answer to a player who has just tried it.
### $who, $target, $turn: shown names ($turn is made when the move has been made). $card, $cards: cards already in words.
### $colour: a letter (r y g b o v). $count, $points, $field, $stack: numbers.

## The game

arne-name = Arne Total
arne-pitch = Collect points of your colour, and throw black cards at the others at any moment.
arne-preset-quick = The smallest deck and short pauses.
arne-preset-family = Longer pauses, and easier sums: of several doubles only the best one counts.
arne-notice = The name Arne only says which rules are meant. Trademarks belong to their owners.

## Cards and words

arne-colour =
    { $colour ->
        [r] red
        [y] yellow
        [g] green
        [b] blue
        [o] orange
        [v] violet
       *[other] no colour
    }
    .card =
        { $colour ->
            [r] red
            [y] yellow
            [g] green
            [b] blue
            [o] orange
            [v] violet
           *[other] colourless
        }
arne-card =
    { $rank ->
        [pull] Pull a card
        [black2] Take two black
        [score2] Take two score
        [draw3] Draw three
        [pass] Pass all hands
        [swap] Swap places
        [x3] X3
        [x2] { arne-colour.card } X2
        [minus] { arne-colour.card } −200
        [crash] Crash
        [lock] Lock
        [cham] Chameleon
        [thief] Thief
        [stop] Stop
        [rev] Reverse
       *[other] { arne-colour.card } { $rank }
    }
arne-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
    .taken =
        { $count ->
            [one] { $count } card
           *[other] { $count } cards
        }
arne-dummy = Dummy
# A field in a sentence: “on your field”, “your field is red”.
arne-on =
    { $whose ->
        [mine] your field
        [dummy] the dummy's field
       *[other] { $target }'s field
    }
    .start =
        { $whose ->
            [mine] Your field
            [dummy] The dummy's field
           *[other] { $target }'s field
        }
    .at = on { arne-on }
    .is = { arne-on } is { $colours }
arne-direction =
    { $dir ->
        [ccw] anticlockwise
       *[other] clockwise
    }
arne-phase =
    { $phase ->
        [SETUP] Getting ready
        [COLOUR] Choose your colour
        [MOVE] Play one white card
        [BEAT] A black card fell: who answers?
        [GIVE] Give the cards you are asked for
        [QUIET] Look at your new cards
        [END] The turn ends: any black cards?
        [FINAL] The last lap: black cards only
        [OVER] The game is over
       *[other] The game goes on
    }

## Actions

arne-typing = The first letter is the colour: r red, y yellow, g green, b blue, o orange, v violet; a- is a white action, k- a black card, and both may be left out. 2.1 is the first stack of field 2; a place alone is its number. Two black cards are joined with +, two moves at once with &: cham 2.1 & thief 2.1 keep.
arne-action-colour = Take this colour
arne-action-play = Lay it on the field
arne-action-pull = Pull a card from { $target }
arne-action-2black = Ask { $target } for two black cards
arne-action-2score = Ask { $target } for two score cards
arne-action-draw3 = Draw three cards
arne-action-pass = Pass all hands on
arne-action-swap = Swap places with { $target }
arne-action-x3 = Put X3 here
arne-action-discard = Discard face down
arne-action-skip = Skip the turn
arne-action-give = Give
arne-action-ok = Nothing more from me
arne-action-done = My last turn is over
arne-action-call = I don't believe it!

## Rules: the cards

arne-deck-size = A set has 150 cards: 6 colour markers and 144 playing cards.
arne-deck-families = There are white score cards, seven kinds of white actions and seven kinds of black cards.
arne-deck-colours = There are six colours: red, yellow, green, blue, orange and violet.
arne-deck-coloured = Score cards and −200 cards have a colour. All other cards have none.
arne-deck-x2-score = X2 is a score card too. You lay it, give it, steal it and crash it like the others.
arne-deck-marks = Some cards carry a star or a “1”. They only help to make the deck smaller and mean nothing in play.
arne-deck-table = The numbers of the cards are our own, because the old list is lost.
    .no = The pack doesn't have that many of this card.
arne-deck-data = All the numbers stand in one file. Whoever owns a real box can write its numbers there.
arne-deck-symmetric = Every colour has exactly the same cards, so no colour is better.
arne-code-players = Players are letters and seats are numbers. A field belongs to a seat.
arne-code-stack = A stack is one score card or −200 with everything on it. Its number is never used again.
arne-code-pos = Every moment of the game can be written down as one line.
arne-code-record = A game is written down action by action, so it can be watched again.
arne-code-action = You say what you do with a short code, such as “play r500”.
    .no = There is no such action, card, player, field or colour here.

## Rules: getting ready

arne-setup-players = From 2 to 6 can play, in teams from 4 to 12.
    .no = This game is for 2 to 6 players.
arne-setup-colour = Everyone chooses a free colour, clockwise from the one who goes first.
    .no = This colour is taken.
arne-setup-two = Two or three players may collect two colours each. Both lie on one field.
    .no = There are not enough colours for two each.
arne-setup-idle = Colours nobody took stay in the deck. Their cards are foreign to everyone.
arne-setup-field = Your colour marker starts your field. All can see what lies there.
arne-setup-reduce = Fewer players use a smaller deck: two take the starred cards, three or four the cards with only a “1”.
    .no = This deck has too few cards for so many players.
arne-setup-reduce-literal = “With a 1, without a star” is meant exactly so. Another deck keeps the starred ones too.
arne-setup-first-game = For a first game two players may use only cards with both marks.
arne-setup-deal = Everyone gets eight cards. Nobody else sees them.
arne-setup-piles = The rest is the deck. Used cards go to the discard pile and never come back into the deck.
arne-setup-first = The first player is found by lot, or is the youngest, or the one the table names.
    .no = The first player can't be named like this now.

## Rules: your turn

arne-turn-order = Turns go clockwise until a reverse turns them round.
arne-turn-draw = Your turn starts with one card from the deck. It comes by itself.
arne-turn-hand = You may hold any number of cards. New ones come only by drawing and by card effects.
arne-turn-mover = Only the player in turn plays white cards, and only as the move.
    .no =
        { $turn ->
            [made] You have made your move: one white card a turn.
           *[other] White cards are for the player whose turn it is: { $turn }.
        }
arne-turn-one-white = One white card a turn: a score card or an action. A chameleon joined to it is part of the same move.
arne-turn-blacks = Besides your move you may play as many black cards as you like.
arne-move-score = You lay a score card of your colour on your field.
    .yes = The field has the colour of the card: { arne-on.is }.
arne-move-own-field = You lay score cards on your own field.
    .no = That is not your field.
arne-move-colour = A score card of another colour needs a chameleon.
    .no = Not the colour of { $card }: { arne-on.is }. Lay it with a chameleon, or discard it.
arne-move-action = Or you play a white action. If it has no target you can only discard it.
arne-move-discard = Or you put a foreign score card or a white action face down on the discard pile.
    .yes =
        { $family ->
            [action] An action may be discarded instead of being played.
           *[other] It is not of your colour ({ $colours }), so it may be discarded.
        }
arne-discard-own-colour = You can't throw away a score card of your own colour.
    .no = Your colour ({ $colours }) can't be thrown away: { $card }.
arne-discard-white = Black cards can't be thrown away.
    .no = Black cards can't be thrown away: { $card }.
arne-move-skip = With no white card you skip your turn and keep your black ones.
    .no = You hold a white card, so you have to move.

## Rules: time to react

arne-window-phase = Every moment has its own actions.
    .no =
        { $phase ->
            [COLOUR] Not now: colours are being chosen.
            [MOVE] Not now: it is { $turn }'s move.
            [BEAT] Not now: a black card has just fallen, and others may answer it.
            [GIVE] Not now: first the cards are given that { $turn } has asked for.
            [QUIET] Not now: hands are moving.
            [END] Not now: the move is made, this is the time for black cards.
            [FINAL] Not now: the last lap is for black cards, one player after the other.
            [OVER] The game is over.
           *[other] Not now: the game is waiting for something else.
        }
arne-window-beat = After a black card the white move waits a moment, so that everyone can react.
    .no = One moment! A black card has just been played, and others may answer.
arne-window-end = After the move there is a last moment for black cards, before the next player draws.
arne-window-ok = If all the others press “Nothing more from me”, the game goes on at once. You may still play after it.
    .no = You have said so already.
arne-window-move-default = If your time is out, the game skips, discards or lays a card for you.
arne-window-handover = Then the last one who claimed the turn goes, or else the next player.
arne-window-tempo = The table chooses how long these moments are, or has no clocks at all.
    .no = This table has no clocks. It waits until everyone says “Nothing more from me”.
arne-black-anytime = You may play black cards at any moment, even in someone else's turn.
arne-card-held = You can use only cards from your own hand.
    .no = You don't have this card: { $card }.
arne-black-atomic = Pulling, drawing, swapping and passing happen in one go. Nobody can slip a card in between.
arne-black-frozen = Whoever is asked for cards may still play black ones first, unless the table forbids it.
    .no = You are asked for cards. First give them.
arne-race-no-stack = A card works the moment it is played. A lock comes after the crash, it doesn't stop it.
arne-race-order = Cards count in the order in which they came.
arne-race-stale = If the stack you meant has gone, your card stays in your hand.
    .no =
        { $lies ->
            [nothing] There is no card to put it on.
           *[other] There is no stack { $stack } on field { $field } any more. You keep your card.
        }
arne-refuse-order = If several things are wrong, you hear about the first one.
arne-race-joint = You may play several black cards at once. Then all of them work, or none.
arne-black-stay = −200, crash, lock and chameleon stay on the fields. Thief, stop and reverse go to the discard pile.
arne-black-public = Everyone sees a black card and where it goes.
arne-target-any-field = Crash, lock and chameleon may go to any field, your own too.
arne-target-rival = A rival's field is not yours, not your partner's, and not the dummy you own.

## Rules: the two referees

arne-table-strict = The strict referee lets nothing wrong happen.
arne-table-hidden = With the players as referees you can cheat where nobody can see it: with a gift, a discard or a skip.
arne-table-honour = Usually nobody checks: it is a question of honour.
    .no = Calling out lies needs the players as referees.
arne-table-call = If the table likes, you may call out a lie once a turn. Whoever lied has to make it good.
    .no = There is nothing you can call out now.

## Rules: white actions

arne-action-discarded = A used action lies on the discard pile. A thief can take it from there.
arne-target-other = You choose another player, never yourself.
    .no = Choose another player.
arne-pull-effect = Pull: you take one random card from another hand.
    .yes = There is a hand to pull from: { $target } has { arne-cards }.
    .no = { $target } doesn't hold that card.
arne-pull-target = You can pull only from a hand that has cards.
    .no = { $target } has no cards.
arne-2black-effect = Take two black: another player gives you two black cards. You may play them at once.
    .yes = There is somebody to ask: { $target } has { arne-cards }.
arne-2score-effect = Take two score: you name a player and a colour and get two score cards of it.
    .yes = There is somebody to ask: { $target } has { arne-cards }.
    .no = Name a colour too.
arne-2score-colour = Cards of your own colour go to your field at once, others to your hand.
arne-give-matching = You give only what was asked for, at most two cards.
    .no = That is not what was asked for: { $card }.
arne-give-honest = Who has one gives one, who has none gives nothing.
    .no =
        { $count ->
            [0] You have nothing to give.
            [one] You have to give one card.
           *[other] You have to give { $count } cards.
        }
arne-draw3-effect = Draw three: you take three cards, and that was your move.
    .yes = There is something to draw: { arne-cards } in the deck.
arne-draw3-fewer = If only one or two are left, you take those.
arne-draw3-empty = It works only while the deck has cards.
    .no = The deck is empty. You can only discard this card.
arne-pass-effect = Pass: all hands go on to the next player.
    .yes = It needs nothing more. You give { arne-cards } away and get a neighbour's hand.
arne-pass-quiet = After a pass nobody plays anything until the next player has drawn.
    .no = Hands are moving. Wait until the next player has drawn.
arne-swap-effect = Swap places: you sit down in another player's place. Your cards come with you, the fields stay.
    .yes = There is a place to swap for: { $target } has { $points } points, you have { $own }.
arne-swap-colours = The colour belongs to the place: now you collect the colour you found there.
arne-swap-turn = Next comes the player after your new place.
arne-swap-no-black = After a swap black cards are allowed, but no chameleon.
arne-x3-effect = X3 makes one card of your field count three times, or a −200 hurt three times.
    .yes = There is a card without an X3 for it { arne-on.at }: { $card }.
arne-x3-target = X3 goes on your own score card or on a −200 of a rival without a lock.
    .no = X3 goes on your own score cards and a rival's open −200, not there: { $card } { arne-on.at }.
arne-x3-one = One X3 on a stack is enough.
    .no = There is an X3 already: { $card }.
arne-x3-on-x2 = X3 on your X2 makes everything count six times.
    .no = At this table X3 can't go on an X2.

## Rules: black cards

arne-m200-effect = −200 takes 200 points from a rival's field. There can be many of them.
    .yes = A rival's field has the colour of the card: { arne-on.is }.
arne-m200-rival = −200 goes only to a rival.
    .no = { arne-on.start } is not a rival's.
arne-m200-colour = If the colours differ, −200 needs a chameleon.
    .no = Not the colour of { $card }: { arne-on.is }. Add a chameleon.
arne-m200-x = X3 makes it −600, X2 leaves it alone, a lock cancels it.
arne-crash-effect = Crash cancels one score card with everything on it.
    .yes = There is a score card that nobody has crashed { arne-on.at }: { $card }.
arne-crash-target = You can't crash a −200.
    .no = This card can't be crashed: { $card }.
arne-crash-once = A card is crashed only once. After a lock it is safe for ever.
    .no = This card has been crashed already: { $card }.
arne-lock-effect = A lock cancels a crash or a −200. The card under the crash counts again.
    .yes = There is something to cancel { arne-on.at }: { $card }.
arne-lock-target = A lock needs something to cancel.
    .no = There is no crash here, so nothing to lock: { $card }.
arne-lock-one = One lock is enough, and nothing opens it.
    .no = This card is locked already: { $card }.
arne-cham-effect = Under a chameleon a card has the colour of the field where it lies.
arne-cham-joined = A chameleon goes together with a card whose colour doesn't fit.
    .yes = With your chameleon: { arne-on.is }, the card is { $card }.
    .no = The colour fits already, you don't need the chameleon: { $card }.
arne-cham-laid = You may also put a chameleon on a score card that lies there. Then a thief can reach it.
    .yes = There is a score card without a chameleon { arne-on.at }: { $card }.
    .no = A chameleon would change nothing here: { $card }.
arne-cham-one = One chameleon on a stack.
    .no = This card has a chameleon already: { $card }.
arne-cham-not-swap = No chameleon in a turn in which hands or places changed.
    .no = Places were swapped in this turn. No chameleon now.
arne-thief-top = A thief takes the top card of the discard pile, unseen.
    .yes = There is something to steal: { arne-cards } on the discard pile.
arne-thief-empty = There must be something to take, and not just another thief.
    .no = There is nothing to steal on the discard pile.
arne-thief-field = Or it takes a rival's score card from under a chameleon.
    .yes = There is a score card under a chameleon { arne-on.at }: { $card }.
    .no = This can't be stolen: { $card }. A thief takes score cards from under a chameleon.
arne-thief-rival = A thief steals only from rivals.
    .no = You can steal only from a rival.
arne-thief-keep = With the chameleon the whole stack moves to your field.
arne-thief-drop = Without it you get just the card: your own colour goes to your field, another to your hand.
arne-thief-own-colour = A card of your own colour comes without its chameleon.
    .no = A card of your own colour is taken without the chameleon: { $card }.
arne-stop-effect = Stop: the next turn is yours.
    .yes =
        { $claimed ->
            [yes] The next turn can still be yours: so far { $who } has claimed it.
           *[no] The next turn can be yours: nobody has claimed it yet.
        }
arne-stop-current = You may play it until the next player draws.
arne-stop-claims = If several claim the turn, the last one gets it.
    .no = { $who } has claimed the next turn, and at this table the first claim stands.
arne-stop-own-claim = Once the next turn is yours, a second stop does nothing.
    .no = The next turn is yours already.
arne-rev-effect = Reverse: the next turn is yours, and then play goes the other way.
    .yes =
        { $claimed ->
            [yes] The next turn can still be yours: so far { $who } has claimed it.
           *[no] The next turn can be yours: nobody has claimed it yet.
        }
arne-rev-flip = Every reverse turns the direction, even if somebody else gets the turn. Two cancel out.
arne-rev-two = With two players a reverse is a stop.

## Rules: the end and the points

arne-final-start = The last round begins when someone takes the last card of the deck.
    .no = The last round begins with an empty deck.
arne-final-last-white = That player makes the last white move.
arne-final-no-stop = In the last round there is no stop and no reverse.
    .no = The last card has been taken. No stop and no reverse any more.
arne-final-before-lap = Until that turn ends all may play black cards as usual.
arne-final-lap = Then everyone gets one last turn for black cards.
    .no = Everyone has just one last turn.
arne-final-in-turn = In the last lap only the player in turn plays.
    .no = This is { $turn }'s last turn.
arne-final-no-white = In the last lap there are no white cards.
    .no = The last lap is for black cards only.
arne-final-hands = Cards left in the hands go away and cost nothing.
arne-score-all = Everything on the fields counts.
arne-score-field = Add your score cards, multiply by your X2, take away the −200s.
arne-score-x2 = Two X2 make everything count four times.
arne-score-minus = −200 is not doubled. You can end below zero.
arne-score-cham = A chameleon changes no number.
arne-score-empty = X2 without points is nothing.
arne-score-live = Everyone sees the points all the time.
arne-score-winner = The most points win. Equal players win together.

## Rules: variants

arne-var-base = A variant changes only what it says.
arne-min-goal = Minimum: the fewest points win.
arne-min-lay = In Minimum you may lay score cards on the others' fields.
arne-min-own = Even in Minimum you can't throw away your own colour.
arne-min-crash = In Minimum you crash your own cards and lock the crashes of others.
arne-min-cham = In Minimum a chameleon can push a card from your field to another player.
    .no = A chameleon can push a card only in Minimum, from your own field to another one.
arne-min-m200 = In Minimum −200 may go to any field, your own too.
arne-min-x3 = In Minimum X3 may go to any field.
arne-min-plus2 = In Minimum the giver chooses two score cards, not of the taker's colour, and lays each on the field of its colour.
    .no = In Minimum you name only the player, no colour.
arne-min-rest = Everything else stays the same in Minimum.
arne-dummy-setup = The dummy is a free colour with a field of its own. The first player chooses it.
    .no = The dummy needs a colour of its own, so at most five can play.
arne-dummy-deck = With a dummy the deck needs a reverse.
    .no = This deck has no reverse, so nobody could ever get the dummy.
arne-dummy-lay = Anyone may lay cards of the dummy's colour on its field.
arne-dummy-field = Black cards work on the dummy's field as on any other.
arne-dummy-capture = With a dummy a reverse only gives it to you. The next reverse takes it away.
    .yes = The dummy is not yours yet.
    .no = The dummy is yours already.
arne-dummy-swap = The dummy's marker stays at the place when players swap.
arne-dummy-score = The dummy's points go to its owner.
arne-team-setup = In the team game partners sit opposite each other and collect the same colour.
    .no = Teams need 4 to 12 players, an even number, partners with one colour.
arne-team-deck = Teams play with two sets of cards.
arne-team-rival = Your partner is no rival: no −200 and no theft.
arne-team-score = A team's points are those of its two fields together.
arne-team-swap = The colour stays with the place, so by swapping you may change sides.
    .no = Here you can swap only with your partner.

## Events

arne-event-first = { $who } goes first.
    .you = You go first.
arne-event-colour = { $who } collects: { $colours }.
    .you = You collect: { $colours }.
arne-event-dealt = Everyone gets { arne-cards.taken }.
arne-event-turn = It is { $who }'s turn.
    .you = Your turn!
arne-event-drew = { $who } draws { arne-cards.taken }.
    .you = You draw: { $cards }.
arne-event-last-card = { $who } took the last card. The end is near!
    .you = You took the last card. The end is near!
arne-event-laid = { $who } lays: { $cards }.
    .you = You lay: { $cards }.
# Whose field it is; field 0 is the dummy's.
arne-whose =
    { $field ->
        [0] the dummy's field
        [own] their own field
        [mine] your own field
        [yours] your field
       *[other] { $target }'s field
    }
arne-robbed =
    { $field ->
        [0] the dummy's field
        [yours] you
       *[other] { $target }
    }
arne-event-laid-on = { $who } lays on { arne-whose }: { $cards }.
    .you = You lay on { arne-whose }: { $cards }.
arne-event-put-on = { $who } puts { $card } on { $under } on { arne-whose }.
    .you = You put { $card } on { $under } on { arne-whose }.
arne-event-discarded = { $who } discards a card face down.
    .you = You discard: { $card }.
arne-event-skipped = { $who } skips.
    .you = You skip.
arne-event-used = { $who } plays: { $card }.
    .you = You play: { $card }.
arne-event-pulled = { $who } pulls a card from { koloda-whom }.
    .you = You pull a card from { koloda-whom }: { $card }.
arne-event-named = The colour asked for: { arne-colour }.
arne-event-gave =
    { $count ->
        [0] { $who } gives nothing.
       *[other] { $who } gives { arne-cards.taken } to { koloda-whom }.
    }
    .you =
        { $count ->
            [0] You give nothing.
           *[other] You give { koloda-whom }: { $cards }.
        }
    .cards = { $who } gives { koloda-whom }: { $cards }.
arne-event-got-hand = { $who } gets another hand: { arne-cards }.
    .you = You get another hand: { $cards }.
arne-event-swapped = { $who } and { koloda-whom } swap places.
    .you = You swap places with { $target }.
arne-event-pushed = { $who } pushes { $under } away to { koloda-whom }.
    .you = You push { $under } away to { koloda-whom }.
arne-event-stole = { $who } steals { $under } from { arne-robbed }!
    .you = You steal { $under } from { arne-robbed }!
arne-event-stole-to-hand = { $who } steals a card and keeps it in hand: { $card }!
    .you = You steal a card and keep it in hand: { $card }!
arne-event-stole-top = { $who } takes the top card of the discard pile.
    .you = You take the top card of the discard pile: { $card }.
arne-event-claimed = The next turn goes to { $who }.
    .you = The next turn is yours!
arne-event-flipped = Now the game goes { arne-direction }.
arne-event-captured = { $who } gets the dummy!
    .you = You get the dummy!
arne-event-ok = { $who }: “Nothing more from me.”
    .you = You: “Nothing more from me.”
arne-event-beat-over = The game goes on.
arne-event-called =
    { $answer ->
        [true] { $who } doesn't believe { koloda-whom }, and is right!
       *[false] { $who } doesn't believe { koloda-whom }, but there was no lie.
    }
    .you =
        { $answer ->
            [true] You don't believe { $target }, and you are right!
           *[false] You don't believe { $target }, but { $target } was honest.
        }
arne-event-owes = { $who } still has to give { arne-cards.taken }.
    .you = You still have to give { arne-cards.taken }.
arne-event-took-back = { $who } takes the card back and moves again.
    .you = You take the card back and move again: { $card }.
arne-event-lap = The last lap begins: black cards only.
arne-event-final-turn = It is { $who }'s last turn.
    .you = Your last turn!
arne-event-put-away = { $who } puts away { arne-cards.taken }.
    .you = You put away: { $cards }.
arne-event-over = The game is over!

## Table options

arne-option-referee = Referee
    .help = Who watches for wrong moves: the game or the players.
arne-option-referee-strict = The game
arne-option-referee-table = The players
arne-option-honesty = Honesty
    .help = Whether a lie can be called out, when the players are the referees.
arne-option-honesty-honour = On your honour
arne-option-honesty-call = Lies can be called out
arne-option-variant = Game
    .help = Which game is played.
arne-option-variant-total = Total
arne-option-variant-minimum = Minimum: fewest points win
arne-option-variant-dummy = With a dummy
arne-option-variant-team = In teams
arne-option-deck = Deck
    .help = Which cards are in the game.
arne-option-deck-auto = By the number of players
arne-option-deck-star = With a star
arne-option-deck-one = With a 1, no star
arne-option-deck-one-plus = Every card with a 1
arne-option-deck-both = For beginners
arne-option-deck-all = All cards
arne-option-colours = Colours each
    .help = How many colours everyone collects.
arne-option-pick = Colours
    .help = Whether you choose your colour or get one.
arne-option-pick-choose = Chosen
arne-option-pick-random = By lot
arne-option-first = First player
    .help = Who goes first, or the number of a seat.
arne-option-first-random = By lot
arne-option-first-youngest = The youngest
arne-option-x3x2 = X3 on X2
    .help = Whether an X2 can be tripled.
arne-option-x3x2-x6 = Makes six
arne-option-x3x2-off = Not allowed
arne-option-x2 = Several X2
    .help = Whether all of them count.
arne-option-x2-multiply = All count
arne-option-x2-once = Only the best
arne-option-claims = Several claims
    .help = Who gets the next turn if several claim it.
arne-option-claims-last = The last
arne-option-claims-first = The first
arne-option-swapquiet = Quiet after a swap
    .help = Whether black cards rest after swapping places.
arne-option-swapquiet-off = No
arne-option-swapquiet-on = Yes
arne-option-passdir = Passing hands
    .help = Which way the hands go.
arne-option-passdir-play = As the game goes
arne-option-passdir-clockwise = Clockwise
arne-option-dodge = Playing before giving
    .help = Whether you may play black cards before you give them away.
arne-option-dodge-on = Yes
arne-option-dodge-off = No
arne-option-final = The last lap
    .help = Whether others may answer in the last lap.
arne-option-final-turns = One after the other
arne-option-final-open = With answers
arne-option-finaldrawer = Who took the last card
    .help = Whether that player has a turn in the last lap.
arne-option-finaldrawer-last = Goes last
arne-option-finaldrawer-none = Has no turn
arne-option-minown = −200 on yourself
    .help = Whether that is allowed in Minimum.
arne-option-minown-on = Yes
arne-option-minown-off = No
arne-option-teamswap = Swapping in teams
    .help = With whom you may swap places.
arne-option-teamswap-any = With anyone
arne-option-teamswap-partner = With the partner
arne-option-race = Cards at the same time
    .help = How cards that come together are ordered.
arne-option-race-arrival = As they come
arne-option-race-bucket = By seats
arne-option-tempo = Tempo
    .help = How long everyone waits for black cards.
arne-option-tempo-normal = Normal
arne-option-tempo-relaxed = Relaxed
arne-option-tempo-blitz = Fast
arne-option-tempo-none = No clocks

## Advice
arne-reason-mine = Your field grows by { $best } (otherwise { $other }).
arne-reason-theirs = The best of the others then has { $best } instead of { $other }.
