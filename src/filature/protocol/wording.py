"""Puts scenes into words.  Compiled: a table does so for every viewer after every action."""

# Structs are Any here: what is compiled must not need msgspec where it is built.
from collections.abc import Callable
from typing import Any, TypeAlias, final

from filature.core.scene import Board, Fact, Scene
from filature.core.seat import NOBODY
from filature.core.sentence import Sentence

from .drawing import SHAPES, Shape

Say: TypeAlias = Callable[[Sentence], str]
NOTHING = Scene(NOBODY, Fact(Sentence("", ())), ())
NO_BOARD = Board("", "", ())


@final
class Painter:
    """Puts scenes into words for one viewer."""

    def __init__(self, say: Say) -> None:
        self.say = say

    def scene(self, found: Scene, before: Scene = NOTHING) -> Any:
        """A scene in words; what it has in common with the one before is only named."""
        return self.changed(found, before)

    def changed(self, found: Any, before: Any) -> Any:
        """A scene or a board, told by what is not as it was."""
        shape: Shape = SHAPES[type(found)]
        fields = self.told(found, shape)
        for place in shape.named:
            old = {one.id: one for one in before[place]}
            fields[place] = [self.named(one, old.get(one.id)) for one in found[place]]
        for place in shape.kept:
            same = found[place] == before[place]
            fields[place] = None if same else [self.part(one) for one in found[place]]
        return shape.struct(*fields)

    def named(self, one: Any, before: Any) -> Any:
        """Something by its id, when it is just as it was."""
        if one == before:
            return one.id
        return self.changed(one, before or NO_BOARD) if isinstance(one, Board) else self.part(one)

    def part(self, found: Any) -> Any:
        """A part of a scene, with all that is in it."""
        shape: Shape = SHAPES[type(found)]
        return shape.struct(*self.told(found, shape))

    def told(self, found: Any, shape: Shape) -> list[Any]:
        """The fields of a part, in words."""
        fields = list(found)
        for place in shape.sentences:
            fields[place] = self.say(found[place])
        for place in shape.parts:
            fields[place] = self.part(found[place])
        for place in shape.lists:
            fields[place] = [self.part(one) for one in found[place]]
        return fields
