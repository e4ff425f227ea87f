"""Where the code of a game writes to a state, under whatever name, read from the code itself.

What can be reached from a parameter that is annotated as a State is the state's: `s.deck`, a name
for it, an element of it.  Numbers are not, and a slice is a copy.
"""

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

SCALAR: Final = {"Seat", "Seats", "bool", "float", "i64", "int", "str"}
FLAT: Final = {"Numbers", "bytearray", "list[bool]", "list[int]"}  # their elements are numbers
SAFE: Final = {"agrees", "copy", "count", "get", "index", "items", "keys", "values"}  # methods
LENDING: Final = {"get", "items", "values"}  # of them, those that give out what is inside
THROUGH: Final = {"enumerate", "iter", "reversed", "zip"}  # functions that give what they get


def fields(*files: Path) -> dict[str, str]:
    """What the attributes of all classes in some files are annotated with."""
    trees = [ast.parse(path.read_text("utf-8")) for path in files]
    found = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.AnnAssign)]
    return {target_name(node.target): ast.unparse(node.annotation) for node in found}


def target_name(target: ast.expr) -> str:
    return target.attr if isinstance(target, ast.Attribute) else ast.unparse(target)


def writes(path: Path, known: dict[str, str]) -> Iterator[str]:
    """The lines of a module that write to a state."""
    tree = ast.parse(path.read_text("utf-8"))
    states = {"State"} | {
        alias.asname
        for node in ast.walk(tree)
        for alias in getattr(node, "names", [])
        if isinstance(node, ast.ImportFrom) and alias.name == "State" and alias.asname
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            yield from (
                f"{path.name}:{line} in {node.name}" for line in Scope(node, states, known).writes()
            )


class Scope:
    """One function: which of its names are a state's, and where it writes to them."""

    def __init__(self, node: ast.FunctionDef, states: set[str], known: dict[str, str]) -> None:
        self.node = node
        self.known = known
        arguments = [*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs]
        self.held = {
            one.arg
            for one in arguments
            if one.annotation and ast.unparse(one.annotation).strip("'").split(".")[-1] in states
        }
        while True in [self.learns(target, value) for target, value in self.bindings()]:
            pass

    def bindings(self) -> Iterator[tuple[ast.expr, ast.expr]]:
        """Every name that is given something."""
        for node in ast.walk(self.node):
            match node:
                case ast.Assign(targets=targets, value=value):
                    yield from ((target, value) for target in targets)
                case ast.AnnAssign(target=target, value=ast.expr() as value, annotation=kind):
                    if ast.unparse(kind) not in SCALAR:
                        yield target, value
                case ast.NamedExpr(target=target, value=value):
                    yield target, value
                case (
                    ast.For(target=target, iter=many) | ast.comprehension(target=target, iter=many)
                ):
                    yield target, ast.Subscript(many, ast.Constant(0))

    def learns(self, target: ast.expr, value: ast.expr) -> bool:
        """Whether a name is a state's that was not known to be."""
        if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
            return True in [self.learns(*pair) for pair in zip(target.elts, value.elts)]
        names = {node.id for node in flat(target) if isinstance(node, ast.Name)}
        more = names - self.held if self.holds(value) else set()
        self.held |= more
        return bool(more)

    def holds(self, node: ast.expr) -> bool:
        """Whether an expression is a state's, and can be written to."""
        match node:
            case ast.Name(id=name):
                return name in self.held
            case ast.Attribute(value=value, attr=attr):
                return self.known.get(attr) not in SCALAR and self.holds(value)
            case ast.Subscript(value=ast.Attribute(attr=attr)) if self.known.get(attr) in FLAT:
                return False
            case ast.Subscript(value=value, slice=index):
                return not isinstance(index, ast.Slice) and self.holds(value)
            case ast.Call(func=ast.Attribute(value=value, attr=attr)) if attr in LENDING:
                return self.holds(value)
            case ast.Call(func=ast.Name(id=name), args=args) if name in THROUGH:
                return any(self.holds(ast.Subscript(one, ast.Constant(0))) for one in args)
            case ast.IfExp(body=first, orelse=second):
                return self.holds(first) or self.holds(second)
            case ast.BoolOp(values=parts) | ast.Tuple(elts=parts) | ast.List(elts=parts):
                return any(self.holds(part) for part in parts)
            case ast.NamedExpr(value=value) | ast.Starred(value=value):
                return self.holds(value)
        return False

    def is_fixed(self, node: ast.expr) -> bool:
        """Whether something is of the box or the terms, whose methods only tell."""
        parts = [part for part in ast.walk(node) if isinstance(part, ast.Attribute)]
        return any(self.known.get(part.attr) == "Final" for part in parts)

    def writes(self) -> Iterator[int]:
        """The lines where something of a state's is assigned to, deleted, or told to change."""
        for node in ast.walk(self.node):
            match node:
                case ast.Assign(targets=targets) | ast.Delete(targets=targets):
                    touched = [inside(one) for target in targets for one in flat(target)]
                case ast.AugAssign(target=ast.Name() as target):
                    touched = [target]
                case ast.AugAssign(target=target) | ast.AnnAssign(target=target):
                    touched = [inside(target)]
                case ast.For(target=target):
                    touched = [inside(one) for one in flat(target)]
                case ast.Call(func=ast.Attribute(value=value, attr=attr)) if attr not in SAFE:
                    touched = [] if self.is_fixed(value) else [value]
                case _:
                    continue
            if any(one is not None and self.holds(one) for one in touched):
                yield node.lineno


def inside(target: ast.expr) -> ast.expr | None:
    """What a target is a part of: `s.deck` of `s.deck[0]`; nothing for a name."""
    return target.value if isinstance(target, ast.Attribute | ast.Subscript) else None


def flat(target: ast.expr) -> Iterable[ast.expr]:
    """The targets of an assignment, one by one."""
    if isinstance(target, ast.Tuple | ast.List):
        return [one for part in target.elts for one in flat(part)]
    return [target.value if isinstance(target, ast.Starred) else target]
