"""One running game: seats, a clock, windows turned into actions, a log. No game is named in here.

A table never waits and does no I/O; whoever runs it does three things:

    ticket = table.act(seat, "r5", message="17")   # or sit, leave, pause, …: asked, nothing has changed
    while entries := table.propose():              # what happens now, to be stored
        store(entries)                             # many tables' entries may share a transaction
        table.confirm()                            # now it happens: listeners hear it, tickets are answered
    wake_at(table.next_due())                      # call `propose` again then, or when something is asked

A proposal changes nothing before `confirm`; views, prompts and answers are always those of what is
stored. When storing failed, `withdraw` puts it back to be judged anew; when somebody else has written
in between, drop the table and `rebuild` it from its entries. Without a store `tick` does it all at once.

- `table.open_table` makes a table that waits for its players; `table.rebuild` one from stored entries;
  `new_table` and `table_at` begin at once, without a lobby; `table.rematch` opens the next game.
- `entries.Entry` is what a store keeps: `plain()` and `read_entry` are inverse, JSON values only.
- `tickets.Ticket` is somebody's question and, some time later, its `Answer`.
- `updates.Update` is all that leaves for a seat: `listen(seat, ear)` for what comes, `missed(version,
  seat)` for what a client lacks (a whole scene when that version is not known), `snapshot(seat)`.
  SPECTATOR is a seat in this sense. Versions are the seat's own count: numbers of the log stay inside.
- `lines.Line` measures a connection; report round trips with `table.round_trip(seat, ms)`.

What can be asked (each gives a Ticket; `by` is a person's id, `message` the client's id of the request):

    act(seat, code, serial=-1, *, by="", message="", told=-1)   told: ms from painting the prompt to the press
    sit(seat, person, name) · leave(seat) · hand_over(seat, person, name) · kick(seat)
    add_bot(seat, level, name) · remove_bot(seat) · resize(count) · start() · pause() · resume()
    mute(seat, on=True)          the words of this seat's person are kept from the table
    away(seat) · back(seat)      the person's last connection has gone; one has come
    add(seat, hex)               a person's own bytes for the next deal
    agree(seat)                  to the open record, where hands stay closed for ever
    follow(table)                where the rematch is played
    stood(ms)                    nobody ran this table for so long; its clocks did not run either

A process that only follows takes what the leader wrote with `absorb(entries)` and never proposes.

What can be read: `why_not(seat, code)`, `snapshot(seat)`, `missed(version, seat)`, `seat_of(person)`,
`version_for(seat)`, `is_over`, `is_idle()`, `open_record()` (the record with its deals as text, None while
it may not be public).
"""
