"""What a seat may believe: states imagined from its view, never from the truth."""

import filature
from filature.games.lair.box import KINDS, LETTERS, TAUNT
from filature.games.lair.game import Lair

game = filature.load(Lair)
match = filature.Match(game, seats=3)
rng = filature.Rng(4)
match.deal(rng)

view = match.view(0)
worlds = [game.imagine(view, rng) for _ in range(2000)]
for letter in (0, 1):
    held = sum(any(w.hands[s * KINDS + TAUNT + letter] for s in (1, 2)) for w in worlds)
    print(f"a rival holds a {LETTERS[letter]}: {held / len(worlds):.0%}")
