"""Puts scenes into words.  Compiled: a table does so for every viewer after every action."""

# Structs are Any here: what is compiled must not need msgspec where it is built.
from collections.abc import Callable
from typing import Any, TypeAlias, final

from filature.core.scene import Board, Fact, Scene
from filature.core.seat import NOBODY
from filature.core.sentence import Sentence

from .drawing import ID, SHAPES, Shape

Part: TypeAlias = tuple[Any, ...]  # a named tuple of core.scene
Parts: TypeAlias = tuple[Part, ...]
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

    def changed(self, found: Part, before: Part) -> Any:
        """A scene or a board, told by what is not as it was."""
        shape: Shape = SHAPES[type(found)]
        fields = self.told(found, shape)
        for place in shape.named:
            fields[place] = self.named(found[place], before[place])
        for place in shape.kept:
            same = found[place] == before[place]
            fields[place] = None if same else self.parts(found[place])
        return shape.struct(*fields)

    def named(self, now: Parts, before: Parts) -> list[Any]:
        """Some parts; those that are just as they were by their ids."""
        told: list[Any] = []
        for n, one in enumerate(now):
            same = n < len(before) and (one is before[n] or one == before[n])
            told.append(one[ID] if same else self.moved(one, before))
        return told

    def moved(self, one: Part, before: Parts) -> Any:
        """A part that is not as it was, or not where it was."""
        was = next((part for part in before if part[ID] == one[ID]), NO_BOARD)
        if one == was:
            return one[ID]
        return self.changed(one, was) if isinstance(one, Board) else self.part(one)

    def part(self, found: Part) -> Any:
        """A part of a scene, with all that is in it."""
        shape: Shape = SHAPES[type(found)]
        return shape.struct(*(found if shape.plain else self.told(found, shape)))

    def parts(self, found: Parts) -> list[Any]:
        return [self.part(one) for one in found]

    def told(self, found: Part, shape: Shape) -> list[Any]:
        """The fields of a part, in words."""
        fields = list(found)
        for place in shape.sentences:
            fields[place] = self.say(fields[place])
        for place in shape.parts:
            fields[place] = self.part(fields[place])
        for place in shape.lists:
            fields[place] = self.parts(fields[place])
        return fields
