"""Market: an invented game, small, with what the other games need and a shedding game lacks.

Two to five traders (seats) stand at as many stalls (places); hands are secret, coins belong to
the stalls. The pack is three fruits, p q r, numbered 1 to 6.

market.deal         Everyone gets `hand` cards; the rest is the deck. A, at stall 1, begins.
market.turn         The trader in turn sells, draws, rolls or moves; then the next stall follows.
market.sell.kind    A sale is one or more cards of the own hand, all of one fruit.
market.sell.worth   When its OFFER closes, the stall gets the sum of the cards, half of it (rounded
                    down) after the seller yielded. The cards stay in the row of the stall.
market.offer        All but the seller are asked. It closes when all of them have passed.
market.pass         A pass is secret until the OFFER closes, and binds nobody.
market.haggle       In an OFFER each of the others may haggle once. HAGGLE asks the seller: `stand`
                    leaves everything as it was, `yield` starts the OFFER again, passes forgotten.
                    The clock of the OFFER waits meanwhile.
market.draw         Draw one card while there are any.
market.roll         Roll a die: the stall gets as many coins.
market.move         Change places with another trader; the turn goes on from the new place.
market.ask          A trader may ask another for a fruit, with a note; nobody else learns of it. One
                    open request each. The asked one gives a card of that fruit, or denies.
market.ask.open     Only an open request can be answered, by the one asked, or dropped, by its author.
market.call         Referee `table`: a sale of several fruits is accepted. Until the next turn action
                    any other trader may call it, once. If it was wrong, everything since is undone,
                    the stall pays 3 coins and the turn goes on.
market.call.right   A call of a right sale does nothing, and nobody else learns of it.
market.held         Only cards of the own hand can be sold or given.
market.phase        What the phase does not list is refused.
market.over         After `days` turns the stall with the most coins wins for whoever stands there.
"""
