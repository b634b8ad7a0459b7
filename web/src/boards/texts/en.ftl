### What the boards of the web client say besides the words of their game, in English.
### $who, $target: shown names. $card: a card in words. $count, $round, $points, $target-points: numbers.

## Every board

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
board-away = away
board-ready = ready
board-cancel = Cancel
board-done = Done
board-time = Time left
board-actions = What you can do

## Score

board-score = Score
board-score-round = Round { $round }
board-score-earlier = Earlier
board-score-total = Total
board-score-goal = Goal: { $points }
board-score-one-round = One round decides
board-close = Close
board-waiting-next = Waiting for the others…

## UNO

uno-board-deck = Draw pile, { board-cards }
uno-board-pile = On top: { $card }. Colour: { $colour }.
uno-board-name-colour = Which colour?
uno-board-swap-with = Swap hands with whom?
uno-board-choose-player = Which player?
uno-board-no-swap = Nobody
uno-board-catch = Catch
uno-board-catch-nobody = Nobody else is down to one card.
uno-board-call = Mistake!
uno-board-call-nobody = There is no play to call out.
uno-board-bluff = You have a card of this colour: a bluff! Only you see this.
uno-board-challenge = { $who } plays Wild Draw Four. Honest?
uno-board-colour-before = Colour before it: { $colour }
uno-board-kept = { $who } kept { board-cards }.
uno-board-guilty = { $who } was bluffing!
uno-board-innocent = { $who } was honest.
uno-board-shown = These cards only you can see.
uno-board-shed =
    { $left ->
        [0] These go.
        [one] Pick one more card to discard.
       *[other] Pick { $left } cards to discard.
    }
uno-board-shed-but =
    { $left ->
        [0] These stay, the rest goes.
        [one] Pick one more card that stays.
       *[other] Pick { $left } cards that stay.
    }
uno-board-keep = Tap the card that you keep.
uno-board-joke = Your joke
uno-board-joke-aloud = I told it aloud
uno-board-joke-none = I have none
uno-board-vote = Did { $who } make you laugh?
uno-board-voted = Your vote is in. It stays secret until the end.
uno-board-crow = { $who } wants to hear you crow!
uno-board-custom = The rule on the card: { $text }
uno-board-blank = On this blank: { $text }
uno-board-bound-stiff = arms straight
uno-board-bound-three = three cards if nothing fits
uno-board-bound-open = open hands
uno-board-round-won = { $who } wins round { $round }
uno-board-round-void = Round { $round }: nobody wins
uno-board-match-won = { $who } wins the match!
uno-board-clockwise = Play goes clockwise
uno-board-anticlockwise = Play goes anticlockwise
uno-board-hold = Everybody may step in

## First game

tour-title = First game
tour-next = Got it
tour-end = Skip the tips
tour-welcome = Get rid of your cards first. A card fits if its colour or its number is that of the card on top.
tour-fits = Cards that fit stand higher. Tap one or pull it up.
tour-nothing = Nothing fits: draw a card. If the new one fits, you may play it.
tour-drawn = This is your new card. Play it if it fits, or pass.
tour-wild = A dark card fits on everything, and you choose the colour.
tour-colour = This frame shows the colour that counts now.
tour-direction = The arrows show which way the game goes.
tour-shout = You are down to two cards: press UNO! before or right after you play one of them.
tour-catch = { $who } has one card. No shout? Catch!
tour-challenge = A Wild Draw Four is honest only without a card of the colour. You may doubt it.
tour-why = Tap a card that doesn't fit: the game tells you why.
tour-over = That was a round. Now you know UNO!

## Montana

montana-board-deck = Draw pile, { board-cards }
montana-board-pile = Cover the play pile. On top: { $card }.
montana-board-rules = The rules in force
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

## Arne

arne-board-fields = The other fields
arne-board-worth =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
arne-board-where = { $card }: where to?
arne-board-how = { $card }: how?
arne-board-play-now = Play it
arne-board-lay-here = Just lay it here
arne-board-push = Push it to { $who }
arne-board-keep = With its chameleon
arne-board-drop = Without it
arne-board-steal-top = Take the top of the discard
arne-board-discard = Discard, { $count } cards. On top: { $card }.
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
## Munchkin

munchkin-board-parts = What counts
munchkin-board-floor = at least 1
munchkin-board-against = against you
munchkin-board-mine = Your munchkin
munchkin-board-dead = dead
munchkin-board-fights = fights
munchkin-board-helps = helps
munchkin-board-might = Level and what is worn: { $might }
munchkin-board-steps = The turn, step by step
munchkin-board-step =
    { $step ->
        [before] Before the door
        [door] Door
        [fight] Fight
        [flight] Flight
        [room] Room
       *[end] End of turn
    }
munchkin-board-turn = Turn: { $who }
    .you = Your turn
munchkin-board-now =
    { $phase ->
        [S-CREATE] The others are still making their munchkins
        [W-TURN] A new turn. Asked: { $who }
        [T-START] { $who } gets ready to open the door
        [T-DOOR] { $who } decides about the card behind the door
        [T-ROOM] { $who }: trouble, or loot the room?
        [T-END] { $who } ends the turn
        [C-OPEN] { $who } decides: kill it or run
        [W-KILL] The monster is nearly dead: you can still meddle!
        [W-RUN] { $who } runs: you can still meddle!
        [F-ROLL] { $who } rolls the die
        [W-DIE] The die is cast: it can still be changed
        [W-CURSE] The curse is about to bite
        [W-PICK] { $who } chooses
        [R-SPLIT] { $who } takes treasures
        [W-SECRET] The others still pick a card to pass on
        [W-RULE] { $who } decides the quarrel
        [W-FRESH] { $who } looks at new cards
       *[other] The game goes on
    }
munchkin-board-may-meddle = May still meddle: { $who }
munchkin-board-may-answer = Everybody may answer
munchkin-board-you-passed = Nothing from you. You may still change your mind.
munchkin-board-curse-on = { $card } → { $who }
munchkin-board-die-flee = { $who } runs. Behind: { $card }
munchkin-board-die-theft = { $who } steals: { $card }. Owner: { $target }
munchkin-board-die-need =
    { $kind ->
        [flee] 5 or more escapes
       *[theft] 4 or more and it is stolen
    }
munchkin-board-die-sum =
    { $change ->
        [0] Rolled: { $face }
       *[other] Rolled: { $face }, in all { $total }
    }
munchkin-board-to = To
munchkin-board-everybody = everybody
munchkin-board-gold = Together: { $gold } gold. Each thousand is a level.
munchkin-board-double = Double price for
munchkin-board-give = Gives
munchkin-board-want = Wants
munchkin-board-gives = { $who } gives
    .you = You give
munchkin-board-with = With
munchkin-board-help-of = { $who } helps in the fight
    .you = You help in the fight
munchkin-board-share = Treasures for the helper
munchkin-board-part =
    { $part ->
        [0] none
        [half-up] half, rounded up
        [half-down] half, rounded down
        [all] all
       *[other] { $part }
    }
munchkin-board-pick = Who picks first
munchkin-board-pick-main = The fighter picks first
munchkin-board-pick-helper = The helper picks first
munchkin-board-pay = Items as pay
munchkin-board-play = A hand card as pay
munchkin-board-play-on = Played on
munchkin-board-when = When
munchkin-board-when-win = after the victory
munchkin-board-when-now = at once
munchkin-board-note = A promise in words (nobody enforces it)
munchkin-board-send = Offer it
munchkin-board-forced = forced, without pay
munchkin-board-secret-deal = a secret deal
munchkin-board-nothing-asked = for nothing
munchkin-board-kind-ask = { $who } asks { $target } for help
    .you = { $who } asks for your help
munchkin-board-kind-bid = { $who } offers { $target } help
    .you = { $who } offers you help
munchkin-board-kind-offer = { $who } offers { $target } a trade
    .you = { $who } offers you a trade
munchkin-board-choose = Choose! { $card }
munchkin-board-choose-by =
    { $by ->
        [serenade] Serenade: help for nothing, or give up two cards?
        [encore] Encore: draw one more treasure and discard one?
       *[share] Take your share
    }
munchkin-board-can-not = Not now
munchkin-board-for-power = Discard it for a power: { $power }
munchkin-board-pay-with = What you pay with
munchkin-board-target = Whom or what
munchkin-board-whisper = Whisper
munchkin-board-whisper-what = Whisper what? Only one hears it.
munchkin-board-dispute-what = What is wrong? The host decides.
munchkin-board-say-it = Say it
munchkin-board-quarrel = { $who } objects: “{ $text }”
munchkin-board-ruler = The last word: { $who }
    .you = The last word is yours
munchkin-board-holds =
    { $count ->
        [one] { $count } left
       *[other] { $count } left
    }
munchkin-board-in-hand =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
munchkin-board-upper = top card
munchkin-board-more = More
munchkin-board-over = { $who } wins!

## Iota

iota-board-deck = Deck: { $count }
iota-board-nearer = Zoom in
iota-board-farther = Zoom out
iota-board-all = See the whole table
iota-board-empty = empty
iota-board-lit = a card fits here
iota-board-first-card = Choose a card first.
iota-board-exchange = Tap the cards you want to exchange, or none.
iota-board-meaning = Which card is your joker?
iota-board-joker =
    { $count ->
        [one] This joker can only be
       *[other] This joker can be one of { $count } cards
    }
