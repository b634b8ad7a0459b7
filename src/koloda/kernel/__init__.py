"""What every game shares. No game's name appears in here, no I/O, no time.

A game is a deterministic machine: state = f(options, seed, actions). `state.State` is the
contract; the other files are its vocabulary: `actions`, `windows`, `events`, `views`, `chance`,
`frames`, `options`, and the text forms `positions`, `records`, `scenarios`.
"""
