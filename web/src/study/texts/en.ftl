### The words of lessons, studies and tips, in English.

study-learn = Learn
study-learn-text = A few minutes a game, with the cards in your hand: you move, the program tells you what it thinks of it.
study-course = Learn { $game }
study-minutes = About three minutes. You move; a wrong card costs nothing here.
study-begin = Begin
study-go-on = Go on
study-lessons = All lessons
study-progress = { $done } of { $count } done
study-place = Lesson { $at } of { $count }
study-done = Done
study-next = Next
study-play = Play a first game
study-play-now = Play!
study-show = Show me
study-again = Again
study-you = You
study-well = Well done!
study-look = Look at it, then go on.
study-aside = That is allowed. Here we try something else: once more?
study-task-do = Make the move that the title tells of. A wrong one costs nothing.
study-task-refused = Try it: here the rule says no.
study-task-try = What can be played here? Try any card.
study-task-look = There is nothing to do here but to look.
study-examples = Examples of the rulebook
study-examples-text = Each stands in the rulebook. Here it can be played.
study-study-link = Paste a position or a recorded game
study-study = Study a position
study-paste = A position, a recorded game, an example of the rules or a link to one
study-paste-text = Then you move for every seat, or bots answer for the others. The address holds it all: pass it on.
study-any-game = The game that can read it
study-open = Open
study-whoever = Whoever moves
study-bots = Bots play the others
study-edit = As text

## The coach

study-coach-title = Analysis
study-coach-works = The coach judges every choice by what its player could know …
study-coach-stop = Stop
study-coach-stopped = Stopped.
study-coach-go-on = Go on
study-coach-here = At this moment
study-coach-decides = { $who } decides
study-coach-no-decision = Nothing was decided here
study-coach-before = The decision before
study-coach-after = The next decision
study-coach-done = done
study-coach-nothing = wait
study-coach-what-if = What if?
study-coach-what-if-text = Two to four choices are played on a hundred times each, in worlds that { $who } could think possible.
study-coach-compare = Compare
study-coach-tries = Playing …
study-coach-play-on = Play on from here
study-coach-curve = Chances to win
study-coach-turn = Move { $number }: { $who } { $from } → { $to } %
study-coach-mistakes = Mistakes
study-coach-no-mistakes = No choice was surely a mistake.
study-coach-all = All { $count }
study-coach-move = Move { $number }, { $who }
study-coach-mistake = { $done }: { $chance } %. Better: { $better }, { $best } %.
study-coach-sums = Luck and skill
study-coach-sums-text = In points of a hundred games won. Given away: by one’s own choices. Luck: what the cards brought. Small games leave large doubts (±).
study-coach-player = Player
study-coach-given = Given away
study-coach-luck = Luck
study-coach-reaction = Reaction
study-coach-of = { $count } of { $all }
study-coach-ms = { $fastest } ms, mostly { $middle }

## Puzzles

study-puzzle = Puzzle
study-puzzles = Puzzles
study-puzzles-text = Positions with one best choice, by what you can know. Every day another one, the same for everybody.
study-puzzle-today = Puzzle of the day
study-puzzle-next = Next puzzle
study-progress-puzzles = { $done } of { $count } solved
study-aside-best = That is possible, but there is something better. Once more?
study-task-best = Find the best choice.
