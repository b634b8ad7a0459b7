### What UNO's board says besides the words of the game, in English.

uno-host-dealer = Who deals?
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
uno-board-skips = ↷ misses a turn
uno-board-reverses = ⇄ other way
uno-board-swaps = ⇄ swaps hands
uno-board-verdict-guilty = ✗ a bluff
uno-board-verdict-innocent = ✓ honest
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
tour-colour = The label under the pile shows the colour that counts now.
tour-direction = The arrows show which way the game goes.
tour-shout = You are down to two cards: press UNO! before or right after you play one of them.
tour-catch = { $who } has one card. No shout? Catch!
tour-challenge = A Wild Draw Four is honest only without a card of the colour. You may doubt it.
tour-why = Tap a card that doesn't fit: the game tells you why.
tour-over = That was a round. Now you know UNO!
