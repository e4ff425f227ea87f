"""A match from Python: two people who always do the first thing that comes to mind."""

import filature

game = filature.load("lair", box="default", options={"target": 10})
match = filature.Match(game, seats=2)
fate = filature.Rng(7)

while not match.over:
    match.deal(fate)  # chance acts until someone must think
    for seat in match.actors():
        match.play(seat, match.options(seat)[-1])

print("scores", match.scores(), "winners", match.winners())
print("ended by", game.ending(match.state), "-", game.clauses("en")[game.ending(match.state)])
print("what seat 0 was told first:", game.words.say(match.news(0)[0], "en"))
