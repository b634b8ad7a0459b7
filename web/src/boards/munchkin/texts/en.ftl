### What Munchkin's board says besides the words of the game, in English.

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
        [before] Ready
        [door] Door
        [fight] Fight
        [flight] Flight
        [room] Room
       *[end] End
    }
munchkin-board-turn = Turn: { $who }
    .you = Your turn
munchkin-board-now =
    { $phase ->
        [S-CREATE] Making munchkins. Waiting for: { $who }
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
munchkin-board-only =
    { $what ->
        [kill] A fight! You are stronger: kill it
        [run] A fight! You are weaker: get stronger or run
        [take] Take the card behind the door
       *[loot] Loot the room
    }
munchkin-board-my-pause = A pause: the others may still meddle
munchkin-board-may-meddle = May still meddle: { $who }
munchkin-board-stopped = { $who } asks you all to wait: “Wait, wait!”
    .you = The others wait for you: what will you do?
munchkin-board-may-answer = Everybody may answer
munchkin-board-you-passed = Nothing from you. You may still change your mind.
munchkin-board-curse-on = { $card } → { $who }
munchkin-board-die-flee = { $who } runs from “{ $card }”
munchkin-board-die-theft = { $who } steals “{ $card }” from { $target }
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
munchkin-board-rule = Which rule?
munchkin-board-for-power = Discard it for a power: { $power }
munchkin-board-pay-with = What you pay with
munchkin-board-target = Whom or what
munchkin-board-whisper = Whisper
munchkin-board-whisper-what = Whisper what? Only one hears it.
munchkin-board-dispute-what = What is wrong? The table's owner decides.
munchkin-board-say-it = Say it
munchkin-board-quarrel = { $who } objects: “{ $text }”
munchkin-board-ruler = The last word: { $who }
    .you = The last word is yours
munchkin-board-in-hand =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
munchkin-board-upper = top card
munchkin-board-more = More
munchkin-board-ahead =
    { $side ->
        [munchkins] The munchkins are ahead by { $by }
        [monsters] The monsters are ahead by { $by }
       *[none] Level on both sides
    }
munchkin-board-goal = The goal: level { $goal }
munchkin-board-offers =
    { $count ->
        [one] The others talk business: { $count } offer
       *[other] The others talk business: { $count } offers
    }
munchkin-board-sort =
    { $type ->
        [monster] monster
        [enhancer] makes a monster stronger or weaker
        [curse] curse
        [race] race
        [class] class
        [wander] wandering beast
        [cheat] cheat
        [event] door
        [item] item
        [oneshot] one-shot
        [trick] trick
        [gual] level
       *[other] card
    }
