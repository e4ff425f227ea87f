"""What people say at a table: made safe, numbered, kept, and sent to all who listen.

How long a line may be is said by its message, `Say`; how often one may come, by `limits.Rates`.
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
    seat = speaker.viewer.seat
    name = room.spec.chairs[seat].name if seat >= 0 else speaker.caller.name
    async with room.lock:
        room.last_said = max(room.last_said + 1, int(room.services.now() * 1000))
        said = ChatLine(room.last_said, seat, name, line)
        await room.services.store.notes.keep_chat(room.spec.id, said)
        room.listeners.send(Said(said))
