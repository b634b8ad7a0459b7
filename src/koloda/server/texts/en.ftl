### What the web client says around the games, in English.
### $who: a shown name. $least, $most, $count, $free, $seconds, $number, $age, $ms: numbers.

## Home

web-slogan = Card games by the book, with friends and bots
web-slogan-how = On phones, at a TV or on your own. Free, with nothing to sign up for.
web-newcomer = { $game } in two minutes
web-newcomer-why = New to all of these? Begin here.
web-my-games = My games
web-ask-name = What is your name?
web-ask-name-why = The others at the table will see it. It can be changed at any time.
web-games = Games
web-players = { $least }–{ $most } players
web-minutes = { $least }–{ $most } min
web-age = { $age }+
web-play-now = With bots
    .label = Play against bots
web-with-friends = With friends
web-dealing = Dealing…
web-back-to = Back to { $game }
web-your-name = Your name
web-player = Player
web-join-by-code = Join by code
web-join = Join
web-open-tables = Open tables
web-no-open-tables = Nobody waits for players right now.
web-hosted = { $who } invites
web-free-seats =
    { $free ->
        [one] { $free } seat of { $count } is free
       *[other] { $free } seats of { $count } are free
    }
web-notice = Names of games only say which rules are meant. Trademarks belong to their owners.
web-about = About Koloda
web-about-text = Koloda plays card games exactly as their rules are written. It is free, open and needs no account. This server keeps your name, your games and their chat; nothing is shared with anybody else.
web-look =
    { $look ->
        [dark] Look: dark
        [light] Look: light
       *[auto] Look: as the system
    }
web-other-device = Play on another device
web-other-device-text = This link works once. It opens your name and your seats on another device.
web-make-link = Make a link
web-forget-me = Forget me
web-forget-text = Deletes your name everywhere, your chat too. Finished games stay without it.
web-forget-sure = Delete your name and your chat from this server?
web-forgotten = Done. This server does not know you any more.

## My games

web-won = You won!
web-won-with = You won, together with { $who }
web-played-with = With { $who }
web-tallies = Wins
web-tally =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $wins ->
        [0] no win yet
        [one] { $wins } win
       *[other] { $wins } wins
    }
web-streak =
    { $streak ->
        [0] Most wins in a row: { $best }
       *[other] Wins in a row: { $streak }, at best { $best }
    }
web-more-games = Show more
web-no-games = Games that you play to the end come here.
web-my-games-text = Only you see this list: on this device, and wherever you open your own link.
web-forget-game = Take off my games
web-forget-games = Take off all games
web-forget-games-text = The list becomes empty for good. Whoever played with you keeps the games.
web-keep-games = Keep them

## Opening a table

web-new-table = New table
web-seats = Seats
web-seats-text = Whoever is missing in the end is played by a bot.
web-fewer = One seat less
web-more = One seat more
web-turn-clock = Time for a move
web-no-clock = no limit
web-seconds =
    { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }
web-bot-pace = Bots
web-bot-pace-30 = Quick
web-bot-pace-100 = Like people
web-bot-pace-200 = Take their time
web-public = Open to everybody
    .help = The table stands in the list on the home page.
web-watching = Others may watch
    .help = Whoever has the link sees the table, but no hand.
web-hints = Hints for everybody
    .help = Alone against bots they are always there.
web-late = Seats left in mid-game are free
    .help = Whoever comes takes them, without the host’s word.
web-tv = This is the TV
    .help = This screen shows the table and nobody's hand; you play on your phones.
web-rules = Rules
web-hint = Hint
web-hint-thinks = Thinking …
web-hint-wait = Better to wait.
web-hint-chance = { $chance } % ± { $error }
web-presets = Ready-made rules
web-preset-own = Your own choice of rules.
web-group-common = Common options
web-group-house = House rules
web-group-fine = Details
web-group-time = Times
web-group-minimum = Arne Minimum
web-group-team = Teams
web-number = a number
web-second = s
web-open-table = Open the table
web-one-moment = One moment…
web-no-game = This game is not here yet

## The waiting room

web-bot-level = Bots
web-level-random = random bot
web-level-plain = plain bot
web-level-easy = easy bot
web-level-normal = normal bot
web-level-hard = hard bot
web-level-expert = expert bot
web-level-program = program of one's own
web-own-program = A program of yours
web-own-program-make = Token for seat { $seat }
web-empty-seat = empty seat
web-sit-down = Sit down
web-stand-up = Stand up
web-play = Play
web-invited =
    { $who ->
        [none] Play { $game } with us
       *[other] { $who } invites you to { $game }
    }
web-add-bot = Bot
web-you = you
web-host = host
web-is-away = not here yet
web-remove = Remove { $who }
web-send-away = Send away
web-send-away-sure = Yes, send away
web-send-away-evening = For the evening
web-add-seat = Seat
web-drop-seat = Seat
web-fill-bots = Bots everywhere
web-invite = Invite friends
web-invite-watchers = Invite
web-code = Code
web-link = Link to this table
web-qr = QR code with the link to this table
web-share = Share the link
web-copied = Copied
web-copy-by-hand = This browser copies nothing by itself. The link is selected: copy it by hand.
web-alone = Only this computer reaches this server. For phones in the house start it with: koloda serve --lan
web-agreed = Agreed rules
web-change-rules = Change the rules
web-speed-slow = Slow
web-speed-normal = Normal
web-speed-fast = Fast
web-waits-for = Waiting for { $who }.
web-start-without = Start without { $who }
web-start = Start
web-start-with-bots =
    { $count ->
        [one] Start with { $count } bot
       *[other] Start with { $count } bots
    }
web-host-starts = { $who } starts the game.
web-sit-or-watch = Play along, or wait to watch.
web-no-seat = All seats are taken. Wait here to watch, or ask for one more.

## At the table

web-the-host = the host
web-host-asked = The game waits for your word.
web-host-decides = { $who } decides: { $question }
web-seat = Seat { $seat }
web-log = What happened
web-chat = Chat
web-chat-unread = Chat: something new
web-chat-empty = Nobody has said anything yet.
web-chat-say = Say something
web-send = Send
web-your-table = Your table
web-watchers = Those who watch
web-hush = Keep the words of { $who } from the table
web-hush-off = Chat is on
web-hush-on = Muted for all
web-hushed = The owner of this table has muted you; you can still read.
web-lock = Lock the table
web-lock-on = The table is locked: nobody new comes in.
web-unlock = Unlock
web-free-seat = Give the seat away
web-seat-left = Seat { $seat } was left
web-report = Report to the owner
web-reported = The owner has been told.
web-report-about = About { $who }:
web-mute = Mute
web-everybody = everybody
web-menu = Table
web-learn = Learn
web-learn-first = First time? Learn it in three minutes
web-rulebook = Rulebook
web-rulebook-whole = Read the whole rulebook
web-rulebook-clauses = Every rule, to look up
web-rules-search = Search the rules
web-rules-nothing = No rule has these words.
web-refused = Not possible
web-which-rule = Which rule?
web-volume = Volume
web-shortcuts = Keys
web-letters = Letters and digits work like buttons
web-bot-words = Bots say a word now and then
web-key-hand = My cards; arrows walk along them
web-key-about = What this card does
web-key-score = The score
web-key-position = Hear what is on the table
web-cards-and-motion = Cards, motion, keys
web-motion = Motion
web-motion-slow = Slow
web-motion-normal = Normal
web-motion-fast = Fast
web-motion-off = None
web-card-size = Cards in the hand
web-card-size-small = Smaller
web-card-size-normal = Normal
web-card-size-large = Larger
web-contrast = Cards in high contrast
web-four-colours = Colours that are easy to tell apart
web-settings = Settings
web-key-leave = Close, cancel, skip what moves
web-sound-on = Sounds on
web-sound-off = Sounds off
web-buzz-on = Vibration on
web-buzz-off = Vibration off
web-pause = Pause
web-paused = The table is paused; the clocks stand still.
web-go-on = Go on
web-open-screen = Show on a TV
web-hand-over = Hand my seat over
web-hand-over-text = Whoever opens this link first goes on in your place. It works once.
web-handed = { $who } hands you this seat.
web-handed-do = Ask for a new one.
web-leave = Leave the game
web-leave-text = A bot plays on in your place. You can sit down again while the seat is free.
web-leave-sure = Leave
web-stay = Stay
web-seat-free = A bot plays for somebody who left.
web-bot-gives-up = Come late? { $who }, a bot, gives up its seat and cards to you.
web-come-late = All seats are taken. You can play in the next game.
web-bot-plays = A bot is playing for you.
web-take-back = Take back
web-reactions = With one tap
web-take-over = Take the seat
web-elsewhere = Your seat is also open in another tab. Both work; close the one you don't need.
web-all-right = All right
web-lost-kicked = The host has sent you away from your seat. You can watch, or open a table of your own.
web-lost-handed = Somebody else plays on your seat now, by the link you made. You can go on watching.
web-you-watch = You are watching
web-line-open = Connected
web-line-lost = The connection is lost. Your seat is kept.
web-lag = Connected, { $ms } ms there and back
web-trying-in =
    { $seconds ->
        [0] Trying again…
       *[other] Trying again in { $seconds } s.
    }
web-try-now = Try now
web-server-silent = The server does not answer. Nothing is lost: the game goes on from here when it is back.
web-server-full = The server is full right now. We keep trying.
web-cut-off = The server has cut this tab off: it sent too much that could not be read. Reload the page to go on.
web-no-answer = No answer came. Look at the table, then try again.
web-told-sat = { $who } sits down.
web-told-left = { $who } has left; a bot plays on.
web-told-bot = A bot sits down: { $who }.
web-told-away = { $who } has lost the connection.
web-told-back = { $who } is back.
web-told-keep = A bot plays for { $who } until they return.
web-told-pause = The table is paused.
web-told-resume = The game goes on.

## After the game

web-end = The end
web-result = Show the result
web-you-won = You have won!
web-winners =
    { $count ->
        [0] Nobody has won.
        [one] { $who } has won!
       *[other] { $who } have won!
    }
web-rematch = Play again
web-another-game = Another game
web-fair = Nobody could choose these cards
web-hand-worth = In hand: { $points }
web-next-choose = What next?
web-next-wish = What next? Vote
web-next-go = Play { $game }
web-evening = This evening
web-replay = Replay
web-record = Record
web-picture = Picture
web-toy = A card to play with: throw it
web-share-game = Share
web-agree-open = Show all cards
web-shuffle = Was the shuffle fair?
web-back = Back

## TV

web-screen-how = Point your phone's camera at the code, or type it on the home page.
web-full-on = Full screen
web-full-off = Leave full screen
web-tv-party = A party on this screen
web-tv-code = Or show a room:
web-tv-show = Show

## When something is wrong

web-loading = One moment…
web-load-failed = A part of the page could not be loaded.
web-try-again = Try again
web-reload = Reload
web-close = Close
web-failed = Something went wrong here. Reload the page and try again.
web-upgraded = Koloda has been updated. Reload the page to go on; the game waits.
web-unknown = There is no such page
web-unknown-do = Maybe the link is incomplete. The home page has all the games.
web-to-home = To the games
web-table-gone = This table is no longer there
web-table-gone-do = It was deleted, or the link is incomplete. Ask for a new link, or open a table of your own.
web-table-aside = This table stands still
web-table-private = Nobody watches at this table
web-table-private-do = The game has begun and its host wants no watchers. Ask for an invitation to the next one.
web-code-do = A code has four letters and lasts for the evening. Check it, or ask for the link.
web-resume-do = Make a new link on the device where you played.
web-problem-server-silent = The server does not answer. Check your connection and try again.
web-problem-server-full = The server is full; try again later.
web-problem-server-failed = Something went wrong on the server. Try again.
web-problem-server-away = The table is moving to another server; try again in a moment.
web-problem-store-away = The server cannot write anything down right now; try again in a moment.
web-problem-store-unknown = The server lost its line while it was writing. Look again in a moment whether this was done.
web-problem-rate-limit = Too fast. Wait a moment and try again.
web-problem-table-unknown = There is no such table.
web-problem-table-count = That number of players does not fit this game.
web-problem-table-running = The game is not over yet.
web-problem-table-private = Nobody watches at this table.
web-problem-code-unknown = There is no room with this code
web-problem-room-wish = The host chooses what is played next, or most of you do.
web-problem-game-unknown = There is no such game.
web-problem-guest-unknown = Pick a name first.
web-problem-name-form = A name has 1 to 20 visible characters.
web-problem-token-unknown = This link has been used or is too old
web-problem-request-wrong = This link is incomplete
web-problem-seat-unknown = There is no such seat.
web-problem-seat-none = Only those who sit at the table can do this.
web-problem-seat-not-yours = This seat is somebody else's.
web-problem-record-closed = The other hands are not open yet.
web-problem-chat-form = Only plain text can be said.
web-problem-chat-muted = The owner of this table has muted you.
web-problem-table-locked = This table is locked: nobody new comes in.
web-problem-table-banned = The owner of this table has sent you away for the evening.
web-problem-name-taken = Somebody at this table is called so; pick another name.
web-problem-socket-many = Too many tables are open at your address; close some.
web-problem-origin-wrong = This page belongs to another site.
