"""Whatever is not offered is refused with its clause, in French or English."""

import filature

match = filature.Match(filature.load("lair"), seats=3)
match.deal(filature.Rng(1))

for notation in ("taunt A", "spy 3 to 1", "top to 2"):
    try:
        match.play(0, notation)
    except filature.Refused as refused:
        print(notation, "|", refused.clause, "|", refused.text("fr"), "|", refused.text("en"))
