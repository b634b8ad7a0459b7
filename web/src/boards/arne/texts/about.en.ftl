### Arne's cards in two lines, in English.

arne-about =
    { $kind ->
        [score] So many points on your field, if the colour is yours. With a chameleon, of any colour.
        [x2] Doubles the whole field of its colour.
        [pull] You take a card from anybody's hand, unseen.
        [black2] Somebody gives you two black cards.
        [score2] Somebody gives you two point cards of the colour that you name.
        [draw3] You draw three cards.
        [pass] All hands go to the neighbours at once.
        [swap] You and another player change places; hand and turn go with you, the fields stay.
        [x3] One card of yours counts three times, or a rival's −200 does three times the harm.
        [minus] Takes 200 points from a rival's field of that colour, with a chameleon from any.
        [crash] The point card below it is worth nothing, unless a lock saves it.
        [lock] Cancels a crash or a −200 for ever.
        [cham] The card below it takes the colour of the field it lies on.
        [thief] Takes the top card of the discards, or one from below a chameleon on a rival's field.
        [stop] The next turn is yours.
       *[rev] The next turn is yours, and then play goes the other way round.
    }
arne-about-when =
    { $family ->
        [black] A black card is played at any moment, in other people's turns, too.
        [action] A white action: one in your turn, instead of a point card.
       *[score] A white card: one in your turn.
    }
