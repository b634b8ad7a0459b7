"""Tables on the network: lobby, identity, sockets, store. No game is named in here."""
