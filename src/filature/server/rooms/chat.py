"""What people say at a table: made safe, numbered, kept, and sent to all who listen.

How long a line may be is said by its message, `Say`; how often one may come, by the house's
budgets.
"""

from filature.protocol.messages import ChatLine, Said

from .caller import safe_line
from .listeners import Listener
from .room import Room


async def say(room: Room, speaker: Listener, text: str) -> None:
    """A line of chat, if anything is left of it once it is safe."""
    line = safe_line(text)
    if not line:
        return
    if not room.spec.settings.chat:
        raise room.refuse("HOUSE-CHAT", "refused-chat")
    if silenced(room, speaker):
        raise room.refuse("HOUSE-CHAT", "refused-silenced")
    async with room.lock:
        room.silent = False
        room.last_said = max(room.last_said + 1, int(room.services.now() * 1000))
        said = ChatLine(room.last_said, speaker.viewer.seat, name_of(room, speaker), line)
        await room.services.store.notes.keep_chat(room.spec.id, said)
        room.listeners.send(Said(said))


def silenced(room: Room, speaker: Listener) -> bool:
    """Whether the table has enough of somebody."""
    seat, guest = speaker.viewer.seat, speaker.caller.guest
    return room.spec.chairs[seat].silenced if seat >= 0 else guest in room.spec.hushed


def name_of(room: Room, speaker: Listener) -> str:
    """A name that nobody else at the table has, whether one sits or watches."""
    if speaker.viewer.seat >= 0:
        return room.spec.chairs[speaker.viewer.seat].name
    return room.listeners.watcher_name(speaker)
