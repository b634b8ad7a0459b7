### What UNO says to its players, in English.
###
### A rule's message id is its clause id with dashes: uno.draw.one -> uno-draw-one.
### Its value explains the rule; `.no` is the answer to a player who has just tried it.
### $who, $target, $seat: shown names. $card, $top, $cards: cards already in words.
### $colour: a colour already in words, but a letter (r g b y) in uno-card and uno-colour.
### $count, $stack, $points, $laughs, $round: numbers, never text, or plurals go wrong.

## The game

uno-name = UNO
uno-pitch = Match the colour or the number, get rid of your cards, and don't forget to shout “UNO!”
uno-preset-quick = One round decides.
uno-preset-family = Draw cards pile up, you draw until one fits, and nobody challenges; one round.
uno-notice = The name UNO only says which rules are meant. Trademarks belong to their owners.

## Cards and words

uno-colour =
    { $colour ->
        [r] red
        [g] green
        [b] blue
        [y] yellow
       *[other] no colour
    }

uno-card =
    { $rank ->
        [wild] Wild
        [wild4] Wild Draw Four
        [swap] Wild Swap Hands
        [blank1] blank Wild 1
        [blank2] blank Wild 2
        [blank3] blank Wild 3
        [draw2] { uno-colour } Draw Two
        [reverse] { uno-colour } Reverse
        [skip] { uno-colour } Skip
       *[other] { uno-colour } { $rank }
    }

# A number of cards; `.taken` is its form after "draws".
uno-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
    .taken =
        { $count ->
            [one] { $count } card
           *[other] { $count } cards
        }

uno-direction =
    { $dir ->
        [cw] clockwise
       *[ccw] anticlockwise
    }

uno-phase =
    { $phase ->
        [DEALER_DRAW] Drawing cards to find the dealer
        [DEAL] Dealing the cards
        [START_COLOUR] Name the first colour
        [TURN] Play a card or draw one
        [DRAWN] Play the drawn card or pass
        [CHALLENGE] Answer the Wild Draw Four
        [PENALTY] Answer the stack or take the cards
        [DISCARD] Choose cards to discard
        [JOKE] Time to tell a joke
        [VOTE] Was the joke funny?
        [KEEP] Choose one card to keep
        [STUNT] Time to crow like a rooster
        [CUSTOM] Do what the blank says
        [LAST_CALL] Last chance to call out a mistake
        [ROUND_OVER] The round is over
        [MATCH_OVER] The match is over
       *[other] The game goes on
    }

# What can be typed shorter in a terminal.
uno-typing = Capitals don't matter. A wild can be typed alone: then the colour is asked for.

## Actions

uno-action-play = Play
uno-action-draw = Draw
uno-action-pass = Pass
uno-action-uno = UNO!
uno-action-catch = Catch { $target }
uno-action-call = Mistake by { $target }
uno-action-challenge = I don't believe it!
uno-action-take = Take { uno-cards.taken }
uno-action-colour = Colour: { $colour }
uno-action-discard = Discard { uno-cards.taken }
uno-action-keep = Keep: { $card }
uno-action-joke = Tell a joke
uno-action-laugh = Ha-ha!
uno-action-stone = Not funny
uno-action-crow = Cock-a-doodle-doo!
uno-action-done = Done
uno-action-ok = Go on

## Rules: cards, seats, piles

uno-deck-full = The pack has 112 cards: 76 numbers, 24 coloured symbol cards and 12 wilds. The wilds are 4 Wilds, 4 Wild Draw Fours, 1 Wild Swap Hands and 3 blanks.
    .no = The pack doesn't have that many of this card: { $card }.
uno-deck-split = Each colour has one 0 and two of every number from 1 to 9. Together that is 19 cards.
uno-deck-classic = The classic game is played without Wild Swap Hands and without blanks. That makes 108 cards.
    .no = The classic pack has no Wild Swap Hands and no blanks.
uno-deck-blanks = Before the match the players decide how many blanks join in: none, one or all three.
    .no = There can be 0, 1 or 3 blanks in the pack.
uno-deck-words = Red, green, blue and yellow cards are coloured; wilds have none. Every card without a number is a symbol card.
uno-deck-copies = Two cards that look the same are the same. It never matters which of them you play.
uno-seat-count = From 2 to 10 can play, and nobody joins or leaves during the match.
    .no = UNO is for 2 to 10 players. Here there would be { $count }.
uno-seat-leave = If someone goes away, a bot plays on for them. It sees only their cards.
uno-seat-order = Every round starts clockwise: after you comes the player on your left. A Reverse turns this around.
uno-pile-names = You draw from the draw pile, which lies face down. Played cards go face up on the discard pile, and only the top one counts.
uno-colour-force = The current colour is the one you see on the top card. If a wild is on top, it is the colour that was named.

## Rules: getting ready

uno-setup-dealer-draw = Everyone draws a card, and the biggest number makes you the dealer. Symbol cards and wilds are worth 0 here.
    .no = The dealer is found by drawing cards, by lot, or by the owner of the table.
uno-setup-dealer-tie = If several players share the biggest number, only they draw again, until one of them wins.
uno-setup-return = The cards drawn to find the dealer go back, and all cards are shuffled together.
uno-setup-deal = Everyone gets 7 cards, dealt one by one from the dealer's left. The table may choose another number from 5 to 10.
    .no = Everyone can start with 5 to 10 cards.
uno-setup-pile = The cards left after the deal lie face down. They are the draw pile.
uno-setup-flip = Then one card from the draw pile is turned over. It starts the discard pile and gives the first colour.
uno-setup-first = The player on the dealer's left goes first, unless the start card changes that.

uno-start-number = If the start card is a number, play begins with its colour. The player on the dealer's left goes first.
uno-start-draw2 = If the start card is Draw Two, the player on the dealer's left draws 2 cards and misses the turn.
uno-start-reverse = If the start card is Reverse, the dealer goes first and play runs anticlockwise.
uno-start-skip = If the start card is Skip, the player on the dealer's left misses the turn and the one after begins.
uno-start-wild = If the start card is a Wild, the player on the dealer's left chooses the colour.
uno-start-w4 = A Wild Draw Four can't be the start card. It goes back, and another card is turned over.
uno-start-swap = If the start card is Wild Swap Hands, the player on the dealer's left just chooses the colour. Nobody swaps.
uno-start-blank = If the start card is a blank, the player on the dealer's left just chooses the colour. The blank's rule does nothing yet.
uno-start-two = With two players, the dealer begins if the start card is Draw Two, Skip or Reverse.
uno-start-colour-then-play = Whoever chooses the first colour also plays first.
uno-start-w4-shuffle = A Wild Draw Four turned over at the start is shuffled back in, so nobody knows where it is. This repeats until another card comes.
uno-start-no-author = Nobody played the start card. So you can't jump in on it or challenge it, and it swaps no hands.

## Rules: what fits

uno-match-rule = A coloured card fits if it has the current colour, or the number or symbol of the top card.
    .no = The { $card } doesn't fit: it is not { $colour }, and it doesn't match the { $top }.
    .yes =
        { $by ->
            [colour] It fits: the colour is the same, { $colour }.
           *[rank] It fits: the same number or symbol as the { $top }.
        }
uno-match-wild = A wild fits on everything, even when you could play another card.
uno-match-on-wild = On a wild you can put only the named colour or another wild.
    .no = A wild is on top, and the colour is { $colour }. The { $card } doesn't fit.
uno-match-symbols = Draw Two fits on Draw Two, Reverse on Reverse, Skip on Skip, in any colour. On other cards they need the current colour.
uno-turn-one-card = You play only one card in your turn.
uno-turn-choice = In your turn you play a card or draw one. If nothing fits you have to draw, and you may always draw if you like.
uno-draw-one = When you draw, you take just one card.
    .no = You have already drawn in this turn. Play the new card or pass.
uno-draw-play-drawn = Once you have drawn, you can play only the new card, and only if it fits.
    .no = You have drawn, so only the new card can be played now. The { $card } has to wait.
uno-draw-may = If the new card fits, you may play it or keep it. It is up to you.
uno-draw-pass = If the new card doesn't fit, you pass. You press the button yourself, so nobody finds out whether it fitted.
uno-draw-wild = If you draw a wild, you may play it at once. Wild Draw Four too, with its usual rule.
uno-turn-no-pass = You can pass only after you have drawn.
    .no = Draw a card first. Then you can pass.

## Rules: who may do what, and when

uno-act-whole = Say everything together with the card: a colour for a wild, another player for a swap. Don't add anything else.
    .no = Something is missing or doesn't belong here. A wild needs a colour, and a swap needs another player.
uno-act-held = You can play, discard or keep only cards from your own hand.
    .no = You don't have this card: { $card }.
uno-act-turn = Only the player whose turn it is plays, draws or passes. A question is answered by the player it is for.
    .no =
        { $turn ->
            [nobody] That is not for you to do now.
           *[other] It is { $turn }'s turn.
        }
uno-act-phase = Every moment has its own actions. Anything else has to wait.
    .no =
        { $count ->
            [0] Not now: the game is waiting for something else.
            [one] Discard exactly { $count } card.
           *[other] Discard exactly { $count } cards.
        }
uno-act-order = If several things are wrong with a move, you hear about the first one. The game always checks in the same order.

uno-win-hold = After some cards the next player waits a moment, so that the others can shout, catch or jump in.
    .no = One moment, please! The others may still react.
uno-win-turn-action = You can catch, jump in or call out a mistake until someone plays, draws or passes. Missing a turn or taking penalty cards doesn't count.
uno-win-order = When players race, the one who is first wins.
uno-win-default = If your time runs out, the game makes a simple choice for you: it draws, passes or takes the cards. Turns have a clock only if the table wants one.
    .no = The turn clock can be off, or 5 to 120 seconds long.
uno-rec-shuffle = Every shuffle is written down. So the whole game can be watched again, card by card.
uno-turn-resolve = The card goes on the pile, then it does its work, then the next player goes. If it was your last card, the round ends.
uno-turn-rule-phases = While players do what a blank says, nobody plays, draws or passes.
    .no = First everyone does what the blank says.
uno-turn-state = The game remembers the whole table: hands, piles, colour, direction, shouts and points.

## Rules: what the cards do

uno-num-none = A number card does nothing special. It only has to fit.
uno-plus2-effect = Draw Two gives 2 cards to the next player, who also misses a turn.
uno-plus2-auto = The 2 cards come by themselves. There is nothing to choose.
uno-plus2-no-stack = You can't answer a Draw Two with another one, unless your table plays with stacking.
uno-rev-effect = Reverse turns the game around: now it goes the other way.
uno-rev-two = With two players Reverse works like Skip: you go again.
    .no = With two players Reverse can skip the other player or only turn the direction.
uno-skip-effect = Skip makes the next player miss a turn. With two players you go again.
uno-wild-colour = After a wild you choose any of the four colours. You may keep the same one.
uno-wild-any-time = In your turn you may play a Wild, even if you have another card that fits.
uno-w4-effect = You choose the colour, and the next player draws 4 cards and misses a turn. But they may refuse to believe you!
uno-w4-legal = Wild Draw Four is honest only if you have no card of the current colour. The same number or symbol in another colour is fine, and so are other wilds.
    .no = Wild Draw Four is not allowed: you have a card of the current colour ({ $colour }).
    .yes = An honest one: you have no card of the current colour ({ $colour }).
uno-w4-blockers = Skip, Reverse and Draw Two of the current colour count too. With one of them, Wild Draw Four is not honest.
    .no = Wild Draw Four can be blocked by all cards of the colour, or only by its numbers.
uno-w4-bluff = You may bluff with Wild Draw Four. If the next player doesn't believe you and is right, you draw the cards.
    .no = Wild Draw Four can be played with challenges, without bluffing, or freely.
    .yes = Allowed, but a bluff: you have the current colour ({ $colour }). The next player may not believe you.
uno-w4-auto = If your table plays without challenges, the next player draws the 4 cards at once.
uno-w4-playable = With a Wild Draw Four in your hand you always have something to play.

uno-chal-who = Only the player who has to draw because of the Wild Draw Four may challenge it.
    .no = Only the player who has to draw may challenge.
uno-chal-when = Challenge when the colour is named and you have not taken the cards yet.
    .no = There is no Wild Draw Four to challenge right now.
uno-chal-reveal = The cards are shown only to the player who challenged. The others just learn who was right.
uno-chal-judge = What counts is the hand right after the Wild Draw Four, and the colour before it. Cards that came later are not checked.
uno-chal-guilty = If it was a bluff, the bluffer draws the 4 cards. You take your turn as usual, and the new colour stays.
uno-chal-innocent = If it was honest, you draw 6 cards instead of 4 and miss your turn.
uno-chal-take = If you don't challenge, you take 4 cards and miss your turn.
uno-chal-last-card = You can't challenge a Wild Draw Four that was somebody's last card.
    .no = That was the last card. There is no hand left to check.

uno-swap-effect = Choose a colour. Then, if you like, swap all your cards with any other player.
uno-swap-optional = You don't have to swap. Then the card is simply a Wild.
uno-swap-size = You can swap with anyone, no matter how many cards they have. After the swap the next player goes, as always.
uno-swap-last = If Wild Swap Hands is your last card, the round ends and nobody swaps.

## Rules: blanks

uno-blank-play = You play a blank like a Wild: choose a colour, then everyone does what the card says.
uno-blank-agree = Everybody says yes to the blanks' rules before the match. If a rule changes, everybody is asked again.
uno-blank-erase = You may give the blanks new rules for a new match. During a match they stay the same.
uno-blank-same = Each blank has one rule. Several blanks may have the same one.
uno-blank-plain = A blank with nothing on it is simply a Wild.
uno-blank-last = If a blank is your last card, nothing else happens.
uno-blank-no-skip = A blank doesn't take away the next player's turn, unless its rule says so. A table may change this.
    .no = Losing the turn after a blank can only be on or off.
uno-blank-discard = Cards discarded because of a blank go under the top card. They do nothing, and the colour stays.
uno-blank-empty = If a blank takes somebody's last card away, that player wins the round.
uno-blank-b01 = The next player draws until the named colour comes, and keeps all the cards. Wilds don't count.
uno-blank-b02 = All the others discard all their wilds.
uno-blank-b03 = If the next player has nothing that fits, they draw three cards instead of one. They may play one of the three.
uno-blank-b04 = You go again at once.
uno-blank-b05 = The next player must have exactly 7 cards: they draw what is missing or choose what to discard.
uno-blank-b06 = All players end up with exactly 3 cards, you too. First the extra cards go, then the missing ones are drawn.
uno-blank-b07 = Everybody plays with open cards until it is your turn again.
uno-blank-b08 = Tell a joke. If somebody laughs, you keep just one card and shout “UNO!”, and if not, you draw 4.
    .no = The joke wins with one laugh, or with laughs from more than half of the others.
uno-blank-b09 = The next player keeps their arms straight until someone with one card left shouts “UNO!” No cheating!
uno-blank-b10 = The next player crows like a rooster and draws 4 cards.
uno-blank-custom = Your own rule may be up to 140 characters long, and everyone sees it when the card is played. Say “done” when it has been followed.
    .no = Your own rule needs 1 to 140 characters.
uno-blank-custom-parts = One part of your own rule can happen by itself: draw, discard, skip, go again, open hands or swap.
    .no = Choose one part from the list. Drawing and discarding take 1 to 6 cards.

## Rules: the end of a round, the piles, the points

uno-out-end = A round is over as soon as someone has no cards. That player wins it.
uno-out-any-card = You may finish with any card that fits, unless your table says otherwise.
uno-out-plus2 = If the last card is Draw Two, the next player still draws 2. Those cards count too.
uno-out-w4 = If the last card is Wild Draw Four, the next player still draws 4, and those cards count. It can't be challenged.
uno-out-other = Any other last card does nothing more. The round just ends.
uno-out-no-shout-needed = You don't need to shout for your very last card. A shout you forgot before it is forgiven if nobody caught you.

uno-pile-reshuffle = When the draw pile is empty, the discard pile is shuffled to make a new one. The top card and the colour stay.
uno-pile-check = The pile is filled up as soon as it is empty, even while someone is still drawing.
uno-pile-starved = If there is nothing left to shuffle, you draw what there is. You don't owe the rest.
uno-pile-blocked = If everyone passes in a row and no card is drawn or played, the round ends without a winner and without points.

uno-score-points = Numbers are worth what they show, and coloured symbol cards 20. Wild and Wild Draw Four are worth 50, Wild Swap Hands and blanks 40.
uno-score-winner = The winner of the round gets points for all cards the others still hold. The others get nothing.
uno-score-match = Points from all rounds are added up. Reach 500, or your table's own goal, and you win the match.
    .no = The goal can be 50 to 1000 points, or a single round.
uno-score-next-round = If nobody has enough points yet, all cards are shuffled and a new round begins.
uno-score-next-dealer = The next dealer sits on the left of the last one.
    .no = The next dealer is the one on the left, the winner, or found by drawing cards.
uno-score-single = If you play a single round, its winner wins it all. A round without a winner is played again.
uno-alt-count = Another way to count: everyone writes down points for their own leftover cards. The round's winner writes down 0.
    .no = Points can go to the winner, or everyone's own cards can count against them.
uno-alt-end = Counting this way, the match ends when someone reaches 500, or your table's own goal. Then the smallest total wins.
uno-alt-tie = If several players have the same lowest total, they win together.
    .no = Players with the same lowest total share the win or play on.

uno-opt-blank-default = If you change nothing, the blanks mean: draw until the colour comes, three cards if nothing fits, and go again.
    .no = Every blank in the pack needs one rule from the list.

## Rules: house rules

uno-house-stack-what = With stacking, you may answer a Draw card with another Draw card: the cards add up for the next player. Or you take them all and miss your turn.
    .no = At this table you can't put this card on the stack: { $card }.
uno-house-stack-match = Any Draw Two fits on a Draw Two; on a Wild Draw Four it needs the named colour. You can't draw first to look for an answer.
    .no =
        { $stack ->
            [one] { $stack } card is waiting for you. Add a Draw card that fits, or take it.
           *[other] { $stack } cards are waiting for you. Add a Draw card that fits, or take them all.
        }
uno-house-stack-chal = If a Wild Draw Four lies on top of the stack, you may challenge it. If you are right, the bluffer draws the whole stack; if not, you draw it and 2 more.
uno-house-stack-out = If someone stacks their last card, the whole stack goes to the next player and the round ends.
uno-house-stack-start = If the start card is Draw Two, the player on the dealer's left may already stack on it.
uno-house-stack-mix = Only Draw Two and Wild Draw Four go on a stack, and Skip or Reverse can't turn it away. Nobody has to stack.
uno-house-jump-what = You may play out of turn if your card looks exactly like the top card, colour and all. Wilds can't jump in.
    .no = To jump in you need exactly the same card. On top is the { $top }, and this is the { $card }.
    .yes = You may jump in: exactly the same card lies on top.
uno-house-jump-flow = After a jump-in the game goes on from the player who jumped. What has already happened stays.
uno-house-jump-when = You can't jump in on the start card, or when the next player has already drawn, or while a challenge or a blank is going on.
    .no = You can't jump in right now.
uno-house-jump-mix = A jumped-in card works as always: it can grow a stack, swap hands with 7 or 0, or reverse the game. The limits for a last card hold too.
uno-house-sevenzero-seven = Whoever plays a 7 must choose another player and swap hands with them.
uno-house-sevenzero-zero = When a 0 is played, everyone gives their hand to the next player.
uno-house-sevenzero-mix = As a start card or as the last card, 7 and 0 swap nothing.
uno-house-until-what = You keep drawing until a card fits. Then you play it or pass.
    .no = Draw until a card fits, and then no more. You can pass when it has come, or when no cards are left.
uno-house-until-mix = A wild counts as a card that fits. Penalty cards are drawn as always.
uno-house-force-drawn = If the card you drew fits, you must play it. Some tables also forbid drawing while you have a card that fits.
    .no = You have a card that fits, and at this table you must play it.
uno-house-force-w4 = You never have to play a drawn Wild Draw Four as a bluff, but you may.
uno-house-force-mix = You never have to stack, jump in or swap hands. A card you may not finish with doesn't count as a card that fits.
uno-house-finish = A table may say that the last card can't be a wild, or that it must be a number. Then you can't finish with other cards.
    .no = At this table you can't finish with this card: { $card }.

uno-two-summary = With two players you go again after Skip, Reverse, Draw Two, and a Wild Draw Four that worked. Swaps are always with the other player.

## Rules: shouting and catching

uno-call-duty = When you play your last card but one, shout “UNO!”
uno-call-owe = You must shout if your move leaves you exactly one card. If you end up with more, you needn't.
uno-call-owe-changed = If somebody's move swaps or takes your cards and leaves you just one, you must shout too.
    .no = Either everyone left with one card must shout, or only the one who played.
uno-call-again = Every time you get down to one card, you must shout again.
uno-call-how = Shout together with the card, before it while you hold two cards in your turn, or right after it.
uno-call-early = If you shout before the card or together with it, nobody can catch you.
uno-call-skill = Nobody shouts for you, so you have to remember. Forgetting doesn't stop your move.
uno-call-mode = A table may let the game shout for everyone, or play without shouting.
    .no = Players shout themselves, or the game does it, or nobody has to.
uno-call-false = A shout that isn't needed does nothing. Some tables make you draw cards for it.
    .no = There is no need to shout “UNO!” now.
uno-catch-penalty = Whoever forgets to shout and is caught in time draws 2 cards. A table may choose another number.
    .no = A forgotten shout can cost 1 to 4 cards.
uno-catch-who = Any other player can catch, in turn or not, and the first one counts. You can't catch yourself.
    .no = You can't catch yourself.
uno-catch-closed = You can catch a player who forgot to shout until someone makes the next move.
    .no = { $seat } is safe now: there was a shout, or the time is over.
uno-catch-false = Catching by mistake costs nothing, unless your table sets a price.
    .no = A wrong catch can cost 0 to 2 cards.
uno-catch-flow = The caught player draws at once. The turn doesn't change.
uno-catch-hand = If the player gets more cards for another reason first, there is nothing left to catch.
uno-catch-several = Several players can forget at the same time. Each of them is caught separately.
uno-catch-bots = Bots shout and catch like people, and they need time to react. They never peek.

uno-hum-bluff = A bluff with Wild Draw Four is your secret. Only you see the warning.
uno-hum-vote = Votes about a joke stay secret until the end. You vote once and can't change it.
uno-hum-honour = Straight arms, crowing and your own rules are a matter of honour. The game shows who has to do what, and punishes nobody.
uno-hum-agree = Everybody says yes to all the table's rules before the first deal.

## Rules: the two referees

uno-table-strict = The strict referee stops a wrong move and tells only you why. You can still bluff with Wild Draw Four or forget to shout.
    .no = Here the game itself stops wrong moves, so there is nothing to call out.
uno-table-misplay = When the players are the referee, you can play a card that doesn't fit, not the one you drew, or a forbidden Wild Draw Four. The others have to notice!
uno-table-called = If a mistake is noticed in time, the move is taken back. The player draws 2 cards (or the table's own number) and the turn ends.
    .no = A mistake can cost 0 to 4 cards.
uno-table-wrong-call = If there was no mistake, nothing happens. Each player can call only once per move.
    .no = You have already checked this move.
uno-table-late = If nobody notices before the next move, the card stays and the game goes on from it.
    .no = Here the game itself stops wrong moves, so there is nothing to call out.
uno-table-last = Before a round ends, the others have a few seconds to call out a mistake in the last move.
    .no = The round is about to end. Right now you can only call out a mistake, and only someone else's.
uno-table-w4 = A bluff with Wild Draw Four is not a mistake to call out. Only the next player may challenge it.

uno-hid-view = You see what you would see at a real table: your own cards and everything that lies open.

## Events

uno-event-dealer-draw = { $who } draws for the deal: { $card }.
    .you = You draw for the deal: { $card }.
uno-event-dealer = { $who } is the dealer.
    .you = You are the dealer.
uno-event-dealt = Everyone gets { uno-cards.taken }.
uno-event-start-card = The start card: { $card }.
uno-event-start-returned = The { $card } goes back into the pile. Another card is turned over.
uno-event-played = { $who } plays: { $card }.
    .you = You play: { $card }.
uno-event-played-colour = { $who } plays: { $card }. The colour is { $colour }.
    .you = You play: { $card }. The colour is { $colour }.
uno-event-played-target = { $who } plays and chooses { koloda-whom }: { $card }.
    .you = You play and choose { koloda-whom }: { $card }.
uno-event-played-colour-target = { $who } plays and chooses { koloda-whom }: { $card }. The colour is { $colour }.
    .you = You play and choose { koloda-whom }: { $card }. The colour is { $colour }.
uno-event-jumped = { $who } jumps in: { $card }!
    .you = You jump in: { $card }!
uno-event-drew = { $who } draws { uno-cards.taken }.
    .you = You draw { uno-cards.taken }.
    .cards = You draw: { $cards }.
    .shown = { $who } draws: { $cards }.
uno-event-drew-nothing = { $who } finds no cards to draw.
    .you = There are no cards for you to draw.
uno-event-ok = { $who } is ready for the next round.
    .you = You are ready for the next round.
uno-event-passed = { $who } passes.
    .you = You pass.
uno-event-shouted = { $who } shouts: “UNO!”
    .you = You shout: “UNO!”
uno-event-armed = { $who } shouts “UNO!” in advance.
    .you = You shout “UNO!” in advance.
uno-event-caught =
    { $aim ->
        [you] { $who } catches you without a shout. You draw { uno-cards.taken }.
       *[other] { $who } catches { $target } without a shout. { $target } draws { uno-cards.taken }.
    }
    .you = You catch { $target } without a shout. { $target } draws { uno-cards.taken }.
uno-event-false-shout =
    { $count ->
        [0] { $who } shouts “UNO!” for nothing.
       *[other] { $who } shouts “UNO!” for nothing and draws { uno-cards.taken }.
    }
    .you =
        { $count ->
            [0] You shout “UNO!” for nothing.
           *[other] You shout “UNO!” for nothing and draw { uno-cards.taken }.
        }
uno-event-false-catch =
    { $count ->
        [0] { $who } catches nobody.
       *[other] { $who } catches nobody and draws { uno-cards.taken }.
    }
    .you =
        { $count ->
            [0] You catch nobody.
           *[other] You catch nobody and draw { uno-cards.taken }.
        }
uno-event-colour = { $who } chooses the colour: { $colour }.
    .you = You choose the colour: { $colour }.
uno-event-reversed = Now the game goes { uno-direction }.
uno-event-skipped = { $who } misses a turn.
    .you = You miss a turn.
uno-event-challenged =
    { $verdict ->
        [guilty]
            { $aim ->
                [you] { $who } doesn't believe you and is right: it was a bluff!
               *[other] { $who } doesn't believe it and is right: { $target } was bluffing!
            }
       *[innocent] { $who } doesn't believe it and is wrong: { koloda-whom } played honestly.
    }
    .you =
        { $verdict ->
            [guilty] You don't believe it and you are right: { $target } was bluffing!
           *[innocent] You don't believe it and you are wrong: { $target } played honestly.
        }
    .cards = { $target } shows you: { $cards }.
uno-event-took = { $who } takes { uno-cards.taken }.
    .you = You take { uno-cards.taken }.
uno-event-swapped = { $who } and { koloda-whom } swap hands.
    .you = You and { $target } swap hands.
uno-event-rotated = All hands move one seat { uno-direction }.
uno-event-stacked = The stack grows: { uno-cards } now.
uno-event-must-shed = { $who } has to discard { uno-cards.taken }.
    .you = Choose { uno-cards.taken } to discard.
uno-event-shed = { $who } discards: { $cards }.
    .you = You discard: { $cards }.
uno-event-joke = { $who } tells a joke: “{ $text }”.
    .you = You tell a joke: “{ $text }”.
uno-event-joke-aloud = { $who } tells a joke!
    .you = You tell a joke!
uno-event-voted = { $who } has voted.
    .you = You have voted.
uno-event-vote-over =
    { $success ->
        [yes] { $laughs ->
            [one] Ha-ha, the joke worked! { $laughs } player laughed.
           *[other] Ha-ha, the joke worked! { $laughs } players laughed.
        }
       *[no] { $laughs ->
            [0] Nobody laughed.
            [one] Not funny enough: only { $laughs } player laughed.
           *[other] Not funny enough: only { $laughs } players laughed.
        }
    }
uno-event-kept = { $who } keeps one card and discards { uno-cards.taken }.
    .you = You keep one card and discard { uno-cards.taken }.
uno-event-crowed = { $who } crows: cock-a-doodle-doo!
    .you = You crow: cock-a-doodle-doo!
uno-event-stiff = { $who } keeps both arms straight until someone shouts “UNO!”
    .you = Keep both arms straight until someone shouts “UNO!”
uno-event-stiff-over = { $who } may bend both arms again.
    .you = You may bend your arms again.
uno-event-three = If nothing fits, { $who } draws three cards.
    .you = If nothing fits, you draw three cards.
uno-event-open = All hands are open until { $who } plays again.
    .you = All hands are open until your next turn.
uno-event-open-over = Hands are hidden again.
uno-event-extra-turn = { $who } goes again.
    .you = You go again.
uno-event-custom = { $who } plays a card with its own rule: “{ $text }”.
    .you = You play a card with its own rule: “{ $text }”.
uno-event-custom-done = { $who } says: the rule is done.
    .you = You say: the rule is done.
uno-event-reshuffled = The discard pile is shuffled: { uno-cards } in the draw pile.
uno-event-starved = There is nothing left to draw. Forgiven: { uno-cards }.
uno-event-called =
    { $right ->
        [yes] { $who } calls out a mistake by { koloda-whom }, and it was one!
       *[no] { $who } calls out a mistake by { koloda-whom }, but there was none.
    }
    .you =
        { $right ->
            [yes] You call out a mistake by { $target }, and you are right!
           *[no] You call out a mistake by { $target }, but there was none.
        }
uno-event-undone = { $who } takes the card back. Everything after it is undone.
    .you = You take the card back. Everything after it is undone.
uno-event-last-call = { $who } has played the last card. Was there a mistake? Say it now!
    .you = You have played your last card. The others may still call out a mistake.
uno-event-round-over =
    { $points ->
        [0] { $who } wins the round!
        [one] { $who } wins the round and gets { $points } point!
       *[other] { $who } wins the round and gets { $points } points!
    }
    .you =
        { $points ->
            [0] You win the round!
            [one] You win the round and get { $points } point!
           *[other] You win the round and get { $points } points!
        }
uno-event-round-void = Nobody can go on. The round ends without a winner and without points.
uno-event-next-round = Round { $round } begins.
uno-event-match-over =
    { $count ->
        [one] { $who } wins the match!
       *[other] { $who } share the win!
    }
    .you =
        { $count ->
            [one] You win the match!
           *[other] You share the win! The winners: { $who }.
        }

## Table options

uno-option-referee = Referee
    .help = Who watches for wrong moves: the game or the players.
uno-option-referee-strict = The game
uno-option-referee-table = The players
uno-option-deck = Pack
    .help = The full pack, or the classic one without Wild Swap Hands and blanks.
uno-option-deck-full = Full
uno-option-deck-classic = Classic
uno-option-blanks = Blanks
    .help = How many blank Wilds are in the pack: 0, 1 or 3.
uno-option-blank_rules = Rules of the blanks
    .help = What each blank does when it is played.
uno-option-dealer = First dealer
    .help = How the dealer of the first round is found.
uno-option-dealer-draw = Everyone draws a card
uno-option-dealer-random = By lot
uno-option-dealer-host = The table's owner decides
uno-option-next_dealer = Next dealer
    .help = Who deals the following rounds.
uno-option-next_dealer-left = The one on the left
uno-option-next_dealer-winner = The winner of the round
uno-option-next_dealer-draw = Everyone draws a card
uno-option-hand = Cards at the start
    .help = How many cards everyone gets, from 5 to 10.
uno-option-scoring = Counting points
    .help = Who gets points for the cards left at the end of a round.
uno-option-scoring-winner = The winner gets them all
uno-option-scoring-against = Everyone's own, fewest wins
uno-option-target = Goal
    .help = How many points end the match, from 50 to 1000, or just one round.
uno-option-target-round = One round
uno-option-alt_tie = Same lowest total
    .help = What happens if several players have the fewest points.
uno-option-alt_tie-share = They win together
uno-option-alt_tie-round = Play another round
uno-option-w4_mode = Wild Draw Four
    .help = Whether you may bluff with it, and whether you can be challenged.
uno-option-w4_mode-challenge = Bluff and challenge
uno-option-w4_mode-no_bluff = No bluffing
uno-option-w4_mode-free = Always allowed
uno-option-w4_blockers = What blocks Wild Draw Four
    .help = Which cards of the current colour make it unfair.
uno-option-w4_blockers-coloured = Any card of the colour
uno-option-w4_blockers-numbers = Only its numbers
uno-option-reverse2 = Reverse with two players
    .help = Whether you go again after a Reverse when only two play.
uno-option-reverse2-skip = You go again
uno-option-reverse2-plain = The other player goes
uno-option-uno_call = Shouting “UNO!”
    .help = Whether the players have to remember to shout.
uno-option-uno_call-manual = Players shout themselves
uno-option-uno_call-auto = The game shouts for you
uno-option-uno_call-off = No shouting
uno-option-uno_penalty = Price of a forgotten shout
    .help = How many cards you draw if you are caught, from 1 to 4.
uno-option-uno_owed_by = Who has to shout
    .help = Whether you must also shout when someone else's move leaves you one card.
uno-option-uno_owed_by-changed = Anyone left with one card
uno-option-uno_owed_by-player = Only the one who played
uno-option-uno_hold = Time to shout and catch
    .help = How long the next player waits: 0 to 5 seconds.
uno-option-false_uno = Price of a false shout
    .help = How many cards you draw for shouting when you needn't, from 0 to 2.
uno-option-false_catch = Price of a false catch
    .help = How many cards you draw for catching someone by mistake, from 0 to 2.
uno-option-blank_skip = Blank takes the turn
    .help = Whether the next player misses a turn after a blank makes them draw, discard or crow.
uno-option-blank_skip-off = No
uno-option-blank_skip-on = Yes
uno-option-joke_laughs = Laughs needed
    .help = How many of the others must laugh for a joke to work.
uno-option-joke_laughs-one = One is enough
uno-option-joke_laughs-majority = More than half
uno-option-misplay_penalty = Price of a mistake
    .help = How many cards a wrong move costs when the players are the referee, from 0 to 4.
uno-option-turn_ms = Turn clock
    .help = How long a turn may take: 5 to 120 seconds.
uno-option-turn_ms-off = No clock

## House rules

uno-option-stacking = Stacking
    .help = Whether you may answer a Draw card with another one, so that the cards add up.
uno-option-stacking-off = No
uno-option-stacking-same = Only the same kind
uno-option-stacking-up = Also Wild Draw Four on Draw Two
uno-option-stacking-any = Any Draw card on any other
uno-option-jump_in = Jumping in
    .help = Whether you may play out of turn with exactly the top card.
uno-option-jump_in-off = No
uno-option-jump_in-on = Yes
uno-option-jump_hold = Time to jump in
    .help = How long the next player waits: 0 to 5 seconds.
uno-option-seven_zero = Sevens and zeros
    .help = A 7 swaps two hands, and a 0 moves all hands on by one player.
uno-option-seven_zero-off = Plain numbers
uno-option-seven_zero-on = They move hands
uno-option-draw_until = Draw until it fits
    .help = Whether you keep drawing until a card fits.
uno-option-draw_until-off = No, just one card
uno-option-draw_until-on = Yes
uno-option-force_play = Must play
    .help = Whether you must play a card that fits.
uno-option-force_play-off = No, you choose
uno-option-force_play-drawn = A drawn card that fits
uno-option-force_play-all = Any card that fits
uno-option-finish_on = Last card
    .help = Which cards you may finish with.
uno-option-finish_on-any = Any card
uno-option-finish_on-no_wild = No wilds
uno-option-finish_on-numbers = Only numbers

## Rules to write on a blank

uno-blank-B00 = Nothing: just a Wild.
uno-blank-B01 = The next player draws until the named colour comes.
uno-blank-B02 = All the others discard their wilds.
uno-blank-B03 = If the next player has nothing that fits, they draw three cards.
uno-blank-B04 = Go again at once.
uno-blank-B05 = The next player must have exactly seven cards.
uno-blank-B06 = Everyone must have exactly three cards.
uno-blank-B07 = Everyone shows their cards until your next turn.
uno-blank-B08 = Tell a joke: with a laugh you keep one card, without one you draw four.
uno-blank-B09 = The next player keeps both arms straight until someone shouts “UNO!”
uno-blank-B10 = The next player crows like a rooster and draws four cards.
uno-blank-BX = Your own rule.

## Advice
uno-reason-out = It is the last card: the round is won.
uno-reason-stuck = The next player has nothing to lay on it with { $best } % (otherwise { $other } %).
uno-reason-skips = The next player loses a turn.
uno-reason-turns = The game turns round: it is somebody else's turn.
uno-reason-draws =
    The others take { $best ->
        [one] one card
       *[other] { $best } cards
    } more.
uno-reason-colours =
    You keep { $best ->
        [one] one colour
       *[other] { $best } colours
    } in the hand instead of { $other }.
uno-reason-wilds =
    You keep { $best ->
        [one] a wild card
       *[other] { $best } wild cards
    } for later.
uno-reason-points = Your hand then counts { $best } instead of { $other }.
uno-reason-lacks = The next player is out of this colour with { $best } %, to judge by the play (by the cards alone { $other } %).
