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
