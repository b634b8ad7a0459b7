### UNO's cards in two lines, in English.

uno-about =
    { $kind ->
        [number] Goes on the same colour or the same number.
        [draw2] The next player draws two cards and misses the turn.
        [reverse] Play goes the other way round.
        [skip] The next player misses the turn.
        [wild4] You name a colour, the next player draws four. Honest only with no card of the right colour.
        [swap] You name a colour and may swap hands with anybody.
       *[wild] Always fits. You name a colour.
    }
uno-about-hands =
    { $rank ->
        [7] House rule: swap hands with anybody.
       *[0] House rule: everybody passes the hand on.
    }
uno-about-points = Left in a hand it counts { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
