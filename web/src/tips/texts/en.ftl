### Tips of a first game, in English.

tip-title = First game
tip-next = Got it
tip-end = Skip the tips
tip-learn = Lessons first: three minutes

tip-uno-welcome = Get rid of your cards first. A card fits if its colour or its number is that of the card on top.
tip-uno-why = Tap a card that doesn't fit: the game tells you why.
tip-uno-nothing = Nothing fits: draw a card. If the new one fits, you may play it.
tip-uno-drawn = This is your new card. Play it if it fits, or pass.
tip-uno-wild = A dark card fits on everything, and you choose the colour.
tip-uno-direction = The arrows show which way the game goes.
tip-uno-shout = You are down to two cards: press UNO! before or right after you play one of them.
tip-uno-catch = { $who } has one card. No shout? Catch!
tip-uno-challenge = A Wild Draw Four is honest only without a card of the colour. You may doubt it.
tip-uno-over = That was a round. Now you know UNO!
