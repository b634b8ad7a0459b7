### What Durak says to its players, in English.
###
### A rule's message id is its clause id with dashes: durak.beat.higher -> durak-beat-higher.
### Its value explains the rule; `.no` is the answer to a player who has just tried it.
### $who, $target: shown names. $card, $other, $cards: cards. $count: a number.

## The game

durak-name = Durak
durak-pitch = Get rid of all your cards: whoever is left with some is the fool.
durak-preset-book = Beat the cards or take them; everybody throws in.
    .title = Throw-in
durak-preset-transfer = The defender may pass an attack on to the next player.
    .title = Transfer
durak-notice = A traditional game; the pack has 36 cards.
durak-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
durak-phase =
    { $phase ->
        [DEAL] Dealing the cards
        [ATTACK] Lead a card
        [DEFEND] Beat the cards, or take them
        [THROW] All is beaten: throw in more, or pass
        [TAKE] They will be taken: throw in more, or pass
        [OVER] The game is over
       *[other] The game goes on
    }
    .others =
        { $phase ->
            [ATTACK] { $who } attacks
            [DEFEND] { $who } defends
            [THROW] All is beaten. { $who } may throw in more
            [TAKE] The cards will be taken. { $who } may throw in more
           *[other] Waiting for { $who }
        }
durak-typing = 7s leads or throws in, 8s>7s beats, and there is take, pass and transfer:7d.

## Fields

durak-field-table = On the table
durak-field-deck = Deck
durak-field-discard = Discard
durak-field-trump = Trump
durak-field-attack = Attacks
durak-field-defend = Defends
durak-field-passed = Passed
durak-field-phase = Now
durak-field-turn = Turn

## Actions

durak-action-lay = Play
durak-action-beat = Beat
durak-action-transfer = Pass it on
durak-action-take = Take
durak-action-pass = Pass

## Rules: getting ready

durak-setup-players = From 2 to 6 can play.
    .no = Durak is for 2 to 6 players.
durak-setup-pack = There are 36 cards: six to ace in four suits, each just once.
    .no = Every card of the pack is there exactly once.
durak-setup-deal = Everyone gets six cards. The rest is the deck.
    .no = The cards have to be dealt first.
durak-setup-trump = The last card of the pack shows which suit is trump. It lies face up under the deck.
durak-setup-first = Whoever has the lowest trump shows it and attacks first.
durak-hidden-hands = Only you see your cards.
durak-hidden-piles = Of the deck you see only the last card, and nobody looks at the discarded cards again.

## Rules: the attack

durak-attack-first = The attacker begins with any one card.
    .no = Somebody else attacks now. Wait for the first card.
durak-card-held = You play cards from your own hand.
    .no = You don't have this card: { $card }.
durak-throw-when = Once a card lies there you may throw in more at any moment, even while the defender is thinking.
durak-throw-who = Everyone but the defender may throw in. Your table may say that only the two beside the defender do.
    .no = You can't throw in cards now.
durak-throw-rank = A card you throw in must have the same rank as one that lies on the table.
    .no = No card of this rank lies on the table: { $card }.
durak-throw-limit = No more than six cards can attack, and never more than the defender has cards to beat them with.
    .no = The defender can't be given more cards than this.

## Rules: the defence

durak-beat-who = Only the defender beats cards.
    .no = You have nothing to beat now.
durak-beat-open = You beat any card that is not beaten yet.
    .no = This card doesn't lie there, or it is beaten already: { $other }.
durak-beat-higher = A higher card of the same suit beats a card. A trump beats every card that is no trump.
    .no = { $card } doesn't beat { $other }.
durak-take-who = Only the defender takes the cards.
    .no = You are not the one who takes.
durak-take-when = You may take as long as a card is not beaten.
    .no = There is nothing to take now.
durak-take-cards = If you take, the others may still throw in more. Then all cards on the table are yours.
durak-transfer-agreed = At some tables you may pass an attack on to the next player.
    .no = At this table an attack can't be passed on.
durak-transfer-first = You can pass an attack on only before you have beaten a card.
    .no = You have beaten a card already.
durak-transfer-rank = To pass an attack on you add a card of the same rank. Then you are the attacker.
    .no = This card has another rank: { $card }.
durak-transfer-room = The next player must have enough cards to beat them all.
    .no = The next player has too few cards.

## Rules: the end of a bout

durak-pass-when = When all is beaten, or the defender takes, you pass if you don't want to throw in more.
    .no = You can't pass now.
durak-pass-once = You pass once. When somebody throws in a card, everybody is asked again.
    .no = You have passed already.
durak-bout-beaten = If all cards are beaten, they leave the game.
durak-bout-refill = Then everyone draws up to six cards: the attacker first and the defender last.
durak-bout-next = If you beat everything, you attack next. If you took the cards, you miss your attack.

## Rules: the end

durak-end-out = When the deck is empty and you have no cards left, you are out and safe.
durak-end-fool = Whoever is the last one with cards is the fool. All others win.
durak-end-even = If nobody has cards left, nobody is the fool.
durak-end-over = Then the game is over.
    .no = The game is over.

## Rules: time

durak-time-attack = If you take too long to attack, your lowest card is led for you.
durak-time-defend = If you take too long to defend, you take the cards.
durak-time-pass = If you take too long to throw in, you pass.

## Events

durak-event-dealt = { $who } gets { durak-cards }.
    .you = You get: { $cards }.
durak-event-trump = The trump card is { $card }.
durak-event-first = { $who } has the lowest trump: { $card }.
    .you = You have the lowest trump: { $card }.
durak-event-bout = { $who } attacks { $target }.
    .you = You attack { $target }.
durak-event-attacked = { $who } leads { $card }.
    .you = You lead { $card }.
durak-event-thrown = { $who } throws in { $card }.
    .you = You throw in { $card }.
durak-event-beaten = { $who } beats { $other } with { $card }.
    .you = You beat { $other } with { $card }.
durak-event-transferred = { $who } adds { $card } and passes the attack on to { $target }.
    .you = You add { $card } and pass the attack on to { $target }.
    .short = Passed on!
durak-event-takes = { $who } will take the cards.
    .you = You will take the cards.
    .short = I take them!
durak-event-took = { $who } takes: { $cards }.
    .you = You take: { $cards }.
durak-event-passed = { $who } passes.
    .you = You pass.
    .short = Pass
durak-event-discarded = All is beaten: { durak-cards } leave the game.
durak-event-drew = { $who } draws { durak-cards }.
    .you = You draw: { $cards }.
durak-event-over = The game is over. { $who } is the fool!
    .you = The game is over. You are the fool!
durak-event-even = The game is over. Nobody is the fool!

## Table options

durak-option-transfer = Passing an attack on
    .help = Whether the defender may pass an attack on to the next player.
durak-option-transfer-off = No
durak-option-transfer-on = Yes
durak-option-throw = Who throws in
    .help = Everyone, or only the two players beside the defender.
durak-option-throw-all = Everyone
durak-option-throw-sides = The neighbours
