### Words of what is not opened at first.

shell-contents = Contents
shell-copy-rule = Copy the name of this rule
shell-copy-example = Copy this example as text
shell-example = Example: { $title }
shell-title-rules = { $game }: rules

## The best moments of a game

shell-highlights = Worth remembering
shell-highlight-best = The best move
shell-highlight-bluff = The bluff worked
shell-highlight-captured = The dummy is taken
shell-highlight-caught = Caught!
shell-highlight-chased = No escape
shell-highlight-cheat = Cheat!
shell-highlight-crash = A direct hit
shell-highlight-curse = A curse
shell-highlight-death = A death
shell-highlight-doubted = Rightly doubted
shell-highlight-draw = The most cards at once
shell-highlight-exchange = New cards
shell-highlight-guest = An uninvited guest
shell-highlight-help = A helping hand
shell-highlight-joker = A joker taken
shell-highlight-jump = Out of turn
shell-highlight-last = The last card
shell-highlight-lock = Saved
shell-highlight-loot = Rich loot
shell-highlight-many = Several at once
shell-highlight-points = The winner's points
shell-highlight-race = The fastest hand
shell-highlight-seven = Nearly won
shell-highlight-shout = One card left
shell-highlight-swap = The great swap
shell-highlight-theft = A theft

## Replay

shell-steps = Steps
shell-step = Step
shell-first-step = To the beginning
shell-one-step-back = One step back
shell-one-step-on = One step on
shell-last-step = To the end
shell-run = Play
shell-stop = Stop
shell-whose-eyes = Whose eyes
shell-all-eyes = All hands open
shell-only-replay = This is a replay: look, don't touch.
shell-eyes-mine = My cards
shell-eyes-none = As a guest
shell-eyes-all = All cards
shell-analysis = Analysis by the coach
shell-share-moment = Share this moment
shell-moment-before = The key moment before
shell-moment-after = The next key moment
shell-speed = Speed: { $speed }×
shell-to-now = Back to the game

## Was the shuffle fair

shell-shuffle-text = Before the cards are dealt the server locks its secret into a fingerprint that everybody sees. Then every browser adds random bytes of its own. So nobody, not even the server, can choose the cards. When the hands may be known, the secret is told, and your browser checks it here.
shell-deal = Deal { $number }
shell-promise = Fingerprint, shown before the deal
shell-added-by = Added by { $who }
shell-secret = Salt and secret, told afterwards
shell-secret-later = The secret is told when the game is over.
shell-check-promise-holds = The secret fits the fingerprint.
shell-check-promise-broken = The secret does not fit the fingerprint!
shell-check-mine-holds = What your browser added is in it.
shell-check-mine-broken = What your browser added was changed!
shell-check-seed-holds = The cards were dealt from exactly this.
shell-check-seed-broken = The cards were dealt from something else!

## What bots say now and then

shell-bot-glad-1 = Got it!
shell-bot-glad-2 = That went well!
shell-bot-glad-3 = Did you see that?
shell-bot-glad-4 = Ha!
shell-bot-sorry-1 = Oh no…
shell-bot-sorry-2 = That hurts.
shell-bot-sorry-3 = Why me?
shell-bot-sorry-4 = It will pass.
