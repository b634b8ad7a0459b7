"""One running game: seats, a clock, windows turned into actions, a log. No game is named in here.

A table never waits and does no I/O; whoever runs it does three things:

    ticket = table.act(seat, "r5", message="17")   # or ask("sit", …), ask("pause"): nothing has changed yet
    while entries := table.propose():              # what happens now, to be stored
        store(entries)                             # many tables' entries may share a transaction
        table.confirm()                            # now it happens: listeners hear it, tickets are answered
    wake_at(table.next_due())                      # call `propose` again then, or when something is asked

A proposal changes nothing before `confirm`; views, prompts and answers are always those of what is
stored. When storing failed, `withdraw` puts it back to be judged anew; when somebody else has written
in between, drop the table and `rebuild` it from its entries. Without a store `tick` does it all at once.

- `opening.open_table` makes a table that waits for its players; `rebuild` one from stored entries;
  `new_table` and `table_at` begin at once, without a lobby; `next_game` opens what the same people play next.
- `entries.Entry` is what a store keeps: `plain()` and `read_entry` are inverse, JSON values only.
- `table_state.TableState` is what the entries add up to; `Table` is that, and what runs it.
- `tickets.Ticket` is somebody's question and, some time later, its `Answer`.
- `translation` makes the messages of `koloda.wire` from views and events: `subscribe(seat, …)` for what
  comes (`Update`), `missed(version, seat)` for what a client lacks (a fresh `Snapshot` when that version is
  not known), `snapshot(seat)`. SPECTATOR is a seat in this sense. Versions are the seat's own count: numbers
  of the log stay inside.
- `latency.Latency` measures a connection; report round trips with `table.round_trip(seat, ms)`.

What can be asked (each gives a Ticket; `by` is a person's id, `message` the client's id of the request):

    act(seat, code, serial=-1, *, by="", message="", told=-1)   told: ms from painting the prompt to the press
    ask(verb, seat=HOST, *, by="", message="", **values)        every other verb, a class each in `verbs`

A process that only follows takes what the leader wrote with `absorb(entries)` and never proposes.

What can be read: `why_not(seat, code)`, `snapshot(seat)`, `missed(version, seat)`, `seat_of(person)`,
`version_for(seat)`, `is_over`, `is_idle()`, `open_record()` (the record with its deals as text, None while
it may not be public).
"""
