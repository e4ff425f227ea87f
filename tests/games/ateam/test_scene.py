"""What can be pointed at: the dice are for throwing, the pile is for discarding."""

import filature
from filature.core.scene import Scene, Zone
from games.ateam.tables import play, table


def zone(match: filature.Match, id: str, seat: int = 0) -> Zone:
    scene = match.game.scene(match.view(seat), match.offered(seat))
    assert isinstance(scene, Scene)
    return next(one for one in scene.zones if one.id == id)


def notations(match: filature.Match, actions: tuple[int, ...]) -> list[str]:
    return [match.game.actions[action].notation for action in actions]


def test_the_dice_lie_ready_for_whoever_is_to_throw() -> None:
    match = table("4", "0")
    (die,) = zone(match, "dice").pieces
    assert (die.name, notations(match, die.actions)) == ("die-blue", ["throw"])
    assert zone(match, "dice", seat=1).pieces[0].actions == ()
    play(match, "0: throw", "chance: roll 1")
    assert zone(match, "dice").pieces[0].figure == "1"


def test_after_the_vault_there_are_two_dice() -> None:
    assert [die.id for die in zone(table("30o", "0"), "dice").pieces] == ["die-red", "die-blue"]


def test_a_card_and_the_pile_together_are_a_discard() -> None:
    match = table("4", "0")
    pile, hand = zone(match, "discard"), zone(match, "hand-0")
    both = [set(pile.actions) & set(card.actions) for card in hand.pieces]
    assert [notations(match, tuple(found)) for found in both] == [
        ["discard plus3"],
        ["discard clear"],
        ["discard bench"],
    ]
