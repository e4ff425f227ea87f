def choose(v, box, page, choices, rng):
    return choices[rng.below(len(choices))]
