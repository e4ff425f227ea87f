"""What the server asks of a store about people: names and keys that follow them."""

from typing import NamedTuple, Protocol


class Person(NamedTuple):
    """A guest with a key.  The key is made of `turn` when it is shown; only its hash is kept."""

    guest: str
    name: str
    turn: int  # how often the key was changed
    key: str  # its hash


class People(Protocol):
    """People who have a key, and keys that are void.  What was awaited is durable."""

    async def person(self, guest: str) -> Person | None: ...

    async def with_key(self, key: str) -> Person | None:
        """Whose key has this hash."""

    async def is_void(self, key: str) -> bool:
        """Whether there was such a key once."""

    async def add(self, person: Person, at: float) -> None:
        """Somebody has a key from now on; nothing changes for whoever had one."""

    async def change_key(self, old: Person, turn: int, key: str, at: float) -> bool:
        """Another key in place of the old one, which is void; False when that was done before."""

    async def rename(self, guest: str, name: str) -> None:
        """Another name for somebody who has a key; nothing for anybody else."""

    async def held(self, guest: str) -> list[str]:
        """The ids of all tables where a guest sits, or which it made."""

    async def join(self, old: str, new: str, at: float) -> None:
        """One guest is another from now on: its key is void, what it put away the other's."""
