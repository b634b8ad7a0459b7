### What Koloda says in every game, in English.
###
### The message of a rule explains it; `.no` is the answer to a player who has just tried it.
### $who and $seat: shown names. $text: what was typed. $count, $round, $points: numbers.

## Rules of every game

koloda-window-stale = Some moments are short. What is meant for one moment never counts for the next one.
    .no = Too late: that moment is over. Nothing has changed.
koloda-action-unknown = Every action has its own short code. The game can only follow codes it knows.
    .no = The game doesn't understand “{ $text }”.
koloda-seat-unknown = Every player has a seat with a letter: A, B, C and so on. Other seats are not in the game.
    .no = There is no such player at this table.
koloda-seed-when = A new seed for the shuffle can come only before the cards are dealt.
    .no = A new seed has to wait for the next deal.
koloda-chance-wait = When cards are shuffled or dice are rolled, the game waits for the result.
    .no = One moment: the game is waiting for the result of a shuffle or a roll.
koloda-chance-unasked = Cards are shuffled and dice are rolled only when the game asks for it.
    .no = Nothing here waits for a shuffle or a die.
koloda-over = When the game is over, nobody can do anything more in it.
    .no = The game is over.
koloda-option-unknown = A table has only the options that its game lists.
    .no = This game has no option called “{ $text }”.
koloda-option-value = Every option of a table has a list or a range of values to choose from.
    .no = “{ $value }” is not a choice for this option: { $option }.

## At the table

koloda-your-turn = Your turn!
koloda-your-answer = The game is waiting for your answer.
koloda-waiting-for = Waiting for { $who }…
koloda-your-hand = Your cards
koloda-table = Table
koloda-players = Players
koloda-deck = Draw pile: { $count }
koloda-discard = Discard pile
koloda-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
koloda-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
koloda-round = Round { $round }
koloda-score = Score
koloda-winner = Winner: { $who }
koloda-winners = Winners: { $who }
koloda-you = you
koloda-and = { $first } and { $last }
# Whom it is about: $aim is self, you or other; `.to` is where Russian has another form.
koloda-whom =
    { $aim ->
        [self] yourself
        [you] you
       *[other] { $target }
    }
    .to =
        { $aim ->
            [self] yourself
            [you] you
           *[other] { $target }
        }
koloda-nothing = nothing
koloda-possible-now = You can now
koloda-nothing-now = You have nothing to do right now.
koloda-why-not = Why not?
koloda-rule = Rule { $clause }
koloda-allowed = Yes, you can do this now.
koloda-hint = Hint: { $text }
koloda-hint-chance = { $text }: wins { $chance } % of the time (± { $error })
koloda-no-hint = No hint this time.

## The table itself

koloda-table-seat = Everybody acts at their own seat only.
    .no = Seat { $seat } is not yours.
koloda-table-owner = Whoever opened the table starts, pauses and makes room at it.
    .no = Only the owner of this table can do that.
koloda-table-host = Where a game waits for its host's word, the owner of the table says it.
    .no = Nothing here waits for your word.
koloda-table-waits = A table waits until everybody sits at it; then the game begins.
    .no = The game has not begun yet.
koloda-table-hints = Alone against bots you may ask for a hint; among people only where the table was opened so.
    .no = At this table nobody gets a hint.
koloda-table-paused = While a table is paused, its clocks stand still and nobody can act.
    .no = The table is paused.
koloda-table-begun = How many sit at a table is settled before the game begins.
    .no = The game has already begun.
koloda-table-taken = One seat is for one player.
    .no = Seat { $seat } is taken.
koloda-table-kicked = Whoever the owner of a table has sent away does not sit down there again; banned for the evening, they do not watch either.
    .no = The owner of this table has sent this player away.
koloda-table-sat = Nobody who has sat at a running game takes another seat of it: they would see the cards there.
    .no = You have already sat at another seat of this game.
koloda-table-vacated = A seat that somebody has left in the middle of a game is taken again by them, or with the owner's word.
    .no = The owner of the table has to free seat { $seat } first.
koloda-table-name = No two names at a table look alike.
    .no = Somebody at this table has a name that looks like { $name }; pick another.
koloda-table-muted = Whom the owner of a table has muted writes no words there, inside a move either.
    .no = The owner of this table has muted you: “…” is all you can write.
koloda-table-words = Words inside a move are one line of text that can be seen.
    .no = Write at most { $most } letters, without what cannot be seen.
koloda-table-hurry = Whoever has written several lines at once waits a moment before the next.
    .no = Too many words; wait a moment.
koloda-table-locked = A locked table takes in nobody new.
    .no = This table is locked.
koloda-table-seated = Nobody sits at two seats of a table.
    .no = You already sit at this table.
koloda-table-absent = A game begins when every seat is taken.
    .no = Seat { $seat } is still free.
koloda-table-missing = Whoever is away holds up the start for a moment only; then a bot keeps the seat.
    .no = Still waiting for { $who }. In a moment you can begin without them.
koloda-table-full = Every seat is taken, and there are no more.
    .no = All seats are taken; you can watch.
koloda-table-wish = What comes next is chosen when a game is over.
    .no = The next game is chosen already, or this one is not over.
koloda-table-replaced = Of several actions that wait for their moment, the latest of a player counts.
    .no = You have sent something else since.
koloda-table-dealt = Everybody may add to the shuffle once, before the cards are dealt.
    .no = Nothing can be added to this shuffle any more.
koloda-table-mute = Only a person at the table, or all who watch, can be muted.
    .no = Nobody sits at { $seat } who could be muted.
koloda-table-message = The name of a message stands for one thing asked: sent again, it is not done again.
    .no = This message has the name of another one, so nothing was done.
koloda-store-away = Nothing counts before it is written down. The server cannot write right now: this was not done and will not be; try again in a moment.
koloda-store-unknown = The server lost its line while it was writing. Nobody knows yet whether this was done; look again in a moment: if you send the same once more, it is not done twice.
koloda-table-running = Whether all cards are shown is agreed on when the game is over.
    .no = The game is not over yet.

## Suited cards

koloda-card = { $rank } of { $suit }
koloda-suit-s = spades
    .name = spades
koloda-suit-c = clubs
    .name = clubs
koloda-suit-d = diamonds
    .name = diamonds
koloda-suit-h = hearts
    .name = hearts
koloda-rank-2 = two
koloda-rank-3 = three
koloda-rank-4 = four
koloda-rank-5 = five
koloda-rank-6 = six
koloda-rank-7 = seven
koloda-rank-8 = eight
koloda-rank-9 = nine
koloda-rank-T = ten
    .index = 10
koloda-rank-J = jack
    .index = J
koloda-rank-Q = queen
    .index = Q
koloda-rank-K = king
    .index = K
koloda-rank-A = ace
    .index = A

## Ready-made rules

koloda-preset-advised = Recommended
koloda-preset-book = By the book
    .help = The rules exactly as they are written.
koloda-preset-family = Family
    .help = Popular house rules and a short game.
koloda-preset-quick = Quick
    .help = The rules as they are written, for one round.

## When a table cannot be shown

koloda-problem-store-away = The server cannot write anything down right now; try again in a moment.
koloda-problem-store-unknown = The server lost its line while it was writing. Nobody knows yet whether this was done; if you send the same once more, it is not done twice.
koloda-problem-table-pack = This table is played with the pack “{ $pack }”, and the server does not have it right now. Nothing is lost: the game goes on by itself as soon as the server is started with this pack again.
koloda-problem-table-version = This table was played under version { $version } of the rules; this server plays version { $here }. The game cannot go on here, but nobody can change it any more either. Open a new table to play by the new rules.
koloda-problem-table-spoilt = Something is wrong with what is stored of this table, so the game has been stopped rather than played on wrongly. Whoever runs this server can look into it; open a new table meanwhile.
koloda-problem-table-held = Whoever runs this server has set this table aside for a while. Nothing is lost: the game goes on from here when it is released.
koloda-problem-table-closed = Whoever runs this server has closed this table. Open a new one to play on.
koloda-problem-worker-lost = This could not be worked out; try again.
koloda-problem-analysis-full = Many games are being judged right now; try again later.
koloda-problem-analysis-many = Two of your games are being judged already; wait for one of them.
koloda-problem-puzzle-unknown = There is no such puzzle.
koloda-problem-record-which = Name a table or a record, and not both.
koloda-problem-guest-banned = Whoever runs this server keeps you out of it.

## Terminal

koloda-prompt = Your move
koloda-prompt-answer = Your answer
koloda-help = Help
koloda-press-enter = Press Enter to go on
koloda-press-now = Press Enter!
koloda-in-a-moment = In a moment…
koloda-goodbye = Goodbye! Thanks for playing.
koloda-log = What happened
koloda-log-empty = Nothing has happened yet.
koloda-see-help = Type ? to see what you can type.
koloda-did-you-mean = Did you mean { $text }? Type ? to see what you can type.
koloda-unknown-clause = There is no rule called “{ $text }”.
koloda-unknown-game = There is no game called “{ $text }”.
koloda-saved = The game is saved: { $text }
koloda-commands = You can type
koloda-command-number = 1, 2, 3 …: take that choice from the list
koloda-command-code = CODE: do it, for example play a card
koloda-command-hint = hint: see what a strong bot would do
koloda-command-why = why CODE: find out why something is not allowed; alone, the rule behind the last refusal
koloda-command-rules = rules: the chapters; rules draw: the rules of one; rules book: the rulebook
koloda-command-table = table: show the table again
koloda-command-score = score: show the points
koloda-command-log = log: see what happened so far
koloda-command-undo = undo: take back the last step of your move
koloda-command-save = save FILE: write the game into a file; it is also kept after every move
koloda-command-help = help or ?: show this list; Tab completes what you type
koloda-command-quit = quit or q: leave the game
koloda-cards-typed = Cards and how to type them
koloda-no-number = There is no choice { $text } now.
koloda-list-changed = The list has changed since you began to type { $text }: nothing was done. Esc clears the line.
koloda-why-what = Type why and a card or a code, as in: why draw
koloda-rules-how = rules and a word from this list shows those rules, rules book the whole rulebook.
koloda-no-book = There is no rulebook for this game here.
koloda-no-undo = In this game nothing is taken back.
koloda-nothing-to-undo = There is nothing to take back now.
koloda-save-where = Type save and the name of a file.
koloda-go-on = The game is kept. To go on: { $text }
koloda-welcome-back = Welcome back.
koloda-any-moment = At any moment: { $text }
koloda-pause = Pause: { $seconds } s
koloda-prompt-time = { $text } ({ $seconds } s)
koloda-welcome = You sit at seat { $seat }. Type help to see what you can type.
koloda-player = Player { $seat }
koloda-choose = { $code }… which one? { $choices }
koloda-choose-none = or just Enter
koloda-host-waits = You run this table. The game waits for your word, as in { $text }.
koloda-host-only = Only the game's host may say this, and only when the game waits for it.
koloda-top = Top card
koloda-colour = Colour
koloda-direction = Direction
koloda-dealer = dealer
koloda-stack = Cards to take: { $count }
koloda-total = Total
koloda-bluff = a bluff!

## Bots

koloda-bot = bot
koloda-bot-easy = Easy bot
koloda-bot-normal = Normal bot
koloda-bot-hard = Hard bot
koloda-bot-expert = Expert bot
koloda-bot-plain = Plain bot
koloda-bot-random = Random bot
koloda-bot-thinking = { $who } is thinking…
koloda-bot-names = Ben Cleo Dora Emil Fay Gus Hana Ivo Jill

## A name that is not the server's

koloda-stranger = This server does not go by the name { $host }. Open it by its address:
koloda-stranger-name = If the name is yours, start the server with { $setting }.

## Pictures for messengers

### $who: who invites, or who has won (`none`: nobody yet); $step, $total: numbers
koloda-picture-invites =
    { $who ->
        [none] Come and play!
       *[other] { $who } invites you to play
    }
koloda-picture-won =
    { $count ->
        [0] Nobody has won
        [one] { $who } has won!
       *[other] { $who } have won!
    }
koloda-picture-step = Step { $step } of { $total }
koloda-picture-home = Five card games for friends: on phones, on a TV, in the browser.

## Puzzles

koloda-puzzle = Puzzle { $number }
koloda-puzzle-before = One choice is clearly better than all others, by what you can know. Which one?
