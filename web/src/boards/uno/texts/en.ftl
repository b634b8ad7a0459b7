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
uno-board-nothing-fits = Nothing fits: draw a card
uno-board-drawn-unfit = The drawn card doesn't fit: pass

## First game
