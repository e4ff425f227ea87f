"""Golden files: what a game does, written down.

`python -m filature.conformance.golden` writes those of the games of this folder anew, or of
those named.

For each game: its table of actions, the number of positions a few steps from fixed ones,
whole matches with what every seat sees change after every action, and the sums of many more, at
tables with each option.
"""

import hashlib
import sys
from importlib import import_module
from importlib.resources import files
from typing import Any

from filature.conformance import here
from filature.core.box import Leaflet
from filature.core.game import Game
from filature.core.option import MANY, Values, written
from filature.core.rng import Rng
from filature.core.seat import CHANCE, CHANCE_ALONE, EVERYONE, SPECTATOR, members
from filature.core.sentence import Sentence
from filature.core.state import State
from filature.library import Match

DEPTH = 3
LONG = 10  # entries of a list that is told by its growth


def golden_files(game: Game) -> dict[str, str]:
    """Every golden file of a game: name -> content."""
    files = {
        "actions.txt": action_table(game),
        "perft.txt": perft_counts(game),
        "sums.txt": check_sums(game),
    }
    for seats in (game.fewest, game.most):
        files[f"match-{seats}.txt"] = playthrough(game, seats, seed=seats)
    return files


def action_table(game: Game) -> str:
    rows = [f"{a.id} {a.sentence.form.removeprefix('do-')} = {a.notation}" for a in game.actions]
    return "\n".join([f"{game.name} version {game.version}", *rows, ""])


def perft(game: Game, state: State, depth: int) -> int:
    """How many positions are `depth` steps away, chance being a step like any other."""
    actors = game.actors(state)
    if depth == 0 or actors == 0:
        return 1
    total = 0
    for seat in members(actors):
        fate = seat == CHANCE
        actions = [a for a, _ in game.chance(state)] if fate else game.options(state, seat)
        for action in actions:
            ahead = game.copy(state)
            game.apply(ahead, seat, action)
            total += perft(game, ahead, depth - 1)
    return total


def perft_counts(game: Game) -> str:
    """Counted at every eighth decision of a random match."""
    rows = []
    for seats in range(game.fewest, game.most + 1):
        rng = Rng(seats)
        state = game.new(seats)
        decisions = 0
        while (actors := game.actors(state)) != 0:
            if actors == CHANCE_ALONE:
                game.apply(state, CHANCE, game.draw(state, rng))
                continue
            if decisions % 8 == 0:
                rows.append(f"seats {seats} decision {decisions}: {perft(game, state, DEPTH)}")
            seat = members(actors)[0]
            offered = game.options(state, seat)
            game.apply(state, seat, offered[rng.below(len(offered))])
            decisions += 1
    return "\n".join([*rows, ""])


def playthrough(game: Game, seats: int, seed: int) -> str:
    """A random match: every action, what was told, and every field of a view that changed."""
    rng = Rng(seed)
    match = Match(game, seats)
    watchers = (SPECTATOR, *range(seats))
    seen: dict[int, dict[str, object]] = {seat: {} for seat in watchers}
    rows = [f"{game.name} version {game.version}, {seats} seats, box {game.box_hash}"]
    while match.actors():
        seat = match.actors()[rng.below(len(match.actors()))]
        offered = match.offered(seat)
        action = offered[rng.below(len(offered))] if offered else game.draw(match.state, rng)
        if offered:
            rows.append(f"    may {', '.join(match.options(seat))}")
        match.do(seat, action)
        rows.append(f"{'chance' if seat == CHANCE else seat}: {game.actions[action].notation}")
        rows += [told(to, what) for to, what in match.log[-1].news]
        rows += changes(match, seen)
    rows.append(f"scores {match.scores()} winners {match.winners()} by {game.ending(match.state)}")
    return "\n".join([*rows, ""])


def check_sums(game: Game) -> str:
    """Many random matches, each by a sum of all that could be done, was done and was told in it."""
    rows = []
    kind: Any = type(game)
    for values in settings(game):
        table: Game = kind(game.leaflet, values)
        for seats in range(game.fewest, game.most + 1):
            if fits(table, seats):
                said = " ".join(f"{name}={written(value)}" for name, value in values.items())
                sums = " ".join(check_sum(table, seats, seed) for seed in range(1 if values else 6))
                rows.append(f"{seats} seats {said or 'as it is'}: {sums}")
    return "\n".join([*rows, ""])


def settings(game: Game) -> list[Values]:
    """A game as it is, and with each other choice of each option: of many, the outermost."""
    others = [(option.name, option.choices[1:]) for option in game.options_offered]
    chosen = [(name, c if len(c) < MANY else (c[0], c[-1])) for name, c in others]
    return [{}, *({name: choice} for name, choices in chosen for choice in choices)]


def fits(game: Game, seats: int) -> bool:
    """Whether a setting can be played by so many."""
    try:
        game.new(seats)
    except ValueError:
        return False
    return True


def check_sum(game: Game, seats: int, seed: int) -> str:
    rng, match, total = Rng(seed), Match(game, seats), hashlib.sha256()
    while actors := match.actors():
        seat = actors[rng.below(len(actors))]
        offered = match.offered(seat)
        match.do(seat, offered[rng.below(len(offered))] if offered else game.draw(match.state, rng))
        total.update(repr((offered, *match.log[-1])).encode())
    total.update(repr((match.scores(), match.winners(), game.ending(match.state))).encode())
    return total.hexdigest()[:8]


def told(audience: int, what: Sentence) -> str:
    return f"    told {'*' if audience == EVERYONE else members(audience)} {what!r}"


def changes(match: Match, seen: dict[int, dict[str, object]]) -> list[str]:
    """The fields of each view that are new; a seat's only where it differs from a spectator's."""
    rows = []
    public = match.view(SPECTATOR)._asdict()
    for seat, before in seen.items():
        now = match.view(seat)._asdict()
        new = {field: value for field, value in now.items() if before.get(field) != value}
        own = {f: v for f, v in new.items() if seat == SPECTATOR or public[f] != v}
        if own:
            said = " ".join(grown(field, before.get(field), now[field]) for field in own)
            rows.append(f"    {'*' if seat == SPECTATOR else seat} {said}")
        seen[seat] = now
    return rows


def grown(field: str, before: object, now: object) -> str:
    """A field and its value; of a long list that has only grown, what is new."""
    value = now
    if isinstance(before, tuple) and isinstance(now, tuple) and LONG <= len(before) < len(now):
        value = now[len(before) :] if now[: len(before)] == before else now
    return f"{field}{'=' if value is now else '+='}{value}".replace(" ", "")


def main(*names: str) -> None:
    sys.path.insert(0, str(here.ROOT / "src"))  # a package need not be installed for it
    found = here.brought()
    for name in names or found:
        if name not in found:
            sys.exit(f"{name} is no game of {here.ROOT}")
        write(name, found[name])


def write(name: str, module: str) -> None:
    """Writes the files of one game anew."""
    box = (files(module) / "boxes" / "default.toml").read_text("utf-8")
    game: Game = import_module(module).GAME(Leaflet("default.toml", box), {})
    here.golden(name).mkdir(parents=True, exist_ok=True)
    for file, content in golden_files(game).items():
        (here.golden(name) / file).write_text(content, "utf-8")
    sys.stdout.write(f"golden files of {name} written\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
