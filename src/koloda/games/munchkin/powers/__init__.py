"""The named powers of races and classes: one class for each that is played (docs/rules/munchkin-pack.md §4).

A class says everything about its power: when it may be used and on what, what pays for it and how often, what
then happens, how it is offered, and what it means to a bot. The last lines of its module are the rows;
`words` puts them in the order of the vocabulary. A new power has its name there, its row in
`rules/permission` and its class here.
"""
