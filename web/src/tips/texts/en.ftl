### Tips of a first game, in English. The lessons tell the rest.

tip-title = First game
tip-next = Got it
tip-end = Skip the tips
tip-learn = Lessons: three minutes

tip-uno-welcome = Get rid of your cards first. A card fits if its colour or its number is that of the card on top; cards that fit stand higher.
tip-uno-nothing = Nothing fits: draw a card. If the new one fits, you may play it.
tip-uno-drawn = This is your new card. Play it if it fits, or pass.
tip-uno-wild = You hold a dark card: you choose the colour when you play it.
tip-uno-shout = You are down to two cards: press UNO! before or right after you play one of them.
tip-uno-catch = { $who } has one card. No shout? Catch!
tip-uno-challenge = A Wild Draw Four is honest only without a card of the colour. You may doubt it.
tip-uno-over = That was a round. Now you know UNO!

tip-iota-welcome = Tap a card, then a place that lights up. In a line colour, shape and number are each all the same or all different.
tip-iota-four = A line of four cards doubles the points of your turn.
tip-iota-joker = You hold a joker: it can be any card. It counts nothing itself.
tip-iota-take = A joker lies on the table. Whoever holds the card it stands for can take it.
tip-iota-call = Look at the new line. Is it right? If not, say so now.
tip-iota-last = The deck is empty. Whoever lays the last card of the hand doubles the points of that turn.

tip-montana-welcome = Get rid of your cards first. A card fits if it has the colour or the number of the card on top.
tip-montana-nothing = Nothing fits: draw a card. If the new one fits, you may play it.
tip-montana-rule = A move rule lies on the table. Now it says what fits; read it before you play.
tip-montana-win = A winning rule lies on the table. Now three cards in the hand win, all odd or all even.
tip-montana-several = You may play several cards at once: choose them, then press the button.
tip-montana-race = A race! Cover the pile: the last one draws two cards.
tip-montana-shout = You have two cards. With one card left shout “Montana!”: others may notice that you forgot.
tip-montana-judge = You are the referees. Has somebody played a card that does not fit? Press “Mistake!”

tip-arne-colour = Choose the colour that you collect. Its points count for you.
tip-arne-welcome = One white card each turn: lay points of your own colour on your field.
tip-arne-chameleon = A card of another colour counts on your field too, together with a chameleon.
tip-arne-discard = No card for your field? Discard one of another colour, face down.
tip-arne-crash = Black cards are played at any moment. Your Crash can strike out a card of somebody else now.
tip-arne-lock = Something was done to your field. A lock takes it back for ever.
tip-arne-finish = The turn ends. If you play no black card, say that you are done.

tip-munchkin-put = Lay down what you have: things make you stronger in every fight.
tip-munchkin-door = Open the door. If a monster is behind it, you fight. Whoever reaches the last level first wins.
tip-munchkin-winning = You are stronger: press “I kill it!” The others may still step in.
tip-munchkin-losing = The monster is stronger. Play a card that helps, ask somebody for help, or run.
tip-munchkin-meddle = It is not your fight, and you may step in: help, or make the monster stronger.
tip-munchkin-accept = Somebody asks you for something. Agree only if you like it.
tip-munchkin-loot = No fight this turn: loot the room, the card is yours.
tip-munchkin-limit = You hold too many cards: lay some down, or give them to those of the lowest level.
