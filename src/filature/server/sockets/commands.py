"""What a client's commands lead to: every frame gets exactly one answer."""

from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from filature.library import Match
from filature.protocol import messages
from filature.protocol.unknown import unknown_key
from filature.server.rooms import autoplay, ballots, chat
from filature.server.rooms import why as pointing
from filature.server.rooms.listeners import encode
from filature.server.rooms.problems import TooManyRequests
from filature.server.rooms.table import Stale
from filature.server.store.store import Away, Full
from filature.table.refused import Refused
from filature.text.catalogue import t

from .connection import Connection

decode = msgspec.json.Decoder(messages.FromClient).decode


async def respond(connection: Connection, frame: str | bytes) -> None:
    """Reads a frame, does what it asks, and answers."""
    try:
        command = decode(frame)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        connection.bad("bad-frame", unknown_key(str(error)))
        return
    try:
        await COMMANDS[type(command)](connection, command)
    except Refused as refused:
        text, rule = explained(connection, refused)
        connection.answer(messages.Refused(command.id, refused.clause, text, rule))
    except TooManyRequests as problem:
        connection.too_soon(command.id, problem)
    except Full:
        connection.answer(unkept(connection, command, "house-full"))
    except Away:
        connection.answer(unkept(connection, command, "house-away"))
    except Stale:
        listeners = connection.room.listeners
        connection.answer(messages.Stale(command.id, listeners.moment))
        async with connection.room.lock:
            listeners.remind(connection)


async def play(connection: Connection, command: messages.Play) -> None:
    seat = seat_of(connection)
    connection.room.check(seat)
    await connection.room.hold(seat, command.notation, command.moment)
    if not connection.reason:  # the seat may have another owner by now
        moment = await connection.room.play(seat, command.notation, command.moment)
        connection.answer(messages.Done(command.id, moment))


async def why(connection: Connection, command: messages.Why) -> None:
    seat, asked = seat_of(connection), command.notation
    async with connection.room.lock:
        match = connection.room.table.playing()
        if not asked and command.element:
            asked = pointing.meant(match, seat, command.element)
        refused = match.why_not(seat, asked) if asked else None
        told = messages.Because(command.id, asked, "", "")
        if refused:
            text, rule = explained(connection, refused)
            instead = pointing.near(match, seat, asked)
            told = replace(told, clause=refused.clause, text=text, rule=rule, instead=instead)
        else:
            told = unopposed(connection, match, told)
    connection.answer(told)


def unopposed(connection: Connection, match: Match, told: messages.Because) -> messages.Because:
    """Nothing is against it; or nothing was meant, and there are other things to ask about."""
    seat, lang = connection.viewer
    voice = connection.room.listeners.renderer(match).voice(connection.viewer)
    if told.notation:
        label = voice.choice(match.named[told.notation]).label
        return replace(told, text=t(lang, "why-possible", action=label))
    refused = [kind(match, lang, *one) for one in pointing.refused(match, seat)]
    return replace(told, text=t(lang, "why-nothing"), refused=refused)


def kind(match: Match, lang: str, group: str, action: int) -> messages.Choice:
    """A kind of action, by its heading: the one that stands for it may be about nobody here."""
    heading = match.game.words.heading(group, lang)
    return messages.Choice(action, match.game.actions[action].notation, heading, heading)


async def undo(connection: Connection, command: messages.Undo) -> None:
    moment = await ballots.undo(connection.room, seat_of(connection))
    connection.answer(messages.Done(command.id, moment))


async def consent(connection: Connection, command: messages.Consent) -> None:
    moment = await ballots.consent(connection.room, seat_of(connection), command.yes)
    connection.answer(messages.Done(command.id, moment))


async def hint(connection: Connection, command: messages.Hint) -> None:
    room = connection.room
    if not room.spec.settings.hints:
        raise room.refuse("HOUSE-HINT", "refused-hints-off")
    seat, match = seat_of(connection), room.table.playing()
    connection.spending.take("hints", connection.who())
    action = await autoplay.advise(room, seat, command.besides)
    voice = room.listeners.renderer(match).voice(connection.viewer)
    choice, there = voice.choice(action), action in match.offered(seat)
    reason = match.game.reason(match.view(seat), action) if there else None
    told = messages.Advice(command.id, choice.notation, choice.label)
    if reason:
        rule = match.game.clauses(connection.viewer.lang).get(reason.clause, "")
        told = replace(told, reason=voice.say(reason.sentence), clause=reason.clause, rule=rule)
    connection.answer(told)


async def say(connection: Connection, command: messages.Say) -> None:
    if command.text:
        connection.spending.take("chat", connection.who())
    await chat.say(connection.room, connection, command.text)
    done(connection, command)


async def language(connection: Connection, command: messages.Language) -> None:
    listeners = connection.room.listeners
    async with connection.room.lock:
        connection.viewer = connection.viewer._replace(lang=command.lang)
        connection.caller = connection.caller._replace(lang=command.lang)
        done(connection, command)
        listeners.resend(connection)
        connection.send(encode(messages.Table(listeners.card(connection.caller))))


async def resync(connection: Connection, command: messages.Resync) -> None:
    done(connection, command)
    async with connection.room.lock:
        connection.room.listeners.resend(connection)


COMMANDS: Final[dict[type, Callable[[Connection, Any], Awaitable[None]]]] = {
    messages.Play: play,
    messages.Why: why,
    messages.Undo: undo,
    messages.Consent: consent,
    messages.Hint: hint,
    messages.Say: say,
    messages.Language: language,
    messages.Resync: resync,
}


def done(connection: Connection, command: messages.FromClient) -> None:
    moment = connection.room.listeners.moment
    connection.answer(messages.Done(command.id, moment))


def unkept(connection: Connection, command: messages.FromClient, why: str) -> messages.Bad:
    """Nothing can be written down."""
    return messages.Bad(command.id, why, t(connection.viewer.lang, f"mistake-{why}"))


def seat_of(connection: Connection) -> int:
    """The client's seat; whoever watches has nothing to decide."""
    if connection.viewer.seat < 0:
        raise connection.room.refuse("HOUSE-SEAT", "refused-watching")
    return connection.viewer.seat


def explained(connection: Connection, refused: Refused) -> tuple[str, str]:
    """The sentence of a refusal, and its clause in words."""
    seat, lang = connection.viewer
    rule = refused.game.clauses(lang).get(refused.clause, "")
    return refused.text(lang, connection.room.spec.names, seat), rule
