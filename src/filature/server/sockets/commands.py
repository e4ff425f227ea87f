"""What a client's commands lead to: every frame gets exactly one answer."""

import time
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec

from filature.protocol import messages
from filature.server.house import House
from filature.server.rooms import petitions
from filature.server.rooms import why as pointing
from filature.server.rooms.caller import Caller, safe_line
from filature.server.rooms.listeners import encode
from filature.server.rooms.render import Eye
from filature.server.rooms.room import Room, Stale
from filature.table.refused import Refused
from filature.text.catalogue import t

decode = msgspec.json.Decoder(messages.FromClient).decode


class Talker:
    """Somebody at a table who sees through one eye; a connection says how it hears."""

    def __init__(self, house: House, room: Room, eye: Eye, caller: Caller) -> None:
        self.house = house
        self.room = room
        self.eye = eye
        self.caller = caller
        self.reason = ""  # why it is being dropped

    def hear(self, frame: bytes) -> None:
        raise NotImplementedError

    def drop(self, reason: str) -> None:
        raise NotImplementedError

    def answer(self, message: messages.FromServer) -> None:
        self.hear(encode(message))

    def bad(self, error: str) -> None:
        self.answer(messages.Bad(0, error, t(self.eye.lang, f"mistake-{error}")))

    def done(self, id: int) -> None:
        self.answer(messages.Done(id, self.room.audience.presence.moment))

    def seat(self) -> int:
        """The client's seat; whoever watches has nothing to decide."""
        if self.eye.seat < 0:
            raise self.room.refuse("HOUSE-SEAT", "refused-watching")
        return self.eye.seat

    def explained(self, refused: Refused) -> tuple[str, str]:
        """The sentence of a refusal, and its clause in words."""
        names = tuple(chair.name for chair in self.room.spec.chairs)
        rule = refused.game.clauses(self.eye.lang).get(refused.clause, "")
        return refused.text(self.eye.lang, names, self.eye.seat), rule


async def respond(talker: Talker, frame: str | bytes) -> None:
    """Reads a frame, does what it asks, and answers."""
    try:
        command = decode(frame)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        talker.bad("bad-frame")
        return
    try:
        await ANSWERS[type(command)](talker, command)
    except Refused as refused:
        talker.answer(messages.Refused(command.id, refused.clause, *talker.explained(refused)))
    except Stale:
        talker.answer(messages.Stale(command.id, talker.room.audience.presence.moment))
        async with talker.room.lock:
            talker.room.audience.remind(talker)


async def play(talker: Talker, command: messages.Play) -> None:
    seat = talker.seat()
    await talker.room.hold(seat, command.notation)
    if not talker.reason:  # the seat may have another owner by now
        moment = await talker.room.play(seat, command.notation, command.moment)
        talker.answer(messages.Done(command.id, moment))


async def why(talker: Talker, command: messages.Why) -> None:
    seat, asked = talker.seat(), command.notation
    async with talker.room.lock:
        match = talker.room.playing()
        if not asked and command.element:
            asked = pointing.meant(match, seat, command.element)
        refused = match.why_not(seat, asked) if asked else None
    key = "why-offered" if asked else "why-nothing"
    clause, (text, rule) = "", (t(talker.eye.lang, key, action=asked), "")
    if refused:
        clause, (text, rule) = refused.clause, talker.explained(refused)
    talker.answer(messages.Because(command.id, asked, clause, text, rule))


async def undo(talker: Talker, command: messages.Undo) -> None:
    moment = await petitions.undo(talker.room, talker.seat())
    talker.answer(messages.Done(command.id, moment))


async def consent(talker: Talker, command: messages.Consent) -> None:
    moment = await petitions.consent(talker.room, talker.seat(), command.yes)
    talker.answer(messages.Done(command.id, moment))


async def hint(talker: Talker, command: messages.Hint) -> None:
    room = talker.room
    if not room.spec.settings.hints:
        raise room.refuse("HOUSE-HINT", "refused-hints-off")
    action = await talker.house.advise(room, talker.seat())
    choice = room.audience.teller(room.playing()).voice(talker.eye).choice(action)
    talker.answer(messages.Advice(command.id, choice.notation, choice.label))


async def say(talker: Talker, command: messages.Say) -> None:
    text = safe_line(command.text)
    if text:
        await remark(talker, text)
    talker.done(command.id)


async def remark(talker: Talker, text: str) -> None:
    """A line of chat, kept and told to all."""
    room, seat = talker.room, talker.eye.seat
    if not room.spec.settings.chat:
        raise room.refuse("HOUSE-CHAT", "refused-chat")
    name = room.spec.chairs[seat].name if seat >= 0 else talker.caller.name
    async with room.lock:
        room.remarks = max(room.remarks + 1, int(time.time() * 1000))
        line = messages.ChatLine(room.remarks, seat, name, text)
        await room.shelf.store.notes.remark(room.spec.id, line)
        room.audience.tell(messages.Said(line))


async def language(talker: Talker, command: messages.Language) -> None:
    audience = talker.room.audience
    async with talker.room.lock:
        talker.eye = talker.eye._replace(lang=command.lang)
        talker.caller = talker.caller._replace(lang=command.lang)
        talker.done(command.id)
        audience.resend(talker)
        talker.answer(messages.Table(audience.card(talker.caller)))


async def resync(talker: Talker, command: messages.Resync) -> None:
    talker.done(command.id)
    async with talker.room.lock:
        talker.room.audience.resend(talker)


ANSWERS: Final[dict[type, Callable[[Talker, Any], Awaitable[None]]]] = {
    messages.Play: play,
    messages.Why: why,
    messages.Undo: undo,
    messages.Consent: consent,
    messages.Hint: hint,
    messages.Say: say,
    messages.Language: language,
    messages.Resync: resync,
}
