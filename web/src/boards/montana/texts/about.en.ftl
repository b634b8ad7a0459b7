### Montana's cards in two lines, in English.

montana-about-number =
    { $fill ->
        [full] The digit is filled: a full card. Whether it fits, the rule “What fits” says.
       *[empty] The digit is an outline: an empty card. Whether it fits, the rule “What fits” says.
    }
montana-about-digit = Where a yellow rule lies for this digit, it comes true.
montana-about-rule =
    { $pile ->
        [M] A yellow card: it changes what fits.
        [S] A yellow card: it adds one more rule. The one before it in this pile is over.
        [V] A yellow card: from now on this is how to win.
       *[D] A yellow card: it goes on one of three piles and gives a digit its power.
    }
