### What Munchkin says to its players, in English.
###
### A rule's message id is its clause id with dashes: munchkin.turn.kick -> munchkin-turn-kick.
### Its value explains the rule; `.no` is the answer to a player who has just tried it.
### `.you` of an event is for the one who acts, `.known` for others who know the cards.
### $who, $target: shown names. $card, $cards, $on, $found, $give, $want, $worn, $carried: cards in words.
### $phase, $window: names of pauses with a dash for the dot: T-START.
### $why: which of the reasons of one clause. $count, $level, $face, $version, $number of a proposal: numbers. $number of a die: +3, -3 or =6.

## The game

munchkin-name = Munchkin
munchkin-pitch = Open doors, beat monsters, grab treasure, and meddle in everyone's fights. Level 10 wins!
munchkin-preset-quick = Up to level 6, with short pauses.
munchkin-preset-family = Up to level 8, with longer pauses; whoever dies loses only items.
munchkin-notice = The name Munchkin only says which rules are meant. Trademarks belong to their owners.

## Cards and words

munchkin-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
    .taken =
        { $count ->
            [one] { $count } card
           *[other] { $count } cards
        }
munchkin-deck =
    { $deck ->
        [TD] treasures
       *[DD] doors
    }
munchkin-pile =
    { $pile ->
        [DX] the discarded doors
        [TX] the discarded treasures
        [TD] the treasures
       *[DD] the doors
    }
munchkin-side =
    { $side ->
        [M] the munchkins
       *[W] the monsters
    }
munchkin-for-side = for { munchkin-side }
munchkin-in-pile = through { munchkin-pile }
munchkin-drawn =
    { $deck ->
        [TD]
            { $count ->
                [one] { $count } treasure
               *[other] { $count } treasures
            }
       *[DD]
            { $count ->
                [one] { $count } door
               *[other] { $count } doors
            }
    }
munchkin-quoted = “{ $name }”
munchkin-die-now = now { $face }
munchkin-sex =
    { $sex ->
        [M] man
       *[F] woman
    }
munchkin-power =
    { $power ->
        [berserk] Berserk
        [flight] Flight
        [charm] Charm
        [backstab] Backstab
        [steal] Theft
        [serenade] Serenade
        [encore] Encore
        [hide] Thick Hide
        [haggle] Haggling
        [reroll] Second Wind
       *[other] Power
    }
munchkin-phase =
    { $phase ->
        [S-DEAL] The cards are being dealt
        [S-CREATE] Make your munchkin
        [W-TURN] A new turn: does anyone play something first?
        [T-START] Get ready, then open the door
        [T-DOOR] Play the card behind the door or take it
        [T-ROOM] Look for trouble or loot the room
        [T-END] Finish the turn
        [C-OPEN] A fight! Kill it or run?
        [W-KILL] The monster is nearly dead: does anyone object?
        [W-RUN] They want to run: does anyone meddle?
        [F-ROLL] Running away: roll the die
        [W-DIE] The die lies there: does anyone change it?
        [W-CURSE] A curse! Can anyone stop it?
        [W-PICK] Somebody has to choose
        [R-SPLIT] Sharing the treasures
        [W-SECRET] Everyone secretly picks a card to pass left
        [W-RULE] The table's owner settles the quarrel
        [W-FRESH] New cards: play them now or keep them
        [proposal] An offer waits for an answer
        [G-OVER] The game is over
       *[other] The game goes on
    }
munchkin-field =
    { $field ->
        [level] Level
        [sex] Sex
        [race] Race
        [class] Class
        [on] Wears
        [off] Carries
        [curses] Curses
        [hand] Hand
        [combat] Fight
        [played] Also in the fight
        [deal] Deal
        [owed] Treasures to come
        [die] Die
        [split] To be shared
        [door] Behind the door
        [DD] Doors
        [DX] Discarded doors
        [TD] Treasures
        [TX] Discarded treasures
       *[other] { $field }
    }
munchkin-type =
    { $type ->
        [monster] Monsters
        [enhancer] What changes monsters
        [curse] Curses
        [race] Races
        [class] Classes
        [wander] Wandering beasts
        [cheat] Cheats
        [event] Other doors
        [item] Items
        [oneshot] One-shots
        [trick] Tricks
        [gual] Levels
       *[other] Other cards
    }
munchkin-pack-sizes = Doors: { $doors }, treasures: { $treasures }.
munchkin-pack-alone = Enough for { $seats } players without another pack.
munchkin-pack-only-mixed = Too few to be played alone: mix it with another pack.
munchkin-human = human
# Whom an item is not for: race and class, and the sex.
munchkin-like =
    { munchkin-sex }, { $count ->
        [0] human, without a class
       *[other] { $cards }
    }
# Where an item is worn.
munchkin-slot = slot
    .free =
        { $slot ->
            [head] Your head is free
            [armour] You wear no armour
            [feet] Your feet are free
            [hand] You have { $count ->
                [one] a free hand
               *[other] two free hands
            }
            [hands2] Both your hands are free
           *[none] It takes up no place
        }
    .taken =
        { $slot ->
            [head] Your head is not free
            [armour] You wear armour already
            [feet] Your feet are not free
            [hand] Your hands are full
           *[hands2] Both hands would have to be free
        }
munchkin-classless = no class
munchkin-strength = { $munchkins } against { $monsters }
munchkin-winning = the munchkins are winning
munchkin-losing = the munchkins are losing
munchkin-stake =
    At stake: { $levels ->
        [one] { $levels } level
       *[other] { $levels } levels
    }, { $treasures ->
        [one] { $treasures } treasure
       *[other] { $treasures } treasures
    }
munchkin-wins-game = This kill would win the game!

## Actions

munchkin-typing = Every card has a short code, which stands before it in your hand. A number takes a choice of the list; codes name the card and, behind >, a player or a monster: curse amnesia > B.
munchkin-action-sex = Be a { munchkin-sex }
munchkin-action-put = Put down
munchkin-action-put-on = Put on
munchkin-action-ready = I am ready
munchkin-action-kick = Open the door
munchkin-action-take = Take the card
munchkin-action-trouble = Look for trouble
munchkin-action-loot = Loot the room
munchkin-action-skip = Do nothing
munchkin-action-done = End the turn
munchkin-action-give = Give away
munchkin-action-trash = Throw away
munchkin-action-wear = Put on
munchkin-action-doff = Take off
munchkin-action-drop = Give up
munchkin-action-sell = Sell
munchkin-action-gual = Go up a level: { $target }
munchkin-action-curse = Curse: { $target }
munchkin-action-use = Use
munchkin-action-enh = Change a monster
munchkin-action-wander = Add a monster
munchkin-action-join = Santa joins in
munchkin-action-event = Play the card
munchkin-action-cheat = Cheat!
munchkin-action-pow = { munchkin-power }
munchkin-action-throw = Throw
munchkin-action-claim = I kill it!
munchkin-action-run = I run!
munchkin-action-pass = Nothing from me
munchkin-action-hold = Wait, wait!
munchkin-action-roll = Roll the die
munchkin-action-ask = Ask for help
munchkin-action-bid = Offer to help
munchkin-action-offer = Offer a trade
munchkin-action-accept = Agree
munchkin-action-refuse = Refuse
munchkin-action-counter = Offer something else
munchkin-action-withdraw = Take the offer back
munchkin-action-leave = Leave the fight
munchkin-action-pick = Choose
munchkin-action-keep = Keep the rest
munchkin-action-show = Show cards
munchkin-action-say = Say
munchkin-action-call = That is wrong!
munchkin-action-dispute = I object!
munchkin-action-rule = Decide

munchkin-pick-yes = Yes
munchkin-pick-no = No
munchkin-pick-join = Join the fight
munchkin-call-claim = this fight is not won
munchkin-call-run = this fight is won
munchkin-call-wear = this item may not be worn
munchkin-rule-keep = it stays
munchkin-rule-undo = take it back

## Rules: the box

munchkin-comp-doors = There are 68 door cards. They have their own pile and their own discard pile.
munchkin-comp-treasures = There are 44 treasure cards. They have their own pile and their own discard pile.
munchkin-comp-die = There is one die with six sides.
munchkin-comp-level = Everyone has a level. It starts at 1, and 10 is the top.
munchkin-comp-pack = The basic pack is called Winter: 68 doors and 44 treasures. What its cards do is our own.
munchkin-comp-types = Doors are monsters, things that change monsters, curses, races, classes and a few tricks. Treasures are items, one-shots and Go Up a Level.
munchkin-comp-item = A card with a price is an item, even if the price is nothing. A card without a price line is not.
    .no = This card has no price, so it is no item and cannot be sold.
munchkin-comp-trick = A trick works once, like a one-shot. It has no price, so you can't sell, trade or put it down.
    .no = This is a trick: it stays in your hand until you play it.
munchkin-comp-one-monster = One monster card is one enemy, even if its name sounds like many.
munchkin-comp-no-big = You may carry as many items as you like. There are no hirelings and no steeds.

## Rules: codes

munchkin-code-seats = Seats are called A, B, C and so on, clockwise. After you comes the player on your left.
munchkin-code-cards = Every card has a short code. Copies are numbered, and in a mixed game the pack's name comes first.
munchkin-code-position = Any moment of the game can be written down in one line.
    .no = This line does not describe a moment of the game.
munchkin-code-action = Everything you do has a short code, such as “kick” or “sell skis,popper”.
    .no = The game does not know this action, this card or this player.

## Rules: where cards lie

munchkin-zone-play = Cards in front of you are in play: race, class, items and curses on you. Everyone sees them.
munchkin-zone-hand = Cards in your hand do nothing yet. Only you see them.
    .no = That card is not in your hand.
munchkin-zone-no-return = A card in front of you never goes back to your hand.
munchkin-zone-combat = Monsters and cards used in a fight stay in the middle until the fight is over.
munchkin-zone-limit = When your turn ends you may hold 5 cards at most. At other times hold as many as you like.
    .no = You hold too many cards. First play some or give some away.
munchkin-disc-up = Used cards lie face up, doors and treasures apart. You see only the top one.
munchkin-disc-look = You may look through a discard pile only when a card lets you, and only if it has cards.
    .no = You can only search a discard pile that has cards in it.
munchkin-disc-order = Cards are discarded in the order you name them. The last one lies on top.
munchkin-disc-reshuffle = When a pile is empty, its discarded cards are shuffled and become the new pile.
munchkin-disc-lazy = The shuffle waits until somebody really has to draw.
munchkin-disc-empty = If there are no cards and no discards either, nobody can draw from that pile.
munchkin-disc-short = Cards that could not be drawn are not paid later. A missing door means no monster.

## Rules: the iron rules

munchkin-iron-card-first = If a card says something else than the rules, the card wins. Only the four iron rules are stronger.
munchkin-iron-R1 = Nobody falls below level 1. Your strength in a fight may still go below zero.
munchkin-iron-R2 = After a fight you get a level only for a monster that was killed.
munchkin-iron-R3 = Nobody takes levels or treasures for a fight before the fight is over.
munchkin-iron-R4 = Level 10 comes only from killing a monster.
munchkin-iron-over = A card can break an iron rule only if it says so openly.
munchkin-iron-owner = When players quarrel, the owner of the table has the last word.

## Rules: getting ready

munchkin-setup-players = Three or four can play. Five or six need a second pack mixed in.
    .no = Munchkin is for 3 or 4 players. Five or six mix two packs, Winter and Dacha.
munchkin-setup-deal = Everyone gets 4 doors and 4 treasures.
    .no = The cards are not dealt yet.
munchkin-setup-start = Everyone starts at level 1, as a human without a class.
munchkin-setup-sex = Your munchkin is a man or a woman. You choose at the start, and later only a card changes it.
    .no = That is settled; only cards change it now.
munchkin-setup-sex-default = If you don't choose, your profile decides, or else men and women take turns around the table.
munchkin-setup-play = From your first cards you may play one race, one class and any items you like.
    .no = At the start you may put down one race and one class; only items are worn.
munchkin-setup-only-these = At the start you play only race, class and items. The rest has to wait.
    .no = The game has not begun: only a race, a class and items for now.
munchkin-setup-reveal = Everyone prepares in secret. When all are ready, everything turns up together.
    .no = You have already said that you are ready.
munchkin-setup-first = Who begins is decided by lot, by dice or by the table's owner. Then play goes to the left.

## Rules: time and pauses

munchkin-time-serial = Things happen one after another. Whoever was quicker comes first.
munchkin-time-atomic = What you do happens at once and completely. There is no taking back.
munchkin-time-answerable = Only four things wait before they count: a curse, a die, a kill and running away.
munchkin-time-open = Most of the time everyone may act. While a curse or a die waits, only answers to it are allowed.
munchkin-time-lock = While a curse, a die or a choice is open, everything else has to wait a moment.
    .no =
        { $why ->
            [die] One moment: a die has been thrown, and only what changes it may be played.
            [curse] One moment: a curse is about to work, and only an answer to it may be played.
           *[other] One moment: somebody has to choose first.
        }
munchkin-time-version = Every change in a fight gives it a new number. Then everyone may think again.
munchkin-time-quote = When you decide something in a fight, you name the number you saw. An old number does not count.
    .no = The fight has just changed. Have another look, then decide.
munchkin-time-no-bump = What does not touch the fight, like talk or a trade of others, does not start the pause again.
munchkin-time-nested = A curse in the middle of the pause stops its clock. If the fight is still the same, the pause starts afresh.
munchkin-time-asked = Before a kill or an escape all the others are asked. The pause ends when all say “nothing from me” or time is up.
    .no =
        { $why ->
            [again] You have answered already.
           *[other] Nobody is asking you now.
        }
munchkin-time-close = When time is up the pause ends by itself. What comes later is too late.
munchkin-time-ack = A pause starts when everyone can see it, but waits a second at most.
munchkin-time-hold = Once in each fight you may shout “Wait, wait!” and get a little more time.
    .no = You can't ask for more time now.
munchkin-time-bots = Bots are asked like people, and they wait a little so that they are not too quick.
    .no = Bots need a shortest and a longest wait, such as 0.8 to 2.5 seconds.
munchkin-time-absent = If you are away, or let two of your decisions run out, the game goes on without you until you come back.
    .no = This player is already away, or already here.
munchkin-time-ask-mode = A table can play without clocks. Then players are asked one by one, to the left.
    .no = It is not your turn to answer yet.
munchkin-time-answers = A curse can be answered by cancelling it or hiding from it, a die by changing it.
    .no =
        { $why ->
            [die] This card changes a die, and none has been thrown.
           *[other] This card does not answer what is happening now.
        }
    .yes =
        { $what ->
            [curse] A curse is about to work: { $on }.
           *[die] A die lies there that may be changed: { $face }.
        }
munchkin-pick-default = If you don't choose in time, the game chooses: you lose the cheapest or take the dearest.
    .no = There is nothing to choose right now.

## Rules: what is allowed when

munchkin-when-any = At any time: give up your race or class, play Go Up a Level, play a curse.
munchkin-when-not-combat = Any time you are not fighting: trade, put items on or off, play a card you have just got.
munchkin-when-own = Only in your own turn: a new race or class, a new item, selling.
    .no =
        { $why ->
            [fight] Not in the middle of your fight.
            [turn] You can do this only in your own turn, and it is { $turn }'s.
           *[other] You can do this only in your own turn.
        }
munchkin-when-whose-combat = Others may dress and trade while you fight. Only the fighters may not.
    .no = At this table nobody dresses, trades or steals while somebody fights.
munchkin-when-fresh = A card you get in someone else's turn may be played at once. The game waits a moment for that.
    .no =
        { $why ->
            [waits] Somebody has just got cards. Let them be played!
           *[other] You have no new cards now.
        }
munchkin-when-checks = If several rules say no, you hear the first one. The game always checks in the same order.
munchkin-when-in-combat = You are in a fight as soon as the monster is face up, and a helper as soon as you agree. Running away is still the fight.

## Rules: your turn

munchkin-turn-before = Before you open the door, dress, trade, sell and play cards as you like.
munchkin-turn-kick = First open a door. A monster must be fought, a curse hits you, anything else you may play or take.
    .no = It is not the moment to open a door or take a card from behind it.
munchkin-turn-door-play = A race, a class or Cheat! from behind the door may be played at once. Cards for fights go to your hand.
munchkin-turn-skip2 = If there was a monster behind the door, you don't loot the room.
munchkin-turn-choice = No monster? Then look for trouble or loot the room. You must do one of them, unless a curse forbids looting.
    .no =
        { $why ->
            [must] You can't just do nothing: look for trouble or loot the room.
           *[other] There is nothing to skip now.
        }
munchkin-turn-trouble = Looking for trouble means fighting a monster from your own hand.
    .no =
        { $why ->
            [fight] You are in a fight already.
            [turn] You look for trouble in your own turn, and it is { $turn }'s.
            [closed] First open the door: you look for trouble only behind it.
            [done] The time for trouble is over: your turn is ending.
           *[other] Now you can't start a fight with this card.
        }
    .yes = Your turn and no monster behind the door. Its level is { $level }, your strength { $might }.
munchkin-turn-loot = Looting the room means drawing another door in secret.
    .no = You can't loot the room now.
munchkin-turn-charity = If you hold more than 5 cards at the end, play some or give the rest to the weakest.
    .no = It is not the end of your turn.
munchkin-turn-pass = Then the player on your left has a turn.
munchkin-turn-end-play = At the end of your turn you may still play, sell and dress.
munchkin-charity-exact = You give away exactly the cards above 5, and you choose which.
    .no = Give away exactly as many cards as you have too many.
munchkin-charity-lowest = They go to the player with the lowest level.
    .no = These cards go to the player with the lowest level.
munchkin-charity-self = If nobody is lower than you, you throw them away.
    .no = You are the lowest yourself: throw the cards away.
munchkin-charity-split = If several are lowest, everyone gets the same number, or one more.
    .no = Share the cards evenly.
munchkin-charity-extras = You choose who gets one more, and which card.
munchkin-charity-hidden = Only you and the one who gets a card see it. The others see how many.
munchkin-charity-fresh = Cards you were given are new: you may play them at once.

## Rules: items

munchkin-item-carry = Only items you wear help you. The others you just carry, even if you can't use them.
    .yes =
        { $bar ->
            [item-slots] You can carry it. To wear it there is no room: { $cards }.
            [item-only] You can carry it, but not wear it. You are: { munchkin-like }.
            [one-from] You can lay it down and use it later.
           *[other] You can carry it.
        }
    .no = You don't wear or carry that item.
munchkin-item-slots = You can wear one hat, one armour, one pair of shoes, and hold one big thing or two small ones.
    .no = { munchkin-slot.taken }: { $cards }. Take something off first.
    .yes = { munchkin-slot.free }.
munchkin-item-cheat = Some cards, like Cheat!, let you wear more.
munchkin-item-only = Some items are only for certain munchkins. Anybody can carry them.
    .no = This item is not for a munchkin like yours: { munchkin-like }.
munchkin-item-fall-off = If you may not wear an item any more, it comes off at once, even in a fight.
munchkin-item-no-swap = In a fight nobody puts items on or takes them off.
    .no = Not while you are fighting or running.
munchkin-item-no-dump = You can't just throw an item away. Sell it, trade it, or lose it.
munchkin-sell-when = In your turn, not in a fight, you may sell items: 1000 gold is one level.
    .no = You can sell only in your own turn and not in a fight.
munchkin-sell-many = Every full 1000 gold of a sale gives a level. There is no change.
munchkin-sell-from = You may sell items from your hand and from the table.
    .no = You can sell only your own items, each one once.
munchkin-sell-not-10 = The last level can't be bought.
    .no = You can't buy the last level.
munchkin-sell-zero = A sale needs at least 1000 gold.
    .no = That is not yet 1000 gold.

## Rules: trading

munchkin-trade-items = Only items on the table are traded, never cards from the hand.
    .no = That item is not there to be traded.
munchkin-trade-when = You may trade at any time, if neither of you is in a fight.
    .no = Nobody who fights can trade.
munchkin-trade-gift = You may give an item away, but the other one must want it.
munchkin-trade-arrive = A traded item is carried first. Then you may put it on.
munchkin-trade-no-sell = What you got by trade you may sell in your own turn.
munchkin-offer-life = An offer stays open until it is answered, taken back or too old. Only the one who was asked may answer.
    .no = This offer is not open for you any more.
munchkin-trade-offer = An offer names what you give and what you want. You may have three open offers.
    .no =
        { $why ->
            [three] Three of your offers are still waiting for an answer.
           *[other] Tell another player what you give and what you want.
        }
munchkin-trade-bribe = You may bribe. The item moves now, but nobody can force the promise.
munchkin-show-cards = You may show your hand cards to anyone.
    .no = You can only show cards from your own hand.

## Rules: the fight

munchkin-combat-start = A fight begins when the monster is face up. There is only one fight at a time.
munchkin-combat-sum-m = Your strength is your level plus what you wear, your powers and one-shots on your side, plus your helper's.
munchkin-combat-sum-w = The monsters' strength is their levels, what changes them, and one-shots on their side.
munchkin-combat-floor = A monster's own level never counts less than 1.
munchkin-combat-live = Both sums are counted anew after every card.
munchkin-combat-win = You win with more strength than the monsters. With the same or less you are losing.
munchkin-combat-ties = With a warrior on your side, the same strength is enough.
munchkin-combat-once = A monster's bonus against elves counts once, even if two elves fight.
munchkin-combat-shared-traits = What a monster has against somebody counts for the helper too. The helper's powers help both.
munchkin-combat-interfere = Everyone may meddle in any fight, for or against. That is not “helping”.
munchkin-combat-no-gear = Fighters can't sell, trade, dress or put down items.
    .no = Not in the middle of a fight.
munchkin-combat-who-decides = The fighter says “I kill it!” when winning and “I run!” when losing.
    .no =
        { $why ->
            [declared] That has been declared already.
            [losing] While you are losing, you can't kill the monster.
            [winning] You are winning, there is no need to run.
           *[other] To kill or to run is decided by the one whose fight it is.
        }
munchkin-combat-wait = Before a kill counts, the others get a short pause to meddle.
munchkin-combat-last-call = Before an escape there is the same short pause.
munchkin-combat-end = The fight is over when the monsters are killed or gone, or when everyone has run.
munchkin-combat-one-use = One-shots used in a fight are gone afterwards, won or lost.
munchkin-combat-no-kill = If a monster is sent away, you win without a level. Treasures come only if the card says so.
munchkin-combat-removed = A monster that is sent away is gone at once. Without monsters the fight is won.
    .no = Name a monster that is in the fight.
munchkin-combat-announce = Everyone can see both sums, how they came about and what there is to win.

## Rules: more monsters

munchkin-monster-door = A monster behind the door attacks you at once.
munchkin-monster-hand = A monster you get in another way goes to your hand, for later.
munchkin-multi-sum = Against several monsters you must beat all of them together.
munchkin-multi-special = If one monster has a special rule, it holds for the whole fight.
munchkin-multi-all-or-none = You can't kill one and run from another. Whoever runs gets nothing.
munchkin-santa-join = A Santa may join a fight in which there is already a Santa.
    .no =
        { $why ->
            [lacking] You have no such Santa in your hand.
            [monster] Only a Santa joins a fight by itself. Any other monster needs a Wandering Beast.
            [alone] There is no other Santa in this fight.
           *[other] A Santa joins only while there is a fight.
        }
    .yes = There is another Santa in this fight.
munchkin-santa-who = Anyone may send a Santa in. A monster with a red cap counts as a Santa too.
munchkin-enh-play = Anyone may make a monster stronger or weaker, in any fight.
    .no = There is no fight for this card now.
    .yes = There is a monster in the fight: { $on }.
munchkin-enh-target = If there are several monsters, say which one you mean.
    .no = That monster is not in the fight.
munchkin-enh-own = You may make your own monster stronger, to get more treasure.

## Rules: helping

munchkin-help-one = You may have one helper. Your strengths are added.
    .no = There is already a helper in this fight.
munchkin-help-ask = Ask anyone for help, again and again. The first to agree helps you.
    .no = You can ask for help only in your own fight.
munchkin-help-bid = You may also offer yourself as a helper.
    .no = You can't offer to help in this fight.
munchkin-help-who = Anyone may help who is not in the fight and not forbidden by a curse. A helper can't just leave.
    .no = This player can't be the helper now.
munchkin-help-no-duty = You need not ask for help. And you may take a helper even when you are winning.
munchkin-help-pay = You can pay with items, with a share of the treasures, or by playing a card for your helper.
munchkin-deal-terms = A deal says how many treasures the helper gets, who picks first and what is paid.
    .no = This is no deal: check its terms and the cards in it.
munchkin-deal-pledge = What you have promised you can't use for something else during the fight.
    .no = You have promised this card.
munchkin-deal-now = A card promised for now must be playable now.
    .no = The promised card can't be played like that now, so there is no deal.
munchkin-deal-lapse = If you run or the helper goes, the deal is off.
munchkin-deal-public = Everyone hears the deal.
munchkin-help-traits = A helper brings good and bad: a warrior brings ties, an elf makes the mouse wild.
munchkin-help-no-level = Only the fighter gets the levels. But an elf who helps gets one for each monster.
munchkin-help-elf-win = An elf can win the game by helping.
munchkin-help-forced = A helper who was forced gets no treasures.
munchkin-help-forced-win = Nobody can be forced to help in a fight that would win the game.
    .no = You can leave only if you were forced and this fight would win the game.

## Rules: winning a fight

munchkin-reward-final = When the pause is over, the monsters are dead. Nothing can change that.
munchkin-reward-level = The fighter gets a level for every monster killed, and two for the biggest.
munchkin-reward-win-check = If that makes level 10, the game is won at once.
munchkin-reward-clean = Then the cards of the fight are discarded, and the treasures are drawn.
munchkin-reward-count = Each monster says how many treasures it brings. A killed one brings at least one.
munchkin-reward-draw = Alone you draw treasures in secret. With a helper everyone sees them.
munchkin-reward-share = The treasures are shared as agreed. Without a deal all are the fighter's.
    .no = Choose one of the treasures on the table.
munchkin-reward-pay = Then the helper gets what was promised.
munchkin-reward-fresh = Treasures you have just won may be played at once.

## Rules: running away

munchkin-flee-must = If you can't win, you run. Then there is no level and no treasure.
munchkin-flee-roll = Roll a die for each monster. 5 or more, with all bonuses, gets you away.
    .no = You don't have to roll against this monster now.
munchkin-flee-mods = Some cards make running easier or harder.
munchkin-flee-order = You choose from which monster you run first. The fighter rolls before the helper.
munchkin-flee-both = A helper rolls too. A monster can catch both.
munchkin-flee-bad = A monster that catches you does its bad stuff at once.
munchkin-flee-auto = Sometimes you get away without rolling. It is not a victory.
    .no = That works only while somebody is running.
munchkin-flee-throw = Anyone may throw a stick for the pit bull. Then nobody has to roll against it.
    .yes = Somebody runs from a monster that it distracts: { $on }.
    .no =
        { $why ->
            [useless] That does not distract this monster.
            [lacking] You have no such card.
            [free] This monster is no longer after anybody.
           *[other] You can distract a monster only while somebody runs from it.
        }
munchkin-flee-escape = Some monsters cost you something even if you get away.
munchkin-flee-frozen = Once you run, strength no longer counts. Cards for the fight are too late.
munchkin-flee-end = When all have rolled, the monsters go and the turn ends.
munchkin-death-none = In the Winter pack nobody dies.
munchkin-death-rule = In some packs a munchkin can die. The others share the cards, and next turn there are new ones.
    .no = This munchkin is dead and has to be left alone.

## Rules: races and classes

munchkin-class-four = There are warriors, wizards, thieves and bards. You can have one class.
munchkin-race-three = There are elves, orcs and halflings. Without a race you are human.
munchkin-class-gain = A power comes with its card and goes with it. What you have paid for stays.
    .yes =
        { $what ->
            [race] You have no race yet.
           *[class] You have no class yet.
        }
munchkin-class-replace = A new race or class pushes out the old one.
    .yes = You may have it, and lose the one you have: { $on }.
munchkin-class-drop = You may give up your race or class at any time.
    .no = You don't have this race or class.
munchkin-power-cost = You pay for a power with cards from your hand or from the table. Not with curses or with the card that gives the power.
    .no = You can't pay for it with these cards.
munchkin-power-steal = A thief can't steal from fighters, nor while fighting. Hands are safe.
    .no =
        { $why ->
            [lacking] You don't have this power now.
           *[other] You can't steal that now.
        }
munchkin-power-table = Every race and class has its own powers.
munchkin-power-ties = A warrior's side wins ties.
munchkin-power-berserk = A warrior in a fight may discard up to 3 cards: +1 for each.
    .no =
        { $why ->
            [lacking] You don't have this power now.
            [again] At most three cards in one fight.
           *[other] That is for fighters, in their fight.
        }
munchkin-power-flight = A wizard may discard up to 3 cards after rolling: +1 for each.
    .no =
        { $why ->
            [lacking] You don't have this power now.
            [again] At most three cards for one roll.
           *[other] You can fly only after your own roll.
        }
munchkin-power-charm = A wizard may discard the whole hand, at least 3 cards, and send a monster away. The treasures stay.
    .no =
        { $why ->
            [lacking] You don't have this power now.
            [hand] Charming costs your whole hand, and it must have at least three cards.
           *[other] You can charm only a monster in your own fight.
        }
munchkin-power-backstab = A thief discards a card, and a fighter gets −2. Each victim only once in a fight.
    .no =
        { $why ->
            [lacking] You don't have this power now.
            [again] You have already backstabbed this fighter.
           *[other] You can backstab only another fighter, while there is a fight.
        }
munchkin-power-theft = A thief discards a card and rolls: with 4 or more the item is stolen, with less a level is lost.
munchkin-power-serenade = A bard discards a card and sings: somebody must help for nothing or discard two cards.
    .no =
        { $why ->
            [lacking] You don't have this power now.
            [again] One serenade a fight.
            [helper] Sing to another player, while there is no helper.
           *[other] You sing in your own fight, before a kill is declared.
        }
munchkin-power-encore = After a victory a bard may draw one more treasure and throw one away.
    .no = Answer yes or no, or name one of the treasures drawn.
munchkin-power-elf = An elf runs away better, and grows by helping.
munchkin-power-lone = An orc who fights alone gets +2.
munchkin-power-hide = An orc may discard two cards to escape a curse.
    .no =
        { $why ->
            [lacking] You don't have this power now.
           *[other] Thick hide saves you from a curse that is coming at you.
        }
munchkin-power-haggle = A halfling sells one item each turn for twice its price.
    .no = Only a halfling sells for double, one item a turn.
munchkin-power-reroll = A halfling may discard a card and roll again, once for each monster.
    .no =
        { $why ->
            [lacking] You don't have this power now.
            [again] This roll has been rolled again already.
           *[other] You can roll again only after your own failed escape.
        }
munchkin-power-for-the-win = A fight is for the win if it would bring the fighter to level 10.
    .no = Nobody has to help in a fight that would win the game.

## Rules: what cards do

munchkin-treasure-when = Play treasures in your own turn or when you have just got them, but not in a fight, unless the card says so.
    .no =
        { $why ->
            [fight] This card is not for a fight, and you are in one.
            [turn] This card is for your own turn, and it is { $turn }'s.
           *[other] This card can't be played now.
        }
    .yes = It is { $turn }'s turn, and nobody fights.
munchkin-one-from = One-shots work from your hand and from the table. They are never worn.
    .no =
        { $why ->
            [worn] One-shots are not worn.
           *[other] You have no such one-shot.
        }
munchkin-one-combat = You choose which side a one-shot helps.
    .no =
        { $why ->
            [side] This card is not for that side.
           *[other] This card is played only while there is a fight.
        }
    .yes = There is a fight: munchkins { $ours }, monsters { $theirs }.
munchkin-one-end = After the fight a one-shot is gone.
munchkin-gual-play = Go Up a Level works at any time, on anyone.
    .yes = { $target } is on level { $level } and would be on { $to }; the game is won on { $goal }.
    .no = You don't have this Go Up a Level card.
munchkin-gual-not-10 = It never brings the last level.
    .no = Go Up a Level can't bring the last level, and { $target } is on level { $level }.
munchkin-treasure-other = Other treasures say themselves when they work.
munchkin-cheat-play = Cheat! lets you wear one item against the rules. It stays with that item.
    .no =
        { $why ->
            [lacking] You have no such card.
            [item] Cheat! is played on one of your own items.
            [fight] Cheat! is not for a fight, and you are in one.
            [turn] Cheat! is played in your own turn, and it is { $turn }'s.
           *[other] Cheat! is played in your own turn, not in a fight.
        }
    .yes = You have an item for it: { $on }.
munchkin-wander-play = Wandering Beast brings a monster from your hand into a fight.
    .no =
        { $why ->
            [lacking] You need a Wandering Beast and a monster, both in your hand.
           *[other] A Wandering Beast comes only while there is a fight.
        }
    .yes = There is a fight, and you hold a monster for it: { $on }, level { $level }.
munchkin-event-play = Other doors do what they say, when they say it.
    .no =
        { $why ->
            [fight] This card is not for a fight, and you are in one.
            [turn] This card is for your own turn, and it is { $turn }'s.
           *[other] This card can't be played like that now.
        }

## Rules: curses

munchkin-curse-door = A curse behind the door hits the one who opened it.
munchkin-curse-hand = A curse from your hand can hit anyone at any time.
    .yes =
        A curse is for any moment. It may hit { $count ->
            [one] { $count } other player
           *[other] any of { $count } other players
        }.
    .no = You don't have this curse.
munchkin-curse-window = Before a curse works there is a short pause to stop it.
munchkin-curse-discard = After it has worked a curse is gone. Some stay with you for a while.
    .no = There is no such curse to take away.
munchkin-curse-no-fuel = You can't pay with a curse that lies on you.
    .no = A curse on you is no payment.
munchkin-curse-now = “In your next fight” means this fight if you are already in one.
munchkin-curse-choose = If several items fit, you choose which one you lose.
    .no = Choose from what is offered, and as many as asked.
munchkin-curse-ignore = If you don't have what a curse takes, nothing happens.
munchkin-curse-useful = You may curse yourself. Sometimes that is clever.
munchkin-curse-stack = Two equal curses work twice.
munchkin-curse-forbid = A curse can forbid you to sell, loot, trade or help.
    .no = A curse forbids that.

## Rules: the end

munchkin-end-win = Whoever reaches level 10 first wins.
munchkin-end-at-once = Then the game is over at once. There are no more treasures.
    .no = The game is over.
munchkin-end-shared = If a fighter and an elf helper reach 10 together, both win.
munchkin-end-cap = Nobody goes above level 10.
munchkin-end-non-kill = Selling, Go Up a Level and tricks stop at level 9.
munchkin-end-rank = After the winners the others are ranked by level, then by the gold in front of them.
munchkin-seat-leave = If somebody goes away, their cards stay. A bot may play on for them.

## Rules: packs

munchkin-pack-mix = Packs can be mixed: all doors together, all treasures together.
    .no = A pack can be named only once.
munchkin-pack-same = An elf is an elf, whatever pack the card is from.
munchkin-pack-mark = Every card shows which pack it belongs to.
munchkin-pack-closed = A pack is a list of cards in fixed words. Anything else is refused.
    .no = This pack can't be used at this table.

## Rules: people at the table

munchkin-human-wait = The pause before a kill is a ring that shrinks. You can let it pass or shout “Wait!”
munchkin-human-meddle = Cards that you can play now are lit, also in the fights of others.
munchkin-human-talk = You may beg, threaten and bluff, to everyone or in a whisper.
munchkin-human-show = A card you have shown is marked for those who saw it.
munchkin-human-deals = You haggle with offers. They can be answered with other offers, and they run out.
munchkin-human-honour = Promises in words bind nobody. But everyone can read them later.
munchkin-human-bribe = A bribe is a present with a few words.
munchkin-human-dispute = If the players are the referee, you may object once in a turn. The table's owner decides.
    .no =
        { $why ->
            [strict] Here the game itself watches for mistakes, so nobody has to object.
            [again] You have already objected in this turn.
           *[other] There is nothing to decide now.
        }
munchkin-human-undo = What was seen can't be unseen: then it stays as it is.
    .no = Something has been seen since, so it can't be taken back.
munchkin-human-slips = If the players are the referee, the game lets four mistakes pass. Anyone may point them out.
    .no = Here the game itself watches for mistakes.
munchkin-human-iron = Levels, gold and cards are always counted by the game.
munchkin-human-why = If something is not allowed, the game says why.

## Rules: what is hidden

munchkin-hidden-timing = The pause for a curse or a die comes every time. So it betrays nothing.
munchkin-hidden-passes = Nobody sees who has said “nothing from me” until the pause is over.
munchkin-hidden-bots = A bot sees only what its seat sees.

## Events

munchkin-event-turn = It is { $who }'s turn.
    .you = Your turn!
munchkin-event-ready = { $who } is ready.
    .you = You are ready.
munchkin-event-sex = { $who } is now a { munchkin-sex }.
    .you = You are now a { munchkin-sex }.
munchkin-event-reveal = { $who } is a { munchkin-sex }.
    .you = You are a { munchkin-sex }.
munchkin-event-reveal-cards = Race and class: { $cards }.
munchkin-event-reveal-worn = Worn: { $worn }.
munchkin-event-reveal-carried = Carried: { $carried }.
munchkin-event-kick = { $who } opens the door and finds { $card }.
    .you = You open the door and find { $card }.
munchkin-event-take = { $who } takes the card { $card }.
    .you = You take the card { $card }.
munchkin-event-skip = { $who } does nothing.
    .you = You do nothing.
munchkin-event-draw =
    { $count ->
        [0] { $who } draws nothing.
       *[other] { $who } draws { munchkin-drawn }.
    }
    .you =
        { $count ->
            [0] You draw nothing.
           *[other] You draw { $cards }.
        }
munchkin-event-give = { $who } gives { munchkin-cards.taken } to { koloda-whom }.
    .you = You give { koloda-whom }: { $cards }.
    .known = { $who } gives { koloda-whom }: { $cards }.
munchkin-event-put = { $who } puts down { $card }.
    .you = You put down { $card }.
munchkin-event-wear = { $who } puts on { $card }.
    .you = You put on { $card }.
munchkin-event-doff = { $who } no longer wears { $card }.
    .you = You no longer wear { $card }.
munchkin-event-drop = { $who } gives up { $card }.
    .you = You give up { $card }.
munchkin-event-sell = { $who } sells { $cards }.
    .you = You sell { $cards }.
munchkin-event-level = { $who } is now level { $level }.
    .you = You are now level { $level }.
munchkin-event-gual =
    { $aim ->
        [self] { $who } plays { $card } and grows.
       *[other] { $who } plays { $card } on { koloda-whom }.
    }
    .you = You play { $card } on { koloda-whom }.
munchkin-event-curse =
    { $source ->
        [door] A curse falls on { $target }: { $card }.
       *[hand]
            { $aim ->
                [self] { $who } plays and takes a curse: { $card }!
               *[other] { $who } curses { koloda-whom }: { $card }!
            }
    }
    .you =
        { $source ->
            [door] A curse falls on you: { $card }.
           *[hand] You curse { koloda-whom }: { $card }!
        }
munchkin-event-bite = The curse { $card } hits { $who }.
    .you = The curse { $card } hits you.
munchkin-event-cursed = The curse { $card } stays with { $who }.
    .you = The curse { $card } stays with you.
munchkin-event-lose-items = { $who } loses { $cards }.
    .you = You lose { $cards }.
munchkin-event-items-taken =
    { $aim ->
        [you] You take from { $who }: { $cards }.
       *[other] { $target } takes from { $who }: { $cards }.
    }
    .you = { $target } takes from you: { $cards }.
munchkin-event-death = { $who } dies and leaves { $cards }.
    .you = You die and leave { $cards }.
munchkin-event-loot = { $who } takes { $card } from what { $target } left.
    .you = You take { $card } from what { $target } left.
munchkin-event-combat = { $who } fights { $card }!
    .you = You fight { $card }!
munchkin-event-version = The fight has changed. Look again! ({ $version })
munchkin-event-monster = { $who } adds a monster to the fight: { $card }!
    .you = You add a monster to the fight: { $card }!
munchkin-event-monster-leaves = { $card } leaves the fight.
munchkin-event-monster-swap = { $who } swaps monsters: { $card } comes instead of { $on }.
    .you = You swap monsters: { $card } comes instead of { $on }.
munchkin-event-enhance = { $who } plays { $card } on { $on }.
    .you = You play { $card } on { $on }.
munchkin-event-use = { $who } uses { $card }.
    .you = You use { $card }.
munchkin-event-use-side = { $who } uses { $card } { munchkin-for-side }.
    .you = You use { $card } { munchkin-for-side }.
munchkin-event-use-on = { $who } uses { $card } on { $on }.
    .you = You use { $card } on { $on }.
munchkin-event-use-die = { $who } changes the die with { $card }: { $number }.
    .you = You change the die with { $card }: { $number }.
munchkin-event-event = { $who } plays { $card }.
    .you = You play { $card }.
munchkin-event-cheat = { $who } cheats and wears { $on } thanks to { $card }.
    .you = You cheat and wear { $on } thanks to { $card }.
munchkin-event-power = { $who } uses a power: { munchkin-power }.
    .you = You use a power: { munchkin-power }.
munchkin-event-power-on = { $who } uses a power on { $card }: { munchkin-power }.
    .you = You use a power on { $card }: { munchkin-power }.
munchkin-event-power-at = { $who } uses a power on { koloda-whom }: { munchkin-power }.
    .you = You use a power on { koloda-whom }: { munchkin-power }.
munchkin-event-theft = { $who } tries to steal { $card } from { koloda-whom }. The die shows { $face }.
    .you = You try to steal { $card } from { koloda-whom }. The die shows { $face }.
munchkin-event-stolen = { $who } has stolen { $card } from { koloda-whom }!
    .you = You have stolen { $card } from { koloda-whom }!
munchkin-event-throw = { $who } throws { $card }, and { $on } runs after it.
    .you = You throw { $card }, and { $on } runs after it.
munchkin-event-claim = { $who }: “I kill it!” Does anyone object?
    .you = You: “I kill it!” Does anyone object?
munchkin-event-run = { $who }: “I run!” Does anyone meddle?
    .you = You: “I run!” Does anyone meddle?
munchkin-event-pass = { $who } has nothing to add.
    .you = You have nothing to add.
munchkin-event-hold = { $who }: “Wait, wait!”
    .you = You: “Wait, wait!”
munchkin-event-asked = { $who } is being asked.
    .you = You are being asked now.
munchkin-event-closed =
    { $window ->
        [W-KILL] The pause is over: the monsters are dead!
        [W-RUN] The pause is over: run!
        [W-DIE] The number stands.
        [W-CURSE] Nobody stops the curse.
        [S-CREATE] Everyone is ready. Let's begin!
        [W-SECRET] Everyone has picked a card.
       *[other] On we go.
    }
munchkin-event-die = { $who } rolls against { $card }: { $face }.
    .you = You roll against { $card }: { $face }.
munchkin-event-reroll = { $who } rolls again: { $face }.
    .you = You roll again: { $face }.
munchkin-event-escape = { $who } gets away from { $card }.
    .you = You get away from { $card }.
munchkin-event-not-chased = { $card } does not chase { $who }.
    .you = { $card } does not chase you.
munchkin-event-caught = { $card } catches { $who }!
    .you = { $card } catches you!
munchkin-event-helper = { $who } joins the fight.
    .you = You join the fight.
munchkin-event-helper-leaves = { $who } leaves the fight.
    .you = You leave the fight.
munchkin-event-combat-over = The fight is over.
munchkin-event-treasures = Treasures on the table: { $cards }.
munchkin-event-paid = { $who } pays { koloda-whom } with { $card }.
    .you = You pay { koloda-whom } with { $card }.
munchkin-event-promised = { $who } keeps the promise: { $card } for { koloda-whom }.
    .you = You keep your promise: { $card } for { koloda-whom }.
munchkin-term-share =
    { $share ->
        [all] all treasures for the helper
        [up] half the treasures for the helper, rounded up
        [down] half the treasures for the helper, rounded down
       *[other]
            { $count ->
                [0] no treasure for the helper
                [one] { $count } treasure for the helper
               *[other] { $count } treasures for the helper
            }
    }
munchkin-term =
    { $term ->
        [gift] { $value } as a gift
        [beg] nothing for { $value }
        [pick]
            { $value ->
                [helper] the helper picks first
               *[main] the fighter picks first
            }
       *[pay] payment { $value }
    }
munchkin-term-trade = { $give } for { $want }
munchkin-term-free = for nothing
munchkin-term-play =
    { $when ->
        [now] { $card } is played on { $target } at once
       *[win] after the victory { $card } is played on { $target }
    }
munchkin-event-propose = { $who } offers { koloda-whom } (offer { $number }): { $terms }.
    .you = You offer { koloda-whom } (offer { $number }): { $terms }.
munchkin-event-propose-ask = { $who } asks { koloda-whom } for help (offer { $number }): { $terms }.
    .you = You ask { koloda-whom } for help (offer { $number }): { $terms }.
munchkin-event-propose-bid = { $who } offers to help { koloda-whom } (offer { $number }): { $terms }.
    .you = You offer to help { koloda-whom } (offer { $number }): { $terms }.
munchkin-event-proposes = { $who } proposes something to { koloda-whom }.
    .you = You propose something to { koloda-whom }.
munchkin-event-accept = Offer { $number } is accepted.
munchkin-event-refused = Offer { $number } is refused.
munchkin-event-countered = Offer { $number } is answered with another one.
munchkin-event-withdrawn = Offer { $number } is taken back.
munchkin-event-expired = Offer { $number } is too old.
munchkin-event-void = Offer { $number } is no longer possible.
munchkin-event-trade =
    { $aim ->
        [you] A trade! { $who } gives { $give }, you give { $want }.
       *[other] A trade! { $who } gives { $give }, { $target } gives { $want }.
    }
    .you = A trade! You give { $give }, { $target } gives { $want }.
munchkin-event-search = { $who } looks { munchkin-in-pile }.
    .you = You look { munchkin-in-pile }: { $cards }.
munchkin-event-fetch = { $who } takes a card from the discards.
    .you = You take from the discards: { $found }.
munchkin-event-picked = { $who } has chosen.
    .you = You have chosen.
munchkin-event-pass-left = { $who } passes a card to { koloda-whom }.
    .you = You pass { $card } to { koloda-whom }.
    .known = { $who } passes { $card } to { koloda-whom }.
munchkin-event-keep = { $who } keeps the new cards.
    .you = You keep the new cards.
munchkin-event-show = { $who } shows { munchkin-cards.taken }.
    .you = You show: { $cards }.
    .known = { $who } shows you: { $cards }.
munchkin-event-discard = Discarded: { $cards }.
munchkin-event-reshuffle = Shuffled again: { munchkin-pile }.
munchkin-event-say = { $who }: “{ $text }”.
munchkin-event-whisper = { $who } whispers something to { koloda-whom }.
    .you = You whisper to { koloda-whom }: “{ $text }”.
    .known = { $who } whispers to you: “{ $text }”.
munchkin-event-absent = { $who } is away. The game goes on.
    .you = You are away. The game goes on.
munchkin-event-back = { $who } is back.
    .you = You are back.
munchkin-event-call =
    { $right ->
        [yes] { $who } points out a mistake, and it was one!
       *[no] { $who } sees a mistake where there is none.
    }
    .you =
        { $right ->
            [yes] You point out a mistake, and it was one!
           *[no] You see a mistake where there is none.
        }
munchkin-event-dispute = { $who } objects: “{ $text }”.
    .you = You object: “{ $text }”.
munchkin-event-rule =
    { $ruling ->
        [undo] { $who } decides: take it back!
       *[keep] { $who } decides: it stays.
    }
    .you =
        { $ruling ->
            [undo] You decide: take it back!
           *[keep] You decide: it stays.
        }
munchkin-event-over = The game is over! The winner: { $winners }.
    .you = The game is over. You win!

## Table options

munchkin-option-referee = Referee
    .help = Who watches for mistakes: the game or the players.
munchkin-option-referee-strict = The game
munchkin-option-referee-table = The players
munchkin-option-packs = Packs
    .help = Which packs are in the game. Five or six players mix two: tick both.
munchkin-option-packs-winter = Winter
munchkin-option-packs-dacha = Dacha
munchkin-option-windows = Pauses
    .help = With clocks, or everyone is asked one by one.
munchkin-option-windows-clock = With clocks
munchkin-option-windows-ask = One by one
munchkin-option-kill_ms = Pause before a kill
    .help = How long the others may step in once a win is claimed.
munchkin-option-run_ms = Pause before an escape
    .help = How long the others may step in once somebody decides to run.
munchkin-option-curse_ms = Pause before a curse
    .help = How long a curse may be answered before it works.
munchkin-option-die_ms = Pause after a roll
    .help = How long a roll of the die may be changed.
munchkin-option-fresh_ms = Time for new cards
    .help = How long you may play cards you have just got in another player's turn.
munchkin-option-pick_ms = Time to choose
    .help = How long you may choose what to lose, take or give.
munchkin-option-offer_ms = Life of an offer
    .help = How long an offer or a deal waits for an answer.
munchkin-option-think_ms = Time to think in a fight
    .help = How long you may decide whether to fight or run.
munchkin-option-turn_ms = Time for a step of the turn
    .help = How long each step of your turn may take.
munchkin-option-setup_ms = Time to prepare
    .help = How long everyone may prepare before the first turn.
munchkin-option-rule_ms = Time for the owner's word
    .help = How long the owner of the table may settle a dispute.
munchkin-option-hold_ms = Length of “Wait, wait!”
    .help = How much time this shout adds.
munchkin-option-holds = How many “Wait, wait!”
    .help = For each player in each fight, from 0 to 9.
munchkin-option-bot_delay = Bots wait
    .help = The shortest and the longest wait, such as 0.8-2.5.
munchkin-option-absent_ms = When is somebody away?
    .help = After how long without a connection the game goes on without them.
munchkin-option-first = Who begins
    .help = How the first player is found.
munchkin-option-first-random = By lot
munchkin-option-first-host = The table's owner decides
munchkin-option-first-roll = The highest die
munchkin-option-onlooker_gear = Dressing while others fight
    .help = Whether those who don't fight may dress, trade and steal meanwhile.
munchkin-option-onlooker_gear-yes = Allowed
munchkin-option-onlooker_gear-no = Not allowed
munchkin-option-run_winning = Running while winning
    .help = Whether you may run from a fight that you are winning.
munchkin-option-run_winning-no = Not allowed
munchkin-option-run_winning-yes = Allowed
munchkin-option-monster_floor = Smallest monster
    .help = Whether a monster that was made smaller still counts 1.
munchkin-option-monster_floor-1 = Counts at least 1
munchkin-option-monster_floor-none = May count less
munchkin-option-loot_floor = Smallest treasure
    .help = Whether a killed monster always brings a treasure.
munchkin-option-loot_floor-1 = At least one
munchkin-option-loot_floor-0 = Perhaps none
munchkin-option-sell_over = Selling past level 9
    .help = What happens if a sale is worth more than the levels up to 9.
munchkin-option-sell_over-cap = Levels up to 9
munchkin-option-sell_over-refuse = No such sale
munchkin-option-deal_enforce = Deals
    .help = What the game itself makes sure of.
munchkin-option-deal_enforce-full = All that was agreed
munchkin-option-deal_enforce-split = Only the treasures
munchkin-option-deal_enforce-honour = Nothing: on honour
munchkin-option-deal_public = Who hears offers
    .help = Whether everyone can read offers and deals.
munchkin-option-deal_public-yes = Everyone
munchkin-option-deal_public-no = Only those two
munchkin-option-charity_open = Gifts at the end of a turn
    .help = Whether everyone sees which cards are given away.
munchkin-option-charity_open-no = Hidden
munchkin-option-charity_open-yes = Seen by all
munchkin-option-elf_helper_win = Elves win by helping
    .help = Whether the level of an elf helper may be the last one.
munchkin-option-elf_helper_win-yes = Yes
munchkin-option-elf_helper_win-no = No, they stop before it
munchkin-option-shared_win = Winning together
    .help = What happens if two reach the goal at the same moment.
munchkin-option-shared_win-yes = Both win
munchkin-option-shared_win-main = Only the fighter wins
munchkin-option-death = Death
    .help = What happens if a pack's card kills a munchkin.
munchkin-option-death-loot = The others share the cards
munchkin-option-death-soft = Only items are lost
munchkin-option-death-off = Such packs are not used
munchkin-option-hand_limit = Cards at the end of a turn
    .help = How many you may keep in your hand, from 1 to 20.
munchkin-option-goal = Goal
    .help = The level that wins, from 5 to 20.

## What stands on the cards
##
## The rules text of a card is put together of these parts. $n is a number with its sign, $cond for or against
## whom. $text, $does, $first, $second are other parts. Only a whole line gets its capital letter and full stop.

munchkin-card-bonus = { $n } to combat strength
munchkin-card-vs = { $n } against { $cond }
munchkin-card-vs-item = another { $n } against { $cond }
munchkin-card-flee = { $n } to run away
munchkin-card-flee-monster = { $n } to run away from it
munchkin-card-only = only for { $cond }
munchkin-card-only-not = not for { $cond }
munchkin-card-ties = wins ties
munchkin-card-level-only = fight it with your level alone
munchkin-card-no-chase = does not chase { $cond }
munchkin-card-throw = throw it a { munchkin-card-tag } and it lets you go
munchkin-card-helper-level = as a helper you gain a level for every monster killed
munchkin-card-gain-tag =
    { $tag ->
        [santa] becomes a Santa
        [pest] becomes a pest
       *[other] counts as “{ $tag }”
    }
munchkin-card-forbid =
    no { $what ->
        [sell] selling
        [loot] looting the room
        [trade] trading
       *[help] helping
    }
munchkin-card-power-berserk = Berserk: in combat discard up to 3 cards, +1 each
munchkin-card-power-flight = Flight: after your roll to run away discard up to 3 cards, +1 each
munchkin-card-power-charm = Charm: discard your hand (3 cards or more) to send a monster away: treasures, no level
munchkin-card-power-backstab = Backstab: discard a card, another fighter gets −2; each of them once a combat
munchkin-card-power-steal = Theft: out of combat discard a card and roll: 4 or more takes an item, less costs a level
munchkin-card-power-serenade = Serenade: for a card a player helps free or discards 2; once a combat, not for the win
munchkin-card-power-encore = Encore: after a victory draw one treasure more, then discard one
munchkin-card-power-hide = Thick hide: discard 2 cards and a curse on you does nothing
munchkin-card-power-haggle = Haggling: once a turn one item sells for double
munchkin-card-power-reroll = Second wind: discard a card to reroll a failed flight, once per monster
munchkin-card-lose-levels = lose { munchkin-card-levels }
munchkin-card-lose-item = lose { $what }
munchkin-card-lose-item-left = the left neighbour takes { $what }
munchkin-card-lose-item-right = the right neighbour takes { $what }
munchkin-card-items =
    { $what ->
        [head] your headgear
        [armour] your armour
        [feet] your footgear
        [hand] an item in hand
        [worn] an item you wear
        [oneshot] a one-shot
        [dear] your dearest item
        [best] the item with the biggest bonus
       *[any] any item
    }
munchkin-card-items-all =
    { $what ->
        [worn] all you wear
        [any] all your items
        [head] all your headgear
        [armour] all your armour
        [feet] all your footgear
        [hand] all your items for hands
       *[other] all your one-shots
    }
munchkin-card-items-several =
    { $what ->
        [head] { munchkin-card-two-he } pieces of headgear
        [armour] { munchkin-card-two-he } pieces of armour
        [feet] { munchkin-card-two } pairs of footgear
        [hand] { munchkin-card-two } items in hand
        [worn] { munchkin-card-two } items you wear
        [oneshot] { munchkin-card-two } one-shots
        [dear] your { munchkin-card-two } dearest items
        [best] your { munchkin-card-two } items with the greatest bonus
       *[any] any { munchkin-card-two } items
    }
munchkin-card-two =
    { $count ->
        [2] two
        [3] three
       *[other] { $count }
    }
munchkin-card-two-he = { munchkin-card-two }
munchkin-card-lose-hand = discard { munchkin-card-cards } from your hand
munchkin-card-lose-hand-random = discard { munchkin-card-cards } from your hand at random
munchkin-card-lose-hand-all = discard your hand
munchkin-card-lose-class = lose your class
munchkin-card-lose-race = lose your race
munchkin-card-change-sex = change your sex
munchkin-card-die = death
munchkin-card-next-combat = in your next combat { $does }
munchkin-card-next-turn = in your next turn { $does }
munchkin-card-lasting = until it is lifted, { $does }
munchkin-card-side = { $n } to either side of a combat
munchkin-card-side-munchkins = { $n } to the munchkins
munchkin-card-side-monsters = { $n } to the monsters
munchkin-card-remove-monster = send a monster away: no treasures, no level
munchkin-card-remove-monster-loot = send a monster away: its treasures, no level
munchkin-card-remove-helper = the helper leaves the combat
munchkin-card-add-monster = add a monster from your hand to a combat
munchkin-card-clone-monster = another one just like it joins the combat
munchkin-card-swap-monster = exchange a monster in combat for one from your hand
munchkin-card-end-combat = the combat is over: no victory, no flight
munchkin-card-die-mod = plus or minus { $count } to a roll to run away
munchkin-card-die-set = the die shows what you say
munchkin-card-escape-all = everybody escapes without a roll
munchkin-card-cancel-curse = cancel or lift a curse
munchkin-card-gain-level = gain { munchkin-card-levels }, but never the last one
munchkin-card-draw =
    draw { $deck ->
        [door]
            { $count ->
                [1] a door
               *[other] { $count } doors
            }
       *[treasure]
            { $count ->
                [1] a treasure
               *[other] { $count } treasures
            }
    }
munchkin-card-fetch = look through a discard pile and take one card
munchkin-card-pass-left = everybody secretly passes a card to the left
munchkin-card-cheat = wear an item against the rules
munchkin-card-win = you win
munchkin-card-levels =
    { $count ->
        [1] a level
       *[other] { $count } levels
    }
munchkin-card-cards =
    { $count ->
        [1] a card
       *[other] { $count } cards
    }
munchkin-card-else = { $first }; with nothing to lose, { $second }
munchkin-card-if = { $text } if you are { $cond }
munchkin-card-then = { $first }; { $second }
munchkin-card-list = { $first }, { $second }
munchkin-card-or = { $first } or { $second }
munchkin-card-and = { $first } and { $second }
munchkin-card-those = those who are { $cond }
munchkin-card-one-not = not { $text }
munchkin-card-one-who =
    { $code ->
        [elf] an elf
        [orc] an orc
        [halfling] a halfling
        [warrior] a warrior
        [wizard] a wizard
        [thief] a thief
        [bard] a bard
        [local] a local
        [domovoi] a house spirit
        [chairman] a chairman
        [gardener] a gardener
        [angler] an angler
       *[other] “{ $who }”
    }
munchkin-card-one-man = a man
munchkin-card-one-woman = a woman
munchkin-card-one-human = a human
munchkin-card-one-classless = without a class
munchkin-card-one-lone = fighting alone
munchkin-card-one-at-most = of level { $what } or lower
munchkin-card-one-at-least = of level { $what } or higher
munchkin-card-one-wears =
    wearing { $what ->
        [head] headgear
        [armour] armour
        [feet] footgear
        [hand] a one-handed item
        [hands2] a two-handed item
       *[none] an item
    }
munchkin-card-one-tag = { munchkin-card-tag }
munchkin-card-many-or = { $first } or { $second }
munchkin-card-many-not = all but { $text }
munchkin-card-many-who =
    { $code ->
        [elf] elves
        [orc] orcs
        [halfling] halflings
        [warrior] warriors
        [wizard] wizards
        [thief] thieves
        [bard] bards
        [local] locals
        [domovoi] house spirits
        [chairman] chairmen
        [gardener] gardeners
        [angler] anglers
       *[other] those with “{ $who }”
    }
munchkin-card-many-man = men
munchkin-card-many-woman = women
munchkin-card-many-human = humans
munchkin-card-many-classless = those without a class
munchkin-card-many-lone = those who fight alone
munchkin-card-many-at-most = munchkins of level { $what } or lower
munchkin-card-many-at-least = munchkins of level { $what } or higher
munchkin-card-many-wears =
    those who wear { $what ->
        [head] headgear
        [armour] armour
        [feet] footgear
        [hand] a one-handed item
        [hands2] a two-handed item
       *[none] an item
    }
munchkin-card-many-tag =
    { $tag ->
        [santa] Santas
        [pest] pests
       *[other] “{ $tag }”
    }
munchkin-card-tag =
    { $tag ->
        [santa] a Santa
        [stick] stick
        [pest] a pest
        [kebab] kebab
       *[other] { $tag }
    }
munchkin-card-bad = Bad stuff: { $text }
munchkin-card-escape = Even if you escape: { $text }
munchkin-card-over-R1 = this may take you below level 1
munchkin-card-over-R2 = the level comes even without a kill
munchkin-card-over-R3 = the reward is taken at once, in the middle of the combat
munchkin-card-over-R4 = this may bring even the last level
munchkin-card-monster = Level { $level }. Treasures: { $loot }.
munchkin-card-kill =
    Its death brings { $levels ->
        [one] { $levels } level
       *[other] { $levels } levels
    }.
munchkin-card-enhancer = { $n } to the monster's level. Treasures: { $loot }.
munchkin-card-item =
    { $slot ->
        [head] Headgear
        [armour] Armour
        [feet] Footgear
        [hand] One hand
        [hands2] Two hands
       *[none] Item
    }, bonus { $n }, { $gold }.
munchkin-card-oneshot = One-shot, { $gold }.
munchkin-card-gold = { $gold } gold
munchkin-card-free = no value

## Advice
munchkin-reason-level = You come to level { $best } instead of { $other }.
munchkin-reason-might = Your things add { $best } to your strength instead of { $other }.
munchkin-reason-leader = The one ahead is then on level { $best } instead of { $other }.
munchkin-reason-fight = In the fight your side is ahead by { $best } instead of { $other }.
