### Iota's cards in two lines, in English.

iota-about =
    { $kind ->
        [joker] Stands for any card.
       *[card] In each line colour, shape and number are, each of them, all the same or all different.
    }
iota-about-worth =
    { $points ->
        [0] Brings no points by itself.
        [one] Brings { $points } point in each line that it lies in.
       *[other] Brings { $points } points in each line that it lies in.
    }
