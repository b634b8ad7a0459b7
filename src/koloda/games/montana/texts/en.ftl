### What Montana says to its players, in English.
###
### A rule's message id is its clause id with dashes: montana.draw.once -> montana-draw-once.
### Its value explains the rule; `.no` is the answer to a player who has just tried it.
### $who, $target, $turn: shown names. $card, $top, $cards, $covers: cards already in words.
### In montana-card $kind is `number` or the code of a rule card, $colour a letter (g r b), $fill `full` or `empty`.
### $count, $points, $total, $ms, $pile: numbers, never text, or plurals go wrong.

## The game

montana-name = Montana
montana-pitch = Get rid of your cards while the rules keep changing. Watch closely, be quick, and don't forget to shout “Montana!”
montana-preset-quick = The players are the referee; one deal.
montana-preset-family = The game watches over the rules, and everybody has more time.
montana-notice = The name Montana only says which rules are meant. Trademarks belong to their owners.
montana-preset-advised = Montana is most fun when the players are the referee.

## Cards and words

montana-colour =
    { $colour ->
        [g] green
        [r] red
        [b] blue
       *[other] no colour
    }

montana-fill =
    { $fill ->
        [full] full
       *[empty] empty
    }

montana-card =
    { $kind ->
        [number] { montana-fill } { montana-colour } { $number }
        [o-same] “Opposite colour or same number”
        [o-step] “Opposite colour or one up or down”
        [s-same] “Same colour and fill or same number”
        [s-step] “Same colour and fill or one up or down”
        [same] “Same cards together”
        [run] “Cards in a row together”
        [say] “Name blue cards aloud”
        [tap] “Tap for red cards”
        [odd] “Win with 3 odd cards”
        [even] “Win with 3 even cards”
        [1] “1: Turn around”
        [2] “2: Cover the pile”
        [3] “3: Skip”
        [4] “4: Move again”
        [5] “5: Swap hands”
        [6] “6: Two more cards”
       *[other] { $kind }
    }

# A number of cards; `.taken` is its form after "draws".
montana-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
    .taken =
        { $count ->
            [one] { $count } card
           *[other] { $count } cards
        }

# What lies on a rule pile, or holds while it is empty, at a glance.
montana-rule =
    { $kind ->
        [base-match] same colour, or same number
        [o-same] other fill of the same colour, or same number
        [o-step] other fill of the same colour, or number one up or down
        [s-same] same colour and fill, or same number
        [s-step] same colour and fill, or number one up or down
        [base-extra] one card at a time
        [same] several cards of one colour and number together
        [run] several cards of one colour in a row together
        [say] say the colour and number of your blue cards
        [tap] tap the table for your red cards
        [base-win] no cards left
        [odd] exactly three odd number cards
        [even] exactly three even number cards
        [1] 1: the turn goes the other way round
        [2] 2: everybody covers the pile, the last draws 2
        [3] 3: the next player misses a turn
        [4] 4: the same player moves again
        [5] 5: the player swaps hands with somebody
        [6] 6: the next draws 2 cards and misses a turn
       *[other] { $kind }
    }

montana-pile =
    { $pile ->
        [M] What fits
        [S] Extra
        [V] To win
       *[D] Pile { $number }
    }

montana-words = { montana-colour } { $number }
montana-time = { $who } { $ms } ms
montana-misses = misses a turn
montana-owed = further moves: { $count }

# What can be typed shorter in a terminal.
montana-typing = * (or f) is a full card, o (or e) an empty one; d is draw, k keep, t tap, m Montana! Several cards in a row are played together: b5o b4*. A colour and a number alone are the words: b5.
montana-typing-cover = covers the pile, whenever you see the moment

montana-direction =
    { $dir ->
        [cw] clockwise
       *[ccw] anticlockwise
    }

montana-phase =
    { $phase ->
        [DEAL] Dealing the cards
        [FIRST] Who goes first?
        [MOVE] Play a card, lay a rule or draw
        [DRAWN] Play the drawn card or keep it
        [RACE] Cover the pile!
        [SWAP] Choose whom to swap hands with
        [FINAL] Last chance to call out a mistake
        [OVER] The deal is over
       *[other] The game goes on
    }

montana-offence =
    { $offence ->
        [wrong] a wrong card
        [say] missing words
        [tap] a missing tap
        [shout] a missing shout
       *[other] a mistake
    }

## Actions

montana-action-play = Play
montana-action-set = Play several together, in this order
montana-action-lay = Lay the rule
montana-action-lay-on = Lay it on digit pile { $pile }
montana-action-draw = Draw a card
montana-action-keep = Keep it
montana-action-swap = Swap with { $target }
montana-action-cover = Cover!
montana-action-say = Say the words
montana-action-tap = Tap!
montana-action-montana = Montana!
montana-action-call = Call out { $target }: { montana-offence }
montana-action-next = Next deal

## Rules: the cards

montana-comp-deck = There are 100 cards: 72 number cards and 28 yellow rule cards.
    .no = The pack has no more of this card.
montana-comp-number = Number cards are green, red or blue and go from 1 to 6. Each one comes full and empty, and there are two of each kind.
montana-comp-rule = There are 28 rule cards: 8 about what fits, 6 with extra rules, 2 about winning and 12 with a digit.
    .no = The doubled extra rules can be “together” or “say and tap”.
montana-comp-face = Two cards that look the same are the same. It never matters which of them you play.
montana-comp-colour = A card is green, red or blue, and it is full or empty. Full and empty matter only while a move rule lies on the table.
montana-comp-opposite = The opposite of a full green card is an empty green card, and the other way round. Red and blue work the same.
montana-comp-ring = The numbers go in a circle: after 6 comes 1 again. So 1 and 6 are neighbours.

## Rules: getting ready

montana-setup-players = From 2 to 6 can play.
    .no = Montana is for 2 to 6 players.
montana-setup-shuffle = All 100 cards are shuffled together. Every shuffle is written down, so the game can be watched again.
    .no = This order doesn't have exactly the cards that are being shuffled.
montana-setup-deal = Everyone gets 7 cards face down, one at a time. The rest is the deck.
montana-setup-turnup = The top card of the deck is turned over and starts the play pile. If it is a rule card, it goes under the deck and the next one is turned over.
montana-setup-turnup-quiet = The first card does nothing, and nobody has to say or tap anything for it.
montana-setup-first = Who goes first is decided by lot, or the table says it. In later deals it may be the winner or the next player instead.
    .no = There is no such seat at this table.
montana-setup-start = At the start no rule cards lie on the table, and the turn goes clockwise.

## Rules: who may do what

montana-act-order = If several things are wrong with a move, you hear about the first one. The game always checks in the same order.
montana-act-phase = Every moment has its own actions. Anything else has to wait.
    .no = Not now: the game is waiting for something else.
montana-act-form = You play number cards, or you lay exactly one rule card. You can't mix them.
    .no = You can't play that: play number cards, or lay a single rule card.
montana-act-not-held = You can play only cards from your own hand.
    .no = You don't have this card: { $card }.
montana-act-record = The whole game can be written down line by line and played again exactly the same.
montana-turn-out-of-turn = Only the player whose turn it is plays, lays, draws or keeps a card.
    .no = It is { $turn }'s turn, not yours.

## Rules: what fits

montana-match-base = A number card fits if it has the colour or the number of the top card. Full or empty doesn't matter.
    .no = This card does not fit: { $card }. On top lies { $top }; you need its colour or its number.
    .yes =
        { $by ->
            [number] It fits: the same number as on top.
           *[colour] It fits: the same colour as on top.
        }
montana-move-o-same = With this rule the next card must have the opposite fill of the same colour, or the same number.
    .no = This card does not fit: { $card }. On top lies { $top }; you need the opposite colour or the same number.
    .yes =
        { $by ->
            [number] It fits: the same number as on top.
           *[colour] It fits: the same colour, filled the opposite way.
        }
montana-move-o-step = With this rule the next card must have the opposite fill of the same colour, or a number one higher or lower.
    .no = This card does not fit: { $card }. On top lies { $top }; you need the opposite colour, or a number one up or down.
    .yes =
        { $by ->
            [step] It fits: the number is one up or down.
           *[colour] It fits: the same colour, filled the opposite way.
        }
montana-move-s-same = With this rule the next card must have the same colour and fill, or the same number.
    .no = This card does not fit: { $card }. On top lies { $top }; you need the same colour and fill, or the same number.
    .yes =
        { $by ->
            [number] It fits: the same number as on top.
           *[colour] It fits: the same colour and fill as on top.
        }
montana-move-s-step = With this rule the next card must have the same colour and fill, or a number one higher or lower.
    .no = This card does not fit: { $card }. On top lies { $top }; you need the same colour and fill, or a number one up or down.
    .yes =
        { $by ->
            [step] It fits: the number is one up or down.
           *[colour] It fits: the same colour and fill as on top.
        }
montana-match-replace = A rule card is stronger than the basic rules. A move rule takes the place of the basic rule about what fits.
montana-match-rule-free = A rule card always fits. You may lay one in any of your turns.

## Rules: your turn

montana-turn-options = In your turn you do one thing: play a number card, lay a rule card, or draw a card.
montana-turn-one-card = You play one number card at a time, unless a rule lets you play several together.
    .no = Only one number card at a time now: no rule lets you play several.
montana-turn-rule-ends = A rule card is your whole turn. It sets nothing off, even if its digit lies on top.
montana-draw-free = You may draw even if you have a card that fits.
montana-draw-only-drawn = After drawing you may play only the new card, alone, or keep it.
    .no = You have drawn a card. Now you may play only that one, or keep it.
montana-draw-once = You draw one card in a turn.
    .no = You have already drawn. Play the new card or keep it.
montana-draw-must = You can't do nothing: play, lay or draw first.
    .no = You haven't drawn a card yet, so there is nothing to keep.
montana-draw-keep = If you don't play the new card you say that you keep it. So nobody learns whether it fits.
montana-turn-timeout = If your time runs out, you draw a card and keep it. If you have drawn already, you just keep it.
    .no = The clock of a turn can run up to ten minutes; 0 means no clock.

## Rules: what happens after a play

montana-res-lay = Your cards go on the pile, and a rule card works at once. Now it is fixed which digit rules will go off.
montana-res-win = First the game looks whether somebody has won.
montana-res-seven = If your hand is empty and you have not won, you take 7 cards, and you get no further moves.
montana-res-trigger = Then the digit rules go off one after the other, in the order of your cards.
montana-res-settle = When everything is over, it is checked who has one card left and has to shout.
montana-res-next = If you have a further move, you go again. Otherwise it is the next player's turn.
montana-res-event = Cards that are drawn together arrive together. You can't win in the middle of drawing.
montana-next-dir = The turn goes to your neighbour in the direction of play.
montana-next-skip = Whoever has to skip misses one turn, and the next player goes. With two players you go again yourself.
montana-next-skip-person = If you have to skip, you miss your next turn even if the direction changes first. You never miss more than one at a time.
montana-next-seven = Whoever took 7 cards doesn't get the turn again right away, even if all the others have to skip.

## Rules: the deck

montana-deck-recycle = When the deck is empty, covered rule cards and the old cards of the play pile are shuffled into a new one. The latest play, the card under it and the rules in force stay.
montana-deck-recycle-open = A rule card that was only just covered stays too, while the play can still be called out.
montana-deck-short = If there are no cards left, you take what there is. If you draw and get nothing, your turn is over.
montana-deck-blocked = If everyone has tried to draw and there was nothing, the deal ends without a winner.

## Rules: windows

montana-window-check = A play can be called out until somebody plays, lays or draws. After that it is forgiven.
montana-window-draw-not-open = Nothing about drawing or keeping can be called out. If a drawn card makes you win, you win at once.
montana-window-through-effects = A race, a swap or a missed turn doesn't end the time for calling out.
montana-window-final = Before a deal is over, there is a last moment for calling out. If a call takes the win away, the game goes on.

## Rules: the rule piles

montana-pile-six = There are six piles for rule cards: one for winning, one for extra rules, one for move rules and three for digits.
    .no = This card doesn't belong on that pile.
montana-pile-one = Only one winning rule, one extra rule and one move rule is in force. A new one covers the old one.
montana-pile-digits = Up to three digit rules are in force, each with another digit.
montana-pile-same-digit = A digit that already lies on the table goes onto its own pile.
    .no = Two piles never show the same digit.
montana-pile-free = If you name no pile, a new digit goes onto the first empty one.
montana-pile-full = If three other digits lie on the table, you choose which one to cover.
    .no = The pile to cover can be chosen by the player, or it is the oldest one.
montana-pile-choice = You may name any pile for a new digit rule, even if another one is empty. Other rule cards have just one pile.
    .no = Choose one of the piles 1, 2 and 3 where this card may go: { $card }.
montana-pile-covered = A covered rule does nothing and doesn't come back by itself.

## Rules: extra rules

montana-smile-say = While this rule lies on the table, say the colour and the number of every blue card you play.
montana-smile-tap = While this rule lies on the table, tap the table for every red card you play.
montana-smile-same = With this rule you may play several cards of one colour and one number together. Only the first one must fit.
    .no = These cards don't all have the same colour and the same number.
montana-smile-run = With this rule you may play several cards of one colour in a row, up or down. Only the first one must fit.
    .no = These cards are not one colour in a row: each must be one higher, or each one lower.
montana-smile-single = You needn't play several cards. One is always fine.
montana-smile-exclusive = Only one extra rule is in force at a time. If somebody wrongly plays several cards, only the top one counts for words and taps.
montana-smile-from-next = Saying and tapping begin with the next card after the rule was laid.

## Rules: winning rules

montana-v-replace = Once a winning rule lies on the table, an empty hand doesn't win any more. Only the top winning rule counts.
montana-v-odd = You win as soon as your hand is exactly three odd number cards. It needn't be your turn.
montana-v-even = You win as soon as your hand is exactly three even number cards. It needn't be your turn.
montana-v-number-only = Rule cards are neither odd nor even, even if they show a digit.
montana-v-any-cause = It doesn't matter how you got the three cards: by playing, drawing, or even by a penalty.

## Rules: digits

montana-digit-trigger = A digit rule does nothing when you lay it. It goes off every time its number is played.
montana-digit-multi = If several cards are played together, each of them can set off its rule, one after the other.
    .no = Of several cards each can go off, or only the top one, or only the first one.
montana-digit-1 = A 1 turns the direction of play around.
montana-digit-2 = At a 2 everyone covers the pile with a hand. The last one draws 2 cards.
montana-digit-3 = After a 3 the next player misses a turn.
montana-digit-4 = After a 4 you have to move once more.
montana-digit-5 = After a 5 you swap hands with another player of your choice.
    .no = Choose another player to swap hands with.
montana-digit-6 = After a 6 the next player draws 2 cards and misses a turn.

## Rules: the end

montana-win-base = Whoever has no cards left wins, as long as no winning rule lies on the table.
montana-win-v = If a winning rule lies on the table, you win with what it says.
montana-win-priority = If several players could win at the same time, the one who moved wins, then the next in order.
montana-win-auto = You don't have to say that you have won. The game notices.
montana-end-stop = When somebody wins, the deal is over. What has not happened yet doesn't happen.
    .no = These are whole numbers: how many moves a deal may have, or how long the last moment is.
montana-end-last-not-win = If your last card doesn't win, you take 7 cards and your turn is over.
montana-score-cards = The winner gets points for all cards left in all hands.
    .no = The winner's own cards count, or they do not.
montana-score-values = A number card is worth its number, a digit rule 20, any other rule card 50.
montana-tour-target = In a match deals are played until someone has 300 or 500 points.
    .no = A match goes to 300 or 500 points, or is one deal (0).
montana-tour-single = A single deal is won by its winner. The points are shown all the same.
montana-tour-next-deal = Every new deal begins from the start. Only the points stay.

## Rules: mistakes and calls

montana-table-strict = The strict referee lets no wrong card through, and says and taps for you.
    .no = Wrong moves are watched for by the game, or by the players.
montana-table-offences = When the players are the referee, four things can be called out: a wrong card, missing words, a missing tap and a missing shout.
    .no = You can call out a wrong card, missing words, a missing tap or a missing shout.
montana-table-penalty = Every mistake costs 2 cards.
montana-wrong-undo = A wrong card goes back to its player, and everything it did is undone.
montana-wrong-paid = Penalty cards that were already drawn stay where they are.
montana-wrong-then = Whoever played the wrong card draws 2 cards and the turn passes on. At some tables they try again.
    .no = After a wrong card the turn passes, or the player tries again.
montana-wrong-stands = A wrong card that nobody noticed counts like a right one.
montana-call-who = Anyone may call out any other player.
montana-call-self = You can't call out yourself.
    .no = You can't call out your own mistake.
montana-call-strict = The strict referee needs no calls.
    .no = The strict referee watches here, so there is nothing to call out.
montana-call-closed = You can call out only the latest play, and only while nobody has moved since.
    .no = You can call out only the latest play, and only while nobody has moved since.
montana-call-settled = A mistake is paid for only once.
    .no = This mistake has already been paid for.
montana-call-unfounded = A wrong call costs you all further calls on this play. At some tables it costs 2 cards.
    .no = A wrong call can cost 0 or 2 cards.
montana-call-spent = After a wrong call you can't call out anything more about the same play.
    .no = You have already called wrongly on this play. Wait for the next one.
montana-call-checks = If several things are wrong with a call, you hear about the first one. The order is always the same.
montana-call-duty-first = If the words, the tap or the shout come before the call, they count. After the call it is too late.
montana-call-admission = After every play there is a little time to say, tap and shout before others can call it out, and before the next move.
    .no = These times can be 0 to 60 seconds.
montana-call-ordering = If several press a button at nearly the same time, the game finds out fairly who was first.
montana-say-form = Pick a colour and a number, and the words are said. Wrong words count as no words until you say the right ones.
    .no = The words are one colour and one number from 1 to 6.
montana-tap-form = One press on the table is a tap.
montana-duty-void = Words and taps count only from the player of the latest play.
    .no = Nobody is waiting for your words or your tap now.
montana-shout-owed = Whoever has exactly one card left after a play must shout “Montana!”
montana-shout-form = You can shout while you hold exactly one card. If your hand changes, the shout is used up.
montana-shout-void = You can't shout in advance.
    .no =
        { $count ->
            [1] There is no need to shout “Montana!” here: the strict referee watches.
           *[other] You can shout “Montana!” only with exactly one card in your hand.
        }
montana-shout-lapse = A forgotten shout can't be called out any more once somebody has moved, or if the hand is no longer one card.

## Rules: the race

montana-race-start = The 2 on the pile starts the race for everyone at the same moment.
montana-race-form = What counts is how quickly you react, not how fast your connection is.
    .no = A cover needs its time in thousandths of a second.
montana-race-close = Whoever has not covered when the time is up is too late.
    .no = Too late: the race was over by then.
montana-race-once = You cover the pile once in each race.
    .no = Your hand already lies on the pile.
montana-race-none = You can cover the pile only during a race.
    .no = There is no race now.
montana-race-result = The slowest player draws 2 cards. If some didn't cover at all, each of them draws 2 and nobody else.
montana-race-chance = At a slow table nobody races: the one who draws 2 cards is found by lot.
    .no = A race is real or by lot.

## Rules: bots and fairness

montana-bot-fair = Bots see only what you could see in their place. They never call out what is not there.
montana-human-none = There are no trades and no promises in this game. What you say at the table binds nobody.

## Events

montana-event-dealt = Everyone gets { montana-cards.taken }.
    .cards = Your cards: { $cards }.
montana-event-turned-under = A rule card is turned over and goes under the deck: { $card }.
montana-event-turned-up = The first card: { $card }.
montana-event-first = { $who } goes first.
    .you = You go first.
montana-event-played = { $who } plays: { $cards }.
    .you = You play: { $cards }.
montana-event-laid = { $who } lays a rule: { $card }.
    .you = You lay a rule: { $card }.
montana-event-laid-covers = { $who } lays a rule: { $card }. It covers { $covers }.
    .you = You lay a rule: { $card }. It covers { $covers }.
montana-event-drew = { $who } draws { montana-cards.taken }.
    .you = You draw { montana-cards.taken }.
    .cards = You draw: { $cards }.
    .shown = { $who } draws: { $cards }.
montana-event-drew-nothing = { $who } finds no cards to draw.
    .you = There are no cards for you to draw.
montana-event-short = The deck is empty, the rest is forgiven: { montana-cards }.
montana-event-kept = { $who } keeps the card.
    .you = You keep the card.
montana-event-slept = Time is up for { $who }.
    .you = Your time is up.
montana-event-recycled = A new deck is shuffled: { montana-cards }.
montana-event-reversed = Now the game goes { montana-direction }.
montana-event-hit = { $who } will miss a turn.
    .you = You will miss a turn.
montana-event-missed = { $who } misses a turn.
    .you = You miss a turn.
montana-event-again = { $who } has to move again.
    .you = You have to move again.
montana-event-race = Cover the pile!
montana-event-covered = { $who } has covered the pile.
    .you = You have covered the pile.
montana-event-race-over = The race is over. The slowest: { $losers }.
montana-event-race-lot = The race is decided by lot. Bad luck: { $losers }.
montana-event-swapped = { $who } and { koloda-whom } swap hands.
    .you = You and { $target } swap hands.
montana-event-got-hand = { $who } now has { montana-cards.taken }.
    .you = You now have { montana-cards.taken }.
    .cards = Your hand now: { $cards }.
    .shown = { $who } now has: { $cards }.
montana-event-seven = { $who } has played the last card without winning and takes seven.
    .you = You have played your last card without winning and take seven.
montana-event-said = { $who } says: “{ $words }!”
    .you = You say: “{ $words }!”
montana-event-tapped = { $who } taps the table.
    .you = You tap the table.
montana-event-shouted = { $who } shouts: “Montana!”
    .you = You shout: “Montana!”
montana-whose-mistake =
    { $aim ->
        [you] you
       *[other] { $target }
    }
montana-event-called =
    { $right ->
        [yes] { $who } calls out { montana-whose-mistake } ({ montana-offence }) and is right!
       *[no] { $who } calls out { montana-whose-mistake } ({ montana-offence }), but there was nothing wrong.
    }
    .you =
        { $right ->
            [yes] You call out { $target } ({ montana-offence }) and you are right!
           *[no] You call out { $target } ({ montana-offence }), but there was nothing wrong.
        }
montana-event-undone = { $who } takes back: { $cards }. Everything after it is undone.
    .you = You take back: { $cards }. Everything after it is undone.
montana-event-final = { $who } is about to win. Was there a mistake? Say it now!
    .you = You are about to win. The others may still call out a mistake.
montana-event-shown = { $who } had: { $cards }.
    .you = You had: { $cards }.
montana-event-deal-over =
    { $points ->
        [one] { $who } wins the deal and gets { $points } point!
       *[other] { $who } wins the deal and gets { $points } points!
    }
    .you =
        { $points ->
            [one] You win the deal and get { $points } point!
           *[other] You win the deal and get { $points } points!
        }
montana-event-deal-void = The deal ends without a winner and without points.
montana-event-match-over = { $who } has won!
    .you = You have won!
montana-event-next-deal = A new deal begins.

## Table options

montana-option-referee = Referee
    .help = Who watches for wrong moves: the game or the players. Montana is best with the players.
montana-option-referee-strict = The game
montana-option-referee-table = The players
montana-option-target = Match
    .help = How many points a match goes to.
montana-option-target-0 = One deal
montana-option-target-300 = 300 points
montana-option-target-500 = 500 points
montana-option-first = Who begins
    .help = The winner and the next player begin from the second deal on; the very first one is by lot.
montana-option-first-random = By lot
montana-option-first-winner = The winner
montana-option-first-rotate = The next player
montana-option-first-host = The table's owner decides
montana-option-first-A = Seat A
montana-option-first-B = Seat B
montana-option-first-C = Seat C
montana-option-first-D = Seat D
montana-option-first-E = Seat E
montana-option-first-F = Seat F
montana-option-smile_split = Extra rules that come twice
    .help = Which extra rules have two cards in the pack.
montana-option-smile_split-multi = Playing several cards
montana-option-smile_split-duty = Saying and tapping
montana-option-digit_cover = Covering digit rules
    .help = Which pile a new digit rule goes onto.
montana-option-digit_cover-choose = The player chooses
montana-option-digit_cover-oldest = The oldest one
montana-option-multi_trigger = Digit rules of several cards
    .help = Which of several cards played together set off their digit rule.
montana-option-multi_trigger-each = Each of them
montana-option-multi_trigger-top = Only the top one
montana-option-multi_trigger-first = Only the first one
montana-option-wrong_then = After a wrong card
    .help = What happens when a wrong card was called out.
montana-option-wrong_then-pass = The turn passes
montana-option-wrong_then-retry = Try again
montana-option-false_call = Price of a wrong call
    .help = How many cards a player draws for calling out what was right.
montana-option-false_call-0 = Nothing
montana-option-false_call-2 = 2 cards
montana-option-count_winner_hand = The winner's own cards
    .help = Whether the winner's own cards bring points, too.
montana-option-count_winner_hand-yes = They count
montana-option-count_winner_hand-no = They don't count
montana-option-race = Covering the pile
    .help = A real race, or a lot for slow play.
montana-option-race-live = A real race
montana-option-race-chance = By lot
montana-option-move_limit = Longest deal
    .help = After so many moves the deal ends without a winner; 0 means never.
montana-option-turn_ms = Turn clock
    .help = How long a turn may take; 0 means no clock.
montana-option-swap_ms = Time to choose a swap
    .help = How long you may choose whom to swap hands with; 0 means no clock.
montana-option-race_ms = Time for a race
    .help = How long you have to cover the pile.
montana-option-final_ms = Last moment
    .help = How long a mistake can be called before a deal is over.
montana-option-grace_ms = Time for words, tap and shout
    .help = How soon forgotten words, taps or shouts can be called out.
montana-option-hold_ms = Time before the next move
    .help = How long the others can look at a play before the game goes on.

## Advice
montana-reason-steps =
    About { $best ->
        [one] one move
       *[other] { $best } moves
    } to go instead of { $other }.
montana-reason-fitting =
    Next, { $best ->
        [one] one of your cards fits
       *[other] { $best } of your cards fit
    } (otherwise { $other }).
montana-reason-stuck = The next player has nothing to lay on it with { $best } % (otherwise { $other } %).
montana-reason-misfits = The next player has no number that fits with { $best } %, to judge by the play (by the cards alone { $other } %).
montana-reason-cards =
    You then hold { $best ->
        [one] one card
       *[other] { $best } cards
    } instead of { $other }.
