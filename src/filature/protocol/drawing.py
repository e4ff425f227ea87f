"""A scene on the wire: the shapes of `core.scene`, field by field, with every sentence said.

Nothing is declared twice: a shape follows from the part of a scene that it stands for.  Catalogue
keys stay keys (they also choose the art); their words come once for a table, from
`/api/games/{game}/words`.  Fields that have their default are left out.  Most of a table is the
same from one action to the next: a board, place, zone, panel or grid that is just as it was in the
scene before is only named, by its id; lines of a board that are left out are as they were.
"""

from typing import TYPE_CHECKING, Any, Final, NamedTuple, get_args, get_type_hints

from msgspec import NODEFAULT, Struct, defstruct

from filature.core import scene as drawn
from filature.core.sentence import Sentence

NAMING: Final = (drawn.Scene, drawn.Board)  # what they hold may be told by its id alone
ID: Final = 0  # where a part has its id, if it has one
KEPT: Final = ((drawn.Board, "lines"),)  # left out when it is as it was


class Shape(NamedTuple):
    """How a part of a scene is told: its struct, and the places of the fields that change."""

    struct: type[Struct]
    plain: bool  # no field changes
    sentences: list[int]  # are said
    parts: list[int]  # single parts
    lists: list[int]  # of parts
    named: list[int]  # lists of parts that may be told by their ids
    kept: list[int]


SHAPES: Final[dict[type, Shape]] = {}


def is_part(kind: Any) -> bool:
    return hasattr(kind, "_fields")


def has_id(part: Any) -> bool:
    return bool(part._fields[ID] == "id")


def shape(part: Any) -> Shape:
    """The shape of a part of a scene, and of all parts in it."""
    if part not in SHAPES:
        hints = get_type_hints(part)
        fields = [field(part, name, hints[name]) for name in part._fields]
        struct = defstruct(
            part.__name__,
            [tuple(one[:2] if one[2] is NODEFAULT else one) for one in fields],
            namespace={"__doc__": part.__doc__},
            frozen=True,
            omit_defaults=True,
        )
        changing = sorted_out(part, hints)
        SHAPES[part] = Shape(struct, not any(changing), *changing)
    return SHAPES[part]


def field(part: Any, name: str, hint: Any) -> tuple[str, Any, Any]:
    """The name, type and default of a field on the wire."""
    default = part._field_defaults.get(name, NODEFAULT)
    inner: Any = next(iter(get_args(hint)), None)
    if is_part(inner):
        told: Any = shape(inner).struct
        many = list[told | str] if part in NAMING and has_id(inner) else list[told]
        if (part, name) in KEPT:
            return name, many | None, None
        return name, many, [] if default == () else default
    if is_part(hint):
        return name, shape(hint).struct, default
    return name, str if hint is Sentence else hint, default


def sorted_out(part: Any, hints: dict[str, Any]) -> list[list[int]]:
    """The places of the fields that are told otherwise than they are, kind by kind."""
    kinds: dict[str, list[int]] = {key: [] for key in Shape._fields[2:]}
    for place, (name, hint) in enumerate(hints.items()):
        inner: Any = next(iter(get_args(hint)), None)
        if hint is Sentence:
            kinds["sentences"].append(place)
        elif is_part(hint):
            kinds["parts"].append(place)
        elif is_part(inner):
            named = part in NAMING and has_id(inner)
            kept = (part, name) in KEPT
            kinds["kept" if kept else "named" if named else "lists"].append(place)
    return list(kinds.values())


if TYPE_CHECKING:
    Scene = Struct
else:
    Scene = shape(drawn.Scene).struct
